// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How two layout dumps differ (Documentation/Goldens.md §2).
package struct DumpComparison: Equatable, Sendable {
  /// Points by which a number of a frame may differ (§2.2).
  package static let standardTolerance = 0.5

  /// A line of a dump: `  UILabel 8 8.5 304 44 "Hello"`.
  private struct Line {
    let text: String
    let frame: [Double]?
    /// What has to be equal for two lines to be about the same view (§2.1).
    let key: String

    init(_ text: String) {
      self.text = text
      let indent = text.prefix { $0 == " " }
      let words = text.dropFirst(indent.count).split(separator: " ", maxSplits: 5)
      let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
      frame = numbers.count == 4 ? numbers : nil
      let tail = words.count > 5 ? String(words[5]) : ""
      key = frame == nil ? text : "\(indent)\(words[0]) \(tail)"
    }
  }

  /// Such as `line 3: UILabel 8 8.5 304 44 "Hello" → 8 8.5 304 66`, in order.
  package let differences: [String]
  /// The largest distance between two numbers of one frame, points; 0 where none differs too much.
  package let largestDistance: Double

  package init(
    old: String, new: String, tolerance: Double = DumpComparison.standardTolerance
  ) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    var differences: [String] = []
    var largest = 0.0
    var (i, j) = (0, 0)
    for (nextOld, nextNew) in Self.pairs(old, new) + [(old.count, new.count)] {
      differences += old[i..<nextOld].map { "gone: \($0.text.trimmed)" }
      differences += zip(j..<nextNew, new[j..<nextNew]).map {
        "line \($0 + 1), new: \($1.text.trimmed)"
      }
      if nextOld < old.count, let before = old[nextOld].frame, let after = new[nextNew].frame {
        let distance = zip(before, after).map { abs($0 - $1) }.max() ?? 0
        // A tenth of what a dump can write keeps decimals from failing what is exactly allowed.
        if distance > tolerance + 1e-4 {
          largest = max(largest, distance)
          let frame = after.map(Self.text).joined(separator: " ")
          differences.append("line \(nextNew + 1): \(old[nextOld].text.trimmed) → \(frame)")
        }
      }
      (i, j) = (nextOld + 1, nextNew + 1)
    }
    self.differences = differences
    largestDistance = largest
  }

  private static func lines(_ text: String) -> [Line] {
    text.split(separator: "\n").map { Line(String($0)) }
  }

  /// Places of equal keys: a longest common subsequence.
  private static func pairs(_ old: [Line], _ new: [Line]) -> [(Int, Int)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.map(\.key).difference(from: old.map(\.key)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return Array(
      zip(
        old.indices.filter { !removed.contains($0) },
        new.indices.filter { !inserted.contains($0) }))
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
