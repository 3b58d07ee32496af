// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Texts and controls that leave the screen where nothing scrolls (Documentation/Check.md §6.3.1).
extension Inspector {
  /// What edges are of, as findings name it.
  enum Surface: String, CustomStringConvertible {
    case screen, sheet

    var description: String { rawValue }
  }

  /// - Parameters:
  ///   - rect: What ancestors leave of the content, in the window.
  ///   - surface: What the edges are of.
  ///   - isScrolled: Whether it lies in a scroll view, which scrolls up and down only.
  mutating func inspectEdges(
    of content: Content, _ rect: CGRect, _ window: CGRect, _ surface: Surface,
    isScrolled: Bool
  ) {
    // What lies wholly beyond a screen may wait there; of a sheet nothing else comes, and what follows
    // on something in sight cannot be brought there.
    let isLost =
      !isScrolled && rect.minY >= window.maxY && followsSomethingInSight(content.person, window)
    let isSheet = surface == .sheet || isLost
    guard content.isText || content.isControl, isSheet || rect.intersects(window) else { return }
    let node = tree.nodes[content.index]
    // Beside a safe area of its own an edge is told by that (6.4).
    let safe = node.controlled < 0 ? .zero : tree.nodes[node.controlled].view.safeAreaInsets
    var sides = [
      ("left", window.minX - rect.minX, safe.left), ("right", rect.maxX - window.maxX, safe.right),
    ]
    if !isScrolled {
      sides += [
        ("top", window.minY - rect.minY - liftForKeyboard(content.person), safe.top),
        ("bottom", rect.maxY - window.maxY, safe.bottom),
      ]
    }
    guard let worst = sides.filter({ isSheet || $0.2 == 0 }).max(by: { $0.1 < $1.1 }), worst.1 > 1.5
    else {
      return
    }
    let lost = (points: worst.1, side: worst.0)
    faults.append(
      Fault(
        .clippedContent, content.person, severity: severity(of: content, lost),
        detail: "edge " + Inspector.end(lost.side, of: content.person),
        measure: Double(lost.points), region: isSheet ? content.rect : rect.intersection(window)
      ) {
        var words = Fault.Words(
          message: "\(short(lost.points)) pt lie beyond the \(lost.side) edge of the \(surface)",
          reason:
            "It is wider or higher than what is left of the \(surface), and nothing scrolls there.",
          remedy: "Constrain the view to the edges of its superview's safe area, or put it into a "
            + "scroll view.")
        words.numbers = [.init("cut", Double(lost.points))]
        words.cause = "\(ViewNames.owner(of: content.person)) edge \(lost.side)"
        return words
      })
  }

  /// How far the app moved what is around a view up while a text is edited, points: that is for the
  /// keyboard, and goes back with it.
  private func liftForKeyboard(_ view: UIView) -> CGFloat {
    guard tree.nodes.contains(where: { $0.view.isFirstResponder && $0.view is any UIKeyInput })
    else { return 0 }
    var lift: CGFloat = 0
    var ancestor = view.superview
    while let current = ancestor {
      if !(current is UIScrollView) { lift += max(0, current.bounds.minY) }
      let isRoot = current.next is UIViewController && current.transform.isIdentity
      lift += max(0, isRoot ? -current.frame.minY : -current.transform.ty)
      ancestor = current.superview
    }
    return lift
  }

  /// Whether a view stands below one that is on the screen: in a stack view that begins there, or by
  /// constraints from one view to the next.
  private func followsSomethingInSight(_ view: UIView, _ window: CGRect) -> Bool {
    func isInSight(_ view: UIView) -> Bool {
      node(of: view).map { tree.nodes[$0].frame.intersects(window) } ?? false
    }
    var seen: Set<ObjectIdentifier> = []
    var open = [view]
    while let current = open.popLast() {
      guard seen.insert(ObjectIdentifier(current)).inserted, let parent = current.superview else {
        continue
      }
      var above = parent.heldConstraints.compactMap { $0.viewAbove(current) }
      if parent is UIStackView { above.append(parent) }
      if above.contains(where: isInSight) { return true }
      open += above
    }
    return false
  }
}

extension NSLayoutConstraint {
  /// The sibling whose bottom a view's top is tied to; nil where the constraint says nothing of that.
  fileprivate func viewAbove(_ view: UIView) -> UIView? {
    let tops: [Attribute] = [.top, .firstBaseline, .lastBaseline]
    let bottoms: [Attribute] = [.bottom, .lastBaseline]
    if firstView === view, let other = secondView, other.superview === view.superview,
      tops.contains(firstAttribute), bottoms.contains(secondAttribute)
    {
      return other
    }
    if secondView === view, let other = firstView, other.superview === view.superview,
      tops.contains(secondAttribute), bottoms.contains(firstAttribute)
    {
      return other
    }
    return nil
  }
}
