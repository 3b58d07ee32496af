// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Views whose frames constraints leave open, in groups that one more constraint would settle
/// (Documentation/Check.md §6.1.2).
///
/// A view hangs on another where a constraint ties the two along the axis that both are open on.
@MainActor
struct LooseGroups {
  /// A view with its open values along one axis.
  struct Loose {
    let index: Int
    let view: UIView
    let isVertical: Bool
    let values: [OpenValue]

    var hasOpenSize: Bool { values.contains { $0 == .width || $0 == .height } }
  }

  /// One cause: the view that lacks a constraint, and those that hang on it.
  struct Cause {
    let index: Int
    let view: UIView
    var values: [OpenValue]
    var others: [UIView]
  }

  private let tree: ScreenTree
  private var loose: [Loose] = []

  init(_ tree: ScreenTree) {
    self.tree = tree
    let nodes = tree.nodes.enumerated().filter { _, node in
      !node.isPart && !node.isInBar && node.view.isPlacedByConstraints && !node.view.isPlacedByHand
        && !ClassNames.isPrivate(node.view)
    }
    let openValues = UIView.openValues(of: nodes.map(\.element.view))
    for (index, node) in nodes {
      guard let open = openValues[ObjectIdentifier(node.view)] else { continue }
      for isVertical in [false, true] {
        let values = LooseGroups.told(open.filter { $0.isVertical == isVertical }, node.view)
        guard !values.isEmpty, !isOrderedByStack(node.view, isVertical),
          !node.view.hasBrokenConstraint(isVertical: isVertical)
        else { continue }
        loose.append(
          Loose(index: index, view: node.view, isVertical: isVertical, values: values))
      }
    }
  }

  /// Where an edge is tied, a position that is open with the size is no fault of its own.
  private static func told(_ values: [OpenValue], _ view: UIView) -> [OpenValue] {
    guard values.count > 1 else { return values }
    let isVertical = values[0].isVertical
    let isTied = sequence(first: view, next: \.superview).prefix(3).contains { holder in
      holder.heldConstraints.contains { constraint in
        (constraint.leadItem === view && constraint.firstAttribute.ties(isVertical))
          || (constraint.trailItem === view && constraint.secondAttribute.ties(isVertical))
      }
    }
    return isTied ? values.filter { $0 == .width || $0 == .height } : values
  }

  /// A stack view fits texts and controls by their order where their priorities are equal
  /// (Documentation/StackView.md).
  private func isOrderedByStack(_ view: UIView, _ isVertical: Bool) -> Bool {
    guard let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view),
      (stack.axis == .vertical) == isVertical,
      stack.distribution == .fill || stack.distribution == .fillProportionally
    else { return false }
    let size = view.intrinsicContentSize
    return (isVertical ? size.height : size.width) >= 0 || view is UIStackView
  }

  /// The causes, in the order of the views.
  var causes: [Cause] {
    var causes: [Int: Cause] = [:]
    for isVertical in [false, true] {
      for group in groups(loose.filter { $0.isVertical == isVertical }) {
        guard let first = group.min(by: { comesFirst($0, $1) }) else { continue }
        let others = group.filter { $0.index != first.index }.map(\.view)
        if causes[first.index] == nil {
          causes[first.index] = Cause(
            index: first.index, view: first.view, values: first.values, others: others)
        } else {
          causes[first.index]?.values += first.values
          let known = causes[first.index]?.others ?? []
          causes[first.index]?.others += others.filter { other in
            !known.contains { $0 === other }
          }
        }
      }
    }
    return causes.values.sorted { $0.index < $1.index }
  }

  /// A missing size explains the places behind it; of several, the first along the axis.
  private func comesFirst(_ a: Loose, _ b: Loose) -> Bool {
    func key(_ one: Loose) -> [CGFloat] {
      let frame = tree.nodes[one.index].frame
      let start =
        one.isVertical
        ? frame.minY : one.view.isRightToLeftNow ? -frame.maxX : frame.minX
      let isArranged = (one.view.superview as? UIStackView)?.arrangedSubviews.contains(one.view)
      return [
        one.hasOpenSize ? 0 : 1, isArranged == true ? 1 : 0, start, CGFloat(one.index),
      ]
    }
    return key(a).lexicographicallyPrecedes(key(b))
  }

  /// Groups by what ties their members, each in the order of the views.
  private func groups(_ members: [Loose]) -> [[Loose]] {
    guard members.count > 1 else { return members.isEmpty ? [] : [members] }
    let isVertical = members[0].isVertical
    var parents: [ObjectIdentifier: ObjectIdentifier] = [:]
    func root(_ key: ObjectIdentifier) -> ObjectIdentifier {
      var key = key
      while let above = parents[key], above != key { key = above }
      return key
    }
    for member in members { parents[ObjectIdentifier(member.view)] = ObjectIdentifier(member.view) }
    /// The key of what may hand looseness on: a loose view, or a guide of the app.
    func key(_ item: AnyObject?) -> ObjectIdentifier? {
      if let guide = item as? UILayoutGuide {
        guard guide.isOfSystem else {
          let key = ObjectIdentifier(guide)
          if parents[key] == nil { parents[key] = key }
          return key
        }
        return guide.owningView.map(ObjectIdentifier.init).flatMap { parents[$0] == nil ? nil : $0 }
      }
      guard let item, parents[ObjectIdentifier(item)] != nil else { return nil }
      return ObjectIdentifier(item)
    }
    for node in tree.nodes {
      for constraint in node.view.heldConstraints {
        guard constraint.firstAttribute.isAlong(isVertical), let first = key(constraint.leadItem),
          let second = key(constraint.trailItem)
        else { continue }
        parents[root(first)] = root(second)
      }
    }
    var order: [ObjectIdentifier] = []
    var found: [ObjectIdentifier: [Loose]] = [:]
    for member in members {
      let key = root(ObjectIdentifier(member.view))
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(member)
    }
    return order.compactMap { found[$0] }
  }
}

extension OpenValue {
  var isVertical: Bool { self == .height || self == .verticalPosition }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is an edge, a centre or a baseline along the axis.
  fileprivate func ties(_ isVertical: Bool) -> Bool {
    isAlong(isVertical) && self != .width && self != .height
  }

  fileprivate func isAlong(_ isVertical: Bool) -> Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      isVertical
    case .notAnAttribute: false
    default: !isVertical
    }
  }
}
