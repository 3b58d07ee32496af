// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Constraints as people read them, such as `nameLabel.top = contentView.top + 8`.
@MainActor
enum ConstraintWords {
  static func text(of constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(item(constraint.leadItem, constraint)).\(name(constraint.firstAttribute))"
    text += " \(relation) "
    let constant = constraint.constant
    if let second = constraint.trailItem {
      if constraint.multiplier != 1 { text += "\(trimmed(constraint.multiplier)) × " }
      text += "\(item(second, constraint)).\(name(constraint.secondAttribute))"
      if constant != 0 { text += constant > 0 ? " + \(short(constant))" : " − \(short(-constant))" }
    } else {
      text += short(constant)
    }
    if constraint.priority.rawValue < 1000 {
      text += " @\(trimmed(CGFloat(constraint.priority.rawValue)))"
    }
    return text
  }

  private static func trimmed(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func item(_ item: AnyObject?, _ constraint: NSLayoutConstraint) -> String {
    switch item {
    case let view as UIView: view.shortName
    case let guide as UILayoutGuide:
      guide.isOfSystem
        ? "\(guide.owningView?.shortName ?? "?").\(guide.propertyName ?? "guide")"
        : guide.identifier.isEmpty ? "guide" : guide.identifier
    default: "?"
    }
  }

  private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: ""
    }
  }
}

extension UIView {
  /// The property that holds the view, else its class.
  var shortName: String {
    if let found = ViewNames.property(holding: self) { return found.property }
    if superview is UITableViewCell || superview is UICollectionViewCell { return "contentView" }
    if ownedByController != nil { return "view" }
    return ClassNames.name(of: type(of: self))
  }
}
