// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Where a flow layout puts an item, as a sum (Documentation/FlowLayout.md §2).
@MainActor
struct FlowPlace {
  let parts: [ExplainedPart]
  let reason: String

  /// nil where the layout knows no such item.
  init?(_ flow: UICollectionViewFlowLayout, _ path: IndexPath, _ value: FrameValue) {
    guard let own = flow.layoutAttributesForItem(at: path)?.frame else { return nil }
    let isVertical = flow.scrollDirection == .vertical
    // Lines run across the direction of scrolling.
    let isAcross = isVertical == value.isVertical
    func low(_ frame: CGRect, _ vertical: Bool) -> CGFloat { vertical ? frame.minY : frame.minX }
    func high(_ frame: CGRect, _ vertical: Bool) -> CGFloat { vertical ? frame.maxY : frame.maxX }
    func sharesLine(_ other: CGRect) -> Bool {
      low(other, isVertical) < high(own, isVertical)
        && high(other, isVertical) > low(own, isVertical)
    }
    var before: [CGRect] = []
    for item in stride(from: path.item - 1, through: max(0, path.item - 64), by: -1) {
      guard
        let frame = flow.layoutAttributesForItem(
          at: IndexPath(item: item, section: path.section))?.frame
      else { break }
      before.append(frame)
    }
    let start = low(own, value.isVertical)
    var rest = start
    var found: [ExplainedPart] = []
    func part(_ amount: CGFloat, _ text: String) {
      guard abs(amount) > 0.01 else { return }
      found.append(ExplainedPart(.system, amount: rounded(Double(amount)), text: text))
      rest -= amount
    }
    if isAcross {
      let lines = before.filter { !sharesLine($0) }
      if let last = lines.first {
        // The line before is as deep as its deepest item.
        let end =
          lines.prefix { low($0, isVertical) < high(last, isVertical) }
          .map { high($0, isVertical) }.max() ?? high(last, isVertical)
        part(end, "where the line before ends")
        part(flow.minimumLineSpacing, "minimumLineSpacing")
        reason = "the item stands in a line of its section after others"
      } else {
        let inset = isVertical ? flow.sectionInset.top : flow.sectionInset.left
        part(inset, isVertical ? "sectionInset.top" : "sectionInset.left")
        reason = "the item stands in the first line of its section"
      }
      part(
        rest, "what is above: headers, other sections, or half of what a taller neighbour leaves")
    } else if let last = before.first, sharesLine(last),
      low(last, value.isVertical) < start
    {
      part(high(last, value.isVertical), "where the item before ends")
      part(flow.minimumInteritemSpacing, "minimumInteritemSpacing")
      part(rest, "free width of the line, shared by its gaps")
      reason = "the item follows another one in its line"
    } else {
      let inset = isVertical ? flow.sectionInset.left : flow.sectionInset.top
      part(inset, isVertical ? "sectionInset.left" : "sectionInset.top")
      part(rest, "half of the free width: an item alone in its line is centred")
      reason = "the item is the first of its line"
    }
    parts = found
  }
}
