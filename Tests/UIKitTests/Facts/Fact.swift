// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A measured number of a real system, from `Fixtures/Facts`.
struct Fact: Sendable, CustomStringConvertible {
  /// What was measured, in the words that ``FactProbe`` knows.
  let what: String
  /// Points, or pixels a point.
  let value: Double
  let tolerance: Double
  let source: String
  /// Why Snug gives something else; nil where it gives the value.
  let knownFailure: String?

  var description: String { what }

  /// Every fact of every table, in the order of their files.
  static let all: [Fact] = {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let folder = root.appendingPathComponent("Fixtures/Facts")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".tsv") }.sorted().flatMap { file in
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return (text ?? "").split(separator: "\n").dropFirst().map { Fact(line: $0, of: file) }
    }
  }()

  private init(line: Substring, of file: String) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 5, let value = Double(cells[1]), let tolerance = Double(cells[2]),
      cells[3].hasPrefix("https://") || cells[3].hasPrefix("http://")
    else { preconditionFailure("\(file) has no fact in '\(line)'") }
    what = cells[0]
    self.value = value
    self.tolerance = tolerance
    source = cells[3]
    knownFailure = cells[4].isEmpty ? nil : cells[4]
  }
}
