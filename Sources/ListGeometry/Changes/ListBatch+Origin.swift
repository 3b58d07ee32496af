// Part of Snug, under the Apache License 2.0; see LICENSE.

extension ListBatch {
  /// The place that an item had before the batch, or nil when it is new or was made again.
  ///
  /// - Complexity: O(log changes).
  package func origin(of path: ListPath) -> ListPath? {
    if let source = arrivals[path] { return source }
    guard oldSections.indices.contains(path.section), let old = oldSections[path.section],
      !reloadedSections.contains(old)
    else { return nil }
    let new = added[path.section]
    let earlier = Self.rank(of: path.item, in: new)
    if earlier < new.count, new[earlier] == path.item { return nil }
    return ListPath(section: old, item: Self.unrank(path.item - earlier, around: removed[old]))
  }

  /// The place that a section had before the batch, or nil when it is new or was made again.
  package func origin(ofSection section: Int) -> Int? {
    guard let old = oldSections[section], !reloadedSections.contains(old) else { return nil }
    return old
  }

  /// Whether a section of the list before is made again in its place.
  package func replaces(_ section: Int) -> Bool { reloadedSections.contains(section) }

  /// The place of an item, also in a section that is made again: there items are guessed to be the same
  /// where they have the same place (Documentation/StandingStill.md §3.1).
  package func likelyDestination(of path: ListPath) -> ListPath? {
    if let place = destination(of: path) { return place }
    guard replaces(path.section), let new = sections[path.section], path.item < after[new] else {
      return nil
    }
    return ListPath(section: new, item: path.item)
  }

  /// Whether every section stays where it is, and with it the items that nobody mentions.
  package var keepsSections: Bool {
    reloadedSections.isEmpty && before.count == after.count
      && sections.enumerated().allSatisfy { $0.offset == $0.element }
  }

  /// Whether items come into a section that stays, or leave it.
  package func touches(_ section: Int) -> Bool {
    guard let new = sections[section] else { return false }
    return !removed[section].isEmpty || !added[new].isEmpty
  }

  /// Items that leave a section, stretches in descending order; counted before the batch.
  package func removals(fromSection section: Int) -> [Range<Int>] {
    Self.stretches(removed[section]).reversed()
  }

  /// Items that come into a section, stretches in ascending order; counted after the batch.
  package func arrivals(inSection section: Int) -> [Range<Int>] {
    Self.stretches(added[section])
  }

  private static func stretches(_ items: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for item in items {
      if let last = result.last, last.upperBound == item {
        result[result.count - 1] = last.lowerBound..<item + 1
      } else {
        result.append(item..<item + 1)
      }
    }
    return result
  }
}
