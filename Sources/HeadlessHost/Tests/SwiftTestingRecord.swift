// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix

/// What Swift Testing tells a tool: version 6.3 of its JSON, as far as it is used here.
struct SwiftTestingRecord: Decodable {
  struct Payload: Decodable {
    let kind: String
    let id: String?
    let sourceLocation: Place?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct Place: Decodable {
    let filePath: String
    let line: Int

    var testLine: TestLine { TestLine(file: filePath, line: line) }
  }

  struct Issue: Decodable {
    let isKnown: Bool
    let isFailure: Bool?
    let sourceLocation: Place?
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  let kind: String
  let payload: Payload

  /// The test function that the record is about, where it tells of one.
  var function: (id: String, line: TestLine?)? {
    guard kind == "test", payload.kind == "function", let id = payload.id else { return nil }
    return (id, payload.sourceLocation?.testLine)
  }

  /// Our own records for it. Suites have none.
  var lines: [(TestRecorder) -> TestRecord] {
    if let function { return [{ _ in .declared(function.id, function.line, isChosen: true) }] }
    guard kind == "event", let test = payload.testID, isFunction(test) else { return [] }
    switch payload.kind {
    case "testStarted": return [{ _ in .started(test) }]
    case "testCaseStarted": return [{ _ in .noted(test, text) }]
    case "issueRecorded": return issue(test).map { record in [{ _ in record }] } ?? []
    case "testSkipped": return [{ _ in .skipped(test, reason: text) }]
    case "testEnded": return [{ .ended(test, seconds: $0.seconds(of: test)) }]
    default: return []
    }
  }

  private func issue(_ test: String) -> TestRecord? {
    guard let issue = payload.issue, !issue.isKnown, issue.isFailure ?? true else { return nil }
    return .failed(
      test, TestFailure(message: text, place: issue.sourceLocation?.testLine))
  }

  private var text: String {
    (payload.messages ?? []).map(\.text).joined(separator: "\n")
  }

  /// Whether an identifier is a function's, which ends with its file, line and column.
  private func isFunction(_ id: String) -> Bool {
    id.range(of: ":[0-9]+:[0-9]+$", options: .regularExpression) != nil
  }
}
