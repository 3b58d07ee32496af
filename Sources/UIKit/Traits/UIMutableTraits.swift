// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Traits that can be written.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The traits that a view or controller sets for itself and what is below it.
///
/// Assigning a trait overrides it; reading one that is not overridden gives its default.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  init(_ values: TraitValues) { self.values = values }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance }
    set { values.activeAppearance = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UITraitCollection {
  /// The collection that `mutations` leaves when it starts from nothing specified.
  public convenience init(mutations: UITraitMutations) {
    self.init(UITraitCollection.values(TraitValues(), changedBy: mutations))
  }

  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(UITraitCollection.values(values, changedBy: mutations))
  }

  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return UITraitCollection(changed)
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The traits that differ; all that are specified when there is nothing to compare with.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    return UITraitCollection.systemTraits.filter { !values.isEqual(other, in: $0) }
  }

  private static func values(
    _ values: TraitValues, changedBy mutations: UITraitMutations
  ) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(values)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? values
  }
}
