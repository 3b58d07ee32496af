// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The receipt of a registration for trait changes.
public protocol UITraitChangeRegistration: AnyObject {}

/// One closure or selector that hears about some traits.
final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    handler: @escaping @MainActor (UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler when one of the registered traits differs.
  @MainActor
  func announce(
    _ old: UITraitCollection, _ new: UITraitCollection, in environment: any UITraitEnvironment
  ) {
    guard traits.contains(where: { !old.values.isEqual(new.values, in: $0) }) else { return }
    handler(environment, old)
  }
}
