// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The values that describe the surroundings of views: text size, size classes, scale, style …
///
/// Immutable. Collections with equal values are equal.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override init() {
    values = TraitValues()
    super.init()
  }

  private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values)
  }

  /// Merges collections; later ones win where several specify a trait.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(\.displayGamut, displayGamut)
  }

  public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, forceTouchCapability)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, activeAppearance)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var displayScale: CGFloat { values.displayScale }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether every trait that `other` specifies has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Whether a dynamic colour may look different under the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
      || activeAppearance != other.activeAppearance
      || values.colorTraits != other.values.colorTraits
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  public override var description: String { "<UITraitCollection: \(values)>" }
}
