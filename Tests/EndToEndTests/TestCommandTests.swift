// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("snug test")
struct TestCommandTests {
  private static let manifest = """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "Shelf",
      targets: [.target(name: "Shelf"), .testTarget(name: "ShelfTests", dependencies: ["Shelf"])])
    """

  private static let library = """
    import UIKit

    final class Shelf: UIView {
      private(set) var taps = 0
      let button = UIButton(type: .system)

      override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        addSubview(button)
      }

      required init?(coder: NSCoder) { fatalError() }

      @objc private func tapped() { taps += 1 }
    }
    """

  private static let tests = """
    import XCTest
    @testable import Shelf

    final class ShelfTests: XCTestCase, UITextFieldDelegate {
      private var shelf: Shelf!

      override func setUp() {
        super.setUp()
        shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      }

      func testTap() {
        shelf.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(shelf.taps, 1)
      }

      func testAnimationTakesItsTime() {
        let done = expectation(description: "done")
        let start = Date()
        UIView.animate(withDuration: 30, animations: { self.shelf.alpha = 0 }) { _ in
          done.fulfill()
        }
        wait(for: [done], timeout: 60)
        XCTAssertEqual(Date().timeIntervalSince(start), 30, accuracy: 0.1)
      }

      func testRunLoop() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let tabs = UITabBarController()
        let table = UITableViewController()
        tabs.viewControllers = [table]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        RunLoop.main.run(until: Date())
        XCTAssertEqual(table.view.window, window)
        XCTAssertEqual(
          table.tableView.contentOffset.y, -table.view.safeAreaInsets.top, accuracy: 0.1)
        XCTAssertGreaterThan(table.view.safeAreaInsets.bottom, 50)
      }

      func testNothingComes() {
        let never = expectation(description: "never")
        never.isInverted = true
        wait(for: [never], timeout: 120)
      }

      @MainActor func testSleep() async throws {
        try await Task.sleep(nanoseconds: 20_000_000_000)
        XCTAssertEqual(shelf.bounds.width, EXPECTED)
      }
    }

    @MainActor final class IsolatedTests: XCTestCase {
      private var label: UILabel!
      override func setUp() {
        super.setUp()
        label = UILabel()
      }
      func testText() {
        label.text = "a"
        XCTAssertEqual(label.text, "a")
      }
    }
    """

