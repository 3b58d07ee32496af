// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A trait by type, for ``UIView/registerForTraitChanges(_:handler:)``.
public protocol UITrait {}

/// A trait that an app defines.
public protocol UITraitDefinition: UITrait {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait of the system: where its value is stored.
protocol StoredTrait: UITrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool
}

public struct UITraitUserInterfaceIdiom: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.userInterfaceIdiom == right.userInterfaceIdiom
  }
}

public struct UITraitUserInterfaceStyle: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.userInterfaceStyle == right.userInterfaceStyle
  }
}

public struct UITraitUserInterfaceLevel: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.userInterfaceLevel == right.userInterfaceLevel
  }
}

public struct UITraitLayoutDirection: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.layoutDirection == right.layoutDirection
  }
}

public struct UITraitDisplayScale: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.displayScale == right.displayScale
  }
}

public struct UITraitDisplayGamut: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.displayGamut == right.displayGamut
  }
}

public struct UITraitHorizontalSizeClass: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.horizontalSizeClass == right.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.verticalSizeClass == right.verticalSizeClass
  }
}

public struct UITraitPreferredContentSizeCategory: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.preferredContentSizeCategory == right.preferredContentSizeCategory
  }
}

public struct UITraitAccessibilityContrast: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.accessibilityContrast == right.accessibilityContrast
  }
}

public struct UITraitLegibilityWeight: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.legibilityWeight == right.legibilityWeight
  }
}

public struct UITraitActiveAppearance: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.activeAppearance == right.activeAppearance
  }
}

public struct UITraitForceTouchCapability: UITrait, StoredTrait {
  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left.forceTouchCapability == right.forceTouchCapability
  }
}
