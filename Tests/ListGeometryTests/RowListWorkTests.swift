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
    // A random tree of n nodes is 4.32 ln n deep at most, but for a vanishing share of them. To replace
    // an item inside a run takes two cuts of two partings and two joinings each, one joining on each side
    // that walks down two trees, and a parting for each neighbour that is alike: 14 walks, and as many
    // for the tree of sections, which has one node.
    let bound = Int(14 * 4.32 * log(2_001.0)) + 14
    #expect(TreeWork.count { list.measure(70, row: count / 2 + 1, inSection: 0, kind: 1) } < bound)
    #expect(TreeWork.count { _ = list.rows(from: list.total / 3, to: list.total / 3 + 1) } < bound)
    #expect(TreeWork.count { _ = list.row(count - 1, inSection: 0) } < bound)
    let batch = try ListBatch(
      [
        .insertItem(ListPath(section: 0, item: 0)),
        .deleteItem(ListPath(section: 0, item: count / 2)),
        .moveItem(
          from: ListPath(section: 0, item: 1), to: ListPath(section: 0, item: count - 1)),
        .reloadItem(ListPath(section: 0, item: count / 3)),
      ], before: [count], after: [count])
    let visits = TreeWork.count { list.apply(batch, estimate: 44) { _ in (0, 0) } }
    // Two removals, two arrivals and a reload, each with a look at what was there.
    #expect(visits < 2 * 5 * bound)
    #expect(visits > 0)
  }
}
