// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Something that tells registered handlers when traits change: views, controllers, scenes.
///
/// Handlers run after `traitCollectionDidChange`, parents before children, before anything is laid
/// out (Documentation/Traits.md §2).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// What stores registrations.
@MainActor
protocol TraitRegistering: UITraitChangeObservable {
  var traitRegistrations: [TraitChangeRegistration] { get set }
}

extension TraitRegistering {
  func announceToRegistrations(_ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in traitRegistrations { registration.announce(old, new, in: self) }
  }
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitChangeRegistration(traits) { environment, previous in
        if let environment = environment as? Environment { handler(environment, previous) }
      })
  }

  /// The same for closures that do not name the type of their first parameter.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitChangeRegistration(traits) { environment, previous in
        if let environment = environment as? Self { handler(environment, previous) }
      })
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(
      TraitChangeRegistration(traits) { environment, previous in
        send(action, to: environment, environment, previous)
      })
  }

  /// Sends `action` with no, one (the environment) or two arguments (its previous traits too).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return register(
      TraitChangeRegistration(traits) { [weak receiver] environment, previous in
        if let receiver { send(action, to: receiver, environment, previous) }
      })
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func register(_ registration: TraitChangeRegistration) -> TraitChangeRegistration {
    (self as? any TraitRegistering)?.traitRegistrations.append(registration)
    return registration
  }
}

@MainActor
private func send(
  _ action: Selector, to receiver: AnyObject, _ environment: any UITraitEnvironment,
  _ previous: UITraitCollection
) {
  let arguments: [Any?] = [environment, previous]
  RuntimeRegistry.perform(
    action, on: receiver, with: Array(arguments.prefix(action.argumentCount)))
}
