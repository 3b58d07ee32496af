// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// When a variant of a catalog entry applies.
struct AssetConditions: Equatable {
  /// `universal`, `iphone`, `ipad`, `tv`, `watch`, `mac`, `car`, `ios-marketing`.
  var idiom = "universal"
  /// Pixels per point, at least 1; nil for every scale.
  var scale: Int?
  /// Nil for every luminosity.
  var isDark: Bool?
  var isHighContrast = false

  init(_ entry: [String: Any]) {
    idiom = entry["idiom"] as? String ?? "universal"
    // Nothing has no pixels for a point.
    scale = (entry["scale"] as? String).flatMap { Int($0.prefix(1)) }.flatMap { $0 > 0 ? $0 : nil }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }

  /// How well the variant suits an appearance; nil when it must not be used.
  ///
  /// The device family weighs most, then luminosity, contrast and scale. Scales go as files do: the
  /// screen's, then larger, then smaller ones.
  func rank(in appearance: Appearance) -> Int? {
    var rank = 0
    switch (idiom, appearance.idiom) {
    case ("universal", _): break
    case ("iphone", "phone"), ("ipad", "pad"), ("tv", "tv"), ("car", "car"), ("mac", "mac"):
      rank += 1000
    case ("iphone", nil): break
    default: return nil
    }
    if let isDark {
      guard isDark == appearance.isDark else { return nil }
      rank += 100
    }
    if isHighContrast {
      guard appearance.isHighContrast else { return nil }
      rank += 50
    }
    guard let scale else { return rank }
    let order = ImageFiles.scales(preferred: appearance.displayScale)
    guard let place = order.firstIndex(of: scale) else { return rank }
    return rank + 10 - place
  }

  /// The variants that may be used in an appearance, the best first; of equal ones the first written.
  static func ranked<Variant>(
    _ variants: [Variant], in appearance: Appearance, by conditions: (Variant) -> AssetConditions
  ) -> [Variant] {
    let ranks = variants.enumerated().compactMap { index, variant in
      conditions(variant).rank(in: appearance).map { (rank: $0, index: index) }
    }
    let best = ranks.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }
    return best.map { variants[$0.index] }
  }
}
