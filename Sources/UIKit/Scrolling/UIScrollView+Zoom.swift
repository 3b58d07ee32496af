// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScrollView {
  private var zoomedView: UIView? {
    optionalCall("viewForZoomingInScrollView:", on: scrollDelegate, [self]) {
      scrollDelegate?.viewForZooming(in: self)
    } ?? nil
  }

  /// Scales the zoomed view, within the limits, and the content size with it.
  final func applyZoomScale(_ scale: CGFloat) {
    let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard new != storedZoomScale, new > 0, let view = zoomedView else { return }
    let factor = new / storedZoomScale
    storedZoomScale = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    optionalCall("scrollViewDidZoom:", on: scrollDelegate, [self]) {
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  final func applyZoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    applyZoomScale(min(bounds.width / rect.width, bounds.height / rect.height))
    scroll(
      to: clamping(
        CGPoint(x: rect.minX * storedZoomScale, y: rect.minY * storedZoomScale)),
      animated: animated)
  }
}
