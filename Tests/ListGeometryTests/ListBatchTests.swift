// Part of Snug, under the Apache License 2.0; see LICENSE.

import ListGeometry
import Testing

@Suite("Batches of changes")
struct ListBatchTests {
  private func path(_ section: Int, _ item: Int) -> ListPath {
    ListPath(section: section, item: item)
  }

  @Test("deletions count in the old list and insertions in the new one, whatever their order")
  func indexSpaces() throws {
    // a b c d: delete b and d, insert x at 0 and y at 2: x a y c.
    let changes: [ListChange] = [
      .insertItem(path(0, 2)), .deleteItem(path(0, 3)), .insertItem(path(0, 0)),
      .deleteItem(path(0, 1)),
    ]
    for order in [changes, changes.reversed()] {
      let batch = try ListBatch(order, before: [4], after: [4])
      #expect(batch.destination(of: path(0, 0)) == path(0, 1))
      #expect(batch.destination(of: path(0, 1)) == nil)
      #expect(batch.destination(of: path(0, 2)) == path(0, 3))
    }
  }

  @Test("a moved item takes its place and the others close up")
  func moves() throws {
    // a b c d: move a to 2: b c a d.
    let batch = try ListBatch(
      [.moveItem(from: path(0, 0), to: path(0, 2))], before: [4], after: [4])

    #expect((0..<4).map { batch.destination(of: path(0, $0))?.item } == [2, 0, 1, 3])
  }

  @Test("items of later sections move with a deleted section")
  func deletedSection() throws {
    let batch = try ListBatch([.deleteSection(0)], before: [2, 3], after: [3])

    #expect(batch.destination(of: path(0, 1)) == nil)
    #expect(batch.destination(of: path(1, 2)) == path(0, 2))
  }

  @Test("a reloaded section keeps its place and none of its items")
  func reloadedSection() throws {
    let batch = try ListBatch([.reloadSection(0)], before: [2, 3], after: [7, 3])

    #expect(batch.destination(of: path(0, 1)) == nil)
    #expect(batch.destination(of: path(1, 1)) == path(1, 1))
    #expect(batch.sections == [0, 1])
  }

  @Test("numbers of items that do not add up are told with all their parts")
  func itemMismatch() {
    #expect(
      throws: ListInconsistency.itemCount(
        section: 0, before: 4, after: 4, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0)
    ) {
      try ListBatch([.deleteItem(path(0, 1))], before: [4], after: [4])
    }
  }

  @Test("numbers of sections that do not add up are told")
  func sectionMismatch() {
    #expect(
      throws: ListInconsistency.sectionCount(before: 0, after: 6, inserted: 5, deleted: 0)
    ) {
      try ListBatch(
        (0..<5).map { .insertSection($0) }, before: [], after: [1, 1, 1, 1, 1, 1])
    }
  }

  @Test("deleting what is not there, or twice, is an error")
  func badChanges() {
    #expect(throws: ListInconsistency.missingItem(path(0, 4), count: 4)) {
      try ListBatch([.deleteItem(path(0, 4))], before: [4], after: [3])
    }
    #expect(throws: ListInconsistency.changedTwice(path(0, 1))) {
      try ListBatch(
        [.deleteItem(path(0, 1)), .reloadItem(path(0, 1))], before: [4], after: [3])
    }
    #expect(throws: ListInconsistency.missingDestination(path(0, 9), count: 5)) {
      try ListBatch([.insertItem(path(0, 9))], before: [4], after: [5])
    }
  }

  @Test("random batches lead from one list to the other", arguments: 0..<40)
  func randomBatches(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<Int.random(in: 0...12, using: &random))
    let kept = old.filter { _ in Bool.random(using: &random) }
    var new = kept
    var next = 100
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      new.insert(next, at: Int.random(in: 0...new.count, using: &random))
      next += 1
    }
    let changes: [ListChange] =
      old.indices.filter { !kept.contains(old[$0]) }.map { .deleteItem(path(0, $0)) }
      + new.indices.filter { new[$0] >= 100 }.map { .insertItem(path(0, $0)) }

    let batch = try ListBatch(
      changes.shuffled(using: &random), before: [old.count], after: [new.count])

    for (index, value) in old.enumerated() {
      #expect(
        batch.destination(of: path(0, index))?.item == new.firstIndex(of: value),
        "\(old) to \(new) by \(changes)")
    }
  }
}
