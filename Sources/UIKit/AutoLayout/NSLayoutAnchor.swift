// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One edge, centre or size of a view or layout guide, to make constraints with.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Held, so that an anchor of a view that nobody else holds still makes constraints; views keep no
  /// anchors.
  public final private(set) var item: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// An anchor of nothing, with which no constraint can be made.
  public override convenience init() { self.init(nil, .notAnAttribute) }

  /// Views make an anchor whenever they are asked for it: those of one item and attribute are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated {
      self === other
        || item != nil && item === other.item && attribute == other.attribute
          && !isDistance && !other.isDistance
    }
  }

  open nonisolated override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(item.map { ObjectIdentifier($0) })
      hasher.combine(attribute)
      return hasher.finalize()
    }
  }

  /// Whether this is the distance between two positions, not a part of one item.
  var isDistance: Bool { false }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, c)
  }

  /// Lets a view of an expression that nobody else holds, as in `UIView().topAnchor`, live to the end
  /// of the turn, so that the constraint is active before it goes: it has no ancestor
  /// (Documentation/Lifecycle.md §1.6).
  final func keepLoneItem() {
    guard isKnownUniquelyReferenced(&item), let item else { return }
    Runtime.current.autorelease([item])
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    keepLoneItem()
    other.keepLoneItem()
    return NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, multiplier: multiplier, constant: constant
    ).autoreleased()
  }
}

/// A horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self.item, attribute, to: otherAnchor.item, otherAnchor.attribute)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, 0).spaced(by: multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0).spaced(by: multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0).spaced(by: multiplier)
  }
}

/// A vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self.item, attribute, to: otherAnchor.item, otherAnchor.attribute)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, 0).spaced(by: multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0).spaced(by: multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0).spaced(by: multiplier)
  }
}

/// A width, a height, or the distance between two positions.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  final let distance: AnchorDistance?
  override var isDistance: Bool { distance != nil }

  override init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    distance = nil
    super.init(item, attribute)
  }

  init(
    from item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    to otherItem: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    distance = AnchorDistance(from: item, attribute, to: otherItem, otherAttribute)
    super.init(item, attribute.kind == .verticalPosition ? .height : .width)
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fix(.equal, c) }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fix(.greaterThanOrEqual, c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fix(.lessThanOrEqual, c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    scale(.equal, anchor, m, 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    scale(.greaterThanOrEqual, anchor, m, 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    scale(.lessThanOrEqual, anchor, m, 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scale(.equal, anchor, m, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scale(.greaterThanOrEqual, anchor, m, c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scale(.lessThanOrEqual, anchor, m, c)
  }

  open override func constraint(
    equalTo anchor: NSLayoutAnchor<NSLayoutDimension>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    scale(.equal, anchor, 1, c)
  }

  open override func constraint(
    equalTo anchor: NSLayoutAnchor<NSLayoutDimension>
  ) -> NSLayoutConstraint {
    scale(.equal, anchor, 1, 0)
  }

  open override func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutDimension>
  ) -> NSLayoutConstraint {
    scale(.greaterThanOrEqual, anchor, 1, 0)
  }

  open override func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutDimension>
  ) -> NSLayoutConstraint {
    scale(.lessThanOrEqual, anchor, 1, 0)
  }

  private func fix(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant
    ).autoreleased()
    made.distance = distance
    return made
  }

  private func scale(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // Nothing of the other is left: UIKit tells a distance's constraint without second item.
    if distance != nil, multiplier == 0 { return fix(relation, constant) }
    let made = relate(relation, other, constant, multiplier: multiplier)
    made.distance = distance
    made.secondDistance = (other as? NSLayoutDimension)?.distance
    return made
  }
}
