// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
package import SourceLowering

/// Reads what `swiftc` prints and takes its columns back to the author's.
package struct DiagnosticReader {
  private let columns: ColumnMap

  package init(columns: ColumnMap) {
    self.columns = columns
  }

  /// The messages with a place, each once; and the lines without one, for a linker's words.
  package func read(_ output: String) -> (diagnostics: [Diagnostic], rest: [String]) {
    var found: [Diagnostic] = []
    var rest: [String] = []
    var generated: Set<Int> = []
    var files: [String: [Substring]] = [:]
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard var diagnostic = parse(line) else {
        if line.contains("error:") || line.contains("undefined reference") {
          rest.append(String(line))
        }
        continue
      }
      diagnostic.column = columns.column(
        diagnostic.column, path: diagnostic.path, line: diagnostic.line)
      let path = diagnostic.path
      if files[path] == nil {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        files[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      let lines = files[path] ?? []
      if lines.indices.contains(diagnostic.line - 1) {
        let excerpt = String(lines[diagnostic.line - 1])
        // Generated text stands beyond the end of the author's line.
        if diagnostic.column > excerpt.utf8.count + 1 {
          diagnostic.column = excerpt.utf8.count + 1
          generated.insert(found.count)
        }
        diagnostic.excerpt = excerpt
      }
      if !found.contains(diagnostic) {
        found.append(diagnostic)
      } else {
        generated.remove(found.count)
      }
    }
    // An error in generated code follows from one in the author's; alone it must be told.
    let own = found.indices.filter { !generated.contains($0) && found[$0].severity == "error" }
    if !own.isEmpty { found = found.indices.filter { !generated.contains($0) }.map { found[$0] } }
    return (found, rest)
  }

  /// `path:line:column: severity: message`; the path may hold colons.
  private func parse(_ line: Substring) -> Diagnostic? {
    for severity in ["error", "warning", "note"] {
      guard let mark = line.range(of: ": \(severity): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      return Diagnostic(
        path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        severity: severity, message: String(line[mark.upperBound...]))
    }
    return nil
  }
}
