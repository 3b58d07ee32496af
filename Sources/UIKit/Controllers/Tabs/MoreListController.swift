// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The list behind the last place of a full tab bar.
final class MoreListController: UITableViewController {
  weak var tabs: UITabBarController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = SystemWord.more.localized
    navigationItem.title = title
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.overflow.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = tabs?.overflow[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let controller = tabs?.overflow[indexPath.row] else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    guard shown.parent !== navigationController else { return }
    if shown.parent === tabs { shown.removeFromParent() }
    navigationController?.pushViewController(shown, animated: true)
  }
}
