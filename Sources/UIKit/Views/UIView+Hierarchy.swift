// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  final var rare: RareViewStorage {
    if let rareStorage { return rareStorage }
    let made = RareViewStorage()
    rareStorage = made
    return made
  }

  /// The controller whose view this is: told of layout, and next in the responder chain.
  final var owningController: (any LayoutObserving)? {
    get { rareStorage?.owningController }
    set { rare.owningController = newValue }
  }

  /// The ancestor without a superview, or the view itself.
  final var topmostView: UIView {
    var view = self
    while let above = view.parent { view = above }
    return view
  }

  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// The nearest view that both views are in.
  final func commonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    if other.parent === self { return self }
    if parent === other { return other }
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.parent
    }
    return nil
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view === sibling { return }
    if view.parent === self { reorder(view, to: children.count - 1) }
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    insert(view, at: index + offset)
  }

  /// Puts `view` at a position of the subview list; a view that is already there only moves.
  final func insert(_ view: UIView, at index: Int) {
    var levels = 0
    var above: UIView? = self
    while let next = above {
      guard next !== view else {
        Runtime.raise(
          .invalidArgument, "Can't add \(view === self ? "self" : "an ancestor") as subview")
      }
      levels += 1
      above = next.parent
    }
    Self.requireStack(for: levels + 1)
    if view.parent === self { return reorder(view, to: min(index, children.count - 1)) }
    let oldWindow = view.window
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    if changesWindow { view.willMoveTree(toWindow: newWindow, level: levels + 1) }
    if changesWindow, let newWindow { Runtime.current.keepToEndOfTurn(newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.parent { old.lose(view) }
    let position = max(0, min(index, children.count))
    children.insert(view, at: position)
    view.parent = self
    mirrorLayer(of: view, at: position)
    view.didEnterHierarchy()
    if changesWindow { view.didMoveTree() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if !view.marks.isDisjoint(with: .anyConstraints) { view.propagateConstraintsMark() }
    // A view that adds subviews while it lays out has already laid them out.
    if !marks.contains(.isLayingOut) { setNeedsLayout() }
    if !view.marks.isDisjoint(with: .anyLayout) { view.propagateLayoutMark() }
    Runtime.current.viewTreeDidChange()
  }

  final func leaveSuperview() {
    guard let old = parent else { return }
    // Who has it in a weak property alone may still put it elsewhere; a turn that removes many views
    // holds them all, as UIKit's does.
    Runtime.current.keepToEndOfTurn(self)
    let changesWindow = window != nil
    if changesWindow { willMoveTree(toWindow: nil, level: 0) }
    willMove(toSuperview: nil)
    old.lose(self)
    parent = nil
    if changesWindow { didMoveTree() }
    didLeaveHierarchy()
    didMoveToSuperview()
    if !old.marks.contains(.isLayingOut) { old.setNeedsLayout() }
    Runtime.current.viewTreeDidChange()
  }

  /// Removes `view` from the list and the constraints that tie it to the outside.
  private func lose(_ view: UIView) {
    willRemoveSubview(view)
    view.dropConstraintsToOutside()
    children.removeAll { $0 === view }
    let wasMoving = marks.contains(.isMovingLayer)
    marks.insert(.isMovingLayer)
    view.layer.removeFromSuperlayer()
    if !wasMoving { marks.remove(.isMovingLayer) }
    view.parent = nil
  }

  private func mirrorLayer(of view: UIView, at position: Int) {
    // The view itself decides whether it is laid out again.
    let wasMoving = marks.contains(.isMovingLayer)
    marks.insert(.isMovingLayer)
    defer { if !wasMoving { marks.remove(.isMovingLayer) } }
    if position + 1 < children.count {
      layer.insertSublayer(view.layer, below: children[position + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    let target = max(0, min(index, children.count - 1))
    guard old != target else { return }
    children.remove(at: old)
    children.insert(view, at: target)
    view.layer.removeFromSuperlayer()
    mirrorLayer(of: view, at: target)
    Runtime.current.viewTreeDidChange()
  }

  final func swap(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second), first != second
    else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lowView, highView) = (children[low], children[high])
    reorder(highView, to: low)
    reorder(lowView, to: high)
  }

  /// Views inside each other, more than any screen has; a phone's stack ends at some thousands.
  private static let mostLevels = 2000

  /// Ends an app in words whose views need more stack than there is (Documentation/HostileFiles.md §3.8).
  private static func requireStack(for levels: Int) {
    guard levels > mostLevels else { return }
    Runtime.raise(
      .internalInconsistency,
      "Views lie inside each other in more than \(mostLevels) levels; a phone's stack has no room "
        + "for a layout of them")
  }

  /// - Parameter level: How many views the view lies in, and itself.
  private func willMoveTree(toWindow newWindow: UIWindow?, level: Int) {
    Self.requireStack(for: level)
    owningController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for child in children { child.willMoveTree(toWindow: newWindow, level: level + 1) }
  }

  private func didMoveTree() {
    if window == nil, isFirstResponder { resignFirstResponder() }
    takeLooks()
    didMoveToWindow()
    owningController?.viewDidMoveToWindow()
    for child in children { child.didMoveTree() }
  }

  /// Takes what was set for the view's class when it enters a window, and waits for its first layout there,
  /// before which it takes what was set since (Documentation/Containers.md §9.3).
  private func takeLooks() {
    marks.remove(.awaitsLooks)
    guard window != nil else { return }
    if marks.contains(.needsLayout) { marks.insert(.awaitsLooks) }
    AppearanceHook.apply?(self)
  }

  private func didEnterHierarchy() {
    constraintContextDidChange()
    traitsMayHaveChanged()
    insetsMayHaveChanged()
    tintMayHaveChanged()
  }

  private func didLeaveHierarchy() {
    constraintContextDidChange()
    insetsMayHaveChanged()
  }

  final func firstView(taggedWith tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}
