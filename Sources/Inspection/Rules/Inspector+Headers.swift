// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Titles of sections that are higher than their header (Documentation/Check.md §6.2).
extension Inspector {
  /// The header or footer of a table that a label shows the title of; nil for other labels.
  func headerOfTitle(_ label: UILabel) -> UITableViewHeaderFooterView? {
    guard let header = label.superview?.superview as? UITableViewHeaderFooterView,
      ClassNames.isOfUIKit(type(of: header)), !label.isPlacedByConstraints,
      // What is given no height at all is not meant to be seen.
      header.bounds.height >= 1
    else { return nil }
    return header
  }

  /// A title whose table gives headers one height: it lies over the rows beside it.
  ///
  /// - Returns: Whether it is one.
  mutating func reportFixedHeaders(
    _ label: UILabel, _ text: ShownText, _ missing: CGFloat, _ node: Node
  ) -> Bool {
    guard label.followsTextSize, let header = headerOfTitle(label), node.scroller >= 0,
      let table = tree.nodes[node.scroller].view as? UITableView,
      let boundary = table.boundary(of: header)
    else { return false }
    let word = boundary.isHeader ? "header" : "footer"
    let property = boundary.isHeader ? "sectionHeaderHeight" : "sectionFooterHeight"
    let given = boundary.isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
    let height = header.bounds.height
    faults.append(
      Fault(
        .fixedHeightAroundText, table, severity: Self.severity(ofMissing: missing, text),
        detail: "\(word)s", measure: Double(missing), region: node.frame
      ) {
        var words = Fault.Words(
          message: "\(word)s are fixed at \(short(height)) pt; the title of one needs "
            + "\(short(missing)) pt more at this text size, and lies over what is beside it",
          reason: (given == height ? "\(property) is" : "The table or its delegate gives them")
            + " \(short(height)) pt whatever the text size.",
          remedy: "Set \(property) to UITableView.automaticDimension.")
        words.numbers = [.init("missing", Double(missing)), .init("fixed", Double(height))]
        words.related = [RelatedPlace(label: "the text", place: OriginPlace.place(label.origin))]
        return words
      })
    return true
  }
}
