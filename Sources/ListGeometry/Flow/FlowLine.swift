// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The rules for one line of a flow, as pure functions of lengths.
///
/// Follows Documentation/FlowLayout.md §3; the step numbers below are the ones used there.
package struct FlowLine: Equatable, Sendable {
  /// Points between the insets, across the list.
  package var available: CGFloat
  /// The least distance between two items, in points.
  package var interitemSpacing: CGFloat

  package init(available: CGFloat, interitemSpacing: CGFloat) {
    self.available = available
    self.interitemSpacing = interitemSpacing
  }

  /// Points by which a sum may exceed the line and still fit, so that exact fits stay (§3.1).
  package static let tolerance: CGFloat = 1e-6

  /// How many items of one length a line holds; at least 1, `Int.max` when they take no space.
  package func capacity(for length: CGFloat) -> Int {
    let pitch = length + interitemSpacing
    guard pitch > 0 else { return length > available + Self.tolerance ? 1 : .max }
    let fitting = ((available + interitemSpacing + Self.tolerance) / pitch).rounded(.down)
    return fitting < 1 ? 1 : fitting > 1e15 ? .max : Int(fitting)
  }

  /// Whether an item still fits behind items that take `used` points (§3.1).
  package func fits(_ length: CGFloat, behind used: CGFloat) -> Bool {
    used + interitemSpacing + length <= available + Self.tolerance
  }

  /// The distances, in points, from the leading inset to the items of one line.
  ///
  /// - Parameters:
  ///   - sizes: The items of the line; not empty.
  ///   - isLast: Whether the section's last item is among them.
  /// - Complexity: O(n) in the number of sizes.
  package func offsets(of sizes: [FlowSize], isLast: Bool) -> [CGFloat] {
    let first = sizes[0]
    let sum = sizes.reduce(0) { $0 + $1.cross }
    if !isLast {
      // 3.2 A lone item is centred, also when it is longer than the line.
      if sizes.count == 1 { return [(available - sum) / 2] }
      // 3.3 The free length goes between the items.
      return spread(sizes, gap: (available - sum) / CGFloat(sizes.count - 1))
    }
    // 3.5 A last line of different items keeps the least distance.
    guard sizes.allSatisfy({ $0 == first }) else { return spread(sizes, gap: interitemSpacing) }
    // 3.4 A last line of equal items is spaced as if it were full of them.
    let capacity = max(capacity(for: first.cross), sizes.count)
    if capacity == 1 { return [(available - first.cross) / 2] }
    if capacity == .max { return spread(sizes, gap: interitemSpacing) }
    let free = available - CGFloat(capacity) * first.cross
    return spread(sizes, gap: free / CGFloat(capacity - 1))
  }

  private func spread(_ sizes: [FlowSize], gap: CGFloat) -> [CGFloat] {
    var next: CGFloat = 0
    return sizes.map { size in
      defer { next += size.cross + gap }
      return next
    }
  }
}
