// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation
import Reporting

/// Results as `swift test --xunit-output` writes them: a suite a bundle, a case a run of a test.
///
/// Times are virtual, so equal runs have equal files.
enum TestXML {
  static func text(_ results: [TestResults]) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + results.map(suite).joined() + "</testsuites>\n"
  }

  private static func suite(_ results: TestResults) -> String {
    let seconds = results.runs.reduce(0) { $0 + $1.seconds }
    let head = XMLText.attributes([
      ("name", results.bundle),
      ("errors", "\(results.count(.crashed) + results.count(.leftOut) + results.faults.count)"),
      ("tests", "\(results.runs.count)"), ("failures", "\(results.count(.failed))"),
      ("skipped", "\(results.count(.skipped))"), ("time", number(seconds)),
    ])
    let faults = results.faults.map { fault in
      "    <testcase\(XMLText.attributes([("classname", results.bundle), ("name", "process")]))>\n"
        + "      <error\(XMLText.attributes([("message", fault)]))/>\n    </testcase>\n"
    }
    return "  <testsuite\(head)>\n" + results.runs.map { test($0, results) }.joined()
      + faults.joined() + "  </testsuite>\n"
  }

  private static func test(_ run: TestResults.Run, _ results: TestResults) -> String {
    // A function outside of any suite stands in its module.
    let mark: Character = run.name.contains("/") ? "/" : "."
    let parts = run.name.split(separator: mark, maxSplits: 1).map(String.init)
    let head = XMLText.attributes([
      ("classname", parts.first ?? ""), ("name", parts.last ?? ""),
      ("time", number(run.seconds)),
    ])
    var body = run.failures.map { failure in
      let isCrash =
        run.outcome == .leftOut || run.outcome == .crashed && failure == run.failures.last
      let place = results.place(of: failure, in: run)
      let words = XMLText.attributes([("message", failure.message)])
      let text = place.map { XMLText.escaped("\($0.file):\($0.line)") } ?? ""
      let name = isCrash ? "error" : "failure"
      return "      <\(name)\(words)>\(text)</\(name)>\n"
    }.joined()
    if run.outcome == .skipped {
      let reason = run.reason.map { XMLText.attributes([("message", $0)]) } ?? ""
      body += "      <skipped\(reason)/>\n"
    }
    return body.isEmpty
      ? "    <testcase\(head)/>\n" : "    <testcase\(head)>\n\(body)    </testcase>\n"
  }

  private static func number(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
