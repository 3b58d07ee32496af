// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension FlowSection {
  /// Gives an item its measured size; the lines change at the next packing.
  ///
  /// - Complexity: O(log runs).
  mutating func measure(_ size: FlowSize, kind: Int32, item: Int) {
    items.replaceSubrange(
      item..<item + 1, with: [FlowItemRun(count: 1, size: size, source: .measured, kind: kind)])
    changes?.append(item..<item + 1)
  }

  /// Keeps an item's size as one that was given; its line stays what it is.
  ///
  /// - Complexity: O(log runs).
  mutating func forget(_ item: Int, _ run: FlowItemRun) {
    items.replaceSubrange(
      item..<item + 1,
      with: [FlowItemRun(count: 1, size: run.size, source: .given, kind: run.kind)])
  }

  /// Notes which kind an item is that counts with the flow's estimate; O(log runs).
  mutating func learnKind(_ kind: Int32, item: Int) {
    let run = items.run(holding: item).run
    guard run.source == .estimate, run.kind != kind else { return }
    items.replaceSubrange(
      item..<item + 1,
      with: [FlowItemRun(count: 1, size: .zero, source: .estimate, kind: kind)])
    changes?.append(item..<item + 1)
  }

  /// Puts items in front of `item`.
  ///
  /// Until the next packing a stand-in line holds them, so that the lines always hold as many
  /// items as there are.
  /// - Precondition: The lines are packed.
  mutating func insert(_ runs: [FlowItemRun], at item: Int) {
    let count = runs.reduce(0) { $0 + $1.count }
    guard count > 0 else { return }
    items.replaceSubrange(item..<item, with: runs)
    guard changes != nil else { return }
    var line = item..<item
    if lines.count > 0 { line = self.line(holding: min(item, lines.count - 1)).items }
    lines.replaceSubrange(
      line, with: [FlowLineRun(lines: 1, itemsPerLine: line.count + count, length: 0)])
    changes?.append(item..<item + count)
  }

  /// Takes items out.
  ///
  /// - Precondition: The lines are packed.
  mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    items.replaceSubrange(range, with: [])
    guard changes != nil else { return }
    let start = line(holding: range.lowerBound).items.lowerBound
    let end = line(holding: range.upperBound - 1).items.upperBound
    let rest = end - start - range.count
    lines.replaceSubrange(
      start..<end,
      with: rest > 0 ? [FlowLineRun(lines: 1, itemsPerLine: rest, length: 0)] : [])
    changes?.append(range.lowerBound..<range.lowerBound + 1)
  }

  /// Notes that items with the flow's estimate have another size now: all, or those that were seen.
  ///
  /// - Complexity: O(stretches of such items · log runs).
  mutating func estimateChanged(_ change: FlowEstimates.Change) {
    guard changes != nil, change != .none else { return }
    func affected(_ summary: FlowItemSummary) -> Int {
      change == .all ? summary.estimated : summary.seen
    }
    var passed = 0
    while let (run, before) = items.firstRun(where: { affected($0) > passed }) {
      changes?.append(before.count..<before.count + run.count)
      passed = affected(before) + run.count
    }
  }
}
