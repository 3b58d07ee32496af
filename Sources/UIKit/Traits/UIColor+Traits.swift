// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension Appearance {
  /// The part of a trait collection that colours and images depend on.
  init(_ traits: UITraitCollection) {
    self.init(
      isDark: traits.userInterfaceStyle == .dark,
      isElevated: traits.userInterfaceLevel == .elevated,
      isHighContrast: traits.accessibilityContrast == .high,
      displayScale: traits.displayScale, idiom: Appearance.idiom(traits.userInterfaceIdiom),
      traits: traits)
  }

  /// The appearance that colours resolve to now.
  static var current: Appearance { Appearance(UITraitCollection.current) }

  private static func idiom(_ idiom: UIUserInterfaceIdiom) -> String? {
    switch idiom {
    case .phone: return "phone"
    case .pad: return "pad"
    case .tv: return "tv"
    case .carPlay: return "car"
    case .mac: return "mac"
    default: return nil
    }
  }
}

extension UIColor {
  /// A colour that asks `dynamicProvider` each time its components are needed.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let provide = dynamicProvider
    self.init(
      content: .dynamic { appearance in
        provide(appearance.traits as? UITraitCollection ?? .current)
      })
  }

  /// The fixed colour that this one is under `traitCollection`.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(in: Appearance(traitCollection))
  }
}
