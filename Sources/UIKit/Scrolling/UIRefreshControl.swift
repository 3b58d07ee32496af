// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Starts and shows refreshing; stands above the content and is hidden unless it refreshes.
///
/// Differs from UIKit: nothing is drawn.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func beginRefreshing() { isRefreshing = true }

  open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
  final func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    refreshControl.isHidden = true
    refreshControl.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
    insertSubview(refreshControl, at: 0)
  }
}
