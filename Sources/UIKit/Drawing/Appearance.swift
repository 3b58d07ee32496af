// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a dynamic colour or an image of a catalog depends on.
///
/// Drawing ranks below traits, so this is the part of a trait collection that it knows.
/// `Appearance.current` is declared beside the traits.
struct Appearance: @unchecked Sendable {
  var isDark = false
  var isElevated = false
  var isHighContrast = false
  /// Pixels per point; 0 when not specified.
  var displayScale: CGFloat = 0
  /// The device family as asset catalogs name it (`phone`, `pad`, `tv`, `car`, `mac`), or nil.
  var idiom: String?
  /// The trait collection this stands for, handed to the closures of apps.
  var traits: AnyObject?
}
