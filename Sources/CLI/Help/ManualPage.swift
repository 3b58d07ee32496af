// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The manual page, in the language of `man`.
struct ManualPage {
  let pages: [HelpPage]
  let version: String

  var text: String {
    var lines = [
      ".\\\" Made by 'snug manual'.", ".TH SNUG 1 \"\" \"snug \(version)\" \"User Commands\"",
      ".SH NAME", "snug \\- \(Self.escaped(HelpOverview.about.lowercasedStart))",
      ".SH SYNOPSIS", ".B snug", ".I command", "[options]", ".SH DESCRIPTION",
      Self.escaped(HelpOverview.about), ".SH COMMANDS",
    ]
    for page in pages { lines += ["", ".TP", ".B \(page.name)", Self.line(page.summary)] }
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    lines += HelpOption.common.flatMap(Self.entry)
    for page in pages { lines += section(page) }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in HelpOverview.environment {
      lines += [".TP", ".B \(Self.escaped(name))", Self.line(meaning)]
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private func section(_ page: HelpPage) -> [String] {
    var lines = [
      ".SH SNUG \(Self.escaped(page.name.uppercased()))", Self.line(page.about), ".PP",
      ".B snug \(page.name)", Self.line(page.usage),
    ]
    for operand in page.operands {
      lines += [".TP", ".I \(Self.escaped(operand.name))", Self.line(operand.text)]
    }
    for part in page.parts {
      if let title = part.title {
        lines += [".SS \(Self.escaped(title))"]
        if let note = part.note { lines.append(Self.line(note.capitalizedStart + ".")) }
      }
      lines += part.options.flatMap(Self.entry)
      for paragraph in part.prose {
        lines.append(".PP")
        lines += paragraph.hasPrefix("  ") ? Self.verbatim(paragraph) : [Self.line(paragraph)]
      }
    }
    if !page.exitCodes.isEmpty {
      lines.append(".SS Exit codes")
      for (code, meaning) in page.exitCodes { lines += [".TP", ".B \(code)", Self.line(meaning)] }
    }
    if !page.examples.isEmpty {
      lines.append(page.examples.count == 1 ? ".SS Example" : ".SS Examples")
      lines += Self.verbatim(page.examples.joined(separator: "\n"))
    }
    return lines
  }

  private static func entry(_ option: HelpOption) -> [String] {
    let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
    let names = option.names.map { "\\fB\(escaped($0))\\fR" + value }.joined(separator: ", ")
    return [".TP", names, line(option.explanation)]
  }

  private static func verbatim(_ text: String) -> [String] {
    [".nf", ".RS"] + text.split(separator: "\n").map { line(String($0)) } + [".RE", ".fi"]
  }

  /// A line of text; one that would be a request is none.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
  }
}

extension String {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
