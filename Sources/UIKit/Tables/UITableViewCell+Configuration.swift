// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Content and background by configuration (Documentation/TableView.md §8).
extension UITableViewCell {
  func adoptContent(_ configuration: (any UIContentConfiguration)?) {
    needsHeight = true
    hostTable?.setNeedsLayout()
    guard let configuration else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      configurations.contentView = nil
      return replaceContentView(by: madeContentView())
    }
    if let view = configurations.take(configuration) {
      labels = [nil, nil]
      builtInImageView = nil
      replaceContentView(by: view)
    }
    setNeedsUpdateConfiguration()
  }

  func madeContentView() -> TableCellContentView {
    let content = TableCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
    content.cell = self
    return content
  }

  private func replaceContentView(by view: UIView) {
    let index = storedContentView.flatMap { subviews.firstIndex(of: $0) } ?? 0
    storedContentView?.removeFromSuperview()
    storedContentView = view
    insertSubview(view, at: index)
    parts.systemMargins = nil
    setNeedsLayout()
  }

  func adoptBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    parts.backgroundFill = ConfiguredBackgroundView.show(
      configuration, in: self, instead: parts.backgroundFill)
    guard configuration != nil else { return }
    backgroundColor = nil
    parts.hasOwnColor = false
    showSelection()
    setNeedsLayout()
  }

  /// The background that rows of the table have without any configuration.
  var standardBackground: UIBackgroundConfiguration {
    hostTable?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = place.shift != 0
    return state
  }

  /// Brings configurations up to date with the state, once for however many changes.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.needsUpdate = false
  }

  func updateAutomatically(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = configurations.content {
      let updated = content.updated(for: state)
      configurations.content = updated
      configurations.contentView?.configuration = updated
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
      adoptBackground(background.updated(for: state))
    }
  }
}

extension UIListContentConfiguration {
  /// The default of a table cell of a built-in style.
  static func standard(for style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
    switch style {
    case .default: cell()
    case .subtitle: subtitleCell()
    case .value1, .value2: valueCell()
    }
  }
}
