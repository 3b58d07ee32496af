// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import Foundation

/// The report for a pull request, as Markdown of GitHub's and GitLab's: what is new first, then what is gone,
/// then what was there before (Documentation/ReportFormat.md §6.5).
package struct MarkdownReport {
  private let input: ReportInput
  /// Where the folder of the report will be found; pictures are links to there, and left out without one.
  private let address: String?

  /// GitHub takes 1 MiB; rows beyond are counted.
  private static let mostRows = 100

  package init(_ input: ReportInput, address: String? = nil) {
    self.input = input.fromRepository
    self.address = address.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  package var text: String {
    let hasBaseline = input.baseline != nil
    let new = sorted(input.newFindings)
    let known = sorted(input.report.findings.filter { input.baseline?.isKnown($0) ?? false })
    var parts = [heading(new.count)] + head
    parts += section(hasBaseline ? "New" : "Found", new, isOpen: true)
    if let baseline = input.baseline { parts += gone(baseline.gone(in: input.report)) }
    parts += section("Unchanged", known, isOpen: false)
    parts += unseen
    if let address { parts.append("[The whole report](\(address)/\(ReportLayout.page))") }
    return parts.joined(separator: "\n\n").withoutControls + "\n"
  }

  /// Puts the report at the end of a file, as GitHub asks of summaries.
  package func append(to path: String) throws(ReportError) {
    let earlier = FileManager.default.contents(atPath: path) ?? Data()
    guard let number = WholeFile.write(earlier + Data(text.utf8), to: path) else { return }
    throw ReportError(
      description: "\(path): error: the summary cannot be written "
        + "(\(String(cString: strerror(number)))); unset GITHUB_STEP_SUMMARY")
  }

  private func heading(_ new: Int) -> String {
    let what = input.baseline == nil ? "" : " new"
    let count = new == 0 ? "nothing\(what)" : "\(new)\(what)"
    return "## Layout of \(Self.escaped(input.report.app)): \(count)"
  }

  private var head: [String] {
    var lines = [
      "\(String.counted(input.report.screens.count, "screen")), "
        + String.counted(input.checkedCount, "look")
    ]
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = input.count(of: severity)
      return count == 0 ? nil : severity.counted(count)
    }
    lines[0] += counts.isEmpty ? ": nothing found." : ": \(counts.joined(separator: ", "))."
    if let share = input.report.coveragePercent {
      lines.append("\(share) % of the view controllers were looked at.")
    }
    for sentence in [input.report.exploration?.sentence, input.report.taken?.sentence] {
      guard let sentence else { continue }
      lines.append(
        Self.escaped(sentence.prefix(1).uppercased() + sentence.dropFirst()) + ".")
    }
    return [lines.joined(separator: " ")]
  }

  private func sorted(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted {
      $0.element.severity == $1.element.severity
        ? $0.offset < $1.offset : $0.element.severity > $1.element.severity
    }.map(\.element)
  }

  private func section(_ title: String, _ findings: [Finding], isOpen: Bool) -> [String] {
    guard !findings.isEmpty else { return [] }
    var rows = findings.prefix(Self.mostRows).map(row)
    let rest = findings.count - rows.count
    if rest > 0 { rows.append("| | and \(rest) more | | |") }
    let table =
      "| | What | Screen | Where |\n| --- | --- | --- | --- |\n" + rows.joined(separator: "\n")
    return isOpen
      ? ["### \(title) (\(findings.count))", table] : folded(title, findings.count, table)
  }

  private func folded(_ title: String, _ count: Int, _ text: String) -> [String] {
    ["<details><summary>\(title) (\(count))</summary>", text, "</details>"]
  }

  private func row(_ finding: Finding) -> String {
    let view = finding.viewPath.isEmpty ? "" : "`\(Self.code(finding.viewPath))`: "
    let place = finding.place.map { "<br>`\(Self.code("\($0.file):\($0.line)"))`" } ?? ""
    let picture = address.flatMap { address in
      finding.files?.picture.map { Self.picture("\(address)/\($0)", of: finding, at: address) }
    }
    let screens = finding.screens
    let more = screens.count > 1 ? " and \(screens.count - 1) more" : ""
    let cells = [
      finding.severity.title, view + Self.escaped(finding.message) + place,
      Self.escaped(finding.screen) + more,
      Self.escaped(input.headline(of: finding)) + (picture ?? ""),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// A small picture that leads to the finding in the report; Markdown's own cannot be small.
  private static func picture(_ url: String, of finding: Finding, at address: String) -> String {
    func quoted(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "|", with: "%7C")
    }
    let target = "\(address)/\(ReportLayout.page)#finding=\(finding.fingerprint)"
    return "<br><a href=\"\(quoted(target))\"><img src=\"\(quoted(url))\" width=\"96\" "
      + "alt=\"picture\"></a>"
  }

  private func gone(_ entries: [Baseline.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let lines = entries.prefix(Self.mostRows).map {
      "- \(Self.escaped($0.screen)): \(Self.escaped($0.message))"
    }
    let rest = entries.count - lines.count
    let more = rest > 0 ? ["- and \(rest) more"] : []
    return ["### Fixed (\(entries.count))", (lines + more).joined(separator: "\n")]
  }

  private var unseen: [String] {
    let all = input.unseenWords
    guard !all.isEmpty else { return [] }
    let lines = all.prefix(Self.mostRows).map {
      "- \(Self.escaped($0.screen)): \(Self.escaped($0.words))"
    }
    return folded("Not looked at", all.count, lines.joined(separator: "\n"))
  }

  /// Text that stays as it is between the bars of a table.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where character.isNewline: result += " "
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Text between two backticks within a table.
  private static func code(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "'").replacingOccurrences(of: "|", with: "\\|")
      .replacingOccurrences(of: "\n", with: " ")
  }
}
