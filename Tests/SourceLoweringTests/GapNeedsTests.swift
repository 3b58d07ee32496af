// Part of Snug, under the Apache License 2.0; see LICENSE.

import GapRepair
import Testing

@testable import AppBuild
@testable import SourceLowering

/// Documentation/Gaps.md §8.1.
@Suite("What a missing name is blamed on")
struct GapNeedsTests {
  private func owner(of name: String, imports: [String]) -> String {
    var needs = GapNeeds(imports.map { LeftOutImport(file: 0, module: $0) })
    needs.note([CompilerMessage(file: 0, offset: 0, text: "cannot find '\(name)' in scope")])
    return needs.owner(of: name)
  }

  @Test(
    "a framework whose names begin alike has those, and no others",
    arguments: [
      ("HMHome", "HomeKit"), ("MIDIClientRef", "CoreMIDI"), ("kMIDIProperty", "CoreMIDI"),
      ("DisposeBag", "RxSwift"), ("AF", "RxSwift"), ("RxSwiftObserver", "RxSwift"),
    ])
  func prefixes(name: String, module: String) {
    #expect(owner(of: name, imports: ["HomeKit", "CoreMIDI", "RxSwift"]) == module)
  }

  @Test("where no left-out import can have the name, it is told itself")
  func none() {
    #expect(owner(of: "Session", imports: ["HomeKit"]) == "Session")
    #expect(owner(of: "Session", imports: []) == "Session")
  }
}
