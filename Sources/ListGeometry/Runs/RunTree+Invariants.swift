// Part of Snug, under the Apache License 2.0; see LICENSE.

extension RunTree {
  #if INVARIANT_CHECKS
    /// Stops the process when the tree breaks one of its promises.
    ///
    /// - Complexity: O(`runCount`); trees of more than 200 runs are taken on trust, so that checked
    ///   builds can still handle lists of 100 000 different items.
    func checkInvariants() {
      guard runCount <= 200 else { return }
      var previous: R?
      check(root, previous: &previous)
    }

    private func check(_ subtree: Int32, previous: inout R?) {
      guard subtree >= 0 else { return }
      let node = nodes[Int(subtree)]
      var expected = node.run.summary.count
      for child in [node.left, node.right] where child >= 0 {
        precondition(nodes[Int(child)].rank <= node.rank, "node \(child) outranks its parent")
        expected += nodes[Int(child)].total.count
      }
      precondition(node.total.count == expected, "node \(subtree) covers \(expected) items")
      precondition(node.run.summary.count > 0, "node \(subtree) holds an empty run")
      check(node.left, previous: &previous)
      precondition(previous?.joined(with: node.run) == nil, "node \(subtree) should be joined")
      previous = node.run
      check(node.right, previous: &previous)
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif
}