  private func package(expecting width: Int) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-test-\(UUID().uuidString)")
    let files = [
      "Package.swift": Self.manifest, "Sources/Shelf/Shelf.swift": Self.library,
      "Tests/ShelfTests/ShelfTests.swift":
        Self.tests.replacing("EXPECTED", with: "\(width)"),
    ]
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return folder
  }

  @Test("a library's suite runs in virtual time; its failures are the command's")
  func suites() throws {
    for (width, code) in [(100, Int32(0)), (101, 1)] {
      let folder = try package(expecting: width)
      defer { try? FileManager.default.removeItem(at: folder) }
      let result = try Snug.run("test", folder.path)
      #expect(result.exitCode == code, "\(result.output)\(result.errors)")
      #expect(result.output.contains("Executed 6 tests, with \(code) failure"))
    }
  }

  @Test("failures that a test expects do not count; an expected one that does not come does")
  func expectedFailures() throws {
    let folder = try package(expecting: 100)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = """
      import XCTest

      final class KnownTests: XCTestCase {
        func testBlock() {
          XCTExpectFailure("broken") { XCTAssertEqual(1, 2) }
          XCTAssertEqual(2, 2)
        }
        func testRest() throws {
          XCTExpectFailure("later", options: .nonStrict())
          XCTFail("one")
          throw CocoaError(.fileNoSuchFile)
        }
        func testMatcher() {
          let options = XCTExpectedFailure.Options()
          options.issueMatcher = { $0.compactDescription.contains("apple") }
          XCTExpectFailure("fruit", options: options) {
            XCTFail("an apple")
            XCTFail("a pear")
          }
        }
        func testNone() {
          XCTExpectFailure("gone") {}
        }
        func testOff() {
          XCTExpectFailure("off", enabled: false) { XCTFail("on") }
        }
      }
      """
    try Data(tests.utf8).write(
      to: folder.appendingPathComponent("Tests/ShelfTests/KnownTests.swift"))
    let result = try Snug.run("test", folder.path, "--filter", "KnownTests")
    let text = result.output + result.errors
    #expect(result.exitCode == 1, "\(text)")
    #expect(text.contains("Executed 5 tests, with 3 failures"), "\(text)")
    #expect(text.contains("a pear") && !text.contains("an apple"), "\(text)")
    #expect(text.contains("Expected failure 'gone' but none recorded."), "\(text)")
    #expect(!text.contains("testRest : "), "\(text)")
  }

  @Test("a filter chooses tests by their names; a project without tests is an error")
  func filter() throws {
    let folder = try package(expecting: 100)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Snug.run("test", folder.path, "--filter", "ShelfTests/testTap")
    #expect(result.output.contains("Executed 1 test, with 0 failures"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Tests"))
    try Data(
      Self.manifest.replacing(
        ", .testTarget(name: \"ShelfTests\", dependencies: [\"Shelf\"])", with: ""
      )
      .utf8
    ).write(to: folder.appendingPathComponent("Package.swift"))
    let nothing = try Snug.run("test", folder.path)
    #expect(nothing.exitCode == 1)
    #expect(nothing.errors.contains("error: there are no unit tests"))
  }

  @Test("a library that imports XCTest shows what Apple's has more")
  func additions() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": """
        import XCTest
        public struct Comparison {
          public var attachments: [XCTAttachment]
        }
        public func compare(_ name: String) -> Comparison {
          XCTContext.runActivity(named: name) { activity in
            let attachment = XCTAttachment(data: Data(), uniformTypeIdentifier: "public.text")
            attachment.name = activity.name
            activity.add(attachment)
            return Comparison(attachments: [attachment])
          }
        }
        """,
        "ShelfTests.swift": """
        import XCTest
        import Shelf
        final class ShelfTests: XCTestCase {
          func testNamed() {
            let all: [XCTAttachment] = compare("shelf").attachments
            XCTAssertEqual(all.map(\\.name), ["shelf"])
            all.forEach(add)
          }
          func testTold() {
            record(XCTIssue(type: .assertionFailure, compactDescription: "told"))
          }
        }
        """,
      ])
    let result = try package.test("--strict")
    #expect(result.text.contains("2 run, 1 passed, 1 failed"), "\(result.text)")
    #expect(result.text.contains("testTold: told"))
  }

  @Test("what does not compile is left out: tests that come to it fail, the others are run")
  func leftOut() throws {
    let package = try TestPackage(
      mode: 5,
      [
        "Library.swift": """
        import UIKit
        public func plain() -> Int { 1 }
        public func chart() -> Int {
          ChartEngine.shared.draw()
          return 2
        }
        """,
        "ShelfTests.swift": """
        import XCTest
        import Shelf
        final class ShelfTests: XCTestCase {
          func testPlain() { XCTAssertEqual(plain(), 1) }
          func testChart() { XCTAssertEqual(chart(), 2) }
          func testLost() {
            XCTAssertEqual(plain(), ChartEngine.count)
          }
          func testMeasure() { measure { _ = plain() } }
        }
        """,
      ])
    let result = try package.test()
    #expect(result.exitCode == 1)
    #expect(
      result.text.contains(
        "ShelfTests: 4 tests declared, 4 run, 2 passed, 2 failed, 0 crashed, 0 skipped"),
      "\(result.text)")
    #expect(
      result.text.contains("Library.swift:4: error: ShelfTests.ShelfTests/testChart: left out"))
    #expect(result.text.contains(package.error("ShelfTests.swift", 7, "ShelfTests/testLost: left")))
    let strict = try package.test("--strict")
    #expect(strict.exitCode == 1 && strict.text.contains("cannot find 'ChartEngine' in scope"))
  }
}
