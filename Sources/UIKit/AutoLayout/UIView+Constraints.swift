// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

extension UIView {
  /// The active constraints that this view holds, in order of activation.
  public var constraints: [NSLayoutConstraint] {
    constraintStorage.held.filter { !$0.isUnlisted }
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.isActive = false
    for view in constraint.itemViews where !view.isDescendant(of: self) {
      Runtime.raise(
        .generic,
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:"
          + "\(constraint.describe()) view:\(describe())")
    }
    constraint.activate(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraintsDeciding(self, axis) }

  final func constraintsDeciding(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solvedIsland?.constraints(
      deciding: item, axis == .horizontal ? .horizontal : .vertical) ?? []
  }

  public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  final func isAmbiguous(_ item: AnyObject) -> Bool { solvedIsland?.isAmbiguous(item) ?? false }

  /// The island with all edits taken in.
  private var solvedIsland: LayoutIsland? {
    let root = layoutRoot
    root.solveIsland()
    return root.constraintStorage.island
  }

  /// Gives an ambiguous view another of its possible frames.
  ///
  /// Each call pulls the first ambiguous value to the other end of the superview, with the lowest
  /// priority there is.
  public func exerciseAmbiguityInLayout() {
    guard let parent, hasAmbiguousLayout, let island = currentIsland else { return }
    island.exercise(self, in: parent.bounds.size)
    parent.markLayout()
  }
}
