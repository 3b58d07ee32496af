// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIViewController {
  /// Whether the controller presents another one, whose view does not lie in its own: what can be seen
  /// of it around a sheet, a popover or an alert is seen whole without them.
  package final var isBehindOther: Bool {
    guard let presented = ownPresented, presented.isViewLoaded, let view = viewIfLoaded else {
      return false
    }
    return presented.view.window != nil && !presented.view.isDescendant(of: view)
  }

  /// Whether the controller stands alone in a window, though the app has put one of its class into
  /// another controller since the launch (Documentation/Check.md §1.6.1).
  package final var isPartShownAlone: Bool {
    parent == nil && viewIfLoaded?.window?.rootViewController === self
      && Runtime.current.embeddedClasses.contains(ObjectIdentifier(type(of: self)))
  }
}

extension UIView {
  /// Whether the view holds the buttons that a swiped row uncovers.
  package final var isUncoveredBySwipe: Bool { self is SwipeActionsView }

  /// Whether the view is the box of a menu, which UIKit fills with the titles it is given.
  package final var isBoxOfMenu: Bool { (superview as? MenuPanel)?.isBox(self) ?? false }

  /// Whether the view is a row that a swipe has moved aside.
  package final var isMovedBySwipe: Bool {
    if let cell = self as? UICollectionReusableView { return cell.swipeShift != 0 }
    guard let cell = self as? UITableViewCell, let table = cell.hostTable,
      let swiped = table.swiped
    else { return false }
    return table.cellForRow(at: swiped.path) === cell
  }
}
