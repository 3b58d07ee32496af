// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// A set of configurations in words; exact within the matrix it was folded in.
package struct Folded: Hashable, Sendable {
  /// The set is all that one of these contains; or nothing that one of these contains.
  package let clauses: [Clause]
  /// Whether ``clauses`` say where it is not.
  package let isException: Bool

  package func contains(_ configuration: Configuration) -> Bool {
    clauses.contains { $0.contains(configuration) } != isException
  }

  /// Such as `all phones in landscape at AX3 and above; iPhone SE in portrait`.
  package var text: String { text(first: clauses.count) }

  /// The longest that a place in words may be where it has one line, in characters.
  static let lineLength = 72

  /// In one line: the clauses that fit, and how many more configurations there are
  /// (Documentation/Folding.md §4.2).
  ///
  /// - Parameter configurations: The set that was folded.
  package func headline(of configurations: [Configuration]) -> String {
    guard text.count > Self.lineLength else { return text }
    let all = configurations.count
    guard !isException else { return String.counted(all, "configuration") }
    let sizes = clauses.map { clause in configurations.count { clause.contains($0) } }
    // The largest first; of equals the first.
    let order = clauses.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    for count in (1..<max(clauses.count, 2)).reversed() {
      let named = order.prefix(count).map { clauses[$0] }
      let rest = configurations.count { one in !named.contains { $0.contains(one) } }
      let words =
        named.map(\.text).joined(separator: "; ") + (rest == 0 ? "" : ", and \(rest) more")
      if words.count <= Self.lineLength { return words }
    }
    let first = "\(configurations[0].device), \(configurations[0].caption)"
    return first + (all == 1 ? "" : ", and \(all - 1) more")
  }

  private func text(first count: Int) -> String {
    let words = clauses.prefix(count).map(\.text).joined(separator: "; ")
    guard isException else { return clauses.isEmpty ? "nowhere" : words }
    return "everywhere but \(words)"
  }
}

extension Folded {
  /// The empty set.
  package static let nowhere = Folded(clauses: [], isException: false)
}
