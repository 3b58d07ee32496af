// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation
internal import XcodeProject

/// Reads an app's tables of texts as Xcode's build does: one that cannot be read is an error here, with
/// its place, so that no screen is judged with keys in the place of texts
/// (Documentation/HostileFiles.md §1.6).
struct TextCheck {
  let resources: [AppResource]

  /// - Complexity: one read of each table.
  func run() throws(BuildError) {
    let diagnostics = resources.filter { !$0.isFolder }.compactMap { problem(in: $0.url) }
    guard diagnostics.isEmpty else { throw BuildError(.documents(diagnostics)) }
  }

  private func problem(in file: URL) -> Diagnostic? {
    let isCatalog = file.pathExtension == "xcstrings"
    guard isCatalog || ["strings", "stringsdict"].contains(file.pathExtension),
      let data = try? Data(contentsOf: file), !Self.isEmpty(data)
    else { return nil }
    do throws(TextProblem) {
      _ = isCatalog ? try JSONText.dictionary(data) : try PropertyListText.dictionary(data)
      return nil
    } catch {
      return Diagnostic(
        path: file.path, line: error.place.line, column: error.place.column, severity: "error",
        message: error.message, excerpt: nil)
    }
  }

  /// Whether there is nothing but blanks and comments: a table that has no texts yet.
  ///
  /// - Complexity: O(bytes).
  static func isEmpty(_ data: Data) -> Bool {
    guard let bytes = try? CheckedText.utf8(data) else { return false }
    var rest = bytes[...]
    while let byte = rest.first {
      if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        // A comment without its end is no table.
        if rest.isEmpty { return false }
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0a }
      } else if byte == 0x20 || (0x09...0x0d).contains(byte) {
        rest = rest.dropFirst()
      } else {
        return false
      }
    }
    return true
  }
}
