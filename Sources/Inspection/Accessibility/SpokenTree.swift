// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Findings
import Foundation
package import UIKit

/// What VoiceOver would stop at, in its order (Documentation/Accessibility.md §1–2).
@MainActor
package struct SpokenTree {
  /// What was found before it was put into order.
  private indirect enum Node {
    case element(SpokenElement, UIView?)
    case group([Node], isOrdered: Bool, container: SpokenContainer?)

    /// Where it stands among its like: an element's place, a group's first one's.
    func place(in order: Order) -> CGPoint {
      switch self {
      case .element(let element, _): return order.place(of: element.frame)
      case .group(let nodes, let isOrdered, _):
        let places = nodes.map { $0.place(in: order) }
        return isOrdered ? places.first ?? .zero : places.min(by: order.comesFirst) ?? .zero
      }
    }
  }

  /// How places are compared (§2.1).
  private struct Order {
    let isRightToLeft: Bool
    /// Points that part two lines.
    let lineGap: CGFloat

    func place(of frame: Rect) -> CGPoint {
      CGPoint(x: isRightToLeft ? -(frame.x + frame.width) : frame.x, y: frame.y)
    }

    func comesFirst(_ left: CGPoint, _ right: CGPoint) -> Bool {
      abs(left.y - right.y) >= lineGap ? left.y < right.y : left.x < right.x
    }
  }

  package private(set) var nodes: [SpokenNode] = []
  /// The view of each element, in their order; nil for one that is no view.
  package private(set) var views: [UIView?] = []

  package var elements: [SpokenElement] { nodes.flatMap(\.elements) }

  /// - Parameter windows: In the order of the app; what is hidden is passed over.
  /// - Parameter names: Whether elements have the paths of their views.
  /// - Complexity: O(views); for paths each owner of views is asked for its properties once.
  package static func reading(_ windows: [UIWindow], names: Bool = true) -> SpokenTree {
    guard names else { return SpokenTree(windows, names: false) }
    return ViewNames.remembering { SpokenTree(windows, names: true) }
  }

  private let names: Bool

  private init(_ windows: [UIWindow], names: Bool) {
    self.names = names
    let shown = windows.enumerated().filter { !$0.element.isHidden }.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }
    for (_, window) in shown {
      let order = Order(
        isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        lineGap: window.traitCollection.userInterfaceIdiom == .phone ? 8 : 13)
      nodes += put(Self.collect(window), inOrder: order, isOrdered: false)
    }
  }

  private mutating func put(
    _ found: [Node], inOrder order: Order, isOrdered: Bool
  ) -> [SpokenNode] {
    var sorted = found
    if !isOrdered {
      let placed = found.enumerated().map {
        (index: $0.offset, place: $0.element.place(in: order), node: $0.element)
      }
      // Equal places keep their order.
      sorted = placed.sorted {
        order.comesFirst($0.place, $1.place)
          || !order.comesFirst($1.place, $0.place) && $0.index < $1.index
      }.map(\.node)
    }
    var spoken: [SpokenNode] = []
    for node in sorted {
      switch node {
      case .element(var element, let view):
        if names, let view { element.path = ViewNames.path(of: view) }
        views.append(view)
        spoken.append(.element(element))
      case .group(let nodes, let isOrdered, let container):
        let inner = put(nodes, inOrder: order, isOrdered: isOrdered)
        spoken += container.map { [.container($0, inner)] } ?? inner
      }
    }
    return spoken
  }

  // MARK: Collecting

  private static func collect(_ view: UIView) -> [Node] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement {
      // A label without text has nothing to read.
      if view is UILabel, view.accessibilityLabel?.isEmpty ?? true { return [] }
      return [.element(SpokenElement(view), view)]
    }
    if let elements = view.accessibilityElements {
      return [.group(elements.flatMap(collect), isOrdered: true, container: container(of: view))]
    }
    if let control = view as? UISegmentedControl {
      return [.group(segments(of: control), isOrdered: true, container: nil)]
    }
    if let control = view as? UIControl, let element = SpokenElement(barItem: control) {
      return [.element(element, control)]
    }
    if let cell = view as? UITableViewCell, let element = SpokenElement(row: cell) {
      return [.element(element, cell)] + controls(in: cell)
    }
    let inner = children(of: view).flatMap(collect)
    let container = container(of: view)
    guard view.shouldGroupAccessibilityChildren || container != nil else { return inner }
    return inner.isEmpty ? [] : [.group(inner, isOrdered: false, container: container)]
  }

  private static func collect(_ element: Any) -> [Node] {
    if let view = element as? UIView { return collect(view) }
    guard let element = element as? UIAccessibilityElement else { return [] }
    return [.element(SpokenElement(element), nil)]
  }

  /// A modal view hides those beside it; what is presented hides what it lies over.
  private static func children(of view: UIView) -> [UIView] {
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return [modal]
    }
    if let window = view as? UIWindow, window.rootViewController?.presentedViewController != nil,
      let front = window.subviews.last(where: { !$0.isHidden })
    {
      return [front]
    }
    return view.subviews
  }

  /// Controls of a row are elements beside the row itself.
  private static func controls(in view: UIView) -> [Node] {
    view.subviews.flatMap { child -> [Node] in
      guard !child.isHidden, child.alpha > 0 else { return [] }
      return child is UIControl ? collect(child) : controls(in: child)
    }
  }

  private static func segments(of control: UISegmentedControl) -> [Node] {
    control.segmentRects.enumerated().map { index, rect in
      var traits = ["button"]
      if control.selectedSegmentIndex == index { traits.append("selected") }
      if !control.isEnabled || !control.isEnabledForSegment(at: index) {
        traits.append("notEnabled")
      }
      return .element(
        SpokenElement(
          label: control.titleForSegment(at: index)
            ?? control.imageForSegment(at: index)?.accessibilityLabel,
          traits: traits, frame: Rect(control.convert(rect, to: nil)),
          className: "UISegmentedControl"), control)
    }
  }

  private static func container(of view: UIView) -> SpokenContainer? {
    let frame = Rect(view.accessibilityFrame)
    if view is UITabBar || view is FloatingTabBar { return SpokenContainer(.tabBar, frame: frame) }
    switch view.accessibilityContainerType {
    case .none: return nil
    case .dataTable: return SpokenContainer(.dataTable(rows: 0, columns: 0), frame: frame)
    case .list: return SpokenContainer(.list, frame: frame)
    case .landmark: return SpokenContainer(.landmark, frame: frame)
    case .semanticGroup:
      return SpokenContainer(
        .semanticGroup(
          label: view.accessibilityLabel, value: view.accessibilityValue,
          identifier: view.accessibilityIdentifier), frame: frame)
    }
  }
}
