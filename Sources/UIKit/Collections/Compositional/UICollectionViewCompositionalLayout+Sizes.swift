// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ListGeometry

/// What cells and supplementary views told of their sizes.
extension UICollectionViewCompositionalLayout {
  final func store(_ preferred: UICollectionViewLayoutAttributes) {
    guard preferred.representedElementCategory == .cell else {
      extraSizes[preferred.key] = preferred.size
      return
    }
    let path = preferred.indexPath
    guard sections.indices.contains(path.section) else { return }
    sections[path.section].groups.measure(preferred.size, item: path.item)
  }

  /// What the cell of an item told last; nil when it was not asked.
  final func toldSize(at path: IndexPath) -> CGSize? {
    sections.indices.contains(path.section)
      ? sections[path.section].groups.told[path.item] : nil
  }

  final func forgetItemSizes() {
    sections = []
    carried = nil
    definitionsAreStale = true
  }

  /// Hands over what is known, so that it can be changed in place; the sections must be made again.
  final func takeKnown() -> ComposedCarried {
    defer {
      sections = []
      carried = nil
    }
    if let carried { return carried }
    return ComposedCarried(
      groups: Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0.groups) }))
  }

  /// Lets what is known follow a batch.
  ///
  /// - Complexity: O(sections + changes · log n) where groups hold one item each; see
  ///   `ComposedSection.insert` for others.
  final func carry(_ map: ListBatch) {
    let standsStill = Runtime.current.listsStandStill
    var old = takeKnown().groups
    definitionsAreStale = true
    let moved = map.moves.map { ($0.value, old[$0.key.section]?.told[$0.key.item]) }
    var known: [Int: ComposedSection] = [:]
    for (section, new) in map.sections.enumerated() {
      guard let new, var groups = old.removeValue(forKey: section) else { continue }
      if map.replaces(section) {
        guard standsStill else { continue }
      } else {
        if !standsStill {
          for path in map.reloads where path.section == section {
            groups.measure(nil, item: path.item)
          }
        }
        for items in map.removals(fromSection: section) { groups.remove(items) }
        for items in map.arrivals(inSection: new) {
          groups.insert(items.count, at: items.lowerBound)
        }
      }
      known[new] = groups
    }
    for (path, size) in moved { known[path.section]?.measure(size, item: path.item) }
    carried = ComposedCarried(groups: known)
  }

  /// Lets what is known follow items to where a data source says they go; O(what was told).
  final func carry(_ destination: (IndexPath) -> IndexPath?) {
    var sizes: [Int: [Int: CGSize]] = [:]
    for (section, groups) in takeKnown().groups {
      groups.told.forEachTold { items, size in
        for item in items {
          if let path = destination(IndexPath(item: item, section: section)) {
            sizes[path.section, default: [:]][path.item] = size
          }
        }
      }
    }
    carried = ComposedCarried(sizes: sizes)
    definitionsAreStale = true
  }
}
