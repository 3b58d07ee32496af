// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// Rows that come in the way of others (Documentation/Check.md §6.5, §6.4).
extension Inspector {
  // MARK: Neighbours

  /// Texts and controls of a cell that are drawn over the cell beside it.
  mutating func inspectNeighbours(_ contents: [Content]) {
    var cells: [Int: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() where node.cell == index && node.scroller >= 0 {
      cells[node.scroller, default: []].append(index)
    }
    for content in contents where content.isText || content.isControl {
      let node = tree.nodes[content.index]
      guard !node.isPart, node.cell >= 0, !brokenCells.contains(node.cell) else { continue }
      let cell = tree.nodes[node.cell]
      let rect = content.rect.intersection(node.clip)
      let lost = max(rect.maxY - cell.frame.maxY, cell.frame.minY - rect.minY)
      let line = (node.view as? UILabel)?.font.lineHeight ?? rect.height
      guard cell.scroller >= 0, lost > max(4, line / 3) else { continue }
      let other = cells[cell.scroller, default: []].first { index in
        guard index != node.cell, !tree.contains(index, node.cell),
          !tree.contains(node.cell, index)
        else { return false }
        let shared = tree.nodes[index].visible.intersection(rect)
        return shared.width > 2 && shared.height > max(4, line / 3)
      }
      if let other { report(content, over: tree.nodes[other].view, by: lost) }
    }
  }

  private mutating func report(_ content: Content, over neighbour: UIView, by lost: CGFloat) {
    faults.append(
      Fault(
        .overlappingViews, content.person, detail: "neighbour", measure: Double(lost),
        region: content.rect
      ) {
        let name = ClassNames.name(of: type(of: neighbour))
        var words = Fault.Words(
          message: "it hangs \(short(lost)) pt out of its cell, over the \(name) beside it",
          reason: "The cell is lower than what is in it, and does not clip.",
          remedy:
            "Let the content decide the cell's height: tie it to the content view from top to "
            + "bottom.")
        words.numbers = [.init("overlap", Double(lost))]
        return words
      })
  }

  // MARK: Bars that paint nothing

  /// Texts of rows that are read through a bar.
  mutating func inspectClearBars(_ contents: [Content]) {
    let bars = tree.nodes.indices.filter { index in
      let node = tree.nodes[index]
      return node.view.isClearBar && node.visible.height > 1 && showsText(index)
    }
    guard !bars.isEmpty else { return }
    var told: Set<Int> = []
    for content in contents where content.isText {
      let node = tree.nodes[content.index]
      guard node.cell >= 0, node.scroller >= 0 else { continue }
      let rect = content.rect.intersection(node.clip)
      for bar in bars where bar > content.index && !told.contains(bar) {
        let shared = rect.intersection(tree.nodes[bar].frame)
        guard shared.width > 2, shared.height > rect.height / 3, meetsText(shared, in: bar),
          !isHidden(content.index, from: bar, shared)
        else { continue }
        told.insert(bar)
        report(tree.nodes[bar].view, covering: node, shared)
      }
    }
  }

  /// Whether something opaque lies over a row and under a bar, such as what the bar belongs to.
  private func isHidden(_ row: Int, from bar: Int, _ shared: CGRect) -> Bool {
    (tree.nodes[row].end..<bar).contains { index in
      !tree.contains(index, row) && !tree.contains(index, bar) && isOpaque(index)
        && tree.nodes[index].visible.contains(shared)
    }
  }

  private func showsText(_ bar: Int) -> Bool {
    (bar..<tree.nodes[bar].end).contains { (tree.nodes[$0].view as? UILabel)?.shownText != nil }
  }

  /// Whether a text of a bar lies where a row's text does.
  private func meetsText(_ rect: CGRect, in bar: Int) -> Bool {
    (bar..<tree.nodes[bar].end).contains { index in
      guard let label = tree.nodes[index].view as? UILabel, let text = label.shownText else {
        return false
      }
      let frame = tree.nodes[index].frame
      let own = text.rect.offsetBy(
        dx: frame.minX - label.bounds.minX, dy: frame.minY - label.bounds.minY)
      let shared = own.intersection(rect)
      return shared.width > 2 && shared.height > 4
    }
  }

  private mutating func report(_ bar: UIView, covering row: Node, _ shared: CGRect) {
    let list = tree.nodes[row.scroller].view
    let name = ClassNames.name(of: type(of: bar))
    faults.append(
      Fault(
        .outsideSafeArea, list, detail: "clear \(name)", measure: Double(shared.height),
        region: shared
      ) {
        var words = Fault.Words(
          message:
            "its rows are read through the \(name), which paints nothing behind its own text",
          reason: "The bar's appearance is transparent while content lies under it.",
          remedy:
            "Give the bar a background where content scrolls under it (standardAppearance, and "
            + "scrollEdgeAppearance where the list begins under it), or end the list at the safe "
            + "area.")
        words.numbers = [.init("shared", Double(shared.height))]
        words.cause = "\(ViewNames.path(of: list)) clear \(name)"
        return words
      })
  }
}
