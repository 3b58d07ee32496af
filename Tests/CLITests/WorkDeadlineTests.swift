// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing

@Suite("how long an app's process may be at work")
struct WorkDeadlineTests {
  @Test("a unit has its limit, and what comes after its verdict has it anew")
  func unit() {
    var deadline = WorkDeadline(limit: 5, at: 0)
    deadline.take(.began(unit: 3), at: 20)
    #expect(!deadline.isOver(at: 25))
    #expect(deadline.isOver(at: 25.5))
    deadline.take(.done(unit: 3, findings: []), at: 24)
    #expect(!deadline.isOver(at: 29))
    #expect(deadline.isOver(at: 29.5))
  }

  @Test("each step of a way has the whole limit")
  func steps() {
    var deadline = WorkDeadline(limit: 5, at: 0)
    deadline.take(.began(unit: 0), at: 0)
    for step in 1...23 { deadline.take(.step(step), at: Double(step) * 4) }
    #expect(!deadline.isOver(at: 97))
    #expect(deadline.isOver(at: 97.5))
  }

  @Test("other words give no time")
  func words() {
    var deadline = WorkDeadline(limit: 5, at: 0)
    deadline.take(.began(unit: 0), at: 0)
    deadline.take(.sight(unit: 0, "a list"), at: 4)
    #expect(deadline.isOver(at: 6))
  }

  @Test("the program's own beginning has half a minute, or three limits")
  func beginning() {
    #expect(!WorkDeadline(limit: 5, at: 10).isOver(at: 40))
    #expect(WorkDeadline(limit: 5, at: 10).isOver(at: 40.5))
    #expect(!WorkDeadline(limit: 20, at: 0).isOver(at: 60))
    #expect(WorkDeadline(limit: 20, at: 0).isOver(at: 60.5))
  }
}
