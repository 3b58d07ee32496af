// Part of Snug, under the Apache License 2.0; see LICENSE.

extension HelpPage {
  /// Columns of the names of options; longer ones have their text below.
  private static let mostColumn = 25

  /// What `--help` prints.
  var text: String {
    var blocks = [Self.wrapped(about), "Usage: snug \(name)\(usage.isEmpty ? "" : " \(usage)")"]
    if !operands.isEmpty {
      blocks.append(Self.table(operands.map { ($0.name, $0.text) }))
    }
    for part in parts { blocks += Self.blocks(part) }
    if !exitCodes.isEmpty {
      let codes = exitCodes.map { "\($0.code) \($0.meaning)" }.joined(separator: "; ")
      blocks.append(Self.wrapped("Exit codes: \(codes)."))
    }
    if !examples.isEmpty {
      let lines = examples.map { "  \($0)" }.joined(separator: "\n")
      blocks.append("\(examples.count == 1 ? "Example" : "Examples"):\n\(lines)")
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func blocks(_ part: Part) -> [String] {
    var head = ""
    if let title = part.title {
      head = wrapped(title + (part.note.map { " (\($0))" } ?? "") + ":") + "\n"
    }
    var blocks: [String] = []
    if !part.options.isEmpty {
      blocks.append(head + table(part.options.map { ($0.heading, $0.explanation) }))
    } else if part.title != nil {
      blocks.append(String(head.dropLast()))
    }
    return blocks + part.prose.map { wrapped($0) }
  }

  /// Names with their texts beside them.
  static func table(_ rows: [(name: String, text: String)]) -> String {
    let longest = rows.map(\.name.count).filter { $0 <= mostColumn - 4 }.max() ?? 0
    let column = min(max(longest + 4, 10), mostColumn)
    let margin = String(repeating: " ", count: column)
    return rows.map { row in
      let start = "  " + row.name
      guard start.count + 2 <= column else {
        return ([start] + TextWrap.lines(row.text, first: margin, rest: margin))
          .joined(separator: "\n")
      }
      return TextWrap.lines(row.text, first: start.padded(to: column), rest: margin)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// A paragraph in lines; what is indented stays.
  private static func wrapped(_ text: String) -> String {
    text.hasPrefix("  ")
      ? text : TextWrap.lines(text, first: "", rest: "").joined(separator: "\n")
  }
}
