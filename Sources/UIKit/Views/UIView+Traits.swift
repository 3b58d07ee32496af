// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  /// The traits as of the last change; predicted from the screen for views without superview.
  final var currentTraits: UITraitCollection {
    if let current = traitStorage.current { return current }
    let traits = resolvedTraits()
    traitStorage.current = traits
    return traits
  }

  /// What the surroundings give the view, with its own overrides (Documentation/Traits.md §1).
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
  ///
  /// - Parameter assumed: The traits of a view that nobody asked so far; nil means the screen's.
  package final func traitsMayHaveChanged(from assumed: UITraitCollection? = nil) {
    let previous = traitStorage.current ?? assumed ?? Runtime.current.screenTraits
    let traits = resolvedTraits()
    traitStorage.current = traits
    guard traits !== previous, traits != previous else { return }
    traits.performAsCurrent { announceTraits(traits, previous) }
    for child in children { child.traitsMayHaveChanged(from: previous) }
  }

  private func announceTraits(_ traits: UITraitCollection, _ previous: UITraitCollection) {
    if traits.hasDifferentColorAppearance(comparedTo: previous) { colorsDidChange() }
    if traits.layoutDirection != previous.layoutDirection { directionMayHaveChanged() }
    owningController?.viewTraitsDidChange(from: previous)
    systemTraitsDidChange(from: previous)
    traitCollectionDidChange(previous)
    announceToRegistrations(previous, traits)
    // Callbacks that may read traits run again (Documentation/Traits.md §2.4).
    markConstraints()
    markLayout()
    Runtime.current.appearanceDidChange()
  }

  private func colorsDidChange() {
    if backgroundColor != nil { backgroundColorDidChange() }
    markDisplay()
    tintColorDidChange()
  }

  /// The direction in which the view lays its content out, by its attribute and its traits.
  final var ownDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitLayoutDirection)
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
    markDisplay()
  }

  /// Where something at `rect`, given for left-to-right, is in this view's direction.
  final func mirrored(_ rect: CGRect, in area: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// What the view sets for itself and its subtree.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitStorage.overrides ?? TraitValues()) }
    set {
      traitStorage.overrides = newValue.values == TraitValues() ? nil : newValue.values
      traitsMayHaveChanged()
    }
  }

  /// Takes over pending changes of traits; there are none here, since changes are told at once.
  public func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  final func limitContentSize(
    _ limit: ReferenceWritableKeyPath<RareViewStorage, UIContentSizeCategory?>,
    _ category: UIContentSizeCategory?
  ) {
    rare[keyPath: limit] = category
    traitsMayHaveChanged()
  }

  /// Words for a developer; which Apple's are is not documented.
  final var contentSizeLimits: String {
    let limits = [minimumContentSizeCategory, maximumContentSizeCategory]
      .map { $0?.rawValue ?? "none" }
    return "minimum \(limits[0]), maximum \(limits[1])"
  }
}

extension UIView: TraitRegistering {
  final var traitRegistrations: [TraitChangeRegistration] {
    get { traitStorage.registrations }
    set { traitStorage.registrations = newValue }
  }
}
