import UIKit

/// What was written down, newest first.
final class JournalController: UITableViewController {
  private var entries = Almanac.entries

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    tableView.backgroundColor = .paper
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
    refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in
        self?.refreshControl?.endRefreshing()
      })
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.write(nil) })
  }

  private func write(_ entry: Almanac.Entry?) {
    present(
      UINavigationController(rootViewController: EntryEditorController(entry)), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryCell)?.show(entries[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    show(EntryController(entries[indexPath.row]), sender: self)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.entries.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      },
      UIContextualAction(style: .normal, title: "Tags") { [weak self] _, _, done in
        self?.show(TagsController(), sender: self)
        done(true)
      },
    ])
  }
}

/// Day, title and the first lines of an entry.
final class EntryCell: UITableViewCell {
  private let day = UILabel("", style: .caption1, color: .secondaryLabel)
  private let title = UILabel("", style: .headline)
  private let text = UILabel("", style: .body)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .card
    accessoryType = .disclosureIndicator
    let stack = UIStackView(arrangedSubviews: [day, title, text])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("entry cells are made in code") }

  func show(_ entry: Almanac.Entry) {
    day.text = entry.day
    title.text = entry.title
    text.text = entry.text
  }
}
