// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScrollView {
  /// Brings the adjusted inset up to date; an offset that rests at the start of the content stays
  /// there, from the time that there is a window (Documentation/CollectionView.md §2.2).
  final func updateAdjustedContentInset() {
    var new = contentInset + applicableSafeArea
    new.top += refreshRoom
    let isNew = new != adjustedContentInset
    guard isNew || insetAtRest != nil else { return }
    let rest = insetAtRest ?? adjustedContentInset
    adjustedContentInset = new
    insetAtRest = window == nil ? rest : nil
    if insetAtRest == nil { moveOffset(restingAt: rest, to: new) }
    guard isNew else { return }
    adjustedContentInsetDidChange()
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    setNeedsLayout()
  }

  private func moveOffset(restingAt old: UIEdgeInsets, to new: UIEdgeInsets) {
    var moved = contentOffset
    // From 0, since the negative of 0 is shown as "-0.0".
    if abs(moved.y + old.top) < 0.5 { moved.y = 0 - new.top }
    if abs(moved.x + old.left) < 0.5 { moved.x = 0 - new.left }
    guard moved != contentOffset else { return }
    isAdjustingInset = true
    contentOffset = moved
    isAdjustingInset = false
  }

  /// The part of the safe area that counts as content inset, by axis
  /// (Documentation/CollectionView.md §2.1).
  private var applicableSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let isOwned = contentInsetAdjustmentBehavior == .automatic && isAdjustedByController
      let vertical =
        alwaysBounceVertical || isOwned
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
      let horizontal =
        alwaysBounceHorizontal
        || contentSize.width + contentInset.left + contentInset.right > bounds.width
      return UIEdgeInsets(
        top: vertical ? area.top : 0, left: horizontal ? area.left : 0,
        bottom: vertical ? area.bottom : 0, right: horizontal ? area.right : 0)
    }
  }

  /// Whether this is the scroll view that its controller owns and wants clear of bars.
  private var isAdjustedByController: Bool {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController {
        return controller.insetsScrollView(self)
      }
      view = current.superview
    }
    return false
  }

  /// The offsets at which the content covers the view, in points.
  final var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    let start = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (start.x...max(start.x, right), start.y...max(start.y, bottom))
  }

  /// The offset nearest to `offset` at which the content covers the view.
  final func clamping(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// After the content or the view became smaller, scrolls back to where content is.
  final func moveOffsetIntoRange() {
    guard bounds.width > 0, bounds.height > 0, !isDragging, !isDecelerating, contentSize != .zero
    else { return }
    let moved = clamping(contentOffset)
    if moved != contentOffset { contentOffset = moved }
  }
}
