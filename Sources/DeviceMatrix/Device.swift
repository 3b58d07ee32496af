// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// A screen that apps run on: its size, its pixels and what its hardware covers.
///
/// Sizes and insets are in points, for a bare full-screen window (Documentation/Devices.md §1).
package struct Device: Hashable, Sendable {
  /// Whether the device is held in a hand or lies on a table; decides size classes and margins.
  package enum Idiom: String, Hashable, Sendable, Codable {
    case phone
    case pad
  }

  /// The name people type and read, such as `iPhone X`.
  package let name: String
  /// Other names for the same screen, such as `iPhone XS`.
  package let aliases: [String]
  package let idiom: Idiom
  /// The screen in portrait, in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// What bars and corners cover in portrait.
  package let portraitSafeArea: Insets
  /// What bars and corners cover in landscape.
  package let landscapeSafeArea: Insets
  /// Whether a landscape phone is regular in width: the Plus and Max sizes.
  package let isLargePhone: Bool

  /// The screen as held, in points.
  package func size(in orientation: Orientation) -> CGSize {
    orientation.isPortrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The safe area of a bare window as held, in points.
  package func safeArea(in orientation: Orientation) -> Insets {
    orientation.isPortrait ? portraitSafeArea : landscapeSafeArea
  }

  /// Whether the full-screen window is regular (true) or compact along an axis, as held.
  ///
  /// Documentation/Devices.md §2.
  package func isRegular(along axis: Axis, in orientation: Orientation) -> Bool {
    switch (idiom, axis) {
    case (.pad, _): true
    case (.phone, .vertical): orientation.isPortrait
    case (.phone, .horizontal): !orientation.isPortrait && isLargePhone
    }
  }

  /// The least distance, in points, of a root view's margins from its left and right edge.
  ///
  /// 16 on narrow screens, 20 on screens at least 414 points wide in portrait.
  package var systemMinimumMargin: CGFloat { size.width >= 414 ? 20 : 16 }
}
