// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Keys of scroll, collection and table views that documents connect or set by name, and methods
/// of theirs that selectors name.
@MainActor
enum ListFrameworkKeys {
  static func register() {
    registerScrolling()
    registerCollections()
    registerTables()
  }

  private static func registerScrolling() {
    let scroll = RuntimeRegistry.describe(UIScrollView.self)
    scroll.property("delegate", \UIScrollView.snugScrollDelegate)
    scroll.property("contentOffset", \UIScrollView.contentOffset)
    scroll.property("contentSize", \UIScrollView.contentSize)
    scroll.property("contentInset", \UIScrollView.contentInset)
    scroll.property("scrollEnabled", \UIScrollView.isScrollEnabled)
    scroll.property("pagingEnabled", \UIScrollView.isPagingEnabled)
    scroll.property("refreshControl", \UIScrollView.refreshControl)
  }

  private static func registerCollections() {
    let view = RuntimeRegistry.describe(UICollectionView.self)
    view.property("delegate", \UICollectionView.delegate)
    view.property("dataSource", \UICollectionView.dataSource)
    view.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
    view.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
    view.property("backgroundView", \UICollectionView.backgroundView)
    view.method("reloadData") { (view: UICollectionView, _) in view.reloadData() }
    let cell = RuntimeRegistry.describe(UICollectionViewCell.self)
    cell.property("contentView", \UICollectionViewCell.contentView)
    cell.property("backgroundView", \UICollectionViewCell.backgroundView)
    cell.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    let layout = RuntimeRegistry.describe(UICollectionViewLayout.self)
    layout.property("collectionView", \UICollectionViewLayout.collectionView)
    layout.method("invalidateLayout") { (layout: UICollectionViewLayout, _) in
      layout.invalidateLayout()
    }
    let controller = RuntimeRegistry.describe(UICollectionViewController.self)
    controller.property("collectionView", \UICollectionViewController.collectionView)
  }

  private static func registerTables() {
    let view = RuntimeRegistry.describe(UITableView.self)
    view.property("delegate", \UITableView.delegate)
    view.property("dataSource", \UITableView.dataSource)
    view.property("tableHeaderView", \UITableView.tableHeaderView)
    view.property("tableFooterView", \UITableView.tableFooterView)
    view.property("backgroundView", \UITableView.backgroundView)
    view.method("reloadData") { (view: UITableView, _) in view.reloadData() }
    let cell = RuntimeRegistry.describe(UITableViewCell.self)
    cell.property("contentView", \UITableViewCell.contentView)
    cell.property("textLabel", \UITableViewCell.textLabel)
    cell.property("detailTextLabel", \UITableViewCell.detailTextLabel)
    cell.property("imageView", \UITableViewCell.imageView)
    cell.property("backgroundView", \UITableViewCell.backgroundView)
    cell.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    cell.property("accessoryView", \UITableViewCell.accessoryView)
    cell.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    let controller = RuntimeRegistry.describe(UITableViewController.self)
    controller.property("tableView", \UITableViewController.tableView)
    controller.property("refreshControl", \UITableViewController.refreshControl)
  }
}
