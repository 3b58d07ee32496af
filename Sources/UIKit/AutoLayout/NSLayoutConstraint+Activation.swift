// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSLayoutConstraint {
  /// Counts activations, so that conflicts can break the latest.
  private static var lastActivation = 0

  /// Points of the standard distance between two views, and between a view and its superview.
  static let systemSpacing: CGFloat = 8

  /// Gives the standard distance times `multiplier` as the constant.
  final func spaced(by multiplier: CGFloat) -> NSLayoutConstraint {
    constant = NSLayoutConstraint.systemSpacing * multiplier
    return self
  }

  /// The view an item stands for: itself, or a guide's owner.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The views of all items.
  final var itemViews: [UIView] {
    var views = [NSLayoutConstraint.view(of: leadItem), NSLayoutConstraint.view(of: trailItem)]
    for case let distance? in [distance, secondDistance] {
      views.append(NSLayoutConstraint.view(of: distance.fromItem))
      views.append(NSLayoutConstraint.view(of: distance.toItem))
    }
    return views.compactMap { $0 }
  }

  /// Whether an item is a guide that is in no view.
  private var hasLooseGuide: Bool {
    [leadItem, trailItem].contains { ($0 as? UILayoutGuide).map { $0.owningView == nil } ?? false }
  }

  final func touches(_ subtree: UIView) -> Bool {
    itemViews.contains { $0.isDescendant(of: subtree) }
  }

  final func isTouching(_ item: AnyObject) -> Bool {
    leadItem === item || trailItem === item || distance?.toItem === item
      || secondDistance?.fromItem === item || secondDistance?.toItem === item
  }

  final func activate() { activate(in: nil) }

  /// Installs the constraint on the nearest common ancestor of its items; `requested` is the view
  /// that shows it in its `constraints`, the ancestor itself unless given.
  final func activate(in requested: UIView?) {
    let views = itemViews
    guard var anchor = views.first else { return }
    if anchor.window != nil { checkAxes() }
    for view in views.dropFirst() {
      guard let common = anchor.commonAncestor(with: view) else { raiseNoCommonAncestor() }
      anchor = common
    }
    if views.count == 1, hasSecondItem, distance == nil, secondDistance == nil, hasLooseGuide {
      raiseNoCommonAncestor()
    }
    NSLayoutConstraint.lastActivation += 1
    activationNumber = NSLayoutConstraint.lastActivation
    anchorView = anchor
    let holder = requested ?? anchor
    self.holder = holder
    holder.constraintStorage.held.append(self)
    if holder !== anchor { anchor.constraintStorage.guests.append(self) }
    countCrossings(views, below: anchor, by: 1)
    let root = anchor.layoutRoot
    if let islandOfRoot = root.constraintStorage.island {
      island = islandOfRoot
      islandOfRoot.arrivals.append(self)
    }
    root.markIsland()
  }

  /// Counts the constraint at every view between its items and the ancestor; a view that was a root
  /// until now joins the outer island.
  private func countCrossings(_ views: [UIView], below anchor: UIView, by step: Int) {
    if views.count == 1, views[0] === anchor {
      changeCount(of: anchor, \.ownSizeConstraints, by: step)
      return
    }
    for start in views {
      var view = start
      while view !== anchor {
        changeCount(of: view, \.crossings, by: step)
        guard let above = view.parent else { break }
        view = above
      }
    }
  }

  private func changeCount(
    of view: UIView, _ path: WritableKeyPath<ConstraintStorage, Int>, by step: Int
  ) {
    let wasRoot = view.isLayoutRoot
    view.constraintStorage[keyPath: path] += step
    if step > 0, wasRoot, !view.isLayoutRoot { view.joinOuterIsland() }
  }

  final func deactivate() {
    guard let holder else { return }
    let anchor = anchorView
    island?.root?.markIsland()
    island?.uninstall(self)
    island = nil
    // The list may be what keeps the constraint alive.
    withExtendedLifetime(self) {
      holder.constraintStorage.held.removeAll { $0 === self }
      if let anchor, anchor !== holder {
        anchor.constraintStorage.guests.removeAll { $0 === self }
      }
      if let anchor { countCrossings(itemViews, below: anchor, by: -1) }
      self.holder = nil
      anchorView = nil
    }
  }

  /// Takes the constraint out of its island and hands it over again, with its meaning of now.
  final func restate() {
    guard let island else { return }
    island.uninstall(self)
    self.island = island
    island.arrivals.append(self)
    island.root?.markIsland()
  }

  final func constantDidChange() {
    guard let island else { return }
    if let entry = island.installed[ObjectIdentifier(self)] { island.queue(entry) }
    island.root?.markIsland()
  }

  /// Whether an engine has the constraint: one comes with a window or with the first layout.
  private var isInEngine: Bool {
    anchorView?.window != nil || island?.installed[ObjectIdentifier(self)] != nil
  }

  final func priorityDidChange(from old: UILayoutPriority) {
    guard isActive else { return }
    guard (old == .required) == (priority == .required) || !isInEngine else {
      Runtime.raise(
        .internalInconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(Int(priority.rawValue)) and the existing "
          + "priority was \(Int(old.rawValue)).")
    }
    guard let island else { return }
    if let handle = island.installed[ObjectIdentifier(self)]?.handle, priority.rawValue > 0 {
      island.solver.setPriority(.init(priority.rawValue), of: handle)
    } else {
      restate()
    }
    island.root?.markIsland()
  }
}
