// Part of Snug, under the Apache License 2.0; see LICENSE.

// The system's traits: what `TraitValues` stores, by type.

public struct UITraitUserInterfaceIdiom: StoredTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitUserInterfaceStyle: StoredTrait {
  public typealias Value = UIUserInterfaceStyle
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitUserInterfaceLevel: StoredTrait {
  public typealias Value = UIUserInterfaceLevel
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLayoutDirection: StoredTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var path: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}

public struct UITraitDisplayScale: StoredTrait {
  public typealias Value = CGFloat
  static var path: WritableKeyPath<TraitValues, Value> { \.displayScale }
}

public struct UITraitDisplayGamut: StoredTrait {
  public typealias Value = UIDisplayGamut
  static var path: WritableKeyPath<TraitValues, Value> { \.displayGamut }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitHorizontalSizeClass: StoredTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: StoredTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}

public struct UITraitPreferredContentSizeCategory: StoredTrait {
  public typealias Value = UIContentSizeCategory
  static var path: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}

public struct UITraitAccessibilityContrast: StoredTrait {
  public typealias Value = UIAccessibilityContrast
  static var path: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLegibilityWeight: StoredTrait {
  public typealias Value = UILegibilityWeight
  static var path: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}

public struct UITraitActiveAppearance: StoredTrait {
  public typealias Value = UIUserInterfaceActiveAppearance
  static var path: WritableKeyPath<TraitValues, Value> { \.activeAppearance }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitForceTouchCapability: StoredTrait {
  public typealias Value = UIForceTouchCapability
  static var path: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}

extension UITraitCollection {
  /// The system's traits, in the order in which ``changedTraits(from:)`` names them.
  static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitForceTouchCapability.self,
    ]
  }

  /// The system's traits that dynamic colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The system's traits that choose among the variants of an image.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
}
