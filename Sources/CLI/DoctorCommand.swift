// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// `snug doctor`: says what Snug needs, what is there, and what to do where it is not.
struct DoctorCommand: Sendable {
  let isJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    isJSON = arguments.flag("--json")
    try arguments.finish()
  }

  /// - Returns: 1 when something is missing that Snug cannot do without.
  func run() -> Int32 {
    let progress = Progress()
    progress.report("Looking …")
    let answers = Doctor().answers
    progress.clear()
    Console.print(isJSON ? Self.json(answers) : Self.text(answers))
    return answers.contains { $0.state == .missing }
      ? CommandLineTool.ExitCode.failure : CommandLineTool.ExitCode.success
  }

  private static func json(_ answers: [Doctor.Answer]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(answers)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  private static func text(_ answers: [Doctor.Answer]) -> String {
    let width = answers.map(\.subject.count).max() ?? 0
    var lines = answers.flatMap { answer in
      let start = "\(answer.state.word.padded(to: 10))\(answer.subject.padded(to: width + 2))"
      let margin = String(repeating: " ", count: start.count)
      return TextWrap.lines(answer.found, first: start, rest: margin)
        + (answer.remedy.map { TextWrap.lines($0, first: margin + "→ ", rest: margin + "  ") } ?? [])
    }
    let missing = answers.count { $0.state == .missing }
    lines.append(
      missing == 0
        ? "Everything that Snug needs is there."
        : "\(missing) of \(answers.count) \(missing == 1 ? "is" : "are") missing.")
    return lines.joined(separator: "\n")
  }
}
