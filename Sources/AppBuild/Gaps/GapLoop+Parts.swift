// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import GapRepair
internal import SourceLowering

extension LoweredModule {
  /// Leaves statements of generated code out, in all files and in the entry file.
  mutating func leaveOut(_ statements: Set<String>) {
    guard !statements.isEmpty else { return }
    entryPoints.removeAll { $0.statement.map(statements.contains) ?? false }
    for index in files.indices where !files[index].isUntouched {
      for statement in statements where files[index].text.contains(statement) {
        // Of the same length, so that places stay.
        let blank = "()" + String(repeating: " ", count: max(0, statement.utf8.count - 2))
        files[index].text = files[index].text.replacing(statement, with: blank)
      }
    }
    registration.removeAll { statements.contains($0) }
  }
}

extension LoweredFile {
  /// A file that is compiled from a copy names its author's lines.
  mutating func keepPlaces(_ number: Int) {
    guard isUntouched else { return }
    let header = "\n#sourceLocation(file: \"\(LoweredFile.written(path))\", line: 1)\n"
    spans = [
      SourceSpan(output: header.utf8.count, file: number, offset: 0, length: text.utf8.count)
    ]
    text = header + text
    isUntouched = false
  }
}
