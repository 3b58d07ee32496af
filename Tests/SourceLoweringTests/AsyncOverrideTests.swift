// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

/// Documentation/SourceLowering.md §4.13.
@Suite("Overrides of asynchronous forms")
struct AsyncOverrideTests {
  @Test("the form with a handler asks the author's, which overrides nothing here")
  func dismissal() {
    let lowered = Lowered(
      """
      import UIKit
      public class Screen: UIViewController {
        public override func dismiss(animated flag: Bool) async {}
      }
      """)
    #expect(lowered.contains("public          func dismiss(animated flag: Bool) async {}"))
    #expect(
      lowered.contains(
        "public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) "
          + "{ Task { @MainActor in await self.dismiss(animated: flag); completion?() } }"))
  }

  @Test("answers and errors are handed on, and super is UIKit's code with a handler")
  func script() {
    let lowered = Lowered(
      """
      import WebKit
      class Page: WKWebView {
        override func evaluateJavaScript(_ text: String) async throws -> Any? {
          try await super.evaluateJavaScript(text)
        }
      }
      """)
    #expect(lowered.contains("override func evaluateJavaScript(_ text: String) async throws"))
    #expect(lowered.contains("try await self.snugInherited_Page_evaluateJavaScript(text)"))
    #expect(
      lowered.contains(
        "completionHandler: ((Any?, (any Error)?) -> Void)? = nil) { Task { @MainActor in "
          + "do { let answer = try await self.evaluateJavaScript(javaScriptString); "
          + "completionHandler?(answer, nil) } catch { completionHandler?(nil, error) } } }"))
    #expect(!lowered.contains("private"))
    #expect(
      lowered.contains(
        "final func snugInherited_Page_evaluateJavaScript(_ javaScriptString: String) "
          + "async throws -> Any? { try await UIKit.awaitReply "
          + "{ super.evaluateJavaScript(javaScriptString, completionHandler: $0) } }"))
  }

  @Test("below a class that overrides it, super is that class's")
  func chain() {
    let page = """
      { override func evaluateJavaScript(_ text: String) async throws -> Any? {
        try await super.evaluateJavaScript(text)
      } }
      """
    let lowered = Lowered("import WebKit\nclass Page: WKWebView \(page)\nclass Leaf: Page \(page)")
    #expect(lowered.contains("self.snugInherited_Page_evaluateJavaScript(text)"))
    #expect(lowered.contains("class Leaf: Page \(page)"))
    #expect(!lowered.contains("snugInherited_Leaf"))
  }

  @Test("a class that has both forms keeps them, and other methods stay")
  func both() {
    let lowered = Lowered(
      """
      import UIKit
      class Both: UIViewController {
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
        override func dismiss(animated flag: Bool) async {}
      }
      class Base { func dismiss(animated flag: Bool) async {} }
      class Heir: Base { override func dismiss(animated flag: Bool) async {} }
      """)
    #expect(!lowered.contains("Task {"))
    #expect(lowered.contains("class Heir: Base { override func dismiss(animated"))
  }
}
