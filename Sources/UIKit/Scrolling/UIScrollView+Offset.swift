// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScrollView {
  /// Seconds that an animated scroll takes on the clock.
  static let scrollDuration: TimeInterval = 0.3

  final func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, UIView.areAnimationsEnabled, window != nil, offset != contentOffset else {
      contentOffset = offset
      return
    }
    glide(to: offset, cause: .code)
  }

  /// Moves the offset along with content that got another place; a finger that drags goes on from there.
  final func shift(to offset: CGPoint) {
    if isDragging {
      motion.dragStart.x += offset.x - contentOffset.x
      motion.dragStart.y += offset.y - contentOffset.y
    }
    contentOffset = offset
  }

  /// Scrolls just as far as needed for `rect` to be visible; not at all when it is.
  final func scrollMinimally(to rect: CGRect, animated: Bool) {
    scroll(to: minimalOffset(showing: rect), animated: animated)
  }

  /// The nearest offset at which `rect` is visible, or its start when it is longer than the view.
  final func minimalOffset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    offset.x = Self.start(
      showing: rect.minX, rect.maxX, at: offset.x, length: bounds.width, before: inset.left,
      after: inset.right)
    offset.y = Self.start(
      showing: rect.minY, rect.maxY, at: offset.y, length: bounds.height, before: inset.top,
      after: inset.bottom)
    return clamping(offset)
  }

  /// The offset nearest to `offset` that shows the points from `low` to `high`; their start when
  /// they are longer than the view.
  private static func start(
    showing low: CGFloat, _ high: CGFloat, at offset: CGFloat, length: CGFloat, before: CGFloat,
    after: CGFloat
  ) -> CGFloat {
    if low < offset + before { return low - before }
    if high > offset + length - after { return min(low - before, high - length + after) }
    return offset
  }
}
