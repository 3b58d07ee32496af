// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What tells the host how XCTest's tests go, compiled into each bundle of tests
/// (Documentation/Testing.md §6.6).
enum TestObserver {
  static let text = """
    final class SnugTestObserver: NSObject, XCTestObservation {
      static func watch() {
        XCTestObservationCenter.shared.addTestObserver(SnugTestObserver())
      }
      private func name(_ test: XCTestCase) -> String {
        // The names of specs are sentences.
        let method = test.name.split(separator: ".", maxSplits: 1).last ?? ""
        return "\\(String(reflecting: type(of: test)))/\\(method)"
      }
      // What a class sets up for all of its tests may end the process before the first of them.
      func testSuiteWillStart(_ testSuite: XCTestSuite) {
        guard let first = testSuite.tests.first as? XCTestCase else { return }
        TestHost.settingUp(type(of: first))
      }
      func testCaseWillStart(_ testCase: XCTestCase) { TestHost.started(name(testCase)) }
      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int
      ) {
        TestHost.failed(name(testCase), description, file: filePath, line: lineNumber)
      }
      func testCaseDidFinish(_ testCase: XCTestCase) {
        if testCase.testRun?.hasBeenSkipped == true { TestHost.skipped(name(testCase)) }
        TestHost.ended(name(testCase))
      }
      func testBundleDidFinish(_ testBundle: Bundle) { TestHost.finished() }
      // An error that leaves a test is told at the test's own line. XCTest's own errors stand for a
      // skip, or for a failure that has been told.
      static func run(
        _ test: XCTestCase, _ file: String, _ line: Int, _ body: () throws -> Void
      ) throws {
        do {
          try body()
        } catch let error where !String(reflecting: type(of: error)).hasPrefix("XCTest.") {
          test.recordFailure(
            withDescription: "threw error \\"\\(error)\\"", inFile: file, atLine: line,
            expected: false)
        }
      }
    }

    """
}
