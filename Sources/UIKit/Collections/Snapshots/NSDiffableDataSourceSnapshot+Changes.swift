// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

extension NSDiffableDataSourceSnapshot {
  /// The index path of every item.
  var places: [ItemIdentifierType: ListPath] {
    var result: [ItemIdentifierType: ListPath] = [:]
    for (section, identifier) in sectionIdentifiers.enumerated() {
      for (item, content) in itemIdentifiers(inSection: identifier).enumerated() {
        result[content] = ListPath(section: section, item: item)
      }
    }
    return result
  }

  /// The changes that lead from `old` to this snapshot.
  ///
  /// What keeps its order among its siblings stays, as much of it as possible; the rest moves.
  /// - Complexity: O(n log n).
  func changes(from old: Self) -> [ListChange] {
    let oldSections = Set(old.sectionIdentifiers)
    let newSections = Set(sectionIdentifiers)
    var result = sectionMoves(from: old)
    for (index, section) in old.sectionIdentifiers.enumerated() {
      if !newSections.contains(section) {
        result.append(.deleteSection(index))
      } else if reloadedSectionIdentifiers.contains(section) {
        result.append(.reloadSection(index))
      }
    }
    for (index, section) in sectionIdentifiers.enumerated() where !oldSections.contains(section) {
      result.append(.insertSection(index))
    }
    let (before, after) = (old.places, places)
    for (item, place) in before where newSections.contains(old.sectionIdentifiers[place.section]) {
      guard let target = after[item] else {
        result.append(.deleteItem(place))
        continue
      }
      let isKept = oldSections.contains(sectionIdentifiers[target.section])
      if !isKept { result.append(.deleteItem(place)) }
      if isKept, reloadedItemIdentifiers.contains(item) { result.append(.reloadItem(place)) }
    }
    for (item, place) in after where oldSections.contains(sectionIdentifiers[place.section]) {
      guard let source = before[item],
        newSections.contains(old.sectionIdentifiers[source.section])
      else {
        result.append(.insertItem(place))
        continue
      }
      if old.sectionIdentifiers[source.section] != sectionIdentifiers[place.section] {
        result.append(.moveItem(from: source, to: place))
      }
    }
    result += movesWithinSections(from: old, before, after)
    return remakingMoved(result, from: old)
  }

  /// An item that moves and is to be made again goes and comes.
  private func remakingMoved(_ changes: [ListChange], from old: Self) -> [ListChange] {
    guard !reloadedItemIdentifiers.isEmpty else { return changes }
    var reloads: Set<ListPath> = []
    var moved: Set<ListPath> = []
    for change in changes {
      if case .reloadItem(let path) = change { reloads.insert(path) }
      if case .moveItem(let source, _) = change { moved.insert(source) }
    }
    return changes.flatMap { change -> [ListChange] in
      switch change {
      case .reloadItem(let path) where moved.contains(path): []
      case .moveItem(let source, let target) where reloads.contains(source):
        [.deleteItem(source), .insertItem(target)]
      default: [change]
      }
    }
  }

  /// Sections that stay but do not keep their order.
  private func sectionMoves(from old: Self) -> [ListChange] {
    let places = Dictionary(uniqueKeysWithValues: sectionIdentifiers.enumerated().map { ($1, $0) })
    let kept = old.sectionIdentifiers.enumerated().compactMap { index, section in
      places[section].map { (old: index, new: $0) }
    }
    let steady = Ascent.longest(in: kept.map(\.new))
    return kept.indices.filter { !steady.contains($0) }.map {
      .moveSection(from: kept[$0].old, to: kept[$0].new)
    }
  }

  private func movesWithinSections(
    from old: Self, _ before: [ItemIdentifierType: ListPath],
    _ after: [ItemIdentifierType: ListPath]
  ) -> [ListChange] {
    old.sectionIdentifiers.flatMap { section -> [ListChange] in
      guard let index = indexOfSection(section) else { return [] }
      let stays = old.itemIdentifiers(inSection: section).compactMap { item in
        after[item].flatMap { $0.section == index ? (item, $0) : nil }
      }
      let steady = Ascent.longest(in: stays.map(\.1.item))
      return stays.indices.compactMap { place in
        guard !steady.contains(place), let source = before[stays[place].0] else { return nil }
        return .moveItem(from: source, to: stays[place].1)
      }
    }
  }
}

/// What stays in order when a list is arranged anew.
enum Ascent {
  /// The positions of a longest ascending part of different numbers.
  ///
  /// - Complexity: O(n log n).
  static func longest(in numbers: [Int]) -> Set<Int> {
    // ends[l] is where the ascending part of l + 1 numbers ends that ends lowest.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last ?? -1
    while next >= 0 {
      result.insert(next)
      next = before[next]
    }
    return result
  }
}
