// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The main-axis extents of a list's items, measured or estimated, with their offsets.
///
/// An item that was never measured counts with ``estimate``. Alike neighbours are one run, so a
/// million unmeasured items are one node; measuring one moves every later item without visiting
/// it (Documentation/ListGeometry.md §2).
package struct ExtentTree: Sendable {
  var runs: RunTree<ExtentRun>

  /// Points given to an item until it is measured; finite, at least zero. Changing it is O(1).
  package var estimate: CGFloat {
    didSet { estimate = Self.length(estimate) }
  }

  /// A list of `count` items, none of them measured.
  ///
  /// - Precondition: `count` is at least zero.
  package init(count: Int, estimate: CGFloat) {
    precondition(count >= 0, "a list cannot hold \(count) items")
    self.estimate = Self.length(estimate)
    runs = RunTree(count == 0 ? [] : [ExtentRun(count: count, extent: nil)])
  }

  /// A list whose items are all measured; O(n).
  package init(extents: [CGFloat]) {
    estimate = 0
    runs = RunTree(
      extents.map { ExtentRun(count: 1, extent: Self.length($0)) })
  }

  /// Items in the list.
  package var count: Int { runs.count }

  /// Runs of alike neighbours; what costs are counted in.
  package var runCount: Int { runs.runCount }

  /// Items that are measured.
  package var measuredCount: Int {
    runs.count - runs.summary.unmeasured - runs.summary.guesses
  }

  /// The sum of the measured and guessed extents, in points.
  package var measuredTotal: CGFloat { runs.summary.measured }

  /// The extent of the whole list in points, exact when every item is measured.
  package var total: CGFloat { points(runs.summary) }

  /// The extent of an item in points.
  ///
  /// - Precondition: `0 <= item < count`.
  /// - Complexity: O(log `runCount`).
  package func extent(ofItemAt item: Int) -> CGFloat {
    runs.run(holding: item).run.extent ?? estimate
  }

  /// Whether an item was measured; O(log `runCount`).
  package func isMeasured(_ item: Int) -> Bool {
    let run = runs.run(holding: item).run
    return run.extent != nil && !run.isGuess
  }

  /// The distance, in points, from the start of the list to the leading edge of an item.
  ///
  /// - Parameter item: An item, or `count` for the trailing edge of the list.
  /// - Precondition: `0 <= item <= count`.
  /// - Complexity: O(log `runCount`).
  package func offset(ofItemAt item: Int) -> CGFloat {
    precondition((0...count).contains(item), "item \(item) is outside 0...\(count)")
    if item == count { return total }
    let (run, before) = runs.run(holding: item)
    return points(before) + CGFloat(item - before.count) * (run.extent ?? estimate)
  }

  /// The first item whose trailing edge lies beyond `offset` points, or nil behind the last one.
  ///
  /// Items without extent are never found. An offset before the start finds the first item.
  /// - Complexity: O(log `runCount`).
  package func item(at offset: CGFloat) -> Int? {
    guard let (run, before) = runs.firstRun(where: { points($0) > offset }) else { return nil }
    let extent = run.extent ?? estimate
    guard extent > 0 else { return before.count }
    let inside = ((offset - points(before)) / extent).rounded(.down)
    return before.count + max(0, min(run.count - 1, inside < 0 ? 0 : Int(inside)))
  }

  /// Records the extent of an item, in points.
  ///
  /// - Complexity: O(log `runCount`).
  package mutating func measure(_ extent: CGFloat, at item: Int) {
    measure(extent, in: item..<item + 1)
  }

  /// Records one extent for each item of `items`; O(log `runCount` + runs replaced).
  package mutating func measure(_ extent: CGFloat, in items: Range<Int>) {
    guard !items.isEmpty else { return }
    runs.replaceSubrange(
      items, with: [ExtentRun(count: items.count, extent: Self.length(extent))])
  }

  /// Lets an item count with an estimate of its own until it is measured; O(log `runCount`).
  package mutating func guess(_ extent: CGFloat, at item: Int) {
    runs.replaceSubrange(
      item..<item + 1, with: [ExtentRun(count: 1, extent: Self.length(extent), isGuess: true)])
  }

  /// Lets items count with the estimate again; O(log `runCount` + runs replaced).
  package mutating func forget(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    runs.replaceSubrange(items, with: [ExtentRun(count: items.count, extent: nil)])
  }

  /// Adds `count` unmeasured items in front of `item`; O(log `runCount`).
  package mutating func insert(count: Int, at item: Int) {
    guard count > 0 else { return }
    runs.replaceSubrange(item..<item, with: [ExtentRun(count: count, extent: nil)])
  }

  /// Takes items out; O(log `runCount` + runs removed).
  package mutating func remove(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    runs.replaceSubrange(items, with: [])
  }

  private func points(_ summary: ExtentSummary) -> CGFloat {
    summary.measured + CGFloat(summary.unmeasured) * estimate
  }

  /// An extent as a list holds it: at least zero, and a number.
  static func length(_ extent: CGFloat) -> CGFloat { max(0, extent.layoutNumber) }
}
