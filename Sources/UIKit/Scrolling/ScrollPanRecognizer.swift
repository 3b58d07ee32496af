// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The drag that scrolls a scroll view.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  @Loose var scrollView: UIScrollView?
  /// The way when the drag began; the content starts from rest there.
  private var slack = CGPoint.zero

  /// The way of the finger since the content began to follow it, in the scroll view's points.
  var contentTranslation: CGPoint {
    let way = windowTranslation
    return convertVector(CGPoint(x: way.x - slack.x, y: way.y - slack.y), to: scrollView)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingersDown.count == touches.count { scrollView?.fingerDidTouch(touches) }
  }

  override func stateDidCommit() {
    if committed == .began { slack = windowTranslation }
    scrollView?.panDidChange(self)
  }

  override func reset() {
    super.reset()
    slack = .zero
    scrollView?.fingersDidLeave()
  }
}
