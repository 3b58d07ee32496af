// Part of Snug, under the Apache License 2.0; see LICENSE.

/// `first.attribute REL multiplier × second.attribute + constant`.
///
/// Active constraints are held by the nearest common ancestor of their items; an inactive one lives
/// only as long as somebody holds it. Changing ``constant`` is the cheapest edit
/// (Documentation/AutoLayout.md §1).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Nil where the first side is the distance between two anchors, as in UIKit; see ``leadItem``.
  open var firstItem: AnyObject? { distance == nil ? leadItem : nil }
  open var secondItem: AnyObject? { secondDistance == nil ? trailItem : nil }
  /// The first side's item; of a distance, where it begins.
  package final var leadItem: AnyObject? { lead.item }
  package final var trailItem: AnyObject? { trail.item }
  private let lead: LooseItem
  private let trail: LooseItem
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false

  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      constant = acceptedConstant(constant, instead: oldValue)
      constantDidChange()
    }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue != isActive { newValue ? activate() : deactivate() } }
  }

  /// The view whose `constraints` hold this one; nil while inactive.
  @Loose final var holder: UIView?
  /// The nearest common ancestor of the items; nil while inactive.
  @Loose final var anchorView: UIView?
  /// Grows with every activation in the process.
  final var activationNumber = 0
  /// The island that solves for it, while it is in one.
  @Loose final var island: LayoutIsland?
  /// Whether the second item existed at creation; weak references forget.
  final let hasSecondItem: Bool
  /// For constraints made from an anchor offset: a sum of terms instead of two attributes.
  final var distance: AnchorDistance?
  final var secondDistance: AnchorDistance?
  /// Whether views keep it out of their `constraints`, as UIKit does with some of its own.
  final var isUnlisted = false
  /// Where the constraint was made; known while an app is being checked.
  package final var origin = CreationOrigin.unknown

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    if let isEqual = ConstraintEquality.ofApp { return isEqual(self, object) }
    return super.isEqual(object)
  }

  public required init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation,
    second: AnyObject?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    lead = LooseItem(first)
    trail = LooseItem(second)
    hasSecondItem = second != nil
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = Self.acceptedMultiplier(multiplier)
    self.constant = constant
    super.init()
    if CreationOrigin.callSite != nil { origin = .current }
    self.constant = acceptedConstant(constant, instead: 0)
  }

  public required convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = NSLayoutConstraint.checkedItems(view1, attr1, view2, attr2, multiplier)
    self.init(
      first: first, attr1, relation, second: second, second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
  }

  /// A constraint of nothing, which published layout helpers return where they cannot make one.
  public override convenience init() {
    self.init(
      first: NSObject(), .notAnAttribute, .equal, second: nil, .notAnAttribute, multiplier: 1,
      constant: 0)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open nonisolated override var description: String { describe() }
}
