// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@Suite("Severities that kinds have earned")
struct EarnedTests {
  private func earned(_ kind: FindingKind, _ severity: Severity?) -> Severity {
    Finding(
      kind: kind, severity: severity, screen: "Feed",
      configurations: [Configuration(device: "iPhone 14")], viewPath: "", className: "",
      message: "", reason: "", remedy: ""
    ).earned.severity
  }

  @Test("what is concluded from a screen is a warning at most until its precision is known")
  func concluded() {
    #expect(earned(.truncatedText, .error) == .warning)
    #expect(earned(.clippedContent, nil) == .warning)
    #expect(earned(.truncatedText, .needsReview) == .needsReview)
    #expect(earned(.ignoresDynamicType, nil) == .note)
  }

  @Test(
    "the end of a process and a changed golden are errors",
    arguments: [
      FindingKind.crash, .hang, .memory, .pictureChanged, .layoutChanged,
    ])
  func facts(kind: FindingKind) { #expect(earned(kind, nil) == .error) }
}
