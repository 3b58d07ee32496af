// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation
package import UIKit

/// What is on the screen, for those who look for something.
@MainActor
package struct ScreenContents {
  package init() {}

  /// Visible windows, frontmost first.
  package var windows: [UIWindow] {
    let shown = UIApplication.shared.windows.filter { !$0.isHidden }
    return shown.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  /// The frontmost window that a finger at the point would touch.
  func window(at point: CGPoint) -> UIWindow? {
    windows.first { $0.bounds.contains(point) && $0.hitTest(point, with: nil) != nil }
  }

  /// Every element within a view, that view first, back to front; hidden ones left out.
  package func elements(in root: UIView) -> [ScreenElement] {
    var found: [ScreenElement] = []
    collect(root, into: &found)
    return found
  }

  private func collect(_ view: UIView, into found: inout [ScreenElement]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    found.append(ScreenElement(view))
    if let control = view as? UISegmentedControl {
      found += (0..<control.numberOfSegments).map { ScreenElement(control, segment: $0) }
    }
    for child in view.subviews { collect(child, into: &found) }
  }

  /// The controller in front: what is presented last over the frontmost window's root.
  package var frontController: UIViewController? {
    guard
      var controller = windows.first(where: { $0.rootViewController != nil })?
        .rootViewController
    else { return nil }
    while let next = controller.presentedViewController, !next.isBeingDismissed {
      controller = next
    }
    return controller
  }

  /// Elements a finger reaches that have a name, in reading order, each summary once.
  func summaries() -> [(name: String, summary: String)] {
    var seen: Set<String> = []
    return windows.flatMap { window in
      inReadingOrder(
        elements(in: window).filter {
          $0.summary != nil && !$0.repeatsItsControl && $0.touchPoint(in: window) != nil
        }, in: window)
    }.compactMap { element in
      guard let summary = element.summary, seen.insert(summary).inserted else { return nil }
      return (element.identifier ?? element.name ?? element.typeName, summary)
    }
  }

  /// From top to bottom, then as lines are read in the window's language.
  func inReadingOrder(_ elements: [ScreenElement], in window: UIWindow) -> [ScreenElement] {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let keyed = elements.enumerated().map { index, element in
      let frame = element.frame(in: window)
      return (y: frame.minY, x: isMirrored ? -frame.maxX : frame.minX, index, element)
    }
    return keyed.sorted { ($0.y, $0.x, $0.2) < ($1.y, $1.x, $1.2) }.map(\.3)
  }
}
