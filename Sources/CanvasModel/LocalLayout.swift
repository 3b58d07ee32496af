// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import IBDocument
internal import UIKit

/// Lays out the children of each container by themselves, in the frame that the document recorded
/// for the container (Documentation/Fidelity.md §1.4).
///
/// One container after another is taken out of its superview, from the roots inwards, and put into
/// a stand-in of the recorded size. Constraints of what is in it to what is around it then hold
/// distances from the recorded frames.
///
/// - Complexity: A view is laid out once for every container around it.
@MainActor
struct LocalLayout {
  private let elements: [ObjectIdentifier: Element]
  private(set) var frames: [Location: CGRect] = [:]
  /// Stand-ins, kept while frames are read.
  private var hosts: [UIView] = []

  /// - Parameter views: Every view that an element made.
  init(views: [(view: UIView, element: Element)]) {
    elements = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.element) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Measures the tree of a root, which has its recorded size and is laid out.
  mutating func measure(_ container: UIView) {
    let children = children(of: container)
    for child in children {
      if let element = element(of: child) { frames[element.location] = child.frame }
    }
    let inner = children.filter { !self.children(of: $0).isEmpty }
    // What ties two of them goes when the first is taken out, so it is read before.
    let held = inner.map { canStandAlone($0) ? heldConstraints(of: $0) : nil }
    for (child, ties) in zip(inner, held) {
      if let ties { isolate(child, held: ties) }
      measure(child)
    }
  }

  private func element(of view: UIView) -> Element? { elements[ObjectIdentifier(view)] }

  /// The views that elements made next below a view.
  private func children(of view: UIView) -> [UIView] {
    view.subviews.flatMap { element(of: $0) == nil ? children(of: $0) : [$0] }
  }

  /// Content views and lists belong to what is around them, and so does what the system places.
  private func canStandAlone(_ view: UIView) -> Bool {
    guard let element = element(of: view), element.rect("frame") != nil,
      !element.boolean("misplaced", default: false),
      let outer = view.superview, self.element(of: outer) != nil
    else { return false }
    return element.key == nil && !(view is UITableView) && !(view is UICollectionView)
  }

