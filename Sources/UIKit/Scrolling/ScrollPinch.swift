// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Content that two fingers make larger and smaller (Documentation/Touches.md §9).
@MainActor
final class ScrollPinch: NSObject {
  @Loose private var scrollView: UIScrollView?
  let recognizer = ScrollPinchRecognizer()
  private var startScale: CGFloat = 1
  /// The place between the fingers, in the zoomed view.
  private var anchor = CGPoint.zero

  /// How much of what fingers want beyond a limit is shown, as a power (≈).
  static let slackPower = 0.35

  init(_ scrollView: UIScrollView) {
    _scrollView = Loose(scrollView)
    super.init()
    let entry = RuntimeRegistry.describe(ScrollPinch.self)
    entry.method("pinched:") { (pinch: ScrollPinch, _) in pinch.changed() }
    recognizer.addTarget(self, action: Selector("pinched:"))
  }

  private func changed() {
    guard let scrollView, let zoomed = scrollView.zoomedView else { return }
    switch recognizer.state {
    case .began:
      startScale = scrollView.zoomScale
      anchor = recognizer.location(in: zoomed)
      scrollView.stopMotion()
      scrollView.beginZooming(zoomed)
      follow(scrollView)
    case .changed: follow(scrollView)
    case .ended, .cancelled, .failed: end(scrollView, zoomed)
    default: break
    }
  }

  private func follow(_ scrollView: UIScrollView) {
    guard recognizer.numberOfTouches > 1 else { return }
    let wanted = startScale * recognizer.scale
    let limited = scrollView.limitedScale(wanted)
    var scale = limited
    if scrollView.bouncesZoom, limited > 0, wanted > 0 {
      scale = limited * CGFloat(pow(Double(wanted / limited), ScrollPinch.slackPower))
    }
    scrollView.zoom(to: scale, keeping: anchor, at: recognizer.location(in: scrollView))
  }

  private func end(_ scrollView: UIScrollView, _ zoomed: UIView) {
    guard scrollView.isZooming else { return }
    scrollView.isZooming = false
    let target = scrollView.limitedScale(scrollView.zoomScale)
    guard target != scrollView.zoomScale || scrollView.isBeyondRange else {
      return scrollView.endZooming(zoomed)
    }
    scrollView.isZoomBouncing = true
    let place = recognizer.location(in: scrollView)
    UIView.animate(withDuration: 0.3) {
      scrollView.zoom(to: target, keeping: self.anchor, at: place)
      scrollView.moveOffsetIntoRange()
    } completion: { _ in
      scrollView.isZoomBouncing = false
      scrollView.endZooming(zoomed)
    }
  }
}

/// A scroll view's own pinch; its drag goes on beside it.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanRecognizer && preventedGestureRecognizer.view === view)
      && super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanRecognizer
      && preventingGestureRecognizer.view === view)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
