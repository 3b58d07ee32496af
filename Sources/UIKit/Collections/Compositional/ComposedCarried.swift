// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import ListGeometry

/// What is known of the items of a compositional layout while its sections are made again.
struct ComposedCarried {
  /// The groups of sections, by the places that the sections have now.
  var groups: [Int: ComposedSection] = [:]
  /// What items told whose sections are not among these, by section and item.
  var sizes: [Int: [Int: CGSize]] = [:]

  /// The groups of a section; those that were known go on where the definition is the same.
  mutating func take(
    section: Int, count: Int, _ group: ComposedItem, _ container: CGSize, _ axis: Axis,
    spacing: CGFloat, learns: Bool
  ) -> ComposedSection {
    var told: ToldSizes
    if let old = groups.removeValue(forKey: section) {
      if old.itemCount == count,
        old.isMade(of: group, container: container, axis: axis, spacing: spacing)
      {
        return old
      }
      told = old.told
      told.resize(to: count)
    } else {
      told = ToldSizes(count: count)
      for (item, size) in sizes[section] ?? [:] where item < count { told[item] = size }
    }
    return ComposedSection(
      group: group, container: container, axis: axis, spacing: spacing, told: told,
      learns: learns)
  }
}
