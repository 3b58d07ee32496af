// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Whom controls, bars and containers tell, which documents connect as outlets.
@MainActor
enum DelegateFrameworkKeys {
  static func register() {
    let textView = RuntimeRegistry.describe(UITextView.self)
    textView.property("delegate", \UITextView.delegate)
    let search = RuntimeRegistry.describe(UISearchBar.self)
    search.property("delegate", \UISearchBar.delegate)
    let picker = RuntimeRegistry.describe(UIPickerView.self)
    picker.property("delegate", \UIPickerView.delegate)
    picker.property("dataSource", \UIPickerView.dataSource)
    let tabs = RuntimeRegistry.describe(UITabBar.self)
    tabs.property("delegate", \UITabBar.delegate)
    let toolbar = RuntimeRegistry.describe(UIToolbar.self)
    toolbar.property("delegate", \UIToolbar.delegate)
    let bar = RuntimeRegistry.describe(UINavigationBar.self)
    bar.property("delegate", \UINavigationBar.delegate)
    registerLists()
    registerContainers()
  }

  private static func registerLists() {
    let table = RuntimeRegistry.describe(UITableView.self)
    table.property("prefetchDataSource", \UITableView.prefetchDataSource)
    table.property("dragDelegate", \UITableView.dragDelegate)
    table.property("dropDelegate", \UITableView.dropDelegate)
    let collection = RuntimeRegistry.describe(UICollectionView.self)
    collection.property("dragDelegate", \UICollectionView.dragDelegate)
    collection.property("dropDelegate", \UICollectionView.dropDelegate)
  }

  private static func registerContainers() {
    let tabs = RuntimeRegistry.describe(UITabBarController.self)
    tabs.property("delegate", \UITabBarController.delegate)
    let split = RuntimeRegistry.describe(UISplitViewController.self)
    split.property("delegate", \UISplitViewController.delegate)
    let pages = RuntimeRegistry.describe(UIPageViewController.self)
    pages.property("delegate", \UIPageViewController.delegate)
    pages.property("dataSource", \UIPageViewController.dataSource)
  }
}
