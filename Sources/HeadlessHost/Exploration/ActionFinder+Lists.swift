// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Exploration
import Foundation
internal import UIKit

/// What could be done with lists and what else scrolls (Documentation/Exploration.md §3.1).
extension ActionFinder {
  /// Rows of a section whose swipes and menus are asked for.
  private static let askedRows = 24

  func listActions(_ entry: ElementDirectory.Entry) -> [MapAction] {
    guard let list = entry.element.view as? UIScrollView else { return [] }
    var actions: [MapAction] = []
    if entry.mark.split(separator: "/").last?.hasPrefix("list ") == true {
      actions += rows(of: list, entry.mark)
    }
    guard list.isScrollEnabled, !(list is UITextView) else { return actions }
    if list.isPagingEnabled, !(list is UITableView) {
      actions += pageTurns(of: list, entry.mark)
    } else {
      if list.contentSize.height > list.bounds.height * 1.2 {
        actions.append(MapAction(kind: .scrollToEnd, mark: entry.mark))
      }
      if list.contentSize.width > list.bounds.width * 1.2 {
        actions.append(MapAction(kind: .scrollToRight, mark: entry.mark))
      }
    }
    if list.refreshControl != nil || bringsOutSearch(list) {
      actions.append(MapAction(kind: .refresh, mark: entry.mark))
    }
    return actions
  }

