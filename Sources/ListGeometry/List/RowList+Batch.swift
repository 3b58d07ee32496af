// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Batches of changes, and what outlives a change (Documentation/ListGeometry.md §4.5).
extension RowList {
  /// Follows a batch: what stays keeps its extents, what is reloaded counts with the extent it had, as
  /// a guess, and what is new counts with the estimate.
  ///
  /// - Parameters:
  ///   - estimate: Points of rows in sections that are new.
  ///   - boundaries: Header and footer of a section that is new, by its place after the batch.
  /// - Complexity: O(changes · log rows), and O(sections) where sections come, go or move.
  package mutating func apply(
    _ batch: ListBatch, estimate: CGFloat, _ boundaries: (Int) -> (header: CGFloat, footer: CGFloat)
  ) {
    let carried = batch.moves.compactMap { source, target in
      records(source).map { (target, $0) }
    }
    for path in batch.reloads { sections[path.section].rows.doubt(path.item) }
    if batch.keepsSections {
      for section in sections.indices where batch.touches(section) {
        edit(section, batch, into: section)
        update(section)
      }
    } else {
      rearrange(batch, estimate, boundaries)
    }
    for (target, record) in carried {
      sections[target.section].rows.adopt(record, at: target.item)
      update(target.section)
    }
  }

  private func records(_ path: ListPath) -> ExtentTree.Record? {
    sections.indices.contains(path.section)
      ? sections[path.section].rows.record(ofItemAt: path.item) : nil
  }

  /// Takes rows out of a section and makes room for others.
  private mutating func edit(_ section: Int, _ batch: ListBatch, into new: Int) {
    for items in batch.removals(fromSection: section) { sections[section].rows.remove(items) }
    for items in batch.arrivals(inSection: new) {
      sections[section].rows.insert(count: items.count, at: items.lowerBound)
    }
  }

  private mutating func rearrange(
    _ batch: ListBatch, _ estimate: CGFloat,
    _ boundaries: (Int) -> (header: CGFloat, footer: CGFloat)
  ) {
    for (old, new) in batch.sections.enumerated() {
      if let new, !batch.reloadedSections.contains(old) { edit(old, batch, into: new) }
    }
    let kept = sections
    sections = []
    lengths = ExtentTree(count: 0, estimate: 0)
    for new in batch.after.indices {
      if let old = batch.oldSections[new], !batch.reloadedSections.contains(old) {
        append(kept[old])
      } else {
        let (header, footer) = boundaries(new)
        append(rows: batch.after[new], estimate: estimate, header: header, footer: footer)
        // The rows of a section that is made again are guessed to be as tall as those before.
        if let old = batch.oldSections[new] {
          sections[new].rows.recall(kept[old].rows) { $1 }
          update(new)
        }
      }
    }
  }

  /// Lets a row that was measured count with its extent as a guess until it is measured again.
  package mutating func doubt(row: Int, inSection section: Int) {
    sections[section].rows.doubt(row)
  }

  /// Gives a row of a kind its measured height, in points.
  package mutating func measure(_ extent: CGFloat, row: Int, inSection section: Int, kind: Int32) {
    sections[section].rows.measure(max(0, extent), at: row, kind: kind)
    update(section)
  }

  /// Lets unmeasured rows of every section count with another estimate; O(sections).
  package mutating func setEstimate(_ estimate: CGFloat) {
    for section in sections.indices {
      sections[section].rows.estimate = max(0, estimate)
      update(section)
    }
  }

  /// Lets rows that another list measured once count with what it found, where they have the same place
  /// and are not measured; O(rows measured there · log rows).
  package mutating func recall(_ other: RowList, _ extent: (Int32, CGFloat) -> CGFloat) {
    for section in sections.indices where section < other.sections.count {
      sections[section].rows.recall(other.sections[section].rows, extent)
      update(section)
    }
  }

  /// Lets rows that count with a guess from a measurement count with another; O(such rows · log rows).
  package mutating func reconsider(_ extent: (Int32, CGFloat) -> CGFloat) {
    for section in sections.indices {
      sections[section].rows.reconsider(extent)
      update(section)
    }
  }

  /// Whether a row counts with an extent of its own, measured or guessed.
  package func isKnown(row: Int, inSection section: Int) -> Bool {
    sections[section].rows.record(ofItemAt: row).extent != nil
  }

  /// Whether there is such a row.
  package func has(row: Int, inSection section: Int) -> Bool {
    sections.indices.contains(section) && (0..<sections[section].rows.count).contains(row)
  }
}
