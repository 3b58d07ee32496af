// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

/// Documentation/Exploration.md §3.1.3.
@Suite("Ways into an app that its sources name")
struct AppEntrancesTests {
  @Test("addresses but those of the web count, each once, where one literal has them")
  func links() {
    let entrances = AppEntrances([
      #"let a = "notes://new"; let b = "https://example.com"; let c = "notes://new""#,
      #"let d = "notes://item/\(id)"; open("Memo-2:///list?all=1")"#,
    ])
    #expect(entrances.links == ["notes://new", "Memo-2:///list?all=1"])
  }

  @Test("classes of files that hear of shaking are named")
  func shaken() {
    let entrances = AppEntrances([
      "class A: UIViewController { override func motionEnded(_ m: UIEvent.EventSubtype) {} }",
      "class B: UIViewController {}",
      "extension C { override func motionBegan (_ m: UIEvent.EventSubtype) {} }",
    ])
    #expect(entrances.shaken == ["A", "C"])
  }
}
