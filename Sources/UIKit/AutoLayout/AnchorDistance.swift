// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The distance from one anchor to another, as `anchorWithOffset(to:)` makes it.
@MainActor
final class AnchorDistance {
  private(set) weak var fromItem: AnyObject?
  let fromAttribute: NSLayoutConstraint.Attribute
  private(set) weak var toItem: AnyObject?
  let toAttribute: NSLayoutConstraint.Attribute

  init(
    from item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    to otherItem: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    fromItem = item
    fromAttribute = attribute
    toItem = otherItem
    toAttribute = otherAttribute
  }
}
