// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Content that is shown larger or smaller (Documentation/Touches.md §9).
extension UIScrollView {
  final var zoomedView: UIView? {
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.viewForZooming(in: self)
    } ?? nil
  }

  /// The recognizer of two fingers, which there is while zooming has room.
  final func zoomLimitsDidChange() {
    let canZoom = maximumZoomScale > minimumZoomScale
    if canZoom, storedPinch == nil {
      let pinch = ScrollPinch(self)
      storedPinch = pinch
      addGestureRecognizer(pinch.recognizer)
    }
    storedPinch?.recognizer.isEnabled = canZoom
  }

  final func limitedScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  /// Scales the zoomed view, within the limits, and the content size with it; what is in the middle
  /// stays there as far as the content reaches.
  final func applyZoomScale(_ scale: CGFloat, animated: Bool = false) {
    let new = limitedScale(scale)
    guard new != storedZoomScale, new > 0, let view = zoomedView else { return }
    let place = CGPoint(x: bounds.midX, y: bounds.midY)
    let anchor = view.convert(place, from: self)
    run(animated, view) {
      self.zoom(to: new, keeping: anchor, at: place)
      self.moveOffsetIntoRange()
    }
  }

  final func applyZoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
    let new = limitedScale(min(bounds.width / rect.width, bounds.height / rect.height))
    run(animated, view) {
      self.setScale(new)
      // The rectangle is one of the zoomed view's; its middle comes to the middle.
      let middle = self.convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
      self.contentOffset = self.clamping(
        CGPoint(
          x: middle.x - self.bounds.width / 2, y: middle.y - self.bounds.height / 2))
    }
  }

  private func run(_ animated: Bool, _ view: UIView, _ change: @escaping () -> Void) {
    guard animated, window != nil else { return change() }
    beginZooming(view)
    UIView.animate(withDuration: 0.3, animations: change) { _ in
      self.isZooming = false
      self.endZooming(view)
    }
  }

  /// Shows another scale with a place of the zoomed view where a place of the scroll view is.
  final func zoom(to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint) {
    guard let view = zoomedView else { return }
    let screen = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    setScale(scale)
    let now = convert(anchor, from: view)
    contentOffset = CGPoint(x: now.x - screen.x, y: now.y - screen.y)
  }

  /// The view grows from its top left corner, which moves with the content.
  private func setScale(_ scale: CGFloat) {
    guard scale != storedZoomScale, scale > 0, let view = zoomedView else { return }
    let factor = scale / storedZoomScale
    storedZoomScale = scale
    let origin = CGPoint(x: view.frame.minX * factor, y: view.frame.minY * factor)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: origin.x + view.frame.width * view.layer.anchorPoint.x,
      y: origin.y + view.frame.height * view.layer.anchorPoint.y)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewDidZoom(self)
    }
  }

  final var isBeyondRange: Bool { clamping(contentOffset) != contentOffset }

  final func beginZooming(_ view: UIView) {
    isZooming = true
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    }
  }

  final func endZooming(_ view: UIView) {
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Ends what moves by itself where it is.
  public func stopScrollingAndZooming() { stopMotion() }
}
