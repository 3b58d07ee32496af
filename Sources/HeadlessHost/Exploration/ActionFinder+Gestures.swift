// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Exploration
import Foundation
internal import UIKit

/// What could be done by gesture recognizers, and what is left to people (Documentation/Exploration.md
/// §3.1).
extension ActionFinder {
  /// Taps, presses, swipes and drags that views wait for; of cells of one class the first stands for all.
  func gestures(of entries: [ElementDirectory.Entry]) -> [MapAction] {
    var classes: Set<String> = []
    var actions: [MapAction] = []
    for entry in entries where entry.element.isWholeView {
      let view = entry.element.view
      guard !(view is UITableView || view is UICollectionView) else { continue }
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && !recognizer.isOfUIKit {
        for kind in kinds(of: recognizer, on: view) {
          if let row = entry.row {
            let list = entry.mark.prefix { $0 != "/" }
            guard classes.insert("\(list) \(row.path.section) \(type(of: view)) \(kind)").inserted
            else { continue }
          }
          let action = MapAction(kind: kind, mark: kind.isFromEdge ? "edge" : entry.mark)
          if !actions.contains(action) { actions.append(action) }
        }
      }
    }
    return actions
  }

  private func kinds(
    of recognizer: UIGestureRecognizer, on view: UIView
  ) -> [MapAction.Kind] {
    guard recognizer.fingers == 1 else { return [] }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if tap.numberOfTapsRequired == 2 { return [.doubleTap] }
      // A control is tapped anyway, but for a field, which is typed into.
      let isTapped = view is UIControl && !(view is UITextField)
      return isTapped || tap.numberOfTapsRequired > 2 ? [] : [.gesture]
    case is UILongPressGestureRecognizer: return [.longPress]
    case let swipe as UISwipeGestureRecognizer:
      let all: [(UISwipeGestureRecognizer.Direction, MapAction.Kind)] = [
        (.left, .swipe), (.right, .swipeRight), (.up, .swipeUp), (.down, .swipeDown),
      ]
      return all.filter { swipe.direction.contains($0.0) }.map(\.1)
    case let edge as UIScreenEdgePanGestureRecognizer:
      let all: [(UIRectEdge, MapAction.Kind)] = [
        (.left, .fromLeft), (.right, .fromRight), (.top, .fromTop), (.bottom, .fromBottom),
      ]
      return all.filter { edge.edges.contains($0.0) }.map(\.1)
    case is UIPanGestureRecognizer:
      return isPartOfUIKit(view) ? [] : [.swipe, .swipeRight, .swipeUp, .swipeDown]
    default: return recognizer.isOfApp ? [.gesture] : []
    }
  }

  /// What the screen answers to and nothing here does, in words.
  var untried: [String] {
    var words: Set<String> = []
    for entry in ElementDirectory().entries where entry.element.isWholeView {
      let view = entry.element.view
      if let list = view as? UIScrollView,
        Self.counts(of: list).reduce(0, +) > Self.rows
      {
        words.insert("rows of lists beyond the first \(Self.rows)")
      }
      if String(describing: type(of: view)).hasPrefix("WKWebView") { words.insert("web pages") }
      guard !isPartOfUIKit(view) else { continue }
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && !recognizer.isOfUIKit {
        if let word = recognizer.untriedWord { words.insert(word) }
      }
      if view.interactions.contains(where: { $0 is UIDragInteraction }) {
        words.insert("dragging and dropping")
      }
    }
    return words.sorted()
  }

  /// Whether UIKit made the view for itself, with recognizers of its own.
  private func isPartOfUIKit(_ view: UIView) -> Bool {
    let plain = [
      "UIView", "UIImageView", "UILabel", "UIStackView", "UIScrollView", "UITableView",
      "UICollectionView", "UIButton", "UITextView", "UIWindow",
    ]
    return ClassOrigin.isUIKit(type(of: view))
      && !plain.contains(String(describing: type(of: view)))
  }
}

@MainActor
extension UIGestureRecognizer {
  /// Whether UIKit made it for itself: of a class that it does not publish, or for a list's menus.
  var isOfUIKit: Bool {
    let published = [
      "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIPanGestureRecognizer",
      "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
    ]
    if let delegate, String(describing: type(of: delegate)) == "ListContextMenu" { return true }
    return ClassOrigin.isUIKit(type(of: self))
      && !published.contains(String(describing: type(of: self)))
  }

  /// How many fingers it waits for at least.
  fileprivate var fingers: Int {
    switch self {
    case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired
    case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: 2
    default: 1
    }
  }

  /// Whether its class is the app's own.
  fileprivate var isOfApp: Bool { !ClassOrigin.isUIKit(type(of: self)) }

  /// What a person would do for it, where nothing here does, or not all of it.
  fileprivate var untriedWord: String? {
    switch self {
    case is UIPinchGestureRecognizer: "pinching"
    case is UIRotationGestureRecognizer: "turning with two fingers"
    case _ where fingers > 1: "gestures of several fingers"
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired > 2 ? "more than two taps" : nil
    case is UILongPressGestureRecognizer, is UISwipeGestureRecognizer, is UIPanGestureRecognizer:
      nil
    default: isOfApp ? "gestures of the app's own" : nil
    }
  }
}

extension MapAction.Kind {
  /// Whether a finger comes in over an edge of the screen, whatever lies there.
  var isFromEdge: Bool { [.fromLeft, .fromRight, .fromTop, .fromBottom].contains(self) }
}
