// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What a scroll view tells; every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { unimplemented(()) }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { unimplemented(()) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { unimplemented(()) }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unimplemented(())
  }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    unimplemented(())
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { unimplemented(()) }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { unimplemented(()) }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { unimplemented(()) }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { unimplemented(nil) }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    unimplemented(())
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    unimplemented(())
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    unimplemented(true)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { unimplemented(()) }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    unimplemented(())
  }
}
