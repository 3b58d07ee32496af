// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// Settings in Apple's own styles of rows.
final class SettingsViewController: UITableViewController {
  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Reading" : "Account" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = ["Large print", "Night colours", "Save to shelf", "Sign out"][indexPath.row]
    content.secondaryText = indexPath.section == 1 ? "Since yesterday" : nil
    cell.contentConfiguration = content
    if indexPath.section == 0 { cell.accessoryView = UISwitch() }
    if indexPath.section == 1 { cell.accessoryType = .disclosureIndicator }
    return cell
  }
}

/// A row with a picture, two texts and a date, tied with anchors.
class ArticleCell: UITableViewCell {
  let thumbnail = UIImageView()
  let titleLabel = UILabel()  // fault
  let dateLabel = UILabel()  // fault

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    thumbnail.image = UIImage(systemName: "book")
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    dateLabel.font = .preferredFont(forTextStyle: .caption1)
    dateLabel.textColor = .secondaryLabel
    dateLabel.numberOfLines = 0
    for label in [titleLabel, dateLabel] { label.adjustsFontForContentSizeCategory = true }
    for child in [thumbnail, titleLabel, dateLabel] {
      child.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(child)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      thumbnail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      thumbnail.topAnchor.constraint(equalTo: margins.topAnchor),
      thumbnail.widthAnchor.constraint(equalToConstant: 56),
      thumbnail.heightAnchor.constraint(equalToConstant: 56),
      thumbnail.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      dateLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      dateLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
    ])
    tie(margins)
  }

  func tie(_ margins: UILayoutGuide) {
    NSLayoutConstraint.activate([
      dateLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 1),
      dateLabel.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ])
  }
}

/// The last text is tied to nothing below.
final class OpenArticleCell: ArticleCell {
  override func tie(_ margins: UILayoutGuide) {
    dateLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4).isActive = true
    thumbnail.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
  }
}

/// The title has a height of its own.
final class LowArticleCell: ArticleCell {
  override func tie(_ margins: UILayoutGuide) {
    super.tie(margins)
    titleLabel.heightAnchor.constraint(equalToConstant: 24).isActive = true  // fault
  }
}

/// The date in a grey that is too light.
final class PaleArticleCell: ArticleCell {
  override func tie(_ margins: UILayoutGuide) {
    super.tie(margins)
    dateLabel.textColor = UIColor(white: 0.72, alpha: 1)
  }
}

/// A font of one size for all.
final class StiffArticleCell: ArticleCell {
  override func tie(_ margins: UILayoutGuide) {
    super.tie(margins)
    dateLabel.font = .systemFont(ofSize: 12)
  }
}

final class ArticlesViewController<Cell: ArticleCell>: UITableViewController {
  private let titles = [
    "On the shelf", "A walk through the stacks of the old library", "Margins",
    "Why the reading room stays quiet until late in the evening, and who pays for it",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 90
    tableView.register(Cell.self, forCellReuseIdentifier: "Article")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Article", for: indexPath)
    guard let article = cell as? ArticleCell else { return cell }
    article.titleLabel.text = titles[indexPath.row]
    article.dateLabel.text = "1 May"
    return article
  }
}

#Preview("any sound 21") { UINavigationController(rootViewController: SettingsViewController()) }
#Preview("any sound 22") {
  let tabs = UITabBarController()
  let list = UINavigationController(rootViewController: ArticlesViewController<ArticleCell>())
  list.navigationBar.prefersLargeTitles = true
  list.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
  tabs.viewControllers = [list]
  return tabs
}
#Preview("broken-chain fault 21") { ArticlesViewController<OpenArticleCell>() }
#Preview("fixed-height-around-text fault 21") { ArticlesViewController<LowArticleCell>() }
#Preview("low-contrast fault 21") { ArticlesViewController<PaleArticleCell>() }
#Preview("ignores-dynamic-type fault 21") { ArticlesViewController<StiffArticleCell>() }

/// A list of Apple's own kind, with content configurations and a snapshot.
final class NotesViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note
      content.secondaryText = "A line below it"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, note in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Shopping", "A longer note that takes more than a line", "Books"])
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

#Preview("any sound 23") { NotesViewController() }

/// A card of a picture, a badge and two texts, with round corners.
class CardCell: UICollectionViewCell {
  let titleLabel = UILabel()  // fault
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    let picture = UIImageView(image: UIImage(systemName: "photo"))
    picture.contentMode = .scaleAspectFill
    titleLabel.text = "A card with a title of two lines or so"
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    badge.text = "3"
    badge.font = .preferredFont(forTextStyle: .caption2)
    badge.textColor = .white
    badge.backgroundColor = UIColor(red: 0.7, green: 0, blue: 0, alpha: 1)
    badge.textAlignment = .center
    for label in [titleLabel, badge] { label.adjustsFontForContentSizeCategory = true }
    for child in [picture, titleLabel, badge] {
      child.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(child)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 80),
      badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8),
      titleLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

final class CardsViewController: UIViewController, UICollectionViewDataSource {
  private let height: NSCollectionLayoutDimension

  init(_ height: NSCollectionLayoutDimension) {
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    group.interItemSpacing = .flexible(0)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsetsReference = .safeArea
    let list = UICollectionView(  // fault
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(CardCell.self, forCellWithReuseIdentifier: "Card")
    list.dataSource = self
    list.alwaysBounceVertical = true
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
  }
}

#Preview("any sound 24") { CardsViewController(.estimated(180)) }
#Preview("fixed-height-around-text fault 22") { CardsViewController(.absolute(150)) }

/// Everything in the initialiser: views at their properties, constraints where they are tied.
final class PricedCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()  // fault ignores-dynamic-type

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.text = "A name"
    priceLabel.text = "12"
    priceLabel.font = .systemFont(ofSize: 15)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.numberOfLines = 0
    nameLabel.adjustsFontForContentSizeCategory = true
    for label in [nameLabel, priceLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.centerXAnchor),
      priceLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      priceLabel.rightAnchor.constraint(  // fault left-right-constraint
        equalTo: contentView.rightAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }
}

#Preview("ignores-dynamic-type fault 22") {
  Rows(3) { _ in PricedCell(style: .default, reuseIdentifier: nil) }
}
#Preview("left-right-constraint fault 22") {
  Rows(3) { _ in PricedCell(style: .default, reuseIdentifier: nil) }
}

/// Rows that are made by a closure.
final class Rows: UITableViewController {
  private let count: Int
  private let cell: (Int) -> UITableViewCell

  init(_ count: Int, _ cell: @escaping (Int) -> UITableViewCell) {
    self.count = count
    self.cell = cell
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(indexPath.row) }
}
