// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Where an element is and whether a finger reaches it.
extension ScreenElement {
  /// The whole element in window coordinates, points.
  func frame(in window: UIWindow) -> CGRect { view.convert(area, to: window) }

  /// What neither the window's edge nor a clipping view cuts off; null when that is nothing.
  func visibleFrame(in window: UIWindow) -> CGRect {
    var rect = frame(in: window)
    var ancestor = view.superview
    while let current = ancestor, current !== window {
      if current.clipsToBounds || current is UIScrollView {
        rect = rect.intersection(current.convert(current.bounds, to: window))
      }
      ancestor = current.superview
    }
    return rect.intersection(window.bounds)
  }

  /// A point where a finger meets the element or what it is part of, the centre if possible; nil
  /// when there is none.
  func touchPoint(in window: UIWindow) -> CGPoint? {
    let rect = visibleFrame(in: window)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    for y in [0.5, 0.25, 0.75] {
      for x in [0.5, 0.25, 0.75] {
        let point = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        if isHit(at: point, in: window) { return point }
      }
    }
    return nil
  }

  private func isHit(at point: CGPoint, in window: UIWindow) -> Bool {
    // Another window may lie on top.
    guard ScreenContents().window(at: point) === window,
      let hit = window.hitTest(point, with: nil)
    else { return false }
    if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return true }
    // What takes no touches lets them through to the cell that it is in: a label beside its content view.
    guard !view.isUserInteractionEnabled, let cell, hit.isDescendant(of: cell) else { return false }
    return !sequence(first: hit, next: \.superview).prefix { $0 !== cell }.contains {
      $0 is UIControl
    }
  }

  /// Whether the element, or a view it is in, answers to a tap.
  var isInteractive: Bool {
    var current: UIView? = view
    while let view = current, !(view is UIScrollView) {
      if view is UIControl || view is UITableViewCell || view is UICollectionViewCell {
        return true
      }
      if view.gestureRecognizers?.isEmpty == false { return true }
      current = view.superview
    }
    return view is UITextView
  }

  /// Whether this is something to type into: a text or search field, or a text view that can be edited.
  var isField: Bool { view is UITextField || (view as? UITextView)?.isEditable == true }

  /// The control that a tap on the element works.
  var control: UIControl? {
    sequence(first: view) { $0.superview }.lazy.compactMap { $0 as? UIControl }.first
  }

  /// Whether this is the title of a control that has the same name: a button's label.
  var repeatsItsControl: Bool {
    guard let name, let control, control !== view else { return false }
    let outer = ScreenElement(control)
    return outer.name == name || outer.texts.contains(name)
  }

  /// The cell that the element is in, or is.
  var cell: UIView? {
    sequence(first: view) { $0.superview }
      .first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  /// The scroll views around the element, innermost first.
  var scrollViews: [UIScrollView] {
    sequence(first: view) { $0.superview }.dropFirst().compactMap { $0 as? UIScrollView }
  }
}
