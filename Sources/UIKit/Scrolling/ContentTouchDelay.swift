// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Holds the beginning of touches back from the content until it is clear that they do not scroll.
final class ContentTouchDelay: UIGestureRecognizer {
  /// Seconds.
  static let delay: TimeInterval = 0.15

  @Loose var scrollView: UIScrollView?
  private var timer: Int?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
      return state = .failed
    }
    guard timer == nil else { return }
    timer = schedule(after: ContentTouchDelay.delay) { [weak self] in
      self?.timer = nil
      self?.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    cancelSchedule(&timer)
  }
}
