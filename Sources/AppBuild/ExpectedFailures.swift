// Part of Snug, under the Apache License 2.0; see LICENSE.

/// `XCTExpectFailure` for XCTest on Linux, compiled into each bundle of tests that uses it.
///
/// Every class of tests hands its failures to `SnugExpectedFailure` first
/// (Documentation/Testing.md §6.4).
enum ExpectedFailures {
  static let text = """
    struct XCTExpectedFailure {
      class Options {
        var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        var isEnabled = true
        var isStrict = true
        init() {}
        static func nonStrict() -> Options {
          let options = Options()
          options.isStrict = false
          return options
        }
      }
    }
    final class SnugExpectedFailure: NSObject, XCTestObservation {
      nonisolated(unsafe) static var test: XCTestCase?
      nonisolated(unsafe) static var open: [SnugExpectedFailure] = []
      let reason: String?
      let options: XCTExpectedFailure.Options
      let place: (file: String, line: Int)
      var wasMet = false
      init(
        _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
      ) {
        self.reason = reason
        self.options = options
        place = ("\\(file)", Int(line))
      }
      func testCaseWillStart(_ testCase: XCTestCase) {
        Self.test = testCase
        Self.open = []
      }
      static func watch() {
        XCTestObservationCenter.shared.addTestObserver(
          SnugExpectedFailure(nil, XCTExpectedFailure.Options(), "", 0))
      }
      static func takes(_ text: String, _ file: String, _ line: Int, _ isAssertion: Bool) -> Bool {
        var issue = XCTIssue(
          type: isAssertion ? .assertionFailure : .thrownError, compactDescription: text)
        issue.sourceCodeContext.location = XCTSourceCodeLocation(
          fileURL: URL(fileURLWithPath: file), lineNumber: line)
        guard let met = open.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) })
        else { return false }
        met.wasMet = true
        return true
      }
      func close() {
        Self.open.removeAll { $0 === self }
        guard options.isEnabled, options.isStrict, !wasMet else { return }
        Self.test?.recordFailure(
          withDescription: "Expected failure\\(reason.map { " '\\($0)'" } ?? "") but none recorded.",
          inFile: place.file, atLine: place.line, expected: true)
      }
    }
    func XCTExpectFailure(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
      file: StaticString = #filePath, line: UInt = #line
    ) {
      let expected = SnugExpectedFailure(failureReason, options, file, line)
      SnugExpectedFailure.open.append(expected)
      nonisolated(unsafe) let ending = expected
      SnugExpectedFailure.test?.addTeardownBlock { ending.close() }
    }
    func XCTExpectFailure<Result>(
      _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
      file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result
    ) rethrows -> Result {
      let expected = SnugExpectedFailure(failureReason, options, file, line)
      SnugExpectedFailure.open.append(expected)
      defer { expected.close() }
      return try failingBlock()
    }
    func XCTExpectFailure(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
      file: StaticString = #filePath, line: UInt = #line,
      issueMatcher: ((XCTIssue) -> Bool)? = nil
    ) {
      XCTExpectFailure(
        failureReason, options: snugOptions(enabled, strict, issueMatcher), file: file, line: line)
    }
    func XCTExpectFailure<Result>(
      _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
      file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result,
      issueMatcher: ((XCTIssue) -> Bool)? = nil
    ) rethrows -> Result {
      try XCTExpectFailure(
        failureReason, options: snugOptions(enabled, strict, issueMatcher), file: file, line: line,
        failingBlock: failingBlock)
    }
    private func snugOptions(
      _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
    ) -> XCTExpectedFailure.Options {
      let options = XCTExpectedFailure.Options()
      options.isEnabled = enabled ?? true
      options.isStrict = strict ?? true
      if let matcher { options.issueMatcher = matcher }
      return options
    }

    """
}
