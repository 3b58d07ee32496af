// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The stored values of a trait collection; what a collection compares and merges.
struct TraitValues: Equatable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  /// Pixels per point; 0 is unspecified.
  var displayScale: CGFloat = 0
  var forceTouchCapability = UIForceTouchCapability.unknown
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Values of traits that apps define, by the type's identity.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// The values of the app's traits that colours depend on.
  var colorTraits: [ObjectIdentifier: CustomTraitValue] {
    custom.isEmpty ? [:] : custom.filter { $0.value.affectsColors }
  }

  /// Takes over every value that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>, unless none: Value) {
      if other[keyPath: path] != none { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.userInterfaceLevel, unless: .unspecified)
    take(\.accessibilityContrast, unless: .unspecified)
    take(\.legibilityWeight, unless: .unspecified)
    take(\.displayGamut, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.forceTouchCapability, unless: .unknown)
    take(\.layoutDirection, unless: .unspecified)
    take(\.activeAppearance, unless: .unspecified)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    custom.merge(other.custom) { _, new in new }
  }
}

/// A value of a trait that an app defines, compared by its own equality.
struct CustomTraitValue: Equatable, @unchecked Sendable {
  let value: Any
  let affectsColors: Bool
  private let isEqualTo: (Any) -> Bool

  init<Value>(_ value: Value, affectsColors: Bool) {
    self.value = value
    self.affectsColors = affectsColors
    isEqualTo = { other in
      guard let left = value as? any Equatable else { return false }
      return left.isEqual(to: other)
    }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqualTo(right.value) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
