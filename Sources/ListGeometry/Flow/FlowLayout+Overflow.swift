// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Geometry

extension FlowLayout {
  /// The items that are longer, across the list, than the points between their section's insets.
  ///
  /// Alike neighbours count once, by their first item. Equal lengths fit
  /// (Documentation/FlowLayout.md §6).
  /// - Complexity: O(sections + results · log runs).
  package func overflows(limit: Int) -> [FlowOverflow] {
    var result: [FlowOverflow] = []
    let crossing = configuration.axis.crossing
    for (index, section) in sections.enumerated() where result.count < limit {
      // 6.1 The insets that a layout's reference adds do not count here.
      let available =
        configuration.crossExtent - section.metrics.insets.total(along: crossing)
      let bound = available + FlowLine.tolerance
      if section.items.summary.longest > bound {
        var start = 0
        while result.count < limit, start < section.count,
          let (run, before) = section.items.firstRun(longerThan: bound, from: start)
        {
          result.append(
            FlowOverflow(
              section: index, item: before, length: run.size.cross, available: available))
          start = before + run.count
        }
      }
      // What the list learned is nobody's fault.
      if result.count < limit, !estimates.learnedStandard, estimates.stated.cross > bound,
        let (_, before) = section.items.firstRun(where: { $0.estimated > $0.seen })
      {
        result.append(
          FlowOverflow(
            section: index, item: before.count, length: estimates.stated.cross,
            available: available))
      }
    }
    return result
  }
}

extension RunTree where R == FlowItemRun {
  /// The first run at or after `start` whose own items are longer than `bound`.
  func firstRun(longerThan bound: CGFloat, from start: Int) -> (run: FlowItemRun, item: Int)? {
    firstRun(in: root, longerThan: bound, from: start, before: 0)
  }

  private func firstRun(
    in subtree: Int32, longerThan bound: CGFloat, from start: Int, before: Int
  ) -> (run: FlowItemRun, item: Int)? {
    guard subtree >= 0 else { return nil }
    let node = nodes[Int(subtree)]
    guard node.total.longest > bound, before + node.total.count > start else { return nil }
    if let found = firstRun(in: node.left, longerThan: bound, from: start, before: before) {
      return found
    }
    let own = before + (node.left < 0 ? 0 : nodes[Int(node.left)].total.count)
    if own >= start, node.run.summary.longest > bound { return (node.run, own) }
    return firstRun(
      in: node.right, longerThan: bound, from: start, before: own + node.run.count)
  }
}
