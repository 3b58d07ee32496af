// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

/// Statements that lost a library and spoil no screen (Documentation/Gaps.md §6.13).
@Suite("Quiet statements")
struct QuietStatementTests {
  private static func isQuiet(
    _ statement: String, needs: String, says: String = "cannot find 'Kit' in scope"
  ) -> Bool {
    let text = "class A {\n  func f() {\n    \(statement)\n  }\n}\n"
    let file = GapFile(path: "/A.swift", text: text)
    let planner = EditPlanner(files: [file]) { GapCause(needs: needs, message: $0.text) }
    let offset = text.utf8.count - text.drop { $0 != "K" }.utf8.count
    _ = planner.plan([CompilerMessage(file: 0, offset: offset, text: says)])
    let places = file.places(delegates: [])
    return places.count == 1 && places.allSatisfy { $0.isHarmless && !$0.isOfDelegate }
  }

  @Test("a call to a library that watches apps is quiet, unless it hands something over")
  func watching() {
    #expect(Self.isQuiet("Kit.log(\"opened\", count: count)", needs: "FirebaseAnalytics"))
    #expect(Self.isQuiet("try? Kit.start()", needs: "Sentry"))
    #expect(Self.isQuiet("Kit.shared().delegate = handler", needs: "FirebaseMessaging"))
    #expect(Self.isQuiet("Kit.log(self.name)", needs: "Mixpanel"))
    #expect(!Self.isQuiet("Kit.token { self.show($0) }", needs: "FirebaseMessaging"))
    #expect(!Self.isQuiet("Kit.shared.delegate = self", needs: "FirebaseMessaging"))
    // Another library may show something, and one of those may have a part that does.
    #expect(!Self.isQuiet("Kit.log(\"opened\")", needs: "ToastKit"))
    #expect(!Self.isQuiet("Kit.present()", needs: "SegmentUI"))
    // A name that only begins like one of them is another library's.
    #expect(!Self.isQuiet("Kit.setUp()", needs: "Segmentio"))
    #expect(Self.isQuiet("Kit.setUp()", needs: "SegmentAnalytics"))
  }

  @Test("the setting of a missing type's own value is quiet, a value that is missing is not")
  func settings() {
    #expect(Self.isQuiet("Kit.shared.isEnabled = true", needs: "Keys"))
    #expect(
      Self.isQuiet(
        "Kit.Options.level = .low", needs: "Keys",
        says: "type 'Kit.Options' has no member 'level'"))
    #expect(!Self.isQuiet("Kit.shared.onChange = { self.show() }", needs: "Keys"))
    #expect(!Self.isQuiet("Kit.shared.delegate = self", needs: "Keys"))
    #expect(!Self.isQuiet("label.text = Kit.title", needs: "Keys"))
    #expect(!Self.isQuiet("if Kit.isOn { show() }", needs: "Sentry"))
  }
}
