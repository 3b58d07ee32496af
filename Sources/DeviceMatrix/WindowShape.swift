// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// How much of a screen an app's window has: all of it, or what multitasking on a tablet leaves.
///
/// The widths are those of Documentation/Devices.md §4.
package enum WindowShape: Hashable, Sendable {
  case full
  case half
  case oneThird
  case twoThirds
  case slideOver
  /// A size in points.
  case size(width: CGFloat, height: CGFloat)

  /// The shape people mean by `half`, `1/3`, `two-thirds`, `slide-over`, `507x768` …
  package init?(name: String) {
    switch name.lowercased().replacingOccurrences(of: " ", with: "-") {
    case "full", "1/1": self = .full
    case "half", "1/2": self = .half
    case "third", "one-third", "1/3": self = .oneThird
    case "two-thirds", "2/3": self = .twoThirds
    case "slide-over", "slideover": self = .slideOver
    case let other:
      let sides = other.split(whereSeparator: { $0 == "x" || $0 == "×" }).compactMap {
        Double($0)
      }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
      self = .size(width: sides[0], height: sides[1])
    }
  }

  /// The word that ``init(name:)`` reads back.
  package var name: String {
    switch self {
    case .full: "full"
    case .half: "half"
    case .oneThird: "one-third"
    case .twoThirds: "two-thirds"
    case .slideOver: "slide-over"
    case .size(let width, let height):
      String(format: "%gx%g", Double(width), Double(height))
    }
  }
}

extension Device {
  /// Points between the two apps of a split screen.
  private static let divider: CGFloat = 10
  /// The least width, in points, at which the window of a tablet is regular in width.
  private static let regularWidth: CGFloat = 660

  /// A window's size, in points, with the device held as `orientation`.
  ///
  /// Phones have full windows and windows of a given size only.
  package func windowSize(_ shape: WindowShape, in orientation: Orientation) -> CGSize {
    let screen = size(in: orientation)
    let narrow = narrowWidth(in: orientation)
    let width: CGFloat
    switch shape {
    case .full: return screen
    case .size(let width, let height): return CGSize(width: width, height: height)
    case _ where idiom == .phone: return screen
    case .half: width = ((screen.width - Device.divider) / 2).rounded(.down)
    case .oneThird, .slideOver: width = narrow
    case .twoThirds: width = screen.width - Device.divider - narrow
    }
    return CGSize(width: width, height: screen.height)
  }

  /// The width of the smaller app of an uneven split, and of slide-over, points.
  private func narrowWidth(in orientation: Orientation) -> CGFloat {
    let isWide = orientation.isPortrait ? size.width >= 1024 : size.height >= 1180
    return isWide ? 375 : 320
  }

  /// Whether a window of that shape is regular in width; height follows the full screen.
  package func isRegularInWidth(_ shape: WindowShape, in orientation: Orientation) -> Bool {
    let window = windowSize(shape, in: orientation)
    guard idiom == .pad, window.width < size(in: orientation).width else {
      return isRegular(along: .horizontal, in: orientation)
    }
    return window.width >= Device.regularWidth
  }
}
