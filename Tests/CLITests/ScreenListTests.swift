// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@testable import CLI

@Suite("Which of the launches that list an app's screens counts")
struct ScreenListTests {
  /// A launch that told of screens, and crashed after them or came to its end.
  private static func launch(_ names: [String], crashes: Bool) throws -> CheckWorker.Result {
    let plan = CheckPlan(
      configurations: Array(CheckMatrix.standard.configurations.prefix(1)), changes: [],
      screens: [], units: [0], timeLimit: 1, memoryLimit: 1)
    var records = WorkerRecords(plan)
    try records.take(.began(unit: 0))
    for name in names { try records.take(.screen(ScreenRequest(name: name, origin: .scene))) }
    var result = CheckWorker.Result()
    if crashes {
      let end = UnitEnd(kind: .crash, status: "bang", lastWords: "")
      try records.take(.ended(unit: 0, end))
      result.casualties.append(
        CheckWorker.Casualty(unit: 0, kind: .crash, lastWords: "", stops: [], status: "bang"))
    } else {
      try records.take(.done(unit: 0, findings: []))
    }
    result.records = [records]
    return result
  }

  @Test("one that came to its end goes before one that was ended, even if it stands later")
  func whole() throws {
    let part = try Self.launch(["A"], crashes: true)
    let whole = try Self.launch(["A", "B"], crashes: false)
    let none = try Self.launch([], crashes: true)
    #expect(ScreenList.longest([part, whole]) == 1)
    #expect(ScreenList.longest([none, part, none]) == 1)
    #expect(ScreenList.longest([whole, whole]) == 0)
    #expect(ScreenList.longest([none, CheckWorker.Result()]) == nil)
  }

  @Test("further launches are wanted where the first ended while it told of its screens")
  func further() throws {
    for crashes in [true, false] {
      let race = LaunchRace(count: 2)
      race.finish(0, try Self.launch(["A"], crashes: crashes))
      #expect(race.isWanted(1) == crashes)
    }
  }
}
