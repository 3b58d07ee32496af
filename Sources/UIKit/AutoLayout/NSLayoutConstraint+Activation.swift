// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSLayoutConstraint {
  final func activate() {}
  final func deactivate() {}
  final func constantDidChange() {}
  final func checkConstant() {}
  final func priorityDidChange(from old: UILayoutPriority) {}
  final func spaced(by multiplier: CGFloat) -> NSLayoutConstraint { self }
  final class func checkedItems(
    _ first: Any, _ firstAttribute: Attribute, _ second: Any?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat
  ) -> (AnyObject, AnyObject?) { (first as AnyObject, second.map { $0 as AnyObject }) }
  nonisolated final func describe() -> String { "" }
}
