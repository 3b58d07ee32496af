// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@Suite("Examples")
struct ExampleTests {
  @Test("the example project is an app with a main storyboard")
  func readsExample() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let app = try AppReader().app(at: root.appendingPathComponent("Examples/SelfSizingCells"))

    #expect(app.moduleName == "SelfSizingCells")
    #expect(
      app.app.sources.map(\.lastPathComponent).sorted() == [
        "AppDelegate.swift", "Tea.swift", "TeaCell.swift", "TeasController.swift",
      ])
    #expect(app.info.mainStoryboardName == "Main")
    #expect(app.resources.contains { $0.bundlePath == "Base.lproj/Main.storyboard" })
    #expect(app.issues == [])
  }
}
