// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// The traits as of the last change; predicted from the screen for views without superview.
  final var currentTraits: UITraitCollection {
    if let current = traitStorage.current { return current }
    let traits = resolvedTraits()
    traitStorage.current = traits
    return traits
  }

  /// What the surroundings give the view, with its own overrides (Documentation/Views.md §5).
  private func resolvedTraits() -> UITraitCollection {
    let inherited =
      owningController?.traitsForView ?? parent?.traitCollection ?? Runtime.current.screenTraits
    let style = overrideUserInterfaceStyle
    let limits = rareStorage
    guard
      traitStorage.overrides != nil || style != .unspecified
        || limits?.minimumContentSizeCategory != nil || limits?.maximumContentSizeCategory != nil
    else { return inherited }
    var values = inherited.values
    if let overrides = traitStorage.overrides { values.merge(overrides) }
    if style != .unspecified { values.userInterfaceStyle = style }
    if let minimum = limits?.minimumContentSizeCategory {
      values.preferredContentSizeCategory = max(values.preferredContentSizeCategory, minimum)
    }
    if let maximum = limits?.maximumContentSizeCategory {
      values.preferredContentSizeCategory = min(values.preferredContentSizeCategory, maximum)
    }
    return values == inherited.values ? inherited : UITraitCollection(values)
  }

  /// Looks at the surroundings again and tells this view and its subtree what changed, parents
  /// before children. O(subtree) when something changed.
  package final func traitsMayHaveChanged() {
    let previous = traitStorage.current ?? Runtime.current.screenTraits
    let traits = resolvedTraits()
    traitStorage.current = traits
    guard traits !== previous, traits != previous else { return }
    traits.performAsCurrent { announceTraits(traits, previous) }
    for child in children { child.traitsMayHaveChanged() }
  }

  private func announceTraits(_ traits: UITraitCollection, _ previous: UITraitCollection) {
    if traits.hasDifferentColorAppearance(comparedTo: previous) { colorsDidChange() }
    if traits.layoutDirection != previous.layoutDirection { directionMayHaveChanged() }
    if traits.displayScale != previous.displayScale { markLayout() }
    owningController?.viewTraitsDidChange(from: previous)
    systemTraitsDidChange(from: previous)
    traitCollectionDidChange(previous)
    for registration in traitStorage.registrations
    where registration.concerns(previous.values, traits.values) {
      registration.handler(self, previous)
    }
    Runtime.current.appearanceDidChange()
  }

  private func colorsDidChange() {
    if backgroundColor != nil { backgroundColorDidChange() }
    markDisplay()
  }

  final var traitLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let screen = Runtime.current.screenTraits.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: screen == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: return direction
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }

  /// Leading and trailing may have swapped: constraints are stated anew.
  final func directionMayHaveChanged() {
    constraintExpressionsMayHaveChanged()
    marginsMayHaveChanged()
    markLayout()
  }

  public var traitOverrides: UITraitOverrides {
    get { UIMutableTraits(values: traitStorage.overrides ?? TraitValues()) }
    set {
      traitStorage.overrides = newValue.values
      traitsMayHaveChanged()
    }
  }

  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.minimumContentSizeCategory }
    set {
      rare.minimumContentSizeCategory = newValue
      traitsMayHaveChanged()
    }
  }

  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.maximumContentSizeCategory }
    set {
      rare.maximumContentSizeCategory = newValue
      traitsMayHaveChanged()
    }
  }

  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITrait.Type],
    handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    traitStorage.registrations.append(registration)
    return registration
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITrait.Type], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (view: UIView, _) in view.perform(action) }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITrait.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return registerForTraitChanges(traits) { [weak receiver] (view: UIView, previous) in
      guard let receiver else { return }
      RuntimeRegistry.perform(action, on: receiver, with: [view, previous])
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitStorage.registrations.removeAll { $0 === registration }
  }
}
