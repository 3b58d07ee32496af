// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import GapRepair

/// A file and the messages of one round, found by words of the file.
struct PlannedFile {
  let file: GapFile
  private let planner: EditPlanner

  init(_ text: String) {
    file = GapFile(path: "/A.swift", text: text)
    planner = EditPlanner(files: [file]) { GapCause(needs: "X", message: $0.text) }
  }

  /// Plans one round and returns the file after it.
  func plan(_ messages: (at: String, says: String)...) -> String {
    _ = planner.plan(
      messages.map { CompilerMessage(file: 0, offset: offset($0.at), text: $0.says) })
    return file.rendered().text
  }

  func offset(_ words: String) -> Int {
    let range = file.text.range(of: words)!
    return file.text.utf8.distance(from: file.text.startIndex, to: range.lowerBound)
  }
}
