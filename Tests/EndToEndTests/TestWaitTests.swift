// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Testing.md §6.3.
@Suite("tests that wait, in virtual time", .serialized)
struct TestWaitTests {
  /// A model that is observed, and a list that shows it.
  private static let library = """
    import Observation
    import UIKit

    @MainActor @Observable public final class Stock {
      public private(set) var names: [String] = []
      public init() {}
      public func deliver(_ count: Int) async throws {
        for number in 0..<count {
          try await Task.sleep(for: .seconds(1))
          names.append("crate \\(number)")
        }
      }
    }

    @MainActor public final class StockList: UITableViewController {
      let stock: Stock
      public private(set) var reloads = 0
      public init(_ stock: Stock) {
        self.stock = stock
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { fatalError() }
      public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        watch()
      }
      private func watch() {
        withObservationTracking { _ = stock.names } onChange: { [weak self] in
          Task { @MainActor in self?.changed() }
        }
      }
      private func changed() {
        reloads += 1
        tableView.reloadData()
        watch()
      }
      public override func tableView(_ table: UITableView, numberOfRowsInSection: Int) -> Int {
        stock.names.count
      }
      public override func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    """

  /// Four suites: on the main actor, with isolated methods, on no actor, with blocked threads.
  private static let suites = """
    import XCTest
    @testable import Shelf

    @MainActor final class ListTests: XCTestCase {
      private var list: StockList!
      override func setUp() async throws {
        try await super.setUp()
        list = StockList(Stock())
        list.loadViewIfNeeded()
        try await Task.sleep(for: .seconds(2))
      }
      override func tearDown() async throws {
        list = nil
        try await super.tearDown()
      }
      func testRows() async throws {
        let done = expectation(description: "rows")
        Task {
          try await list.stock.deliver(3)
          done.fulfill()
        }
        await fulfillment(of: [done], timeout: 10)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(list.reloads, 3)
      }
      func testTimeout() async {
        let never = expectation(description: "never")
        await fulfillment(of: [never], timeout: 5)
      }
      func testInverted() async {
        let never = expectation(description: "never")
        never.isInverted = true
        await fulfillment(of: [never], timeout: 90)
      }
      func testTeardown() {
        let start = Date()
        addTeardownBlock { XCTAssertEqual(Date().timeIntervalSince(start), 4, accuracy: 0.01) }
        addTeardownBlock { try await Task.sleep(for: .seconds(4)) }
      }
    }

    final class IsolatedTests: XCTestCase {
      @MainActor func testView() async {
        let done = XCTestExpectation(description: "done")
        UIView.animate(withDuration: 3, animations: {}, completion: { _ in done.fulfill() })
        await fulfillment(of: [done], timeout: 10)
      }
    }

    final class PlainTests: XCTestCase {
      func testThread() async throws {
        let start = Date()
        let done = expectation(description: "done")
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 4)
          done.fulfill()
        }
        await fulfillment(of: [done])
        XCTAssertEqual(Date().timeIntervalSince(start), 4, accuracy: 0.01)
      }
    }

    final class BlockedTests: XCTestCase {
      func testDeadlines() {
        let start = Date()
        XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 300), .timedOut)
        let group = DispatchGroup()
        group.enter()
        XCTAssertEqual(group.wait(wallTimeout: .now() + 100), .timedOut)
        let condition = NSCondition()
        condition.lock()
        XCTAssertFalse(condition.wait(until: Date(timeIntervalSinceNow: 50)))
        condition.unlock()
        XCTAssertEqual(Date().timeIntervalSince(start), 450, accuracy: 0.01)
      }
      func testMainThreadWaits() {
        let start = Date()
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { group.leave() }
        group.wait()
        XCTAssertEqual(Date().timeIntervalSince(start), 30, accuracy: 0.01)
      }
      func testSpinning() {
        let end = Date(timeIntervalSinceNow: 1)
        while Date() < end {}
      }
    }
    """

  private static let functions = """
    import Foundation
    import Testing
    @testable import Shelf

    extension Tag { @Tag static var slow: Self }
    struct Broken: Error {}

    @MainActor @Suite struct StockSuite {
      let stock = Stock()
      @Test(arguments: [1, 2, 3]) func rows(count: Int) async throws {
        try await stock.deliver(count)
        #expect(stock.names.count == count)
      }
      @Test(.tags(.slow)) func tagged() async throws { try await Task.sleep(for: .seconds(100)) }
      @Test(.disabled("later")) func disabled() { #expect(Bool(false)) }
      @Test func throwing() throws {
        throw Broken()
      }
      @Test func confirms() async {
        await confirmation(expectedCount: 2) { confirm in
          try? await stock.deliver(2)
          confirm()
          confirm()
        }
      }
      @Test(.timeLimit(.minutes(1))) func limited() async throws {
        try await Task.sleep(for: .seconds(600))
      }
      @Test func known() {
        withKnownIssue { #expect(Bool(false)) }
      }
    }
    """

  @Test("four suites of observed data, in language mode 6, end by their own timeouts")
  func suites() throws {
    let package = try TestPackage(
      mode: 6,
      ["Library.swift": Self.library, "WaitTests.swift": Self.suites])
    let (text, code) = try package.test()
    #expect(code == 1)
    #expect(
      text.contains(
        package.error(
          "WaitTests.swift", 28, "ListTests/testTimeout: Asynchronous wait failed - Exceeded")),
      "\(text)")
    #expect(
      text.contains("ShelfTests: 9 tests declared, 9 run, 8 passed, 1 failed, 0 crashed, 0 skipped")
    )
  }

  @Test("Swift Testing: arguments, tags, conditions, errors, confirmations and time limits")
  func functions() throws {
    let package = try TestPackage(
      mode: 6,
      ["Library.swift": Self.library, "Functions.swift": Self.functions])
    let (text, code) = try package.test()
    #expect(code == 1)
    for line in [
      package.error("Functions.swift", 16, "StockSuite/throwing(): Caught error: Broken()"),
      package.error("Functions.swift", 26, "StockSuite/limited(): Time limit was exceeded: 60.000"),
    ] { #expect(text.contains(line), "\(line)\nis not in\n\(text)") }
    #expect(
      text.contains("ShelfTests: 7 tests declared, 6 run, 4 passed, 2 failed, 0 crashed, 1 skipped")
    )
  }
}
