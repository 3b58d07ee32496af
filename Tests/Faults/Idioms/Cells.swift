// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// Messages in a table, each in a stack view.
class MessageCell: UITableViewCell {
  let sender = text("Sender", .headline)
  let message = text("Message")
  let date = text("Yesterday", .caption1)
  let column = UIStackView()  // fault

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let head = UIStackView(arrangedSubviews: [sender, date])
    head.spacing = 8
    head.alignment = .firstBaseline
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    date.numberOfLines = 1
    column.axis = .vertical
    column.spacing = 4
    column.addArrangedSubview(head)
    column.addArrangedSubview(message)
    contentView.addAll(column)
    NSLayoutConstraint.activate(ties())
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func ties() -> [NSLayoutConstraint] {
    let guide = contentView.layoutMarginsGuide
    return [
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
  }
}

/// Tied at its top only.
final class HangingMessageCell: MessageCell {
  override func ties() -> [NSLayoutConstraint] {
    super.ties().filter { $0.firstAttribute != .bottom }
  }
}

class MessagesPage: UITableViewController {
  let kind: MessageCell.Type

  init(_ kind: MessageCell.Type) {
    self.kind = kind
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(kind, forCellReuseIdentifier: "Message")
    tableView.estimatedRowHeight = 80
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "This week" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { "Older messages are in the archive." }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    cell.sender.text = "Friend \(indexPath.row + 1)"
    cell.message.text = "The book you lent me is wonderful, thank you for thinking of me."
    return cell
  }
}

#Preview("any sound 61") {
  UINavigationController(rootViewController: MessagesPage(MessageCell.self))
}
#Preview("broken-chain fault 61") {
  UINavigationController(rootViewController: MessagesPage(HangingMessageCell.self))
}

/// A setting with a switch beside a text.
final class SwitchCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = UISwitch()
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

/// Settings with cells of the system's content.
class SettingsPage: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "Switch")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = indexPath.section == 0 ? "Switch" : "Plain"
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    var content =
      indexPath.section == 0
      ? cell.defaultContentConfiguration() : UIListContentConfiguration.valueCell()
    content.text = ["Sounds", "Badges", "Reminders in the morning"][indexPath.row]
    if indexPath.section == 1 { content.secondaryText = "On" }
    content.image = UIImage(systemName: "bell")
    cell.contentConfiguration = content
    if indexPath.section == 1 { cell.accessoryType = .disclosureIndicator }
    return cell
  }
}

#Preview("any sound 62") {
  let tabs = UITabBarController()
  tabs.viewControllers = [UINavigationController(rootViewController: SettingsPage())]
  tabs.viewControllers?[0].tabBarItem = UITabBarItem(
    title: "Settings", image: UIImage(systemName: "gear"), tag: 0)
  return tabs
}

/// A list layout with headers of every kind of the system's content.
class ListPage: UIViewController, UICollectionViewDelegate {
  enum Part: Int, CaseIterable { case first, second }
  var header: UIListContentConfiguration { .prominentInsetGroupedHeader() }
  var cell: UIListContentConfiguration { .subtitleCell() }
  private var source: UICollectionViewDiffableDataSource<Part, Int>!
  private var list: UICollectionView!

  func style(_ content: inout UIListContentConfiguration) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [unowned self] cell, _, number in
      var content = self.cell
      content.text = "Chapter \(number)"
      content.secondaryText = "With more to say about lists that size themselves"
      style(&content)
      cell.contentConfiguration = content  // fault
      cell.accessories = [.disclosureIndicator()]
    }
    let head = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, path in
      var content = header
      content.text = "Part \(path.section + 1)"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: row, for: path, item: number)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: head, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections(Part.allCases)
    snapshot.appendItems([1, 2, 3], toSection: .first)
    snapshot.appendItems([4, 5], toSection: .second)
    source.apply(snapshot, animatingDifferences: false)
  }
}

final class PlainListPage: ListPage {
  override var header: UIListContentConfiguration { .plainHeader() }
  override var cell: UIListContentConfiguration { .cell() }
}

final class GroupedListPage: ListPage {
  override var header: UIListContentConfiguration { .groupedHeader() }
  override var cell: UIListContentConfiguration { .sidebarCell() }
}

final class ExtraListPage: ListPage {
  override var header: UIListContentConfiguration { .extraProminentInsetGroupedHeader() }
  override var cell: UIListContentConfiguration { .accompaniedSidebarSubtitleCell() }
}

final class SidebarListPage: ListPage {
  override var header: UIListContentConfiguration { .sidebarHeader() }
  override var cell: UIListContentConfiguration { .sidebarSubtitleCell() }
}

/// A font of a fixed size in the system's content.
final class FixedListPage: ListPage {
  override func style(_ content: inout UIListContentConfiguration) {
    content.textProperties.font = .systemFont(ofSize: 15)
  }
}

/// One line each.
final class OneLineListPage: ListPage {
  override func style(_ content: inout UIListContentConfiguration) {
    content.secondaryTextProperties.numberOfLines = 1
  }
}

#Preview("any sound 63") { ListPage() }
#Preview("any sound 64") { PlainListPage() }
#Preview("any sound 65") { GroupedListPage() }
#Preview("any sound 66") { ExtraListPage() }
#Preview("any sound 67") { SidebarListPage() }
#Preview("ignores-dynamic-type fault 63") { FixedListPage() }
#Preview("truncated-text fault 63") { OneLineListPage() }

/// A tile of a compositional grid.
class TileCell: UICollectionViewCell {
  let title = text("Tile", .headline)
  let detail = text("Detail", .subheadline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    let stack = UIStackView(arrangedSubviews: [title, detail])
    stack.axis = .vertical
    stack.spacing = 4
    contentView.addAll(stack)
    stack.pin(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

/// A grid of tiles with orthogonal shelves, by a section provider.
class GridPage: UIViewController, UICollectionViewDataSource {
  var estimate: CGFloat { 70 }
  var height: NSCollectionLayoutDimension { .estimated(estimate) }
  var width: NSCollectionLayoutDimension { .fractionalWidth(1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [unowned self] _, _ in
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 16, bottom: 10, trailing: 16)
      return section
    }
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)  // fault
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    guard let tile = cell as? TileCell else { return cell }
    tile.title.text = "Tile \(indexPath.item)"
    tile.detail.text = "In a grid"
    return tile
  }
}

final class FarGrid: GridPage {
  override var estimate: CGFloat { 400 }
}

final class FixedGrid: GridPage {
  override var height: NSCollectionLayoutDimension { .absolute(66) }
}

final class WideGrid: GridPage {
  override var width: NSCollectionLayoutDimension { .absolute(500) }
}

#Preview("any sound 68") { GridPage() }
#Preview("wrong-estimate fault 68") { FarGrid() }
#Preview("fixed-height-around-text fault 68") { FixedGrid() }
#Preview("item-wider-than-list fault 68") { WideGrid() }

/// A table whose header is a view that measures itself.
class HeaderPage: UITableViewController {
  let head = UIView()
  let intro = text("Everything that was saved this year, newest first.")

  override func viewDidLoad() {
    super.viewDidLoad()
    head.addAll(intro)
    let guide = head.layoutMarginsGuide
    NSLayoutConstraint.activate([
      intro.topAnchor.constraint(equalTo: guide.topAnchor),
      intro.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      intro.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      intro.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    tableView.tableHeaderView = head
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let wanted = head.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard head.frame.height != wanted.height else { return }
    head.frame.size.height = wanted.height
    tableView.tableHeaderView = head
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}

#Preview("any sound 69") { HeaderPage() }
