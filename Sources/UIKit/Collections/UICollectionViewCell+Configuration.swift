// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Content and background by configuration (Documentation/CollectionView.md §10).
extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void

  final func adoptContent(_ configuration: (any UIContentConfiguration)?) {
    defer { invalidateIntrinsicContentSize() }
    guard let configuration else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      configurations.contentView = nil
      return replaceContentView(by: makeContentView())
    }
    if let view = configurations.take(configuration) { replaceContentView(by: view) }
    setNeedsUpdateConfiguration()
  }

  final func replaceContentView(by view: UIView) {
    let index = storedContentView.flatMap { subviews.firstIndex(of: $0) } ?? subviews.count
    storedContentView?.removeFromSuperview()
    view.frame = contentFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView = view
    insertSubview(view, at: min(index, subviews.count))
    setNeedsLayout()
  }

  final func adoptBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    backgroundFill = ConfiguredBackgroundView.show(configuration, in: self, instead: backgroundFill)
    if configuration != nil { backgroundColor = nil }
  }

  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = hostView?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = swipeShift != 0
    if let row = self as? UICollectionViewListCell { state.isExpanded = row.isOutlineOpen }
    if let movement = hostView?.movement, let path = appliedAttributes?.indexPath {
      state.isReordering = movement.current == path
    }
    return state
  }

  /// Brings configurations up to date with the state, once for however many changes.
  final func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.needsUpdate = false
  }

  final func updateAutomatically(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      let updated = content.updated(for: state)
      configurations.content = updated
      configurations.contentView?.configuration = updated
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      adoptBackground(background.updated(for: state))
    }
  }

  final func makeContentView() -> UIView {
    let content = CollectionCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.cell = self
    content.preservesSuperviewLayoutMargins = self is UICollectionViewListCell
    return content
  }
}
