// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Insets that count in a constraint's constant, and where they come from.
@MainActor
enum InsetWords {
  static func text(of constraint: NSLayoutConstraint) -> [String] {
    var found: [String] = []
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] {
      guard let edge = Edge(attribute) else { continue }
      if let guide = item as? UILayoutGuide, let owner = guide.owningView {
        if let text = text(of: guide, owner, edge) { found.append(text) }
      } else if let view = item as? UIView, Edge.isMargin(attribute) {
        found.append(margins(of: view, edge))
      }
    }
    if constraint.isBaseline { found += baselines(constraint) }
    return found
  }

  /// An edge of a rectangle, in the direction of the interface.
  private enum Edge: String {
    case top, bottom, left, right, leading, trailing

    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .top, .topMargin, .firstBaseline: self = .top
      case .bottom, .bottomMargin, .lastBaseline: self = .bottom
      case .left, .leftMargin: self = .left
      case .right, .rightMargin: self = .right
      case .leading, .leadingMargin: self = .leading
      case .trailing, .trailingMargin: self = .trailing
      default: return nil
      }
    }

    static func isMargin(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      switch attribute {
      case .topMargin, .bottomMargin, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin:
        true
      default: false
      }
    }

    @MainActor
    func length(of insets: UIEdgeInsets, in view: UIView) -> CGFloat {
      switch self {
      case .top: insets.top
      case .bottom: insets.bottom
      case .left: insets.left
      case .right: insets.right
      case .leading: view.isRightToLeftNow ? insets.right : insets.left
      case .trailing: view.isRightToLeftNow ? insets.left : insets.right
      }
    }
  }

  private static func text(of guide: UILayoutGuide, _ owner: UIView, _ edge: Edge) -> String? {
    let name = owner.shortName
    switch guide.propertyName {
    case "safeAreaLayoutGuide": return safeArea(of: owner, edge)
    case "layoutMarginsGuide": return margins(of: owner, edge)
    case "readableContentGuide":
      let frame = guide.layoutFrame
      let inset =
        switch edge {
        case .left, .leading: frame.minX - owner.bounds.minX
        case .right, .trailing: owner.bounds.maxX - frame.maxX
        default: 0.0
        }
      return "the readable width of \(name) leaves \(short(inset)) free there"
    default: return nil
    }
  }

  private static func margins(of view: UIView, _ edge: Edge) -> String {
    let margin = edge.length(of: view.layoutMargins, in: view)
    let safe = edge.length(of: view.safeAreaInsets, in: view)
    let rest =
      safe > 0 && view.insetsLayoutMarginsFromSafeArea
      ? ", \(short(safe)) of it safe area" : ""
    return "the \(edge.rawValue) margin of \(view.shortName) is \(short(margin))\(rest)"
  }

  /// `the safe area of view starts 88 below its top: 44 of the device, 44 of the navigation bar`.
  private static func safeArea(of view: UIView, _ edge: Edge) -> String {
    let inset = edge.length(of: view.safeAreaInsets, in: view)
    guard inset != 0, let window = view.window else {
      return "the safe area takes nothing off the \(edge.rawValue) of \(view.shortName)"
    }
    let device = edge.length(of: window.safeAreaInsets, in: window)
    var parts: [String] = []
    if device > 0 { parts.append("\(short(min(device, inset))) of the device") }
    var rest = inset - min(device, inset)
    for (name, length) in bars(around: view, edge) where rest > 0.01 && length > 0 {
      let share = min(rest, length)
      parts.append("\(short(share)) of \(name)")
      rest -= share
    }
    if rest > 0.01 { parts.append("\(short(rest)) added by controllers around it") }
    let sum = parts.count > 1 ? ": " + parts.joined(separator: ", ") : " (\(parts.joined()))"
    return "the safe area takes \(short(inset)) off the \(edge.rawValue) of \(view.shortName)\(sum)"
  }

  private static func bars(around view: UIView, _ edge: Edge) -> [(String, CGFloat)] {
    guard edge == .top || edge == .bottom else { return [] }
    var found: [(String, CGFloat)] = []
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController {
        let added = edge.length(of: controller.additionalSafeAreaInsets, in: view)
        if added > 0 {
          found.append(
            ("\(ClassNames.name(of: type(of: controller))).additionalSafeAreaInsets", added))
        }
      }
      if let navigation = current as? UINavigationController {
        if edge == .top, !navigation.isNavigationBarHidden {
          found.append(("the navigation bar", navigation.navigationBar.frame.height))
        }
        if edge == .bottom, !navigation.isToolbarHidden {
          found.append(("the toolbar", navigation.toolbar.frame.height))
        }
      }
      if let tabs = current as? UITabBarController, let height = barHeight(of: tabs, edge) {
        found.append(("the tab bar", height))
      }
      responder = current.next
    }
    return found
  }

  /// Points of the tab bar at an edge; nil where it is not there.
  private static func barHeight(of tabs: UITabBarController, _ edge: Edge) -> CGFloat? {
    switch edge {
    case .top: tabs.showsFloatingTabs ? FloatingTabBar.rowHeight : nil
    case .bottom:
      tabs.tabBar.isHidden || tabs.showsFloatingTabs ? nil : tabs.tabBar.frame.height
    default: nil
    }
  }

  private static func baselines(_ constraint: NSLayoutConstraint) -> [String] {
    [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ].compactMap { item, attribute in
      guard let view = item as? UIView else { return nil }
      switch attribute {
      case .firstBaseline:
        return "\(view.shortName)'s first baseline is \(short(view.firstBaselineOffsetFromTop)) "
          + "below its top"
      case .lastBaseline:
        return "\(view.shortName)'s last baseline is "
          + "\(short(view.lastBaselineOffsetFromBottom)) above its bottom"
      default: return nil
      }
    }
  }
}
