// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    optionalDefault("willPresentSearchController:", self, [searchController], ()) {
      (next: any UISearchControllerDelegate) in next.willPresentSearchController(searchController)
    }
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    optionalDefault("didPresentSearchController:", self, [searchController], ()) {
      (next: any UISearchControllerDelegate) in next.didPresentSearchController(searchController)
    }
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    optionalDefault("willDismissSearchController:", self, [searchController], ()) {
      (next: any UISearchControllerDelegate) in next.willDismissSearchController(searchController)
    }
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    optionalDefault("didDismissSearchController:", self, [searchController], ()) {
      (next: any UISearchControllerDelegate) in next.didDismissSearchController(searchController)
    }
  }
  public func presentSearchController(_ searchController: UISearchController) {
    optionalDefault("presentSearchController:", self, [searchController], ()) {
      (next: any UISearchControllerDelegate) in next.presentSearchController(searchController)
    }
  }
}
