// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The search bar of the top item, below the row of the bar (Documentation/Containers.md §1.11).
extension UINavigationController {
  /// Takes the search bar of the top item into the bar, and that of another out of it.
  func adoptSearch() {
    let search = topViewController?.navigationItem.searchController
    for view in navigationBar.subviews.compactMap({ $0 as? UISearchBar })
    where view !== search?.searchBar {
      view.removeFromSuperview()
    }
    if activeSearch !== search { activeSearch = nil }
    guard let search else { return }
    search.host = self
    if search.isActive { activeSearch = search }
    if search.searchBar.superview !== navigationBar {
      navigationBar.addSubview(search.searchBar)
      search.searchBar.fieldMargin = 16
    }
  }

  func searchDidChange(_ search: UISearchController) {
    activeSearch = search.isActive ? search : nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// The search bar fills the lowest part of the bar: 36 points of field, 1 above and 15 below, and its
  /// scope bar below that.
  func layOutSearch(in root: UIView) {
    if topViewController?.navigationItem.searchController?.searchBar.superview !== navigationBar {
      adoptSearch()
    }
    guard let bar = topViewController?.navigationItem.searchController?.searchBar else { return }
    let height = navigationBar.metrics.search
    let full = unfolding.searchHeight
    bar.isHidden = height < 1
    bar.alpha = height >= full ? 1 : height / full
    let insets = root.safeAreaInsets
    bar.frame = CGRect(
      x: insets.left, y: navigationBar.bounds.height - full - 9,
      width: max(0, navigationBar.bounds.width - insets.left - insets.right),
      height: full + 4)
  }
}
