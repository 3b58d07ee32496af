// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Where the tabs of a tablet of regular width stand (Documentation/Containers.md §5.8).
extension UITabBarController {
  /// What an app's user defaults hold false under to keep the bar below.
  private static let floatingKey = "UseFloatingTabBar"

  /// Whether the tabs stand in the navigation bar's row, when they are not hidden. On Interface
  /// Builder's canvas they never do.
  var placesTabsAtTop: Bool {
    let traits = traitCollection
    guard traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular,
      Runtime.current.canvas == nil
    else { return false }
    let defaults = UserDefaults.standard
    return defaults.object(forKey: UITabBarController.floatingKey) == nil
      || defaults.bool(forKey: UITabBarController.floatingKey)
  }

  /// Shows the tabs at the top of `root`, or takes them away.
  func layOutFloatingTabs(in root: UIView, isShown: Bool) {
    guard isShown else {
      if showsFloatingTabs {
        showsFloatingTabs = false
        floatingTabs.removeFromSuperview()
        tellBarsOfTabs()
      }
      return
    }
    showsFloatingTabs = true
    let bar = floatingTabs
    bar.show(tabBar.items ?? [], chosen: tabBar.selectedItem)
    bar.setTintColor(tabBar.rareStorage?.tintColor)
    let room = root.bounds.inset(by: root.safeAreaInsets)
    let side = UIScreen.main.device.device.systemMinimumMargin
    let width = min(bar.sizeThatFits(room.size).width, max(0, room.width - 2 * side))
    let frame = CGRect(
      x: room.midX - width / 2, y: room.minY, width: width, height: FloatingTabBar.rowHeight)
    let isNew = bar.superview !== root || bar.frame != frame
    // Above what an animator added, but below what the app lays over everything.
    if bar.superview !== root { root.insertSubview(bar, aboveSubview: tabBar) }
    if bar.frame != frame { bar.frame = frame }
    if isNew { tellBarsOfTabs() }
  }

  /// Navigation bars that share the tabs' row lay out around them.
  private func tellBarsOfTabs() {
    func tell(_ controller: UIViewController) {
      (controller as? UINavigationController)?.barDidChange()
      if let split = controller as? UISplitViewController { split.children.forEach(tell) }
    }
    children.forEach(tell)
  }

  /// Where the tabs lie now, in the coordinates of `view`; nil while they are below or away.
  func floatingFrame(in view: UIView) -> CGRect? {
    guard showsFloatingTabs else { return nil }
    return floatingTabs.convert(floatingTabs.bounds, to: view)
  }

  /// Puts a child's view below the tabs, where it does not want to reach under them.
  ///
  /// - Returns: The points that the tabs take of its safe area.
  func insetByFloatingTabs(_ shown: UIViewController, frame: inout CGRect) -> CGFloat {
    guard let root = viewIfLoaded, showsFloatingTabs, !shown.sharesRowWithTabs else { return 0 }
    guard !shown.edgesForExtendedLayout.contains(.top) else { return FloatingTabBar.rowHeight }
    let top = root.safeAreaInsets.top + FloatingTabBar.rowHeight
    frame.origin.y += top
    frame.size.height = max(0, frame.height - top)
    return 0
  }
}

extension UIViewController {
  /// Whether navigation bars stand in the row of the tabs above: a stack's, and those of a split view
  /// that has stacks alone.
  var sharesRowWithTabs: Bool {
    if self is UINavigationController { return true }
    guard let split = self as? UISplitViewController else { return false }
    return split.shownColumns.allSatisfy { split.columns[$0] is UINavigationController }
  }
}

extension UINavigationController {
  /// The tabs that stand in the bar's row, in the coordinates of `view`; nil where there are none, or
  /// where they have a row of their own.
  func tabsInRow(in view: UIView) -> CGRect? {
    guard let tabs = tabBarController, let parent else { return nil }
    let isBeside =
      parent === tabs
      || (parent.parent === tabs && parent is UISplitViewController
        && parent.sharesRowWithTabs)
    return isBeside ? tabs.floatingFrame(in: view) : nil
  }
}
