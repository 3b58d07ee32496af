// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Items of several kinds, and extents that outlive what they depend on
/// (Documentation/ListGeometry.md §2.4).
extension ExtentTree {
  /// What is known of an item.
  struct Record: Sendable {
    var extent: CGFloat?
    var isGuess: Bool
    var kind: Int32
  }

  /// What is known of an item; O(log `runCount`).
  func record(ofItemAt item: Int) -> Record {
    let run = runs.run(holding: item).run
    return Record(extent: run.extent, isGuess: run.isGuess, kind: run.kind)
  }

  /// Gives an item what was known of another; O(log `runCount`).
  mutating func adopt(_ record: Record, at item: Int) {
    runs.replaceSubrange(
      item..<item + 1,
      with: [
        ExtentRun(count: 1, extent: record.extent, isGuess: record.isGuess, kind: record.kind)
      ])
  }

  /// Records the extent of an item of a kind; O(log `runCount`).
  ///
  /// - Parameter kind: The list's own number of what sort of item this is; greater than 0.
  mutating func measure(_ extent: CGFloat, at item: Int, kind: Int32) {
    runs.replaceSubrange(
      item..<item + 1, with: [ExtentRun(count: 1, extent: Self.length(extent), kind: kind)])
  }

  /// Lets a measured item count with its extent as a guess until it is measured again;
  /// O(log `runCount`).
  mutating func doubt(_ item: Int) {
    var record = record(ofItemAt: item)
    guard record.extent != nil else { return }
    record.isGuess = true
    adopt(record, at: item)
  }

  /// Lets items that another list measured once count with what it found.
  ///
  /// Items are the same where they have the same place. O(runs of `other` · log `runCount`).
  /// - Parameter extent: What an item of a kind counts with, given what it was measured as.
  mutating func recall(_ other: ExtentTree, _ extent: (Int32, CGFloat) -> CGFloat) {
    var start = 0
    let count = min(count, other.count)
    guard count > 0 else { return }
    var known: [(Range<Int>, ExtentRun)] = []
    other.runs.forEachRun(in: 0..<count) { run in
      if run.kind > 0, run.extent != nil { known.append((start..<start + run.count, run)) }
      start += run.count
    }
    for (items, run) in known {
      var run = run
      run.extent = max(0, extent(run.kind, run.extent ?? 0))
      run.isGuess = true
      runs.replaceSubrange(items, with: [run])
    }
  }

  /// Lets items that count with a guess from a measurement count with another.
  mutating func reconsider(_ extent: (Int32, CGFloat) -> CGFloat) {
    var start = 0
    var guesses: [(Range<Int>, ExtentRun)] = []
    runs.forEachRun(in: 0..<count) { run in
      if run.isGuess, run.kind > 0 { guesses.append((start..<start + run.count, run)) }
      start += run.count
    }
    for (items, run) in guesses {
      var run = run
      run.extent = max(0, extent(run.kind, run.extent ?? 0))
      runs.replaceSubrange(items, with: [run])
    }
  }
}
