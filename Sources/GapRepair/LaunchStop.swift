// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A place at which the launch of an app stopped, after it had come to what is left out
/// (Documentation/Gaps.md §6.8).
package struct LaunchStop: Hashable, Sendable, Codable {
  /// An author's file.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes; near the place only, since lowered text may be longer.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension EditPlanner {
  /// Takes out the smallest parts of bodies around the places that stopped launches; one that did not
  /// help gives way to the next larger. Declarations stay.
  ///
  /// - Returns: The files that changed.
  package func plan(_ stops: [LaunchStop]) -> Set<Int> {
    let cause = GapCause(
      needs: "values that are left out", message: "the launch stopped here after others")
    var changed: Set<Int> = []
    for stop in stops {
      guard let file = files.firstIndex(where: { $0.path == stop.file }) else { continue }
      start()
      climb(file, files[file].offset(of: stop), cause, isOfBodies: true)
      _ = finish()
      changed.formUnion(changedFiles)
    }
    return changed
  }
}

extension GapEdit.Kind {
  /// Whether it is of what a body does or a value that something begins with.
  var isOfBodies: Bool {
    switch self {
    case .value, .initialValue, .switchCase, .statement, .body: true
    case .addition, .mark, .use, .attribute, .superclass, .conformance, .declaration,
      .type:
      false
    }
  }
}

extension GapFile {
  /// The stop's column, within the text of its line.
  fileprivate func offset(of stop: LaunchStop) -> Int {
    let line = bytes(ofLine: stop.line)
    let inked = line.filter { ![UInt8(ascii: " "), 9, 10, 13].contains(bytes[$0]) }
    guard let first = inked.first, let last = inked.last else { return line.lowerBound }
    return min(max(first, line.lowerBound + stop.column - 1), last)
  }
}
