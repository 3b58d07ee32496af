// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Texts as UIKit's console shows constraints (Documentation/AutoLayout.md §12).
extension NSLayoutConstraint {
  nonisolated final func describe() -> String {
    guard MainActorCheck.isOnMainActor else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated {
      let name = identifier.map { "'\($0)' " } ?? ""
      let state = isActive ? "active" : "inactive"
      let body = spacingForm ?? equationForm
      let names = body.usesBar ? barName : ""
      let mask = (self as? NSAutoresizingMaskLayoutConstraint)?.maskText ?? ""
      return "<\(type(of: self)):\(ProgrammingError.address(of: self)) \(name)\(mask)\(body.text)"
        + "   (\(state)\(names))>"
    }
  }

  private struct Body {
    let text: String
    var usesBar = false
  }

  private var barName: String {
    guard let bar = NSLayoutConstraint.view(of: secondItem) ?? holder else { return "" }
    let view = barView ?? bar
    return ", names: '|':\(itemName(view)) "
  }

  /// The item that is the superview of the other one.
  private var barView: UIView? {
    guard let first = firstItem, let second = secondItem else { return nil }
    if (first as? UIView)?.parent === second { return second as? UIView }
    if (second as? UIView)?.parent === first { return first as? UIView }
    return nil
  }

  private var prioritySuffix: String {
    priority == .required ? "" : "@\(shortNumber(CGFloat(priority.rawValue)))"
  }

  /// `V:|-(8)-[UILabel:0x…'Tech']`, for distances between neighbours and to the superview.
  private var spacingForm: Body? {
    guard multiplier == 1, distance == nil, secondDistance == nil,
      let first = firstItem as? UIView, let second = secondItem as? UIView
    else { return nil }
    let (a, b) = (firstAttribute, secondAttribute)
    let isStart = { (value: Attribute) in value == .leading || value == .left || value == .top }
    let isEnd = { (value: Attribute) in value == .trailing || value == .right || value == .bottom }
    let prefix = a.kind == .verticalPosition ? "V:" : "H:"
    let suffix = a.isSided || b.isSided ? "(LTR)" : ""
    let amount = amountText
    if second === first.parent, a == b {
      if isStart(a) {
        return Body(text: "\(prefix)|-(\(amount))-[\(itemName(first))]\(suffix)", usesBar: true)
      }
      if isEnd(a) {
        return Body(
          text: "\(prefix)[\(itemName(first))]-(\(amountText(negated: true)))-|\(suffix)",
          usesBar: true)
      }
    }
    if first === second.parent, a == b, isEnd(a) {
      return Body(text: "\(prefix)[\(itemName(second))]-(\(amount))-|\(suffix)", usesBar: true)
    }
    if first.parent === second.parent, first.parent != nil, isStart(a), isEnd(b) {
      return Body(
        text: "\(prefix)[\(itemName(second))]-(\(amount))-[\(itemName(first))]\(suffix)")
    }
    return nil
  }

  private var amountText: String { amountText(negated: false) }

  private func amountText(negated: Bool) -> String {
    let value = negated ? (constant == 0 ? 0 : -constant) : constant
    var sign = ""
    if relation != .equal {
      let isGreater = (relation == .greaterThanOrEqual) != negated
      sign = isGreater ? ">=" : "<="
    }
    return sign + shortNumber(value) + prioritySuffix
  }

  /// `A.leading == 0.5*B.leading + 8`.
  private var equationForm: Body {
    let sign: String
    switch relation {
    case .equal: sign = "=="
    case .lessThanOrEqual: sign = "<="
    case .greaterThanOrEqual: sign = ">="
    }
    var text = side(firstItem, firstAttribute, distance) + " \(sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(shortNumber(multiplier))*" }
      text += side(secondItem, secondAttribute, secondDistance)
      let constant = self.constant
      if constant != 0 {
        text += (constant < 0 ? " - " : " + ") + shortNumber(abs(constant))
      }
    } else {
      text += shortNumber(constant)
    }
    if priority != .required { text += " \(prioritySuffix)" }
    return Body(text: text)
  }

  private func side(
    _ item: AnyObject?, _ attribute: Attribute, _ distance: AnchorDistance?
  ) -> String {
    if let distance {
      let from = side(distance.fromItem, distance.fromAttribute, nil)
      return "(\(side(distance.toItem, distance.toAttribute, nil)) - \(from))"
    }
    return "\(item.map { itemName($0) } ?? "(null)").\(attribute.descriptionName)"
  }
}

/// `UILabel:0x…'Tech'`, or the quoted identifier of a guide.
@MainActor
func itemName(_ item: AnyObject) -> String {
  let address = ProgrammingError.address(of: item)
  if let guide = item as? UILayoutGuide {
    let name = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
    return "\(type(of: guide)):\(address)\(name)"
  }
  var text = "\(type(of: item)):\(address)"
  if let content = (item as? any ConstraintNaming)?.constraintName, !content.isEmpty {
    // The console shows about 27 characters of a label's text.
    let limit = 27
    text += content.count > limit ? "'\(content.prefix(limit))...'" : "'\(content)'"
  }
  return text
}

/// A view that constraint texts show with its content, such as a label with its text.
@MainActor
protocol ConstraintNaming: UIView {
  var constraintName: String? { get }
}
