// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A trait: a value that describes the surroundings of views and travels down their hierarchy.
///
/// Apps define their own; those of the system conform too.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  /// Whether dynamic colours may look different when the trait changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait by type, for `registerForTraitChanges(_:handler:)`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system: where a collection stores its value.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension StoredTrait {
  public static var defaultValue: Value { TraitValues()[keyPath: path] }

  static func isEqual(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: path] == right[keyPath: path]
  }

  static func read(_ values: TraitValues) -> Any { values[keyPath: path] }

  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func reset(_ values: inout TraitValues) { values[keyPath: path] = defaultValue }

  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: path] != defaultValue
  }
}

extension TraitValues {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let stored = trait as? any StoredTrait.Type {
        return stored.read(self) as? Trait.Value ?? Trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let stored = trait as? any StoredTrait.Type {
        stored.write(newValue, to: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(
          newValue, affectsColors: Trait.affectsColorAppearance)
      }
    }
  }

  func specifies(_ trait: UITrait) -> Bool {
    if let stored = trait as? any StoredTrait.Type { return stored.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let stored = trait as? any StoredTrait.Type { return stored.reset(&self) }
    custom[ObjectIdentifier(trait)] = nil
  }

  func isEqual(_ other: TraitValues, in trait: UITrait) -> Bool {
    if let stored = trait as? any StoredTrait.Type { return stored.isEqual(self, other) }
    return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
  }
}
