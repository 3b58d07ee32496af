// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The distance from one anchor to another, as `anchorWithOffset(to:)` makes it.
@MainActor
final class AnchorDistance {
  var fromItem: AnyObject? { from.item }
  private let from: LooseItem
  let fromAttribute: NSLayoutConstraint.Attribute
  var toItem: AnyObject? { to.item }
  private let to: LooseItem
  let toAttribute: NSLayoutConstraint.Attribute

  init(
    from item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    to otherItem: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    from = LooseItem(item)
    fromAttribute = attribute
    to = LooseItem(otherItem)
    toAttribute = otherAttribute
  }
}
