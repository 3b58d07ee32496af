// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// The constraints that lead from the top of a cell's content to its bottom (Documentation/Check.md
/// §6.1.3).
///
/// Edges of views are places; constraints between vertical edges, and views whose height something
/// decides, are ways. The height of a self-sizing cell follows its content when a way leads from
/// the content view's top to its bottom.
@MainActor
struct ContentChain {
  /// Where the way ends.
  struct Break {
    let view: UIView
    /// `top` or `bottom`.
    let edge: String
    let message: String
    let remedy: String
  }

  private struct Edge: Hashable {
    let item: ObjectIdentifier
    let isTop: Bool
  }

  private let content: UIView
  private var ways: [Edge: [Edge]] = [:]
  private var views: [ObjectIdentifier: UIView] = [:]
  private var hasConstraints = false

  /// The view that a cell's own constraints belong into.
  static func content(of cell: UIView) -> UIView? {
    switch cell {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    default: nil
    }
  }

  init(_ content: UIView) {
    self.content = content
    collect(content)
  }

  /// The first place where the way down stops; nil where it reaches the bottom, or where the cell
  /// does not use constraints.
  var firstBreak: Break? {
    guard hasConstraints else { return nil }
    let top = Edge(item: ObjectIdentifier(content), isTop: true)
    let bottom = Edge(item: ObjectIdentifier(content), isTop: false)
    let below = reached(from: top)
    if below.contains(bottom) { return nil }
    let above = reached(from: bottom)
    // The lowest view that the top reaches, and the highest that the bottom does.
    let last = lowest(below)
    if above.count <= 1 {
      guard let view = last ?? content.subviews.first else { return nil }
      return Break(
        view: view, edge: "bottom",
        message: "nothing below \(name(view)) is tied to the bottom of the content view",
        remedy: "Tie the bottom of \(name(view)) to the bottom of the content view.")
    }
    if below.count <= 1, let first = highest(above) {
      return Break(
        view: first, edge: "top",
        message: "\(name(first)) is not tied to the top of the content view",
        remedy: "Tie the top of \(name(first)) to the top of the content view.")
    }
    guard let view = last else { return nil }
    let first = highest(above)
    if first == nil || first === view {
      return Break(
        view: view, edge: "height",
        message: "\(name(view)) is tied at its top and its bottom, but nothing gives it a height",
        remedy: "Give \(name(view)) a height: a constraint, or an intrinsic content size.")
    }
    let next = first.map { name($0) } ?? "the view below"
    return Break(
      view: view, edge: "middle",
      message: "the chain from the top ends at \(name(view)); \(next) is not tied to it",
      remedy:
        "Tie the top of \(next) to the bottom of \(name(view)), or give \(name(view)) a height."
    )
  }

  /// The way that leads past a view which ends below the content view: another one decides the height.
  func overhang(_ lowest: UIView?) -> Break? {
    guard hasConstraints, let lowest else { return nil }
    let points = place(lowest).maxY - content.bounds.maxY
    guard points > 1.5 else { return nil }
    return Break(
      view: lowest, edge: "overhang",
      message: "\(name(lowest)) ends \(short(points)) pt below the content view",
      remedy: "Tie the bottom of \(name(lowest)) to the bottom of the content view, at least as "
        + "lessThanOrEqualTo.")
  }

  private func name(_ view: UIView) -> String {
    if let found = ViewNames.property(holding: view) { return found.property }
    return ClassNames.name(of: type(of: view))
  }

  private func lowest(_ edges: Set<Edge>) -> UIView? {
    outermost(edges).max { place($0).maxY < place($1).maxY }
  }

  private func highest(_ edges: Set<Edge>) -> UIView? {
    outermost(edges).min { place($0).minY < place($1).minY }
  }

  /// The views of the edges, in the order of the subviews: those in the content view itself where
  /// there are any, since what is within others follows them.
  private func outermost(_ edges: Set<Edge>) -> [UIView] {
    let items = Set(edges.map(\.item))
    let own = content.subviews.filter { items.contains(ObjectIdentifier($0)) }
    guard own.isEmpty else { return own }
    var found: [UIView] = []
    func collect(_ view: UIView) {
      if view !== content, items.contains(ObjectIdentifier(view)) { found.append(view) }
      for child in view.subviews { collect(child) }
    }
    collect(content)
    return found
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: content) }

  private func reached(from start: Edge) -> Set<Edge> {
    var found: Set<Edge> = [start]
    var open = [start]
    while let edge = open.popLast() {
      for next in ways[edge] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }

  // MARK: Ways

  private mutating func collect(_ view: UIView) {
    views[ObjectIdentifier(view)] = view
    for constraint in view.heldConstraints { add(constraint) }
    if view !== content, hasHeight(view) { tieEdges(of: view) }
    for child in view.subviews where !child.isHidden { collect(child) }
  }

  /// Whether something other than its neighbours gives the view a height.
  private func hasHeight(_ view: UIView) -> Bool {
    if view is UIStackView { return false }
    return view.intrinsicContentSize.height >= 0
      || (!view.isPlacedByConstraints && view.frame.height > 0 && view.superview !== content)
  }

  private mutating func tieEdges(of item: AnyObject) {
    let (top, bottom) = edges(of: item)
    connect(top, bottom)
  }

  private func edges(of item: AnyObject) -> (Edge, Edge) {
    // The guides of a view stand for the view.
    let object =
      (item as? UILayoutGuide).flatMap { guide in
        guide.isOfSystem ? guide.owningView.map { $0 as AnyObject } : nil
      } ?? item
    return (
      Edge(item: ObjectIdentifier(object), isTop: true),
      Edge(item: ObjectIdentifier(object), isTop: false)
    )
  }

  private mutating func connect(_ a: Edge, _ b: Edge) {
    ways[a, default: []].append(b)
    ways[b, default: []].append(a)
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem, constraint.priority.rawValue > 50,
      constraint.firstAttribute.isVertical
    else { return }
    hasConstraints = true
    guard let second = constraint.secondItem else {
      // A constant height, of the content as a whole too; not the one that the list itself gives.
      if constraint.firstAttribute == .height, constraint.relation != .lessThanOrEqual,
        !constraint.isEncapsulated
      {
        tieEdges(of: first)
      }
      return
    }
    let (firstTop, firstBottom) = edges(of: first)
    let (secondTop, secondBottom) = edges(of: second)
    if constraint.firstAttribute == .height {
      // As tall as another view, or as wide as itself: tall when the other is.
      if second === first || constraint.secondAttribute == .width {
        connect(firstTop, firstBottom)
      } else if ways[secondTop]?.contains(secondBottom) == true {
        connect(firstTop, firstBottom)
      } else if ways[firstTop]?.contains(firstBottom) == true, second !== content {
        connect(secondTop, secondBottom)
      }
      return
    }
    for a in constraint.firstAttribute.isTop.map({ [$0 ? firstTop : firstBottom] })
      ?? [firstTop, firstBottom]
    {
      for b in constraint.secondAttribute.isTop.map({ [$0 ? secondTop : secondBottom] })
        ?? [secondTop, secondBottom]
      {
        connect(a, b)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// nil for what depends on both edges.
  fileprivate var isTop: Bool? {
    switch self {
    case .top, .topMargin, .firstBaseline: true
    case .bottom, .bottomMargin, .lastBaseline: false
    default: nil
    }
  }
}