  private mutating func isolate(_ view: UIView, held: [NSLayoutConstraint]) {
    guard let outer = view.superview, let frame = element(of: view)?.rect("frame") else { return }
    let host = UIView(frame: CGRect(origin: .zero, size: recordedFrame(of: outer).size))
    host.insetsLayoutMarginsFromSafeArea = false
    host.layoutMargins = outer.layoutMargins
    // What moved a scroll view's content clear of bars is in its margins, and not in its content's.
    if let scroll = outer as? UIScrollView {
      let moved = scroll.adjustedContentInset
      host.layoutMargins = UIEdgeInsets(
        top: max(outer.layoutMargins.top - moved.top, 0), left: outer.layoutMargins.left,
        bottom: max(outer.layoutMargins.bottom - moved.bottom, 0),
        right: outer.layoutMargins.right)
    }
    // A scroll view's content is moved clear of bars as a whole.
    if !(outer is UIScrollView) { host.assignSafeAreaInsets(outer.safeAreaInsets) }
    hosts.append(host)
    view.removeFromSuperview()
    // The recorded size stands for whatever decided it.
    NSLayoutConstraint.deactivate(
      view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].allSatisfy { $0 == nil || $0 === view }
      })
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
    host.addSubview(view)
    NSLayoutConstraint.activate(held)
    Runtime.current.settle(host)
  }

  private func recordedFrame(of view: UIView) -> CGRect {
    element(of: view)?.rect("frame") ?? view.frame
  }

  // MARK: Constraints to what is around

  /// Constraints between what is inside a view and what is outside, as distances from its edges.
  private func heldConstraints(of view: UIView) -> [NSLayoutConstraint] {
    var held: [NSLayoutConstraint] = []
    var holder = view.superview
    while let ancestor = holder {
      for constraint in ancestor.constraints where constraint.isActive {
        guard let second = constraint.secondItem else { continue }
        let isFirstInside = isInside(constraint.firstItem, view)
        guard isFirstInside != isInside(second, view) else { continue }
        if let made = replacement(
          of: constraint, isFirstInside: isFirstInside, in: view, below: ancestor)
        {
          held.append(made)
        }
      }
      holder = ancestor.superview
    }
    return held
  }

  private func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
    if let guide = item as? UILayoutGuide {
      return guide.owningView.map { $0 !== view && $0.isDescendant(of: view) } ?? false
    }
    guard let inner = item as? UIView else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  private func replacement(
    of constraint: NSLayoutConstraint, isFirstInside: Bool, in view: UIView,
    below ancestor: UIView
  ) -> NSLayoutConstraint? {
    let (inner, innerAttribute, outer, outerAttribute) =
      isFirstInside
      ? (
        constraint.firstItem, constraint.firstAttribute, constraint.secondItem,
        constraint.secondAttribute
      )
      : (
        constraint.secondItem, constraint.secondAttribute, constraint.firstItem,
        constraint.firstAttribute
      )
    guard let inner, let outer, constraint.multiplier != 0,
      let value = value(of: outer, outerAttribute, in: ancestor)
    else { return nil }
    let wanted =
      isFirstInside
      ? constraint.multiplier * value + constraint.constant
      : (value - constraint.constant) / constraint.multiplier
    let relation =
      isFirstInside || constraint.multiplier < 0
      ? constraint.relation
      : NSLayoutConstraint.Relation(rawValue: -constraint.relation.rawValue) ?? .equal
    let made: NSLayoutConstraint
    if innerAttribute == .width || innerAttribute == .height {
      made = NSLayoutConstraint(
        item: inner, attribute: innerAttribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: wanted)
    } else {
      let (edge, start) = start(of: view, for: innerAttribute, in: ancestor)
      made = NSLayoutConstraint(
        item: inner, attribute: innerAttribute, relatedBy: relation, toItem: view,
        attribute: edge, multiplier: 1, constant: wanted - start)
    }
    made.priority = constraint.priority
    return made
  }

  /// The edge of a view that goes with an attribute, and where it was recorded in an ancestor.
  private func start(
    of view: UIView, for attribute: NSLayoutConstraint.Attribute, in ancestor: UIView
  ) -> (NSLayoutConstraint.Attribute, CGFloat) {
    let origin = recordedOrigin(of: view, in: ancestor)
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: return (.left, origin.x)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins:
      return (.leading, origin.x)
    default: return (.top, origin.y)
    }
  }

  /// Where a view's origin was recorded, in the coordinates of an ancestor.
  private func recordedOrigin(of view: UIView, in ancestor: UIView) -> CGPoint {
    var origin = CGPoint.zero
    var current: UIView? = view
    while let one = current, one !== ancestor {
      let frame = recordedFrame(of: one)
      origin.x += frame.minX
      origin.y += frame.minY
      current = one.superview
    }
    return origin
  }

  /// What an item's attribute is by the recorded frames; nil for baselines.
  private func value(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView
  ) -> CGFloat? {
    var box: CGRect
    var margins = UIEdgeInsets.zero
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView else { return nil }
      let origin = recordedOrigin(of: owner, in: ancestor)
      box = guide.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
    } else if let view = item as? UIView {
      box = CGRect(
        origin: view === ancestor ? .zero : recordedOrigin(of: view, in: ancestor),
        size: recordedFrame(of: view).size)
      box = box.inset(by: view.alignmentRectInsets)
      margins = view.layoutMargins
    } else {
      return nil
    }
    let inner = box.inset(by: margins)
    switch attribute {
    case .left, .leading: return box.minX
    case .right, .trailing: return box.maxX
    case .top: return box.minY
    case .bottom: return box.maxY
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.midX
    case .centerY: return box.midY
    case .leftMargin, .leadingMargin: return inner.minX
    case .rightMargin, .trailingMargin: return inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    default: return nil
    }
  }
}
