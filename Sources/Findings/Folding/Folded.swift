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

  /// At most two clauses and how many more there are.
  package var headline: String {
    clauses.count <= 3 ? text : "\(text(first: 2)); and \(clauses.count - 2) more groups"
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
