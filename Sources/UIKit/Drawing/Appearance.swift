// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a dynamic colour or an image of a catalog depends on.
///
/// Drawing ranks below traits, so this is the part of a trait collection that it knows. The setter
/// of `UITraitCollection.current` mirrors itself into ``current``.
struct Appearance: @unchecked Sendable {
  var isDark = false
  var isElevated = false
  var isHighContrast = false
  /// Pixels per point; 0 when not specified.
  var displayScale: CGFloat = 0
  /// `phone`, `pad`, `tv`, `car`, `mac`, `vision`, or nil when not specified.
  var idiom: String?
  /// The trait collection this stands for, handed to the closures of apps.
  var traits: AnyObject?

  private nonisolated(unsafe) static var main = Appearance()
  private static let key = "Snug.Appearance"

  /// The appearance that colours resolve to now, for each thread its own.
  static var current: Appearance {
    get {
      if Thread.isMainThread { return main }
      return Thread.current.threadDictionary[key] as? Appearance ?? Appearance()
    }
    set {
      if Thread.isMainThread {
        main = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue
      }
    }
  }
}
