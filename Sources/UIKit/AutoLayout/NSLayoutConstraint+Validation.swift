// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What UIKit raises for constraints that cannot be (Documentation/AutoLayout.md §11).
extension NSLayoutConstraint {
  private static let factoryName =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: "

  final class func checkedItems(
    _ first: Any, _ firstAttribute: Attribute, _ second: Any?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat
  ) -> (AnyObject, AnyObject?) {
    let firstItem = checkedItem(first)
    let secondItem = second.flatMap { unwrapped($0) }.map { checkedItem($0) }
    guard firstAttribute != .notAnAttribute else {
      Runtime.raise(
        .invalidArgument, factoryName + "Unknown layout attribute: the first attribute is missing")
    }
    if secondItem == nil || multiplier == 0 {
      if firstAttribute.kind != .size { raiseLocationAlone() }
      return (firstItem, secondItem)
    }
    if firstAttribute.isDirectional && secondAttribute.isSided
      || firstAttribute.isSided && secondAttribute.isDirectional
    {
      Runtime.raise(
        .invalidArgument,
        factoryName
          + "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
    return (firstItem, secondItem)
  }

  private static func raiseLocationAlone() -> Never {
    Runtime.raise(
      .invalidArgument,
      factoryName
        + "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs.")
  }

  /// Looks through an optional that was passed as `Any`; most are views, for which no mirror is
  /// needed.
  private static func unwrapped(_ value: Any) -> Any? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func checkedItem(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    Runtime.raise(
      .invalidArgument,
      "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
  }

  /// - Parameter other: What stands in place of a constant that is refused.
  final func acceptedConstant(_ constant: CGFloat, instead other: CGFloat) -> CGFloat {
    guard !constant.isFinite else { return constant }
    Runtime.refuse(
      .internalInconsistency,
      "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant) "
        + "firstAttribute:\(firstAttribute.descriptionName)")
    return other
  }

  final class func acceptedMultiplier(_ multiplier: CGFloat) -> CGFloat {
    guard !multiplier.isFinite else { return multiplier }
    Runtime.refuse(
      .internalInconsistency,
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    return 1
  }

  /// A constraint across axes can be made and activated; a window or a layout pass, which put it into
  /// the solver, refuse it (Documentation/AutoLayout.md §1.5).
  final func checkAxes() {
    guard hasSecondItem, multiplier != 0, firstAttribute.kind != secondAttribute.kind else {
      return
    }
    Runtime.raise(
      .invalidConstraint,
      "Constraint improperly relates anchors of incompatible types: \(describe())")
  }

  final func raiseNoCommonAncestor() -> Never {
    func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
      let kind: String
      switch attribute.kind {
      case .horizontalPosition: kind = "NSLayoutXAxisAnchor"
      case .verticalPosition: kind = "NSLayoutYAxisAnchor"
      default: kind = "NSLayoutDimension"
      }
      let name = item.map { itemName($0) } ?? "(null)"
      return "<\(kind):\(ProgrammingError.address(of: self)) \"\(name)."
        + "\(attribute.descriptionName)\">"
    }
    Runtime.raise(
      .generic,
      "Unable to activate constraint with anchors \(anchorText(leadItem, firstAttribute)) and "
        + "\(anchorText(trailItem, secondAttribute)) because they have no common ancestor.  Does "
        + "the constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal.")
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether a constraint between two attributes is none that UIKit raises for.
  func canMeet(_ other: Self, multiplier: CGFloat) -> Bool {
    guard multiplier != 0 else { return kind == .size }
    return kind == other.kind && !(isDirectional && other.isSided || isSided && other.isDirectional)
  }
}
