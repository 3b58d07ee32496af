// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The receipt of a registration for trait changes.
public protocol UITraitChangeRegistration: AnyObject {}

/// One closure or selector that hears about some traits.
final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [any UITrait.Type]
  let handler: @MainActor (UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [any UITrait.Type],
    handler: @escaping @MainActor (UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  /// Whether one of the registered traits differs.
  func concerns(_ old: TraitValues, _ new: TraitValues) -> Bool {
    traits.contains { trait in
      if let stored = trait as? any StoredTrait.Type { return !stored.isEqual(old, new) }
      return old.custom[ObjectIdentifier(trait)] != new.custom[ObjectIdentifier(trait)]
    }
  }
}
