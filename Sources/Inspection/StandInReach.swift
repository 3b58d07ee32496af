// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// How far what stands for foreign content, whose size nobody knows, may have moved what is beside it
/// (Documentation/Gaps.md §6.12).
///
/// That is its cell, else the stack view that it is arranged in, else itself and the views that constraints
/// tie to it, one after the other, with all that is in them; and what it lies in, but not what else is in that.
@MainActor
struct StandInReach {
  private var roots: Set<ObjectIdentifier> = []
  private var around: Set<ObjectIdentifier> = []

  /// - Complexity: O(views).
  init(_ windows: [UIWindow]) {
    for window in windows { search(window) }
  }

  /// Whether a fault may come of such a stand-in.
  func covers(_ fault: Fault) -> Bool {
    guard !roots.isEmpty else { return false }
    if let view = fault.view { return covers(view) }
    let ends = [fault.constraint?.firstItem, fault.constraint?.secondItem]
    return ends.contains { ($0 as? UIView).map(covers) == true }
  }

  private func covers(_ view: UIView) -> Bool {
    around.contains(ObjectIdentifier(view))
      || sequence(first: view, next: \.superview).contains {
        roots.contains(ObjectIdentifier($0))
      }
  }

  private mutating func search(_ view: UIView) {
    if (view as? any StandInView)?.standIn != nil { return add(view) }
    for child in view.subviews { search(child) }
  }

  private mutating func add(_ view: UIView) {
    for outer in sequence(first: view, next: \.superview).dropFirst() {
      around.insert(ObjectIdentifier(outer))
    }
    let cell = sequence(first: view, next: \.superview).first(where: ScreenTree.isCell)
    guard let parent = view.superview, cell == nil, !(parent is UIStackView) else {
      roots.insert(ObjectIdentifier(cell ?? view.superview ?? view))
      return
    }
    let ties = parent.constraints.map { constraint in
      [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        .filter { $0 !== parent }
    }
    // What is tied to what is tied to it moves with it, too.
    var reached: [UIView] = [view]
    while let next = reached.popLast() {
      guard roots.insert(ObjectIdentifier(next)).inserted else { continue }
      reached += ties.filter { $0.contains { $0 === next } }.joined()
    }
  }
}
