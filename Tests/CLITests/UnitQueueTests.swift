// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@testable import CLI

/// Documentation/Check.md §4.2.
@Suite("Units whose worker was ended")
struct UnitQueueTests {
  /// What a worker of these units said before it was ended.
  private func records(_ units: [Int], _ said: [WorkerRecord]) throws -> WorkerRecords {
    let screens = ["A", "B", "C", "D"].map { ScreenRequest(name: $0, origin: .scene) }
    let plan = CheckPlan(
      configurations: Array(CheckMatrix.standard.configurations.prefix(2)), changes: [],
      screens: screens, units: units, timeLimit: 1, memoryLimit: 1)
    var records = WorkerRecords(plan)
    for record in said { try records.take(record) }
    return records
  }

  @Test("the unit that was begun ended it, and one worker goes on with the rest, in whatever order")
  func begun() throws {
    var queue = UnitQueue([0, 1, 2, 3])
    let units = queue.next() ?? []
    let said = try records(units, [.began(unit: 2), .done(unit: 2, findings: []), .began(unit: 0)])

    #expect(queue.take(units, diedIn: said) == 0)
    #expect(queue.next() == [1, 3])
    #expect(queue.next() == nil)
  }

  @Test("where nobody knows which unit it was, each of the rest has a worker of its own")
  func unknown() throws {
    var queue = UnitQueue([0, 1, 2])
    let units = queue.next() ?? []
    let said = try records(units, [.began(unit: 1), .done(unit: 1, findings: [])])

    #expect(queue.take(units, diedIn: said) == nil)
    #expect(queue.next() == [0])
    let silent = try records([0], [])
    #expect(queue.take([0], diedIn: silent) == 0)
    #expect(queue.next() == [2])
    queue.finish()
    #expect(queue.next() == nil)
  }

  @Test("once a worker began a unit, the others may end as they like: each unit is tried")
  func persistent() throws {
    var queue = UnitQueue([0, 1, 2, 3])
    let units = queue.next() ?? []
    let said = try records(units, [.began(unit: 0), .done(unit: 0, findings: [])])
    #expect(queue.take(units, diedIn: said) == nil)
    for unit in 1...3 {
      #expect(queue.next() == [unit])
      let silent = try records([unit], [])
      #expect(queue.take([unit], diedIn: silent) == unit)
    }
    #expect(queue.next() == nil)
  }

  @Test("two workers that ended before any unit are enough where none began one")
  func barren() throws {
    var queue = UnitQueue([0, 1, 2])
    let units = queue.next() ?? []

    let (first, second) = (try records(units, []), try records([0], []))
    #expect(queue.take(units, diedIn: first) == nil)
    #expect(queue.next() == [0])
    #expect(queue.take([0], diedIn: second) == 0)
    #expect(queue.next() == nil)
  }
}
