// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The values that describe the surroundings of views: text size, size classes, scale, style …
///
/// Immutable, so it is sent unchecked; a subclass answers for itself. Collections with equal values are
/// equal.
open class UITraitCollection: NSObject, @unchecked Sendable {
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

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var displayScale: CGFloat { values.displayScale }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// Whether every trait that `other` specifies has the same value here.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Whether a dynamic colour may look different under the two collections.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
      || activeAppearance != other.activeAppearance
      || values.colorTraits != other.values.colorTraits
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  open override var description: String { "<UITraitCollection: \(values)>" }
}
