// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Items of compositional layouts and of the app's own (Documentation/Check.md §6.6).
extension Inspector {
  mutating func inspectSectionEstimates(of collection: UICollectionView, _ index: Int) {
    guard configuration.textSize == .l else { return }
    for section in collection.sectionEstimates where section.lengths.count >= 3 {
      let mean = section.lengths.reduce(0, +) / CGFloat(section.lengths.count)
      let (word, side) = section.isAcross ? ("width", "wide") : ("height", "tall")
      judge(
        MeasuredEstimate(
          estimate: section.estimate, mean: mean, subject: "items of section \(section.section)",
          units: "items", side: side, source: "The estimated \(word)"
        ) { "Set the \(word) of the item and its group to .estimated(\($0))." },
        of: collection, index, detail: "section \(section.section)")
    }
  }

  /// Items that a layout other than flow, which says so itself, makes wider than the list.
  mutating func inspectWidths(of collection: UICollectionView, _ index: Int) {
    guard !(collection.collectionViewLayout is UICollectionViewFlowLayout),
      let widest = collection.itemsTooWide.max(by: { $0.cell.bounds.width < $1.cell.bounds.width })
    else { return }
    let (length, room) = (widest.cell.bounds.width, widest.room)
    faults.append(
      Fault(
        .itemWiderThanList, collection, measure: Double(length - room),
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "an item is \(short(length)) pt across and \(short(room)) pt are available",
          reason: "The list does not scroll that way, so the rest of the item cannot be seen.",
          remedy: "Take the width from the list, such as .fractionalWidth(1).")
        words.numbers = [
          .init("too wide", Double(length - room)), .init("item", Double(length)),
          .init("available", Double(room)),
        ]
        return words
      })
  }
}
