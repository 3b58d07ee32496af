// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// The visible views of the windows, flattened once for all rules.
///
/// - Complexity: O(n) in visible views to make.
@MainActor
struct ScreenTree {
  private(set) var nodes: [Node] = []

  init(_ windows: [UIWindow]) {
    for window in windows where !window.isHidden {
      add(window, Surroundings(clip: window.bounds), origin: .zero)
    }
  }

  /// What a view inherits from those around it.
  private struct Surroundings {
    var clip: CGRect
    var parent = -1
    var scroller = -1
    var cell = -1
    var controlled = -1
    var isPart = false
    var isInBar = false
  }

  private mutating func add(_ view: UIView, _ around: Surroundings, origin: CGPoint) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    // What the system shows for itself has no faults of the app.
    if let controller = view.ownedByController {
      if ClassNames.isOfSystem(controller) || controller.isBehindOther { return }
    }
    // So are menus, the buttons that a swipe uncovers, and the row that it moved comes back.
    if view.isBoxOfMenu || view.isUncoveredBySwipe || view.isMovedBySwipe { return }
    let index = nodes.count
    let frame: CGRect
    if view.hasTransform, let window = view.window {
      frame = view.convert(view.bounds, to: window)
    } else {
      frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    }
    var inside = around
    inside.parent = index
    if ScreenTree.isCell(view) { inside.cell = index }
    if view.ownedByController != nil { inside.controlled = index }
    nodes.append(
      Node(
        view: view, parent: around.parent, frame: frame, clip: around.clip,
        scroller: around.scroller, cell: inside.cell, controlled: inside.controlled,
        isPart: around.isPart || isOwnControl(view, in: around.parent),
        isInBar: around.isInBar || ScreenTree.isBar(view)))
    if view is UIScrollView { inside.scroller = index }
    if view.clipsToBounds { inside.clip = around.clip.intersection(frame) }
    if ScreenTree.isComponent(view) { inside.isPart = true }
    if ScreenTree.isBar(view) { inside.isInBar = true }
    let bounds = view.bounds
    let start = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    for child in view.subviews { add(child, inside, origin: start) }
    nodes[index].end = nodes.count
  }

  /// Whether UIKit made the control for itself: by its class, or because it stands bare in a view that
  /// has no name in Apple's interface, as what dims the screen behind a sheet does.
  private func isOwnControl(_ view: UIView, in parent: Int) -> Bool {
    guard view is UIControl else { return false }
    if ClassNames.isInternal(type(of: view)) { return true }
    return type(of: view) == UIControl.self && parent >= 0
      && ClassNames.isInternal(type(of: nodes[parent].view))
  }

  static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
  }

  static func isBar(_ view: UIView) -> Bool {
    view is UINavigationBar || view is UITabBar || view is UIToolbar || view is FloatingTabBar
  }

  /// Whether the view's subviews are UIKit's own parts.
  static func isComponent(_ view: UIView) -> Bool {
    switch view {
    case is UIControl, is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar,
      is UIPickerView, is UIProgressView, is UIActivityIndicatorView, is UIImageView, is UILabel,
      is UITextView, is UIListContentView, is FloatingTabBar:
      // An app's own control is made of the app's own views.
      return view is UIButton || ClassNames.isOfUIKit(type(of: view))
    default: return false
    }
  }

  /// Whether `ancestor` holds the node at `index`, or is it.
  func contains(_ ancestor: Int, _ index: Int) -> Bool {
    ancestor <= index && index < nodes[ancestor].end
  }

  /// The nodes from the superview of `index` up to the window.
  func ancestors(of index: Int) -> UnfoldSequence<Int, Int> {
    sequence(state: nodes[index].parent) { next in
      guard next >= 0 else { return nil }
      defer { next = nodes[next].parent }
      return next
    }
  }
}
