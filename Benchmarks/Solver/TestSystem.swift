// Part of Snug, under the Apache License 2.0; see LICENSE.

import ConstraintSolver
import Foundation

/// A constraint system read from a file in Systems/, which the Kiwi program reads too.
struct TestSystem {
  struct Line {
    var priority: Priority
    var relation: Relation
    var constant: Double
    /// The edited quantity that is subtracted, or -1.
    var edit: Int
    var terms: [(variable: Int, factor: Double)]
  }

  struct FormatError: Error { let line: String }

  private(set) var variableCount = 0
  private(set) var edits: [String] = []
  private(set) var lines: [Line] = []

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "variables": variableCount = Int(words[1]) ?? 0
      case "level": break
      case "edit": edits.append(words[1])
      default: lines.append(try parse(words))
      }
    }
  }

  private func parse(_ words: [String]) throws -> Line {
    let relations: [String: Relation] = [
      "<": .lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual,
    ]
    guard words.count > 4, let priority = Float(words[0]), let relation = relations[words[1]],
      let constant = Double(words[2])
    else { throw FormatError(line: words.joined(separator: " ")) }
    let terms = words[4...].compactMap { word -> (variable: Int, factor: Double)? in
      let parts = word.split(separator: ":")
      guard let variable = Int(parts[0]), let factor = Double(parts[1]) else { return nil }
      return (variable, factor)
    }
    return Line(
      priority: Priority(priority), relation: relation, constant: constant,
      edit: edits.firstIndex(of: words[3]) ?? -1, terms: terms)
  }
}
