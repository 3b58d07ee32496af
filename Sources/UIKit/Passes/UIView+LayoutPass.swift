// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The second pass: solving and `layoutSubviews`, root to leaf (Documentation/AutoLayout.md §7.2).
extension UIView {
  final func markLayout() {
    guard !marks.contains(.needsLayout) else { return }
    marks.insert(.needsLayout)
    if let work = LayoutWork.current { work.didMark(self) }
    propagateLayoutMark()
  }

  final func markProperties() {
    marks.insert(.needsProperties)
    propagateLayoutMark()
  }

  /// Tells every ancestor that something below it waits for layout.
  final func propagateLayoutMark() {
    Runtime.current.layoutDidBecomeDue()
    var view = parent
    while let ancestor = view, !ancestor.marks.contains(.layoutBelow) {
      ancestor.marks.insert(.layoutBelow)
      view = ancestor.parent
    }
  }

  final var hasLayoutWork: Bool {
    !marks.isDisjoint(with: LayoutMarks.anyLayout.union(.anyConstraints))
  }

  /// Lays out what is marked in this view's tree, once.
  final func layOutTree() {
    if marks.contains(.needsProperties) { updatePropertiesNow() }
    if marks.contains(.needsInsets) { updateInsets() }
    if marks.contains(.islandIsDue) { solveIsland() }
    if marks.contains(.needsLayout) {
      if marks.contains(.awaitsLooks) { takeLateLooks() }
      marks.remove(.needsLayout)
      performLayout()
    }
    guard marks.contains(.layoutBelow) else { return }
    marks.remove(.layoutBelow)
    for child in children where !child.marks.isDisjoint(with: .anyLayout) {
      child.layOutTree()
    }
  }

  private func takeLateLooks() {
    marks.remove(.awaitsLooks)
    guard let apply = AppearanceHook.apply, window != nil else { return }
    apply(self)
    looksMayHaveChanged()
  }

  /// Sends `updateProperties` to the view's controller and the view, traits made current.
  final func updatePropertiesNow() {
    guard marks.contains(.needsProperties) else { return }
    marks.remove(.needsProperties)
    traitCollection.performAsCurrentOnMain {
      owningController?.updateProperties()
      updateProperties()
    }
  }

  /// Layouts that run now, one inside the other.
  private static var layoutsRunning = 0

  /// Whether a view is being laid out.
  static var isLayingOutTree: Bool { layoutsRunning > 0 }

  private func performLayout() {
    marks.insert(.isLayingOut)
    UIView.layoutsRunning += 1
    defer { UIView.layoutsRunning -= 1 }
    performAsCurrent { layoutSublayers(of: layer) }
    roundCorners()
    marks.remove(.isLayingOut)
    if let work = LayoutWork.current { work.didLayOut(self) }
  }

  final func layOutWithController() {
    let controller = owningController
    controller?.viewWillLayoutSubviews()
    marks.remove(.hasAppliedLayout)
    layoutSubviews()
    // Constraints hold under an override that leaves out `super`, too.
    if !marks.contains(.hasAppliedLayout) { applyLayout() }
    controller?.viewDidLayoutSubviews()
  }

  /// Lays out from the topmost ancestor that needs it, until nothing below is marked.
  final func layOutNow() {
    var rounds = 0
    var frames: [CGRect] = []
    while let top = topmostViewToLayOut {
      rounds += 1
      if rounds == Runtime.maximumRounds { frames = top.framesInTree }
      if rounds > Runtime.maximumRounds {
        let culprit = top.firstMarkedView ?? top
        Runtime.current.report(
          LayoutIssue(
            .layoutDidNotSettle(rounds: rounds - 1), view: culprit,
            isStill: top.framesInTree == frames))
        top.clearLayoutMarks()
        return
      }
      topmostView.updateConstraintsInTree()
      // A view that is just arriving is not yet known to wait by those above it.
      if !top.marks.isDisjoint(with: .anyConstraints) { top.updateConstraintsInTree() }
      top.layOutTree()
    }
  }

  /// The highest ancestor with layout work of its own; views that are laying out now bound the
  /// search, so that a pass is not entered again from inside.
  private var topmostViewToLayOut: UIView? {
    var top = hasLayoutWork && !marks.contains(.isLayingOut) ? self : nil
    var view = parent
    var below = self
    while let ancestor = view, !ancestor.marks.contains(.isLayingOut) {
      if ancestor.shieldsLayoutFromContent, !ancestor.marks.contains(.islandIsDue),
        !below.marks.contains(.needsLayout)
      {
        break
      }
      below = ancestor
      if !ancestor.marks.isDisjoint(with: [.needsLayout, .islandIsDue, .needsInsets]) {
        top = ancestor
      }
      view = ancestor.parent
    }
    return top
  }

  /// The frames of the view and all in it, parents first.
  final var framesInTree: [CGRect] { [frame] + children.flatMap(\.framesInTree) }

  /// The deepest view on the first marked path.
  final var firstMarkedView: UIView? {
    for child in children {
      if let found = child.firstMarkedView { return found }
    }
    return marks.isDisjoint(with: [.needsLayout, .needsConstraints, .islandIsDue]) ? nil : self
  }

  final func clearLayoutMarks() {
    marks.subtract(LayoutMarks.anyLayout.union(.anyConstraints))
    for child in children { child.clearLayoutMarks() }
  }
}
