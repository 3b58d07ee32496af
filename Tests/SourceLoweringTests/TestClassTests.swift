// Part of Snug, under the Apache License 2.0; see LICENSE.

import SourceLowering
import Testing

@Suite("Tests of a module")
struct TestClassTests {
  @Test("classes over XCTestCase are listed with what XCTest would find, inherited tests first")
  func classes() {
    let module = Lowered(
      """
      import XCTest
      class Base: XCTestCase {
        func testBase() {}
        func helper() {}
        func testWith(_ value: Int) {}
        private func testHidden() {}
        static func testStatic() {}
      }
      final class Derived: Base { func testOwn() async throws {} }
      private class Hidden: XCTestCase { func testA() {} }
      class Empty: XCTestCase {}
      class Other { func testA() {} }
      extension Derived { func testMore() -> Void {} }
      """
    ).module
    #expect(module.testClasses.map(\.name) == ["Base", "Derived"])
    #expect(module.testClasses[0].methods.map(\.name) == ["testBase"])
    #expect(module.testClasses[1].methods.map(\.name) == ["testBase", "testOwn", "testMore"])
    #expect(module.testClasses[1].methods.map(\.isAsync) == [false, true, false])
    #expect(module.testClasses[1].methods.map(\.line) == [3, 9, 13])
  }

  @Test("a library's test case with a list of its own tells its tests, under another name too")
  func specifications() {
    let specs = SourceLowering(LoweringOptions(moduleName: "Specs")).lower([
      SourceInput(
        path: "/Specs.swift",
        text: """
          import XCTest
          public typealias Base = XCTestCase
          open class Spec: Base {
            public class var allTests: [(String, (Spec) -> () throws -> Void)] { [] }
          }
          open class Plain: Base {}
          """)
    ])
    var options = LoweringOptions(moduleName: "Tests", modules: ["Specs", "XCTest"])
    options.known = specs.interface
    let tests = SourceLowering(options).lower([
      SourceInput(
        path: "/T.swift",
        text: """
          import Specs
          class A: Spec { func testIgnored() {} }
          final class B: A {}
          final class C: Plain { func testOwn() {} }
          """)
    ]).testClasses
    #expect(tests.map(\.name) == ["A", "B", "C"])
    #expect(tests.map { $0.specification != nil } == [true, true, false])
    #expect(tests[2].methods.map(\.name) == ["testOwn"])
  }

  @Test("set-up on the main actor gets a name of its own, which XCTest's override calls")
  func isolation() {
    let lowered = Lowered(
      """
      import XCTest
      @MainActor final class AppTests: XCTestCase {
        override func setUp() { super.setUp() }
        override func tearDownWithError() throws {}
        func testA() {}
      }
      class PlainTests: XCTestCase { override func setUp() {} }
      """)
    let text = lowered.text()
    #expect(text.contains("@MainActor func snug_setUp_AppTests() { super.setUp() }"))
    #expect(text.contains("nonisolated override func setUp()"))
    #expect(
      text.contains("try MainActor.assumeIsolated { try test.snug_tearDownWithError_AppTests()"))
    #expect(text.contains("class PlainTests: XCTestCase { override func setUp() {} }"))
  }

  @Test("a file of tests sees UIKit, as Apple's XCTest brings it")
  func imports() {
    #expect(Lowered("import XCTest\nlet view = UIView()").contains("import UIKit; "))
    #expect(Lowered("import Testing\n").module.usesSwiftTesting)
  }

  @Test("the description of an object's class is asked of Swift")
  func classDescription() {
    let lowered = Lowered(
      "func name(_ object: AnyObject) -> String { type(of: object).description() }")
    #expect(lowered.contains("{ String(reflecting: type(of: object)) }"))
  }

  @Test("a recognizer with an initialiser of its own needs no other")
  func recognizers() {
    let lowered = Lowered(
      """
      import UIKit
      class Drag: UIPanGestureRecognizer {
        override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
      }
      """)
    #expect(lowered.contains("required init?(coder: NSCoder)"))
  }

  @Test("a timer that is made without being scheduled waits for its interval")
  func timers() {
    let lowered = Lowered("let timer = Timer(timeInterval: 2, repeats: true) { _ in }")
    #expect(lowered.contains("Timer(firstAfter: 2, repeats: true)"))
    let target = Lowered(
      "let timer = Timer(timeInterval: 2, target: a, selector: b, userInfo: nil, repeats: true)")
    #expect(target.contains("Timer(timeInterval: 2, target: a"))
  }

  @Test("a message to a target known only as an object goes to an NSObject")
  func targets() {
    let lowered = Lowered(
      "func tap() {\n  _ = item?.target?.perform(item?.action, with: nil)\n"
        + "  item.target!.perform(item.action)\n  target.perform(selector)\n  target.perform(1)\n}")
    #expect(lowered.contains("_ = (item?.target as? NSObject)?.perform(item?.action, with: nil)"))
    #expect(lowered.contains("(item.target as! NSObject).perform(item.action)"))
    #expect(lowered.contains("(target as AnyObject as! NSObject).perform(selector)"))
    #expect(lowered.contains("  target.perform(1)"))
  }

  @Test("a run of the run loop ends with layout")
  func runLoops() {
    let lowered = Lowered(
      "func wait() {\n  RunLoop.main.run(until: Date())\n"
        + "  RunLoop.current.run(mode: .default, before: Date())\n  server.run(until: Date())\n}")
    #expect(lowered.contains("RunLoop.main.run(turningUntil: Date())"))
    #expect(lowered.contains("RunLoop.current.run(turningMode: .default, before: Date())"))
    #expect(lowered.contains("server.run(until: Date())"))
  }
}
