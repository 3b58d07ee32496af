// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListGeometry
import Testing

@Suite("The work of row lists is counted", .serialized)
struct RowListWorkTests {
  @Test(
    "measuring, inserting and jumping visit O(log n) nodes",
    arguments: [1_000, 100_000, 1_000_000])
  func nodes(count: Int) throws {
    var list = RowList()
    list.append(rows: count, estimate: 44, header: 0, footer: 0)
    // A thousand measured rows all over the list: two thousand runs.
    for step in 0..<1_000 {
      let row = step * (count / 1_000)
      list.measure(CGFloat(50 + step % 40), row: row, inSection: 0, kind: 1)
    }
    // 2 log2 of the runs, with a factor of 4 for a random tree's depth, for each of the few descents.
    let bound = 8 * 4 * 11
    func work(_ body: () throws -> Void) rethrows -> Int {
      TreeWork.visits = 0
      try body()
      return TreeWork.visits
    }

    #expect(work { list.measure(70, row: count / 2 + 1, inSection: 0, kind: 1) } < bound)
    #expect(work { _ = list.rows(from: list.total / 3, to: list.total / 3 + 1) } < bound)
    #expect(work { _ = list.row(count - 1, inSection: 0) } < bound)
    let batch = try ListBatch(
      [
        .insertItem(ListPath(section: 0, item: 0)),
        .deleteItem(ListPath(section: 0, item: count / 2)),
        .moveItem(
          from: ListPath(section: 0, item: 1), to: ListPath(section: 0, item: count - 1)),
        .reloadItem(ListPath(section: 0, item: count / 3)),
      ], before: [count], after: [count])
    let visits = work { list.apply(batch, estimate: 44) { _ in (0, 0) } }
    #expect(visits < 8 * bound)
    #expect(visits > 0)
  }
}
