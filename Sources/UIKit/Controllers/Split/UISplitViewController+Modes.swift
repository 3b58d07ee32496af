// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Which columns are seen (Documentation/Containers.md §11.2).
extension UISplitViewController {
  /// Beside each other on a tablet's long side; held upright the detail alone.
  public var displayMode: DisplayMode {
    mode(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size)
  }

  public var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    if size.width <= size.height { return .overlay }
    return style == .tripleColumn ? .displace : .tile
  }

  public var primaryColumnWidth: CGFloat {
    SplitColumns.width(of: .primary, in: self, total: viewIfLoaded?.bounds.width ?? 0)
  }

  public var supplementaryColumnWidth: CGFloat {
    SplitColumns.width(of: .supplementary, in: self, total: viewIfLoaded?.bounds.width ?? 0)
  }

  func mode(in size: CGSize) -> DisplayMode {
    if collapsed ?? isNarrow { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return supported(preferredDisplayMode) }
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// Two columns before the detail need three in all.
  private func supported(_ mode: DisplayMode) -> DisplayMode {
    guard style != .tripleColumn, mode.count == 2 else { return mode }
    return mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }

  /// One column, as the behaviour wants it.
  var sideMode: DisplayMode {
    splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
  }

  /// Two columns, as the behaviour wants them.
  var wideMode: DisplayMode {
    switch splitBehavior {
    case .overlay: .twoOverSecondary
    case .tile: .twoBesideSecondary
    case .displace, .automatic: .twoDisplaceSecondary
    }
  }

  /// The columns of a mode, from the leading edge on.
  func columns(of mode: DisplayMode) -> [Column] {
    let before: [Column] =
      style == .tripleColumn
      ? (mode.count == 2 ? [.primary, .supplementary] : mode.count == 1 ? [.supplementary] : [])
      : (mode.count > 0 ? [.primary] : [])
    let shown = (before + [.secondary]).filter { columns[$0] != nil }
    // Something must be seen.
    if shown.isEmpty || (shown == [] && columns[.primary] != nil) { return [.primary] }
    return shown
  }

  /// What is on screen now, from the leading edge on.
  var shownColumns: [Column] {
    guard collapsed ?? isNarrow else { return columns(of: displayMode) }
    return [Column.compact, .primary, .supplementary, .secondary]
      .first { columns[$0] != nil }.map { [$0] } ?? []
  }

  /// Whether the list stands on the right.
  var mirrorsColumns: Bool {
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isRightToLeft
  }

  /// The mode that the button leads to.
  var targetMode: DisplayMode {
    if let delegate,
      let own = optionalCall(on: delegate, { delegate.targetDisplayModeForAction(in: self) }),
      own != .automatic
    {
      return own
    }
    guard style == .tripleColumn else {
      return displayMode == .secondaryOnly ? sideMode : .secondaryOnly
    }
    switch displayMode.count {
    case 0: return sideMode
    case 1: return wideMode
    default: return sideMode
    }
  }

  func makeModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
    item.accessibilityLabel = "Sidebar"
    item.target = self
    item.action = Selector("toggleDisplayMode:")
    item.primaryAction = nil
    item.image = UIImage(systemName: "sidebar.leading")
    // An app may put it into a bar itself; there is nothing to show where columns lie on each other.
    item.isHidden = isCollapsed
    let entry = RuntimeRegistry.describe(UISplitViewController.self)
    entry.method("toggleDisplayMode:") { (split: UISplitViewController, _) in split.toggleMode() }
    return item
  }

  private func toggleMode() {
    chosenMode = targetMode
    modeMayHaveChanged()
  }

  /// A touch beside columns that lie over the detail puts them away.
  func touchedOutside() {
    guard displayMode.isOverlay else { return }
    chosenMode = .secondaryOnly
    modeMayHaveChanged()
  }

  /// Moves to the mode that now holds, with an animation on screen.
  func modeMayHaveChanged() {
    guard let root = viewIfLoaded else { return }
    root.setNeedsLayout()
    guard appearance == .appeared, UIView.areAnimationsEnabled else { return arrangeColumns() }
    UIView.animate(withDuration: 0.35) {
      self.arrangeColumns()
      root.layoutIfNeeded()
    }
  }
}
