// Part of Snug, under the Apache License 2.0; see LICENSE.

extension RunTree {
  /// The run that holds an item, and the summary of all runs before it.
  ///
  /// - Precondition: `0 <= item < count`.
  /// - Complexity: O(log `runCount`) expected.
  func run(holding item: Int) -> (run: R, before: R.Summary) {
    guard let found = firstRun(where: { $0.count > item }), item >= 0 else {
      preconditionFailure("item \(item) is outside 0..<\(count)")
    }
    return found
  }

  /// The first run for which `reaches` holds of the summary up to and including it.
  ///
  /// - Parameter reaches: Once true of a prefix, true of every longer one.
  /// - Complexity: O(log `runCount`) calls expected.
  @inline(__always)
  func firstRun(where reaches: (R.Summary) -> Bool) -> (run: R, before: R.Summary)? {
    var node = root
    var before = R.Summary.zero
    var found: (run: R, before: R.Summary)?
    while node >= 0 {
      TreeWork.visit()
      let current = nodes[Int(node)]
      let start = current.left < 0 ? before : before + nodes[Int(current.left)].total
      let end = start + current.run.summary
      if reaches(end) {
        found = (current.run, start)
        node = current.left
      } else {
        before = end
        node = current.right
      }
    }
    return found
  }

  /// The summary of the items before `item`, when a cut there falls between runs or inside one.
  ///
  /// - Precondition: `0 <= item <= count`.
  /// - Complexity: O(log `runCount`) expected.
  func summary(before item: Int) -> R.Summary {
    if item == count { return summary }
    let (run, before) = run(holding: item)
    let inside = item - before.count
    return inside == 0 ? before : before + run.split(after: inside).0.summary
  }

  /// Hands out the runs that hold items of `range`, cut to it, in order.
  ///
  /// - Complexity: O(log `runCount` + runs handed out) expected.
  func forEachRun(in range: Range<Int>, _ body: (R) -> Void) {
    guard !range.isEmpty else { return }
    var cursor = RunCursor(self, at: range.lowerBound)
    var rest = range.count
    while rest > 0, let run = cursor.next() {
      let count = run.summary.count
      if count > rest {
        body(run.split(after: rest).0)
        return
      }
      body(run)
      rest -= count
    }
  }
}
