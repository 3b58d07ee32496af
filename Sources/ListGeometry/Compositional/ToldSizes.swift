// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The sizes that the items of a section told, by their places.
///
/// Items come and go in O(log n), however many told their size.
package struct ToldSizes: Sendable {
  private var runs: RunTree<ToldRun>

  /// - Parameter count: Items, none of which told a size.
  package init(count: Int) {
    runs = RunTree(count > 0 ? [ToldRun(count: count, size: nil)] : [])
  }

  /// Items of the section.
  package var count: Int { runs.count }

  /// What an item told; O(log runs).
  package subscript(item: Int) -> CGSize? {
    get { (0..<count).contains(item) ? runs.run(holding: item).run.size : nil }
    set { runs.replaceSubrange(item..<item + 1, with: [ToldRun(count: 1, size: newValue)]) }
  }

  /// Adds items in front of `item`.
  package mutating func insert(_ number: Int, at item: Int) {
    guard number > 0 else { return }
    runs.replaceSubrange(item..<item, with: [ToldRun(count: number, size: nil)])
  }

  /// Takes items out, with what they told.
  package mutating func remove(_ items: Range<Int>) {
    guard !items.isEmpty else { return }
    runs.replaceSubrange(items, with: [])
  }

  /// Adds items at the end, or takes them out there, until there are `number`.
  package mutating func resize(to number: Int) {
    if number > count { insert(number - count, at: count) } else { remove(number..<count) }
  }

  /// Whether one of a few items told its size.
  package func isTold(in items: Range<Int>) -> Bool {
    var found = false
    runs.forEachRun(in: items.clamped(to: 0..<count)) { run in
      if run.size != nil { found = true }
    }
    return found
  }

  /// Hands out items from `start` on that told a size, alike neighbours together; O(runs from there).
  package func forEachTold(from start: Int = 0, _ body: (Range<Int>, CGSize) -> Void) {
    var item = start
    guard start < count else { return }
    runs.forEachRun(in: start..<count) { run in
      if let size = run.size { body(item..<item + run.count, size) }
      item += run.count
    }
  }
}

/// Neighbouring items that told one size, or none.
private struct ToldRun: Run {
  var count: Int
  var size: CGSize?

  var summary: ToldSummary { ToldSummary(count: count) }

  func split(after count: Int) -> (ToldRun, ToldRun) {
    (ToldRun(count: count, size: size), ToldRun(count: self.count - count, size: size))
  }

  func joined(with next: ToldRun) -> ToldRun? {
    size == next.size ? ToldRun(count: count + next.count, size: size) : nil
  }
}

private struct ToldSummary: RunSummary {
  var count: Int

  static let zero = ToldSummary(count: 0)

  static func + (first: ToldSummary, second: ToldSummary) -> ToldSummary {
    ToldSummary(count: first.count + second.count)
  }
}
