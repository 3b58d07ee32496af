// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Traits that can be written, for overrides and for building collections.
public struct UIMutableTraits {
  var values = TraitValues()

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

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set { values.custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue) }
  }
}

public typealias UITraitOverrides = UIMutableTraits

extension UITraitCollection {
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits = UIMutableTraits()
    mutations(&traits)
    self.init(traits.values)
  }

  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = UIMutableTraits(values: values)
    mutations(&traits)
    return UITraitCollection(traits.values)
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    UIMutableTraits(values: values)[trait]
  }
}
