// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import Findings

/// Documentation/Containment.md §2.5.
@Suite("what an app's process may say, and when")
struct TalkOrderTests {
  /// Two screens in three configurations: units 0 to 2 and 3 to 5.
  private static let plan = CheckPlan(
    configurations: ["iPhone SE", "iPhone 14", "iPad Pro 11"].map { Configuration(device: $0) },
    changes: [],
    screens: ["A", "B"].map { ScreenRequest(name: $0, origin: .scene) }, units: Array(0..<6),
    timeLimit: 10, memoryLimit: 100)

  /// How many of the records are taken before one is refused.
  private func taken(
    _ records: [WorkerRecord], units: [Int] = Array(0..<6), plan: CheckPlan = plan
  ) -> Int {
    var order = TalkOrder(plan, units: units)
    return records.prefix { (try? order.take($0)) != nil }.count
  }

  private func used(_ screen: Int) -> WorkerRecord { .used(screen: screen, UnitUse()) }

  private func known(_ screen: Int) -> WorkerRecord {
    .known(screen: screen, key: 1, number: 0, measure: 1)
  }

  @Test("one unit after the other, each until its verdict")
  func turns() {
    let sound: [WorkerRecord] = [
      .began(unit: 2), .done(unit: 2, findings: []), .began(unit: 3), .done(unit: 3, findings: []),
      .finished,
    ]
    #expect(taken(sound) == sound.count)
    #expect(taken([.began(unit: 2), .began(unit: 3)]) == 1)
    #expect(taken([.began(unit: 2), .done(unit: 3, findings: [])]) == 1)
    #expect(taken([.done(unit: 2, findings: [])]) == 0)
    #expect(taken([.began(unit: 2), .done(unit: 2, findings: []), .began(unit: 2)]) == 2)
    #expect(taken([.began(unit: 2)], units: [3]) == 0)
    #expect(taken([.began(unit: 2), .finished]) == 1)
    #expect(taken([.finished, .began(unit: 2)]) == 1)
  }

  @Test("of a screen only while a unit of it was begun last")
  func screens() {
    let sound = [.began(unit: 2), known(0), .done(unit: 2, findings: []), used(0)]
    #expect(taken(sound) == sound.count)
    #expect(taken([.began(unit: 2), known(1)]) == 1)
    #expect(taken([.began(unit: 2), .done(unit: 2, findings: []), used(1)]) == 2)
    #expect(taken([.began(unit: 3), known(1), used(1), used(0)]) == 3)
    #expect(taken([used(0)]) == 0)
  }

  @Test("an exploration has one screen, the whole app, and counts its steps")
  func exploring() {
    var plan = Self.plan
    plan.exploration = ExplorationRequest(steps: 20)
    let sound = [
      .began(unit: 40), .done(unit: 40, findings: []), used(0), .began(unit: 41),
    ]
    #expect(taken(sound, units: [0], plan: plan) == sound.count)
    #expect(taken([.began(unit: 40), used(1)], units: [0], plan: plan) == 1)
  }
}
