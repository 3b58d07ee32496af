// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Testing.md §6.5 and §6.6.
@Suite("tests that end their process, or do not end", .serialized)
struct TestEndTests {
  private static let library = """
    import UIKit

    public final class Box {
      public var value: Int?
      public init() {}
      public func open() -> Int {
        value!
      }
    }
    """

  private static let suite = """
    import XCTest
    import Shelf

    final class EndTests: XCTestCase {
      func testA() {}
      func testCrash() {
        _ = Box().open()
      }
      func testExit() {
        exit(0)
      }
      func testSkip() throws { throw XCTSkip("not here") }
      func testLoop() {
        while true {}
      }
      func testException() {
        UIView().setValue(1, forKey: "nope")
      }
      func testDeadlock() {
        DispatchSemaphore(value: 0).wait()
      }
      func testNever() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      func testThrows() throws {
        throw CocoaError(.fileNoSuchFile)
      }
      func testZ() { XCTAssertEqual(Box().value, nil) }
    }
    """

  private static let functions = """
    import Testing
    import Shelf

    @Suite struct Functions {
      @Test(arguments: [1, 2]) func cases(number: Int) {
        if number == 2 { _ = Box().open() }
      }
      @Test func after() { #expect(Bool(true)) }
      @Test func never() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
      @Test func zuletzt() { #expect(Bool(true)) }
    }
    """

  private func package() throws -> TestPackage {
    try TestPackage(
      mode: 5,
      [
        "Library.swift": Self.library, "EndTests.swift": Self.suite,
        "Functions.swift": Self.functions,
      ])
  }

  @Test("each is that test's failure, at the author's line, and the rest runs in a new process")
  func ends() throws {
    let package = try package()
    let (text, code) = try package.test("--time-limit", "3", "--xunit-output", "/dev/stdout")
    #expect(code == 1)
    let library = "\(package.folder.path)/Sources/Shelf/Library.swift:7: error: ShelfTests."
    let lines = [
      library + "EndTests/testCrash: crashed: Fatal error: Unexpectedly found nil",
      package.error(
        "EndTests.swift", 10, "EndTests/testExit: crashed: the test's process ended with"),
      package.error("EndTests.swift", 14, "EndTests/testLoop: did not end: it computed for longer"),
      package.error(
        "EndTests.swift", 17, "EndTests/testException: crashed: Terminating app due to"),
      package.error("EndTests.swift", 20, "EndTests/testDeadlock: did not end: it"),
      package.error("EndTests.swift", 22, "EndTests/testNever: did not end: it"),
      package.error("EndTests.swift", 25, "EndTests/testThrows: threw error"),
      library + "Functions/cases(number:): crashed: Fatal error: Unexpectedly found nil",
      "(Test case passing 1 argument number → 2 to cases(number:))",
      package.error("Functions.swift", 9, "Functions/never(): did not end: it"),
    ]
    for line in lines { #expect(text.contains(line), "\(line)\nis not in\n\(text)") }
    #expect(
      text.contains(
        "ShelfTests: 14 tests declared, 13 run, 4 passed, 5 failed, 4 crashed, 1 skipped"))
    #expect(text.contains("errors=\"4\" tests=\"14\" failures=\"5\" skipped=\"1\""))
  }

  @Test("a class whose objects cannot be made has failed, and the tests of others run")
  func making() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": Self.library,
        "T.swift": """
        import XCTest
        import Shelf

        final class MakingTests: XCTestCase {
          let number = Box().open()
          func testA() {}
          func testB() {}
        }
        final class OtherTests: XCTestCase {
          let box = Box()
          func testC() { XCTAssertNil(box.value) }
        }
        """,
      ])
    let (text, code) = try package.test()
    #expect(code == 1)
    let line = "\(package.folder.path)/Sources/Shelf/Library.swift:7: error: ShelfTests."
    for test in ["testA", "testB"] {
      let words = "MakingTests/\(test): crashed: Fatal error: Unexpectedly found nil"
      #expect(text.contains(line + words), "\(text)")
    }
    #expect(
      text.contains(
        "ShelfTests: 3 tests declared, 3 run, 1 passed, 0 failed, 2 crashed, 0 skipped"),
      "\(text)")
  }

  @Test("a class whose own set-up ends the process has failed, and the tests of others run")
  func settingUp() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": Self.library,
        "T.swift": """
        import XCTest
        import Shelf

        final class FirstTests: XCTestCase {
          func testA() {}
        }
        final class SetUpTests: XCTestCase {
          override class func setUp() {
            precondition(Box().value != nil, "no box is full")
          }
          func testB() {}
          func testC() {}
        }
        final class ThirdTests: XCTestCase {
          func testD() {}
        }
        """,
      ])
    let (text, code) = try package.test()
    #expect(code == 1)
    for test in ["testB", "testC"] {
      #expect(text.contains("SetUpTests/\(test): crashed: "), "\(text)")
    }
    #expect(text.contains("no box is full"))
    #expect(
      text.contains(
        "ShelfTests: 4 tests declared, 4 run, 2 passed, 0 failed, 2 crashed, 0 skipped"),
      "\(text)")
  }

  @Test("tests are chosen, left out and repeated by name; that none is left is no success")
  func choosing() throws {
    let package = try package()
    let chosen = try package.test(
      "--filter", "EndTests/test[AZ]", "--filter", "after|zuletzt", "--skip", "zuletzt",
      "--repeat", "2")
    #expect(chosen.exitCode == 0, "\(chosen.text)")
    #expect(
      chosen.text.contains(
        "ShelfTests: 14 tests declared, 6 run, 6 passed, 0 failed, 0 crashed, 0 skipped"))
    let none = try package.test("--filter", "NoSuchTest")
    #expect(none.exitCode == 1)
    #expect(none.text.contains("error: no test ran; --filter and --skip leave none of 14"))
  }

  @Test("of tests at once that end their process the one at fault is found")
  func parallel() throws {
    let package = try package()
    let (text, code) = try package.test(
      "--parallel", "--filter", "Functions/(cases|after|zuletzt)")
    #expect(code == 1)
    #expect(
      text.contains(
        "ShelfTests: 14 tests declared, 3 run, 2 passed, 0 failed, 1 crashed, 0 skipped"),
      "\(text)")
  }

  @Test(
    "an exit before, between and outside of tests is no success, whichever library runs them",
    arguments: [
      "final class T: XCTestCase { override class func setUp() { exit(0) }; func testA() {} }",
      "final class T: XCTestCase { func testA() { _ = dead } }\nlet dead: Void = { exit(0) }()",
      "final class T: XCTestCase { override class func tearDown() { exit(0) }; func testA() {} }",
      "@Test func ends() { exit(0) }",
    ])
  func quietExit(text: String) throws {
    let library = text.hasPrefix("@Test") ? "Testing" : "XCTest"
    let package = try TestPackage(
      mode: 5,
      ["Library.swift": "", "T.swift": "import Foundation\nimport \(library)\n\(text)\n"])
    let (output, code) = try package.test()
    #expect(code == 1, "\(output)")
    print("hostile: 1 tried, \(code == 1 ? 1 : 0) found")
  }
}
