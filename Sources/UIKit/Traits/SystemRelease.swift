// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import TextLayout

/// Releases of the system between which controls and cells changed their measures.
///
/// Apps run on the newest. Interface Builder's canvas shows what the release of its Xcode showed
/// (Documentation/Controls.md §4, Documentation/Fidelity.md §2.7).
package enum SystemRelease: Int, Comparable, Sendable {
  /// Xcode 7 and older.
  case iOS9 = 9
  /// Xcode 8.
  case iOS10 = 10
  /// Xcode 9 and 10.
  case iOS12 = 12
  /// Xcode 11.
  case iOS13 = 13
  /// Xcode 12 to 16.2.
  case iOS14 = 14
  /// Xcode 16.3 and 16.4. Only the canvas knows it.
  case iOS18 = 18
  /// Xcode 26. Only the canvas knows it.
  case iOS26 = 26

  /// What apps run on.
  package static let newest = SystemRelease.iOS14

  package static func < (one: SystemRelease, other: SystemRelease) -> Bool {
    one.rawValue < other.rawValue
  }

  /// How San Francisco was made then.
  var fontGeneration: SystemFontGeneration { self < .iOS14 ? .textAndDisplay : .variable }
}
