// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Names of Apple's XCTest that XCTest on Linux lacks, compiled into each bundle of tests.
///
/// Attachments are dropped, measures of an option are plain measures; what waits for a key path asks
/// again in each turn of the run loop (Documentation/Testing.md §6.4).
enum TestAdditions {
  static let text = """
    import Foundation
    import HeadlessHost
    import SystemFrameworks
    import UIKit
    import XCTest

    // Specs: test cases that tell their tests themselves.
    enum SnugSpecification {
      // Examples of one name are told apart by numbers.
      static func list<Spec: XCTestCase>(
        _ type: Spec.Type, _ file: String, _ line: Int,
        _ examples: [(String, (Spec) -> () throws -> Void)]
      ) -> (XCTestCaseEntry, [(String, Int)]) {
        var counts: [String: Int] = [:]
        let named = examples.map { name, body in
          counts[name, default: 0] += 1
          let count = counts[name] ?? 1
          let run = { (test: Spec) in
            { try SnugTestObserver.run(test, file, line) { try body(test)() } }
          }
          return (count > 1 ? "\\(name) (\\(count))" : name, run)
        }
        return (testCase(named), examples.map { _ in (file, line) })
      }
    }
    // On Apple's systems a test case may be handed to its own asynchronous set-up.
    extension XCTestCase: @retroactive @unchecked Sendable {}
    extension XCTestCase: @retroactive NSObjectProtocol {
      public var hash: Int { ObjectIdentifier(self).hashValue }
      public var description: String { name }
      public var debugDescription: String { name }
      public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
      public func `self`() -> Self { self }
      public func isProxy() -> Bool { false }
    }
    final class XCTKVOExpectation: XCTNSPredicateExpectation, @unchecked Sendable {
      let keyPath: String
      let observedObject: Any
      let expectedValue: Any?
      let options: NSKeyValueObservingOptions
      init(
        keyPath: String, object: Any, expectedValue: Any? = nil,
        options: NSKeyValueObservingOptions = [], file: StaticString = #filePath, line: Int = #line
      ) {
        self.keyPath = keyPath
        self.expectedValue = expectedValue
        self.options = options
        observedObject = object
        func words(_ value: Any?) -> String {
          (value as? NSNumber).map { "\\($0)" } ?? "\\(value ?? "nil")"
        }
        let text = { words((object as? NSObject)?.value(forKeyPath: keyPath)) }
        let first = text()
        // The first value counts where it was asked for.
        let counts = options.contains(.initial)
        super.init(
          predicate: NSPredicate { _, _ in
            guard let expectedValue else { return counts || text() != first }
            return text() == words(expectedValue) && (counts || text() != first)
          }, object: object, file: file, line: line)
      }
    }
    extension XCTestCase {
      var executionTimeAllowance: TimeInterval { get { 600 } set {} }
      func add(_ attachment: XCTAttachment) {}
      nonisolated(nonsending) func fulfillment(
        of expectations: [XCTestExpectation], enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
      ) async {
        await fulfillment(
          of: expectations, timeout: 1e8, enforceOrder: enforceOrder, file: file, line: line)
      }
      @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
      func wait(
        for expectations: [XCTestExpectation], enforceOrder: Bool = false,
        file: StaticString = #filePath, line: Int = #line
      ) {
        wait(for: expectations, timeout: 1e8, enforceOrder: enforceOrder, file: file, line: line)
      }
      func record(_ issue: XCTIssue) {
        let place = issue.sourceCodeContext.location
        recordFailure(
          withDescription: issue.compactDescription, inFile: place?.fileURL.path ?? "<unknown>",
          atLine: place?.lineNumber ?? 0, expected: true)
      }
      var classForCoder: AnyClass { type(of: self) }
      // Without a baseline Apple's measures never fail; XCTest's here do when times vary, which
      // virtual ones do for no reason of the test's.
      func measure(file: StaticString = #filePath, line: Int = #line, block: () -> Void) {
        for _ in 0..<10 { block() }
      }
      func measureMetrics(
        _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool,
        file: StaticString = #filePath, line: Int = #line, for block: () -> Void
      ) {
        for _ in 0..<10 { block() }
      }
      func startMeasuring(file: StaticString = #filePath, line: Int = #line) {}
      func stopMeasuring(file: StaticString = #filePath, line: Int = #line) {}
      func measure(options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
      func measure(metrics: [any XCTMetric], block: () -> Void) { measure { block() } }
      func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        measure { block() }
      }
      func keyValueObservingExpectation(
        for object: NSObject, keyPath: String, expectedValue: Any?
      ) -> XCTestExpectation {
        keyValueObservingExpectation(for: object, keyPath: keyPath) { object, _ in
          guard let expectedValue else { return true }
          let value = (object as? NSObject)?.value(forKeyPath: keyPath)
          return "\\(value ?? "nil")" == "\\(expectedValue)"
        }
      }
      func keyValueObservingExpectation(
        for object: NSObject, keyPath: String,
        handler: @escaping (Any, [AnyHashable: Any]) -> Bool
      ) -> XCTestExpectation {
        let first = "\\(object.value(forKeyPath: keyPath) ?? "nil")"
        return expectation(
          for: NSPredicate { _, _ in
            let value = "\\(object.value(forKeyPath: keyPath) ?? "nil")"
            return value != first && handler(object, [:])
          }, evaluatedWith: object)
      }
    }

    """
}
