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
      guard mean > 0, section.estimate > 0 else { continue }
      let factor = max(mean / section.estimate, section.estimate / mean)
      guard factor > Inspector.estimateFactor else { continue }
      let (word, side) = section.isAcross ? ("width", "wide") : ("height", "tall")
      faults.append(
        Fault(
          .wrongEstimate, collection, detail: "section \(section.section)",
          measure: Double(factor), region: tree.nodes[index].frame
        ) {
          var words = Fault.Words(
            message: "items of section \(section.section) are \(short(mean)) pt \(side) on average "
              + "and were estimated at \(short(section.estimate)) pt",
            reason: "The estimated \(word) is off by a factor of \(short(factor)), so the scroll "
              + "indicator jumps and too \(mean > section.estimate ? "many" : "few") items are "
              + "prepared.",
            remedy: "Set the \(word) of the item and its group to "
              + ".estimated(\(Int(mean.rounded()))).")
          words.numbers = [
            .init("factor", Double((factor * 100).rounded() / 100), ""),
            .init("estimate", Double(section.estimate)),
            .init("mean", Double((mean * 10).rounded() / 10)),
          ]
          return words
        })
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
