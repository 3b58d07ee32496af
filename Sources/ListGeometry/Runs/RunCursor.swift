// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Walks a tree's runs forward from an item.
///
/// Finding the start costs O(log runs); a step costs O(1) amortised.
struct RunCursor<R: Run> {
  private let nodes: [RunTree<R>.Node]
  /// Nodes whose own run and right subtree are still to come, the next one last.
  private var pending: [Int32] = []
  /// The rest of the run in which the walk starts.
  private var cut: R?

  init(_ tree: RunTree<R>, at item: Int) {
    nodes = tree.nodes
    var node = tree.root
    var item = item
    while node >= 0 {
      let current = nodes[Int(node)]
      let before = current.left < 0 ? 0 : nodes[Int(current.left)].total.count
      let own = current.run.summary.count
      if item < before {
        pending.append(node)
        node = current.left
      } else if item < before + own {
        if item == before {
          pending.append(node)
        } else {
          cut = current.run.split(after: item - before).1
          descend(current.right)
        }
        return
      } else {
        item -= before + own
        node = current.right
      }
    }
  }

  /// The next run, or nil at the end.
  mutating func next() -> R? {
    if let run = cut {
      cut = nil
      return run
    }
    guard let node = pending.popLast() else { return nil }
    descend(nodes[Int(node)].right)
    return nodes[Int(node)].run
  }

  private mutating func descend(_ subtree: Int32) {
    var node = subtree
    while node >= 0 {
      pending.append(node)
      node = nodes[Int(node)].left
    }
  }
}