  /// Whether pulling the content down brings out the search bar that a navigation bar hides
  /// (Documentation/Containers.md §1.4).
  private func bringsOutSearch(_ list: UIScrollView) -> Bool {
    guard let window = list.window, ScreenElement(list).scrollViews.isEmpty,
      let navigation = sequence(first: list as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UINavigationController }).first,
      let item = navigation.topViewController?.navigationItem,
      let search = item.searchController
    else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
      && !navigation.isNavigationBarHidden
      && ScreenElement(search.searchBar).touchPoint(in: window) == nil
  }

  /// To the neighbours of the page that shows.
  private func pageTurns(of view: UIScrollView, _ mark: String) -> [MapAction] {
    let (offset, content, page) = (view.contentOffset, view.contentSize, view.bounds.size)
    var kinds: [MapAction.Kind] = []
    if offset.x + page.width < content.width - 1 { kinds.append(.swipe) }
    if offset.x > 1 { kinds.append(.swipeRight) }
    if offset.y + page.height < content.height - 1 { kinds.append(.swipeUp) }
    if offset.y > 1 { kinds.append(.swipeDown) }
    return kinds.map { MapAction(kind: $0, mark: mark) }
  }

  /// The number of rows or items of each section.
  static func counts(of list: UIScrollView) -> [Int] {
    switch list {
    case let table as UITableView:
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    default: []
    }
  }

  private func isSelectable(_ list: UIScrollView) -> Bool {
    switch list {
    case let table as UITableView:
      table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection
    case let collection as UICollectionView: collection.allowsSelection
    default: false
    }
  }

  private func rows(of list: UIScrollView, _ mark: String) -> [MapAction] {
    let shares = RowShares.shares(of: Self.counts(of: list), most: Self.rows)
    let isSelectable = isSelectable(list)
    var actions: [MapAction] = []
    for (section, shown) in shares.enumerated() where shown > 0 {
      let paths = (0..<shown).map { IndexPath(item: $0, section: section) }
        .filter { !isAvoided(list, $0) }
      if isSelectable { actions += rows(at: paths, of: list, "\(mark)") }
      actions += swipes(at: paths, of: list, mark)
    }
    return actions
  }

  /// Rows of a section; those of one class stand for each other.
  private func rows(at paths: [IndexPath], of list: UIScrollView, _ mark: String) -> [MapAction] {
    let classes = paths.map { cellClass(list, $0) }
    // Those out of sight are thought to be like the others, where the others are alike.
    let known = Set(classes.compactMap(\.self))
    let unseen = known.count == 1 ? known.first ?? "?" : "?"
    var positions: [String: Int] = [:]
    var faces: Set<String> = []
    let identity = RowIdentity(of: list, mark)
    return zip(paths, classes).map { path, cellClass in
      let group = "\(mark) \(path.section) \(cellClass ?? unseen)"
      let position = positions[group, default: 0]
      positions[group] = position + 1
      let texts = identity.texts(at: path)
      let isAlike = cellClass != nil && !faces.insert("\(group) \(texts ?? "")").inserted
      return MapAction(
        kind: .row, mark: "\(mark)/row \(path.section).\(path.item)", group: group,
        kin: "\(mark) \(cellClass ?? unseen)", position: position,
        isLastOfGroup: path == paths.last, face: identity.face(of: path), isAlike: isAlike,
        isAsked: request.triesAllRows)
    }
  }

  /// Swipes and menus of a section's rows, each kind of answer once.
  private func swipes(at paths: [IndexPath], of list: UIScrollView, _ mark: String) -> [MapAction] {
    var answers: Set<String> = []
    var actions: [MapAction] = []
    func offer(_ kind: MapAction.Kind, _ path: IndexPath, _ answer: String?) {
      guard let answer, answers.insert("\(kind) \(answer)").inserted else { return }
      actions.append(MapAction(kind: kind, mark: "\(mark)/row \(path.section).\(path.item)"))
    }
    for path in paths.prefix(Self.askedRows) {
      let row = RowGestures(list: list, path: path)
      offer(.swipe, path, row.trailing)
      offer(.swipeRight, path, row.leading)
      if path == paths.first { offer(.longPress, path, row.menu || row.press ? "" : nil) }
    }
    return actions
  }

  // MARK: What lies in rows

  /// Controls in rows stand for each other as their rows do, and each is the same one in other states of
  /// its screen, where its row may have another number.
  ///
  /// - Complexity: O(elements).
  func grouped(_ actions: [MapAction], in entries: [ElementDirectory.Entry]) -> [MapAction] {
    let rows = Dictionary(
      entries.compactMap { entry in entry.row.map { (entry.mark, $0) } }
    ) { first, _ in first }
    var last: [String: Int] = [:]
    var positions: [String: Int] = [:]
    var faces: Set<String> = []
    var identities: [Substring: RowIdentity] = [:]
    var grouped = actions
    for (index, action) in actions.enumerated() {
      guard [.button, .toggle, .value, .segment].contains(action.kind), action.face == nil,
        let (mark, inner) = Self.row(around: action.mark), let (list, path) = rows[mark],
        let cellClass = cellClass(list, path)
      else { continue }
      let listMark = mark[..<(mark.lastIndex(of: "/") ?? mark.endIndex)]
      let identity = identities[listMark] ?? RowIdentity(of: list, String(listMark))
      identities[listMark] = identity
      guard let texts = identity.texts(at: path), let face = identity.face(of: path) else {
        continue
      }
      let kin = "\(listMark) \(cellClass)/\(inner)"
      let group = "\(kin) \(path.section)"
      grouped[index].kin = kin
      grouped[index].group = group
      grouped[index].face = ContentHash.name(of: Array("\(face) \(inner)".utf8))
      grouped[index].isAlike = !faces.insert("\(group) \(texts)").inserted
      grouped[index].position = positions[group, default: 0]
      positions[group, default: 0] += 1
      last[group] = index
    }
    for index in last.values { grouped[index].isLastOfGroup = true }
    return grouped
  }

  /// The innermost row of a mark, and what is behind it; nil where it names none, or nothing behind it.
  private static func row(around mark: String) -> (row: String, inner: Substring)? {
    guard let row = mark.range(of: "/row ", options: .backwards),
      let end = mark[row.upperBound...].firstIndex(of: "/")
    else { return nil }
    return (String(mark[..<end]), mark[mark.index(after: end)...])
  }

  /// The class of a row's cell and what tells it from others of the class; nil out of sight.
  private func cellClass(_ list: UIScrollView, _ path: IndexPath) -> String? {
    switch RowIdentity.cell(list, path) {
    case let cell as UITableViewCell:
      "\(type(of: cell)) \(cell.reuseIdentifier ?? "") \(cell.accessoryType.rawValue)"
    case let cell as UICollectionViewListCell:
      "\(type(of: cell)) \(cell.reuseIdentifier ?? "") \(cell.accessories.count)"
    case let cell as UICollectionViewCell: "\(type(of: cell)) \(cell.reuseIdentifier ?? "")"
    default: nil
    }
  }

  // MARK: What is left alone

  func isAvoided(_ list: UIScrollView, _ path: IndexPath) -> Bool {
    guard !request.avoided.isEmpty, let cell = RowIdentity.cell(list, path) else {
      return false
    }
    return isAvoided(ScreenElement(cell))
  }
}
