// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  final func solveIsland() { marks.remove(.islandIsDue) }
  final func applyLayout() {}
  final func autoresizingRulesDidChange() {}
  final func ownGeometryDidChange(sizeChanged: Bool) {}
  final func constraintContextDidChange() {}
  final func dropConstraintsToOutside() {}
  final func insetConstantsMayHaveChanged() {}
  final func constraintExpressionsMayHaveChanged() {}
  final func intrinsicContentSizeDidChange() { superview?.setNeedsLayout() }
  final func noteGeometryChange() {}
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { target }
  final func setContentPriority(
    _ priority: UILayoutPriority, at path: WritableKeyPath<ConstraintStorage, [UILayoutPriority]>,
    for axis: NSLayoutConstraint.Axis
  ) {
    constraintStorage[keyPath: path][axis.rawValue] = priority
  }
  final func constraintsDeciding(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { [] }
  final func isAmbiguous(_ item: AnyObject) -> Bool { false }
}
