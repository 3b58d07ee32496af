// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
import Foundation
internal import UIKit

/// One cell of a kind that a list knows and does not show, as the list's only content
/// (Documentation/Check.md §1.4).
///
/// The cell is made by the list's own registry, and has the list's width; it has no data but what
/// its class, nib or prototype brings.
@MainActor
final class LoneCell: NSObject {
  private let identifier: String
  private(set) weak var view: UIView?
  /// The height that the cell is made with: its prototype's, points; 0 before.
  private var madeHeight: CGFloat = 0
  /// The cell that the height was found with; another is shown.
  private var measured: UITableViewCell?

  private init(_ identifier: String) { self.identifier = identifier }

  // MARK: Finding

  /// A screen for each cell that a list of the running screen knows and does not show.
  static func screens(on host: ScreenRequest) -> [ScreenRequest] {
    var screens: [ScreenRequest] = []
    for (index, list) in lists().enumerated() {
      let kinds: [RegisteredCell]
      switch list {
      case let table as UITableView: kinds = table.unseenCells
      case let collection as UICollectionView: kinds = collection.unseenCells
      default: continue
      }
      for kind in kinds {
        var screen = host
        screen.name = "\(host.name) › \(kind.className ?? kind.identifier)"
        screen.origin = .cell
        screen.cell = ScreenRequest.Cell(
          host: host.origin, list: index, reuseIdentifier: kind.identifier)
        screen.cell?.typeName = kind.typeName
        screens.append(screen)
      }
    }
    return screens
  }

  /// The classes of the cells that lists of the running screen show, sorted.
  static func shownTypes() -> [String] {
    let types = lists().map { list in
      switch list {
      case let table as UITableView: table.shownCellTypes
      case let collection as UICollectionView: collection.shownCellTypes
      default: Set<String>()
      }
    }
    return types.reduce(into: Set()) { $0.formUnion($1) }.sorted()
  }

  /// The lists of the screen, outer before inner; lists within cells are not asked.
  private static func lists() -> [UIView] {
    var found: [UIView] = []
    func look(_ view: UIView) {
      if view is UITableView || view is UICollectionView { return found.append(view) }
      for child in view.subviews { look(child) }
    }
    for window in UIApplication.shared.windows where !window.isHidden { look(window) }
    return found
  }

  // MARK: Showing

  /// Puts the cell into its list in place of what the list shows.
  static func show(_ cell: ScreenRequest.Cell) throws(HostError) -> LoneCell {
    guard let list = list(of: cell) else {
      throw HostError(
        "\(ScreenResult.noWayWords)the list of '\(cell.reuseIdentifier)' is not there in this setting"
      )
    }
    uncover(list)
    let lone = LoneCell(cell.reuseIdentifier)
    switch list {
    case let table as UITableView: lone.fill(table)
    case let collection as UICollectionView: lone.fill(collection)
    default: break
    }
    return lone
  }

  /// The list that knows a cell: by its number where it was found, else the first that does, for another column
  /// may stand before it in a wide window.
  private static func list(of cell: ScreenRequest.Cell) -> UIView? {
    let lists = lists()
    func knows(_ list: UIView) -> Bool {
      switch list {
      case let table as UITableView: table.knowsCell(cell.reuseIdentifier)
      case let collection as UICollectionView: collection.knowsCell(cell.reuseIdentifier)
      default: false
      }
    }
    if lists.indices.contains(cell.list), knows(lists[cell.list]) { return lists[cell.list] }
    return lists.first(where: knows)
  }

  /// Shows a list that waits behind something else, as behind the message that nothing came.
  private static func uncover(_ list: UIView) {
    let chain = Array(sequence(first: list, next: \.superview).prefix { !($0 is UIWindow) })
    guard chain.contains(where: { $0.isHidden || $0.alpha == 0 }) else { return }
    for view in chain {
      view.isHidden = false
      view.alpha = 1
      let siblings = view.superview?.subviews ?? []
      for cover in siblings.drop(while: { $0 !== view }).dropFirst()
      where !view.bounds.isEmpty && cover.frame.contains(view.frame) {
        cover.isHidden = true
      }
    }
  }

  private func fill(_ table: UITableView) {
    let givesHeights = table.delegateAnswersHeights
    table.delegate = nil
    table.prefetchDataSource = nil
    table.tableHeaderView = nil
    table.tableFooterView = nil
    table.dataSource = self
    if givesHeights { table.rowHeight = heightToGive(table) }
    table.reloadData()
  }

  /// The height that a delegate would give: nobody measures the rows of a list that is told its heights.
  /// What does not fit in the height that is tried is nobody's fault, so another cell is shown then.
  private func heightToGive(_ table: UITableView) -> CGFloat {
    let sink = Runtime.current.issueSink
    Runtime.current.issueSink = nil
    defer { Runtime.current.issueSink = sink }
    table.rowHeight = 44
    table.reloadData()
    table.layoutIfNeeded()
    guard let cell = view as? UITableViewCell else { return 44 }
    measured = cell
    let height = wantedHeight(of: cell, cell.contentView, width: cell.bounds.width)
    return max(height, madeHeight)
  }

  private func fill(_ collection: UICollectionView) {
    let isFlow = collection.collectionViewLayout is UICollectionViewFlowLayout
    let givesSizes = collection.delegateGivesSizes
    let asks = collection.asksForSizes && !givesSizes
    collection.delegate = nil
    collection.prefetchDataSource = nil
    collection.dataSource = self
    if !isFlow || givesSizes {
      collection.setCollectionViewLayout(
        Self.column(asks ? .estimated(44) : .absolute(wantedHeight(in: collection))),
        animated: false)
    }
    collection.reloadData()
  }

  /// The height at which a cell that is told its size has room for its content, at least its
  /// prototype's, points.
  private func wantedHeight(in collection: UICollectionView) -> CGFloat {
    guard let cell = collection.makeCell(identifier) else { return 44 }
    let height = wantedHeight(of: cell, cell.contentView, width: collection.bounds.width)
    return max(height, cell.bounds.height)
  }

  /// Points that the content of a cell asks for: a row's as its table measures it; of items some put
  /// everything into the cell itself.
  private func wantedHeight(of cell: UIView, _ contentView: UIView, width: CGFloat) -> CGFloat {
    let content = cell is UITableViewCell || contentView.subviews.isEmpty ? cell : contentView
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = max(44, size.height)
    // What hangs on the top alone asks for room, too, though no chain of constraints says so.
    cell.bounds.size = CGSize(width: width, height: height)
    cell.layoutIfNeeded()
    let parts = (contentView.subviews.isEmpty ? cell : contentView).subviews
    return parts.reduce(height) { $1.isHidden ? $0 : max($0, $1.frame.maxY) }
  }

  private static func column(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

extension LoneCell: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if cell === measured {
      cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    if view == nil { madeHeight = cell.bounds.height }
    view = cell
    return cell
  }
}

extension LoneCell: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    view = cell
    return cell
  }
}
