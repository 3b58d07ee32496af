// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Where bars and content stand (Documentation/Containers.md §1 and §3.6).
extension UINavigationController {
  /// Points that the toolbar is high above the home indicator.
  private var toolbarHeight: CGFloat { toolbar.rowHeight }

  /// Whether the bar is away, by the app's wish or for want of height.
  var isBarAway: Bool {
    hidesBar
      || (hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
  }

  func barDidChange() {
    guard let root = viewIfLoaded else { return }
    navigationBar.setNeedsLayout()
    root.setNeedsLayout()
  }

  func barsDidChange(animated: Bool) {
    guard let root = viewIfLoaded else { return }
    guard animated, isOnScreen, UIView.areAnimationsEnabled else { return root.setNeedsLayout() }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
  }

  /// Hands the stack's items to the bars and watches what the top one scrolls.
  func itemsMayHaveChanged() {
    let items = stack.map(\.navigationItem)
    if navigationBar.items != items { navigationBar.setItems(items, animated: false) }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
    adoptSearch()
    followScrolling()
  }

  // MARK: Layout

  /// Places the bars and gives the top controller the room between them.
  func layOutBars(in root: UIView) {
    followScrolling()
    let device = root.safeAreaInsets
    let bounds = root.bounds
    let metrics = shownMetrics
    navigationBar.metrics = metrics
    let tabs = tabsInRow(in: root)
    navigationBar.isHidden = isBarAway && activeSearch == nil
    let barFrame = CGRect(
      x: 0, y: device.top, width: bounds.width, height: metrics.total)
    navigationBar.frame =
      isBarAway ? barFrame.offsetBy(dx: 0, dy: -metrics.total - device.top) : barFrame
    navigationBar.content.tabs = isBarAway ? nil : tabsInRow(in: navigationBar.content)
    layOutSearch(in: root)
    let height = toolbarHeight + device.bottom
    toolbar.isHidden = hidesToolbar
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - (hidesToolbar ? 0 : height), width: bounds.width, height: height)
    guard let top = shown, let view = top.viewIfLoaded, view.superview === root else { return }
    let frame = contentFrame(of: top, in: root)
    // Tabs stay where the bar is away.
    let row = isBarAway ? tabs.map(\.height) ?? 0 : metrics.total
    let top1 = row > 0 ? device.top + row : 0
    top.containerSafeAreaInsets = UIEdgeInsets(
      top: max(0, top1 - max(frame.minY, device.top)), left: 0,
      bottom: hidesToolbar || frame.maxY <= bounds.height - height ? 0 : toolbarHeight, right: 0)
    if transition == nil, view.frame != frame { view.frame = frame }
  }

  /// A view reaches under translucent bars, unless it does not want to.
  func contentFrame(of controller: UIViewController, in root: UIView) -> CGRect {
    var frame = root.bounds
    let edges = controller.edgesForExtendedLayout
    let reachesUnderOpaque = controller.extendedLayoutIncludesOpaqueBars
    if !isBarAway, !edges.contains(.top) || (navigationBar.isOpaqueBar && !reachesUnderOpaque) {
      let top = root.safeAreaInsets.top + shownMetrics.total
      frame.origin.y += top
      frame.size.height -= top
    }
    if !hidesToolbar,
      !edges.contains(.bottom) || (!toolbar.isTranslucent && !reachesUnderOpaque)
    {
      frame.size.height -= toolbarHeight + root.safeAreaInsets.bottom
    }
    return frame
  }

  /// The heights of the bar's parts as the content is scrolled now.
  private var shownMetrics: NavigationBarMetrics {
    var metrics = navigationBar.fullMetrics
    if activeSearch?.hidesNavigationBarDuringPresentation == true {
      // A row that holds tabs stays.
      let hasTabs = viewIfLoaded.flatMap { tabsInRow(in: $0) } != nil
      (metrics.row, metrics.prompt, metrics.largeTitle) = (hasTabs ? metrics.row : 0, 0, 0)
      metrics.search = unfolding.searchHeight
      return metrics
    }
    metrics.largeTitle = min(metrics.largeTitle, unfolding.largeTitle)
    metrics.search = unfolding.search
    return metrics
  }

  // MARK: Scrolling

  /// Follows what the shown controller scrolls under the bar.
  private func followScrolling() {
    let controller = shown ?? topViewController
    let item = controller?.navigationItem
    var fixed = navigationBar.fullMetrics
    fixed.largeTitle = 0
    unfolding.fixedHeight = fixed.total
    unfolding.top = viewIfLoaded?.safeAreaInsets.top ?? 0
    unfolding.searchHeight =
      NavigationBarMetrics.searchHeight + (item?.searchController?.searchBar.scopeHeight ?? 0)
    unfolding.hasLargeTitle = navigationBar.showsLargeTitle
    unfolding.largeTitleHeight = navigationBar.largeTitleHeight
    if let activeSearch {
      // In place of the bar it has a height of its own; below the bar it stays.
      unfolding.searchRule = activeSearch.hidesNavigationBarDuringPresentation ? .none : .stays
    } else if let item, item.searchController != nil {
      unfolding.searchRule = item.hidesSearchBarWhenScrolling ? .hides : .stays
    } else {
      unfolding.searchRule = .none
    }
    unfolding.follow(
      controller,
      scrollView: controller?.isViewLoaded == true
        ? controller?.scrollViewUnderBars(at: .top) : nil)
    navigationBar.isAtScrollEdge = unfolding.isAtEdge
    // Another controller's content may pass under the tab bar now.
    tabBarController?.followScrolling()
  }
}

extension UINavigationBar {
  /// Whether views end where the bar begins, unless they ask to go on below it.
  var isOpaqueBar: Bool { !isTranslucent }
}

extension UIViewController {
  /// Names the scroll view whose content passes under bars at some edges.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for one in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(one) {
      surroundings.contentScrollViews[one.rawValue] = scrollView.map(WeakHolder.init)
    }
    viewIfLoaded?.superview?.setNeedsLayout()
  }

  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    surroundings.contentScrollViews[edge.rawValue]?.object
  }

  /// The scroll view that bars follow: the one the app named, the view itself, or its rearmost
  /// subview (Documentation/Containers.md §1.10).
  func scrollViewUnderBars(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    if let scroll = view.subviews.first as? UIScrollView { return scroll }
    for child in children where child.viewIfLoaded === view.subviews.first {
      return child.scrollViewUnderBars(at: edge)
    }
    return nil
  }
}
