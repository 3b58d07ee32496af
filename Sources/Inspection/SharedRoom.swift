// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

extension UIView {
  /// The outermost stack view that gives this view and its like equal parts of its length, in words that
  /// causes are compared by; nil where none does, or where the view has a length of its own
  /// (Documentation/Check.md §5.4).
  func shares(isVertical: Bool) -> String? {
    guard !hasFixedLength(isVertical: isVertical) else { return nil }
    let axis: NSLayoutConstraint.Axis = isVertical ? .vertical : .horizontal
    var found: UIStackView?
    var child = self
    while let above = child.superview, !ScreenTree.isCell(child), child.ownedByController == nil {
      if let stack = above as? UIStackView, stack.distribution == .fillEqually, stack.axis == axis,
        stack.arrangedSubviews.contains(child)
      {
        found = stack
      }
      child = above
    }
    return found.map { "\(ViewNames.path(of: $0)) parts \(isVertical ? "height" : "width")" }
  }
}
