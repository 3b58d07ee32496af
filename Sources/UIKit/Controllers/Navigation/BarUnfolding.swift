// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How much of a navigation bar's large title and search bar shows, by what is scrolled below it.
///
/// Rules: Documentation/Containers.md §1.4. All heights in points.
@MainActor
final class BarUnfolding {
  enum SearchRule {
    case none, stays, hides
  }

  /// The bar's height without the foldable parts.
  var fixedHeight: CGFloat = 44
  /// Where the bar begins in its controller's view: what stands above it, as the status bar. In a sheet
  /// that is nothing, whatever the window has.
  var top: CGFloat = 0
  var hasLargeTitle = false
  var searchRule = SearchRule.none
  /// Points of a search bar that is wholly out.
  var searchHeight = NavigationBarMetrics.searchHeight
  /// Points of an unfolded large title.
  var largeTitleHeight: CGFloat = 52
  /// Called when a height or ``isAtEdge`` changed through scrolling.
  var changed: (() -> Void)?

  private weak var controller: UIViewController?
  private weak var scrollView: UIScrollView?
  /// What is left of the foldable parts after scrolling; nil until something was scrolled.
  private var room: CGFloat?
  private(set) var isAtEdge = true

  var largeTitle: CGFloat {
    guard hasLargeTitle else { return 0 }
    let full = largeTitleHeight
    return room.map { max(0, min($0, full)) } ?? full
  }

  var search: CGFloat {
    let full = searchHeight
    switch searchRule {
    case .none: return 0
    case .stays: return full
    case .hides:
      let above = hasLargeTitle ? largeTitleHeight : 0
      return room.map { max(0, min($0 - above, full)) } ?? 0
    }
  }

  /// Watches another controller's content, or the same again.
  func follow(_ controller: UIViewController?, scrollView: UIScrollView?) {
    let isOther = self.controller !== controller || self.scrollView !== scrollView
    if isOther {
      self.scrollView?.offsetObserver = nil
      self.controller = controller
      self.scrollView = scrollView
      room = nil
    }
    guard let scrollView, scrollView.window != nil else {
      isAtEdge = true
      return
    }
    scrollView.offsetObserver = { [weak self] in self?.didScroll($0) }
    // Content that was scrolled before keeps the bar folded.
    if isOther, !isAtStart(scrollView) { room = available(scrollView) }
    updateEdge(scrollView)
  }

  private func didScroll(_ scrollView: UIScrollView) {
    let before = (largeTitle, search, isAtEdge)
    // Where the offset only follows the inset, nobody scrolled.
    if !scrollView.isAdjustingInset, hasLargeTitle || searchRule == .hides {
      room = available(scrollView)
    }
    updateEdge(scrollView)
    if (largeTitle, search, isAtEdge) != before { changed?() }
  }

  /// What the content leaves of the foldable parts, below the fixed ones.
  private func available(_ scrollView: UIScrollView) -> CGFloat {
    let stays = searchRule == .stays ? searchHeight : 0
    return -scrollView.contentOffset.y - scrollView.contentInset.top - top - fixedHeight - stays
  }

  private func isAtStart(_ scrollView: UIScrollView) -> Bool {
    scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
  }

  private func updateEdge(_ scrollView: UIScrollView) {
    isAtEdge = isAtStart(scrollView) || (hasLargeTitle && available(scrollView) > 0)
  }
}
