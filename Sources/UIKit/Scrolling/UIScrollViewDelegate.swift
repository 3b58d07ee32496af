// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a scroll view tells; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  // @objc optional
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  // @objc optional
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  // @objc optional
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  // @objc optional
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  // @objc optional
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  // @objc optional
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  // @objc optional
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  // @objc optional
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  // @objc(viewForZoomingInScrollView:) optional
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  // @objc(scrollViewWillBeginZooming:withView:) optional
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  // @objc(scrollViewDidEndZooming:withView:atScale:) optional
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  // @objc optional = true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  // @objc optional
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  // @objc optional
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
