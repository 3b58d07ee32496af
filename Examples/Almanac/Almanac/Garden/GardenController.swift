import UIKit

/// The garden: plants at one side, the one that was chosen at the other.
final class GardenController: UISplitViewController {
  convenience init() {
    self.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    setViewController(PlantsController(), for: .primary)
    setViewController(PlantController(Almanac.plants[0]), for: .secondary)
    delegate = self
  }
}

extension GardenController: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// The plants by bed, with a search.
final class PlantsController: UIViewController, UISearchResultsUpdating {
  private enum Part: Hashable { case bed(String) }

  private var source: UICollectionViewDiffableDataSource<Part, Almanac.Plant>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    navigationController?.navigationBar.prefersLargeTitles = true
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Plants"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        self?.present(
          UINavigationController(rootViewController: NewPlantController()), animated: true)
      })
    makeList()
    show(Almanac.plants)
  }

  private func makeList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.backgroundColor = .paper
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Almanac.Plant> {
      cell, _, plant in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = plant.name
      content.secondaryText = plant.latin
      content.image = UIImage(systemName: "leaf")
      content.imageProperties.tintColor = .meadow
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      guard case .bed(let name)? = self?.source?.sectionIdentifier(for: path.section) else {
        return
      }
      var content = UIListContentConfiguration.groupedHeader()
      content.text = name
      header.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, plant in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: plant)
    }
    source?.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
  }

  private func show(_ plants: [Almanac.Plant]) {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Almanac.Plant>()
    for bed in Set(plants.map(\.bed)).sorted() {
      snapshot.appendSections([.bed(bed)])
      snapshot.appendItems(plants.filter { $0.bed == bed }, toSection: .bed(bed))
    }
    source?.apply(snapshot, animatingDifferences: false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text?.lowercased() ?? ""
    show(Almanac.plants.filter { words.isEmpty || $0.name.lowercased().contains(words) })
  }
}

extension PlantsController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let plant = source?.itemIdentifier(for: indexPath) else { return }
    let detail = UINavigationController(rootViewController: PlantController(plant))
    showDetailViewController(detail, sender: self)
  }
}
