// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Rows, items and lists within lists (Documentation/Check.md §6.6).
extension Inspector {
  mutating func inspectLists() {
    for (index, node) in tree.nodes.enumerated() {
      switch node.view {
      case let table as UITableView: inspectEstimate(of: table, index)
      case let collection as UICollectionView: inspectShelf(collection, index)
      default: continue
      }
    }
  }

  // MARK: Estimates

  /// At the standard text size an estimate should be within this factor of what rows measure.
  private static let estimateFactor: CGFloat = 2

  private mutating func inspectEstimate(of table: UITableView, _ index: Int) {
    guard configuration.textSize == .l, table.rowHeight < 0, table.estimatedRowHeight > 0 else {
      return
    }
    let heights = table.rowsOnScreen.filter { table.sizesItself($0.path) }
      .map(\.cell.bounds.height)
    guard heights.count >= 3 else { return }
    let mean = heights.reduce(0, +) / CGFloat(heights.count)
    let estimate = table.estimatedRowHeight
    let factor = max(mean / estimate, estimate / mean)
    guard factor > Inspector.estimateFactor else { return }
    faults.append(
      Fault(.wrongEstimate, table, measure: Double(factor), region: tree.nodes[index].frame) {
        var words = Fault.Words(
          message: "rows are \(short(mean)) pt tall on average and were estimated at "
            + "\(short(estimate)) pt",
          reason: "estimatedRowHeight is off by a factor of \(short(factor)), so the scroll "
            + "indicator jumps and too \(mean > estimate ? "many" : "few") rows are prepared.",
          remedy: "Set estimatedRowHeight to \(Int(mean.rounded())).")
        words.numbers = [
          .init("factor", Double((factor * 100).rounded() / 100), ""),
          .init("estimate", Double(estimate)), .init("mean", Double((mean * 10).rounded() / 10)),
        ]
        return words
      })
  }

  // MARK: Shelves and lists within rows

  /// A collection view whose height is its own: in a row, or scrolled sideways in something else.
  private mutating func inspectShelf(_ collection: UICollectionView, _ index: Int) {
    let node = tree.nodes[index]
    guard node.scroller >= 0 || node.cell >= 0 || isShelf(collection) else { return }
    guard !collection.itemsOnScreen.isEmpty, collection.bounds.height > 0 else { return }
    let isSideways = isShelf(collection)
    if !isSideways, collection.contentSize.height > collection.bounds.height + 1,
      collection.isScrollEnabled
    {
      return
    }
    let inset = collection.adjustedContentInset
    let has = collection.bounds.height - inset.top - inset.bottom
    let needs = isSideways ? tallest(collection) : collection.contentSize.height
    let spare = has - needs
    if spare > 8 {
      reportSpare(collection, has: has, needs: needs, index)
    } else if spare < -1.5 {
      reportCut(collection, has: has, needs: needs, index)
    }
  }

  private func isShelf(_ collection: UICollectionView) -> Bool {
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return false
    }
    // One line that scrolls sideways.
    guard flow.scrollDirection == .horizontal else { return false }
    let tops = Set(collection.itemsOnScreen.map { ($0.cell.frame.midY * 2).rounded() })
    return tops.count == 1
  }

  private func tallest(_ collection: UICollectionView) -> CGFloat {
    let items = collection.itemsOnScreen.map(\.cell.frame.height).max() ?? 0
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return items
    }
    return items + flow.sectionInset.top + flow.sectionInset.bottom
  }

  private mutating func reportSpare(
    _ collection: UICollectionView, has: CGFloat, needs: CGFloat, _ index: Int
  ) {
    faults.append(
      Fault(
        .tallerThanContent, collection, measure: Double(has - needs),
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "it is \(short(has)) pt tall and its items need \(short(needs)) pt",
          reason: "Its height does not follow its items, so \(short(has - needs)) pt stay empty.",
          remedy: "Take the height from the layout: a height constraint of contentSize.height, set "
            + "again when bounds, text size or items change.")
        words.numbers = [
          .init("empty", Double(has - needs)), .init("height", Double(has)),
          .init("needed", Double(needs)),
        ]
        return words
      })
  }

  private mutating func reportCut(
    _ collection: UICollectionView, has: CGFloat, needs: CGFloat, _ index: Int
  ) {
    guard !collection.isScrollEnabled || isShelf(collection) else { return }
    faults.append(
      Fault(
        .clippedContent, collection, measure: Double(needs - has),
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "its items need \(short(needs)) pt and it is \(short(has)) pt tall",
          reason: "The list does not scroll that way, so the rest cannot be seen.",
          remedy: "Take the height from the layout: a height constraint of contentSize.height, set "
            + "again when bounds, text size or items change.")
        words.numbers = [.init("cut", Double(needs - has)), .init("needed", Double(needs))]
        return words
      })
  }
}
