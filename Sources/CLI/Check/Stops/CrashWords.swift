// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

/// What an app says when it stops: Swift's sentence of a trap, or UIKit's of an exception.
struct CrashWords: Equatable {
  /// From the sentence's first word to its end, without the stack that may follow and without the
  /// addresses of objects, which differ from launch to launch.
  let lines: [String]
  /// What stands before the sentence, such as `App/Feed.swift:12: `.
  let origin: String

  private static let signs = [
    "Fatal error", "Precondition failed", "Assertion failed", "Terminating app due to",
    "UIKit was used off the main thread", "Could not cast value of type",
  ]
  /// Beginnings of lines that follow the sentence and say nothing of the app.
  private static let ends = [
    "Current stack trace:", "Stack dump", "*** First throw call stack", "*** Program crashed",
    "*** Signal", "Crash: ", "Thread ", "libc++abi", "terminating with uncaught",
  ]
  /// The most lines that are taken for a sentence.
  private static let mostLines = 40

  /// nil where there is no such sentence among the text's lines.
  init?(_ text: String) {
    let all = text.components(separatedBy: "\n")
    for (index, line) in all.enumerated().reversed() {
      guard let range = Self.signs.lazy.compactMap({ line.range(of: $0) }).first else { continue }
      let rest = all[(index + 1)...].prefix { line in
        !Self.ends.contains { line.hasPrefix($0) }
      }
      var lines = [String(line[range.lowerBound...])] + rest.prefix(Self.mostLines)
      // Behind an exception's last quotation mark comes what the app had printed before.
      if lines[0].hasPrefix("Terminating"),
        let last = lines.firstIndex(where: { $0.hasSuffix("'") })
      {
        lines.removeSubrange((last + 1)...)
      }
      while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
      self.lines = lines.map { $0.replacing(/:? \(?0x[0-9a-f]{6,}\b\)?/, with: "") }
      origin = String(line[..<range.lowerBound])
      return
    }
    return nil
  }

  /// All of it on one line.
  var line: String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The line that the sentence names, where it is one of the app's.
  ///
  /// - Parameter sources: Paths of the app's files.
  func place(among sources: [String]) -> SourcePlace? {
    let parts = origin.trimmingCharacters(in: CharacterSet(charactersIn: ": "))
      .components(separatedBy: ":")
    guard parts.count >= 2, let line = Int(parts[parts.count - 1]), line > 0 else { return nil }
    let path = parts.dropLast().joined(separator: ":")
    // `#fileID` has the module in place of the folders.
    let name = path.hasPrefix("/") ? path : "/" + (path.split(separator: "/").last ?? "")
    let found = sources.filter { $0 == name || (!path.hasPrefix("/") && $0.hasSuffix(name)) }
    return found.count == 1 ? SourcePlace(file: found[0], line: line, column: 1) : nil
  }
}
