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
      case let collection as UICollectionView:
        inspectShelf(collection, index)
        inspectEstimate(of: collection, index)
        inspectSectionEstimates(of: collection, index)
        inspectWidths(of: collection, index)
      default: continue
      }
    }
  }

  // MARK: Estimates

  private mutating func inspectEstimate(of table: UITableView, _ index: Int) {
    guard configuration.textSize == .l else { return }
    var (heights, estimates, isDelegates): ([CGFloat], [CGFloat], Bool) = ([], [], false)
    for (path, cell) in table.rowsOnScreen where table.sizesItself(path) {
      guard let estimate = table.givenEstimate(path) else { continue }
      heights.append(cell.bounds.height)
      estimates.append(estimate.points)
      isDelegates = estimate.isDelegates
    }
    guard heights.count >= 3 else { return }
    let mean = heights.reduce(0, +) / CGFloat(heights.count)
    let estimate = estimates.reduce(0, +) / CGFloat(estimates.count)
    let name = isDelegates ? "tableView(_:estimatedHeightForRowAt:)" : "estimatedRowHeight"
    judge(
      MeasuredEstimate(
        estimate: estimate, mean: mean, subject: "rows", units: "rows", source: name
      ) { isDelegates ? "Answer about \($0) in \(name)." : "Set estimatedRowHeight to \($0)." },
      of: table, index)
  }

  private mutating func inspectEstimate(of collection: UICollectionView, _ index: Int) {
    guard configuration.textSize == .l,
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout,
      flow.estimatedItemSize != .zero,
      flow.estimatedItemSize != UICollectionViewFlowLayout.automaticSize
    else { return }
    let sizes = collection.itemsOnScreen.map(\.cell.bounds.size)
    guard sizes.count >= 3 else { return }
    let isAcross = flow.scrollDirection == .horizontal
    let lengths = sizes.map { isAcross ? $0.width : $0.height }
    let mean = lengths.reduce(0, +) / CGFloat(lengths.count)
    let estimate = isAcross ? flow.estimatedItemSize.width : flow.estimatedItemSize.height
    judge(
      MeasuredEstimate(
        estimate: estimate, mean: mean, subject: "items", units: "items",
        side: isAcross ? "wide" : "tall", source: "estimatedItemSize"
      ) { "Set the \(isAcross ? "width" : "height") of estimatedItemSize to \($0)." },
      of: collection, index)
  }

  // MARK: Shelves and lists within rows

  /// A collection view whose height is its own: in a row, or scrolled sideways in something else.
  private mutating func inspectShelf(_ collection: UICollectionView, _ index: Int) {
    let node = tree.nodes[index]
    let lines = shelfLines(collection)
    guard
      node.cell >= 0 || (node.scroller >= 0 ? !fillsPage(index) : lines > 0 && !fillsScreen(index))
    else { return }
    guard !collection.itemsOnScreen.isEmpty, collection.bounds.height > 0 else { return }
    if lines == 0, collection.contentSize.height > collection.bounds.height + 1,
      collection.isScrollEnabled
    {
      return
    }
    // Several lines may be meant; a height that somebody gave is judged by what they leave.
    if lines > 1, !hasConstantHeight(collection) { return }
    let inset = collection.adjustedContentInset
    let has = collection.bounds.height - inset.top - inset.bottom
    let needs = lines > 0 ? height(of: lines, in: collection) : collection.contentSize.height
    let spare = has - needs
    if spare > 8 {
      reportSpare(collection, has: has, needs: needs, lines: lines, index)
    } else if spare < -1.5 {
      reportCut(collection, has: has, needs: needs, index)
    }
  }

  /// The lines of items of a flow layout that scrolls sideways; 0 for others.
  private func shelfLines(_ collection: UICollectionView) -> Int {
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout,
      flow.scrollDirection == .horizontal
    else { return 0 }
    return Set(collection.itemsOnScreen.map { ($0.cell.frame.midY * 2).rounded() }).count
  }

  /// Whether a list takes up the page that scrolls around it: what it has too much of is the page's.
  private func fillsPage(_ index: Int) -> Bool {
    let scroll = tree.nodes[tree.nodes[index].scroller].view
    return !(scroll is UITableView) && !(scroll is UICollectionView)
      && tree.nodes[index].frame.height >= scroll.bounds.height * 0.8
  }

  /// Whether a list takes up its screen.
  private func fillsScreen(_ index: Int) -> Bool {
    let root = tree.nodes[index].controlled
    guard root >= 0 else { return false }
    let safe = tree.nodes[root].frame.inset(by: tree.nodes[root].view.safeAreaInsets)
    return tree.nodes[index].frame.height >= safe.height * 0.8
  }

  private func hasConstantHeight(_ collection: UICollectionView) -> Bool {
    guard collection.isPlacedByConstraints else { return true }
    return collection.heldConstraints.contains {
      $0.firstItem === collection && $0.firstAttribute == .height && $0.secondItem == nil
        && $0.relation == .equal
    }
  }

  private func height(of lines: Int, in collection: UICollectionView) -> CGFloat {
    let items = collection.itemsOnScreen.map(\.cell.frame.height).max() ?? 0
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return items
    }
    return items * CGFloat(lines) + flow.minimumInteritemSpacing * CGFloat(lines - 1)
      + flow.sectionInset.top + flow.sectionInset.bottom
  }

  private mutating func reportSpare(
    _ collection: UICollectionView, has: CGFloat, needs: CGFloat, lines: Int, _ index: Int
  ) {
    faults.append(
      Fault(
        .tallerThanContent, collection,
        severity: lines > 1 ? .needsReview : has - needs < has / 2 ? .note : nil,
        measure: Double(has - needs),
        region: tree.nodes[index].frame
      ) {
        var words = Fault.Words(
          message: "it is \(short(has)) pt tall and its items need \(short(needs)) pt"
            + (lines > 1 ? " in \(lines) rows" : ""),
          reason: lines > 1
            ? "Its height does not follow its items: they stand in \(lines) rows, \(short(has - needs))"
              + " pt apart, where one was probably meant."
            : "Its height does not follow its items, so \(short(has - needs)) pt stay empty.",
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
    guard !collection.isScrollEnabled || shelfLines(collection) == 1 else { return }
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
