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

  /// The changes that lead from `old` to this snapshot; nil when sections changed their order, which
  /// is shown by a reload.
  ///
  /// - Complexity: O(n + n·d) for d items that move within their section.
  func changes(from old: Self) -> [ListChange]? {
    let oldSections = Set(old.sectionIdentifiers)
    let newSections = Set(sectionIdentifiers)
    guard
      old.sectionIdentifiers.filter(newSections.contains)
        == sectionIdentifiers.filter(oldSections.contains)
    else { return nil }
    var result: [ListChange] = []
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
    return result + movesWithinSections(from: old, before, after)
  }

  private func movesWithinSections(
    from old: Self, _ before: [ItemIdentifierType: ListPath],
    _ after: [ItemIdentifierType: ListPath]
  ) -> [ListChange] {
    sectionIdentifiers.flatMap { section in
      let stays = { (item: ItemIdentifierType) in
        old.sectionIdentifier(containingItem: item) == section
          && self.sectionIdentifier(containingItem: item) == section
      }
      let first = old.itemIdentifiers(inSection: section).filter(stays)
      let second = itemIdentifiers(inSection: section).filter(stays)
      guard first != second else { return [ListChange]() }
      return second.difference(from: first).removals.compactMap { change in
        guard case .remove(_, let item, _) = change, let source = before[item],
          let target = after[item]
        else { return nil }
        return .moveItem(from: source, to: target)
      }
    }
  }
}
