// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListGeometry
import Testing

@Suite("Row lists follow batches")
struct RowListBatchTests {
  /// A row as a plain list keeps it.
  private struct Plain: Equatable {
    var height: CGFloat = 44
    var isMeasured = false
  }

  @Test("after random batches, heights and places are a plain list's", arguments: 0..<40)
  func matchesPlain(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var plain: [[Plain]] = [
      Array(repeating: Plain(), count: 12), Array(repeating: Plain(), count: 5),
    ]
    var list = RowList()
    for rows in plain { list.append(rows: rows.count, estimate: 44, header: 10, footer: 5) }
    for _ in 0..<30 {
      for _ in 0..<3 {
        let section = Int.random(in: plain.indices, using: &generator)
        guard !plain[section].isEmpty else { continue }
        let row = Int.random(in: plain[section].indices, using: &generator)
        let height = CGFloat(Int.random(in: 20...90, using: &generator))
        list.measure(height, row: row, inSection: section, kind: 1)
        plain[section][row] = Plain(height: height, isMeasured: true)
      }
      let before = plain.map(\.count)
      var changes: [ListChange] = []
      let section = Int.random(in: plain.indices, using: &generator)
      let count = plain[section].count
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        let row = Int.random(in: 0...count, using: &generator)
        plain[section].insert(contentsOf: [Plain(), Plain()], at: row)
        changes = [row, row + 1].map { .insertItem(ListPath(section: section, item: $0)) }
      case 1 where count > 1:
        let row = Int.random(in: 0..<count, using: &generator)
        plain[section].remove(at: row)
        changes = [.deleteItem(ListPath(section: section, item: row))]
      case 2 where count > 1:
        let (from, to) = (
          Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator)
        )
        plain[section].insert(plain[section].remove(at: from), at: to)
        changes = [
          .moveItem(
            from: ListPath(section: section, item: from), to: ListPath(section: section, item: to))
        ]
      case 3 where count > 0:
        let row = Int.random(in: 0..<count, using: &generator)
        plain[section][row].isMeasured = false
        changes = [.reloadItem(ListPath(section: section, item: row))]
      default:
        plain.insert([Plain()], at: section)
        changes = [.insertSection(section)]
      }
      let batch = try ListBatch(changes, before: before, after: plain.map(\.count))
      list.apply(batch, estimate: 44) { _ in (10, 5) }
      expect(list, plain)
    }
  }

  private func expect(_ list: RowList, _ plain: [[Plain]]) {
    var y: CGFloat = 0
    #expect(list.sectionCount == plain.count)
    for (section, rows) in plain.enumerated() {
      #expect(list.rowCount(inSection: section) == rows.count)
      y += 10
      for (row, expected) in rows.enumerated() {
        let found = list.row(row, inSection: section)
        #expect(found.start == y && found.extent == expected.height)
        #expect(list.isMeasured(row: row, inSection: section) == expected.isMeasured)
        y += expected.height
      }
      y += 5
    }
    #expect(list.total == y)
  }

  @Test("what another list found is recalled as guesses, where rows were measured there")
  func recall() {
    var old = RowList()
    old.append(rows: 10, estimate: 44, header: 0, footer: 0)
    old.measure(100, row: 2, inSection: 0, kind: 1)
    old.measure(200, row: 9, inSection: 0, kind: 2)
    var list = RowList()
    list.append(rows: 5, estimate: 30, header: 0, footer: 0)
    list.recall(old) { $1 }

    #expect(list.row(2, inSection: 0).extent == 100)
    #expect(!list.isMeasured(row: 2, inSection: 0))
    #expect(list.total == CGFloat(220))

    list.reconsider { kind, extent in kind == 1 ? 60 : extent }
    #expect(list.total == CGFloat(180))
    list.setEstimate(50)
    #expect(list.total == CGFloat(260))
  }
}
