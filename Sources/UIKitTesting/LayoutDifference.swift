// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What two layout dumps differ in, line by line, frame by frame.
///
/// Lines belong together when depth, class and everything but the frame are equal, in the order of a
/// shortest edit; what is left on both sides in the same place is one changed line.
struct LayoutDifference: CustomStringConvertible {
  /// A line of a dump: `  UILabel 8 8.5 304 44 "Hello"`.
  struct Line: Equatable {
    let text: String
    /// Indentation and class.
    let head: String
    /// x, y, width, height; nil where the line has none.
    let frame: [Double]?
    /// What stands behind the frame.
    let tail: String

    init(_ text: String) {
      self.text = text
      let indent = text.prefix { $0 == " " }
      let words = text.dropFirst(indent.count).split(separator: " ", maxSplits: 5)
      let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
      head = String(indent) + (words.first ?? "")
      frame = numbers.count == 4 ? numbers : nil
      tail = words.count > 5 ? String(words[5]) : ""
    }

    /// What has to be equal for two lines to be about the same view.
    var key: String { "\(head) \(frame == nil ? text : tail)" }
  }

  let paragraphs: [String]

  /// - Parameter accuracy: Points by which each number of a frame may differ.
  init(expected: String, found: String, accuracy: Double) {
    let (old, new) = (Self.lines(expected), Self.lines(found))
    var paragraphs: [String] = []
    var (i, j) = (0, 0)
    let common = Self.commonLines(old, new)
    for (nextOld, nextNew) in common + [(old.count, new.count)] {
      paragraphs += Self.unmatched(old[i..<nextOld], new[j..<nextNew])
      if nextOld < old.count {
        let change = Self.change(from: old[nextOld], to: new[nextNew], accuracy: accuracy)
        if let change { paragraphs.append("line \(nextNew + 1): \(change)") }
      }
      (i, j) = (nextOld + 1, nextNew + 1)
    }
    self.paragraphs = paragraphs
  }

  var isEmpty: Bool { paragraphs.isEmpty }

  var description: String { paragraphs.joined(separator: "\n") }

  /// The lines that have words, without the indentation they share.
  private static func lines(_ text: String) -> [Line] {
    let lines = text.split(separator: "\n").filter { $0.contains { $0 != " " } }
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { Line(String($0.dropFirst(indent))) }
  }

  /// Pairs of indices of equal keys: a longest common subsequence.
  private static func commonLines(_ old: [Line], _ new: [Line]) -> [(Int, Int)] {
    let changes = new.map(\.key).difference(from: old.map(\.key))
    let removed = Set(changes.removals.map(Self.index))
    let inserted = Set(changes.insertions.map(Self.index))
    return Array(
      zip(
        old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }
      ))
  }

  private static func index(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Lines without a partner: changed where both sides have one, else missing or added.
  private static func unmatched(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [String] {
    let pairs = min(old.count, new.count)
    let changed = (0..<pairs).map { index in
      "line \(new.startIndex + index + 1):\n  expected \(trimmed(old[old.startIndex + index]))"
        + "\n  found    \(trimmed(new[new.startIndex + index]))"
    }
    return changed
      + old.dropFirst(pairs).map { "missing:\n  expected \(trimmed($0))" }
      + new.indices.dropFirst(pairs).map {
        "line \($0 + 1) is not expected:\n  found    \(trimmed(new[$0]))"
      }
  }

  private static func change(from old: Line, to new: Line, accuracy: Double) -> String? {
    guard let before = old.frame, let after = new.frame else { return nil }
    let names = ["x", "y", "width", "height"]
    let deltas = zip(names, zip(before, after)).compactMap { name, values -> String? in
      let delta = values.1 - values.0
      guard abs(delta) > accuracy else { return nil }
      return "\(name) \(delta > 0 ? "+" : "−")\(FrameText.number(abs(delta)))"
    }
    guard !deltas.isEmpty else { return nil }
    return
      "\(deltas.joined(separator: ", "))\n  expected \(trimmed(old))\n  found    \(trimmed(new))"
  }

  private static func trimmed(_ line: Line) -> String {
    String(line.text.drop { $0 == " " })
  }
}
