// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A sequence of items stored as runs of alike neighbours, with summaries of every stretch.
///
/// A randomised search tree (treap) ordered by position: a million alike items are one node, and
/// every operation costs O(log runs) expected. Ranks come from a generator with a fixed seed, so
/// the same edits always build the same tree (Documentation/ListGeometry.md §1).
///
/// - Invariant: `nodes[i].total` is the summary of the runs in the subtree of `i`; no two
///   neighbouring runs can be joined; a parent's rank is at least its children's.
struct RunTree<R: Run>: Sendable {
  /// One run and its place in the tree; -1 stands for no child.
  struct Node: Sendable {
    var run: R
    var total: R.Summary
    var left: Int32 = -1
    var right: Int32 = -1
    var rank: UInt32
  }

  var nodes: [Node] = []
  var root: Int32 = -1
  private var free: [Int32] = []
  private var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The tree of `runs`; alike neighbours are joined.
  ///
  /// - Complexity: O(`runs.count`).
  init(_ runs: [R] = []) {
    root = build(runs)
    checkInvariants()
  }

  /// Everything in the tree, added up.
  var summary: R.Summary { root < 0 ? .zero : nodes[Int(root)].total }

  /// Items in the tree.
  var count: Int { summary.count }

  /// Nodes in use.
  var runCount: Int { nodes.count - free.count }

  /// Replaces the items of `range` by the items of `runs`, joining alike neighbours at the seams.
  ///
  /// - Precondition: `range` lies within `0...count`.
  /// - Complexity: O(log `runCount` + runs removed + runs added) expected.
  mutating func replaceSubrange(_ range: Range<Int>, with runs: [R]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "items \(range) are outside 0..<\(count)")
    var (head, rest) = cut(root, after: range.lowerBound)
    var tail: Int32
    (rest, tail) = cut(rest, after: range.count)
    release(rest)
    var middle = runs
    if middle.isEmpty {
      if let last = lastRun(head), let first = firstRun(tail), let whole = last.joined(with: first)
      {
        head = droppingLast(head, last)
        tail = droppingFirst(tail, first)
        middle = [whole]
      }
    } else {
      if let last = lastRun(head), let whole = last.joined(with: middle[0]) {
        head = droppingLast(head, last)
        middle[0] = whole
      }
      if let first = firstRun(tail), let whole = middle[middle.count - 1].joined(with: first) {
        tail = droppingFirst(tail, first)
        middle[middle.count - 1] = whole
      }
    }
    let added = build(middle)
    root = merge(merge(head, added), tail)
    checkInvariants()
  }

  // MARK: Building blocks

  /// Makes a subtree of `runs` by keeping its right spine on a stack.
  private mutating func build(_ runs: [R]) -> Int32 {
    var spine: [Int32] = []
    var pending: R?
    for run in runs {
      if let last = pending {
        if let whole = last.joined(with: run) {
          pending = whole
          continue
        }
        append(last, to: &spine)
      }
      pending = run
    }
    if let last = pending { append(last, to: &spine) }
    while let top = spine.popLast() {
      update(top)
      if spine.isEmpty { return top }
    }
    return -1
  }

  private mutating func append(_ run: R, to spine: inout [Int32]) {
    let node = makeNode(run)
    var below: Int32 = -1
    while let top = spine.last, nodes[Int(top)].rank < nodes[Int(node)].rank {
      update(top)
      below = top
      spine.removeLast()
    }
    nodes[Int(node)].left = below
    update(node)
    if let top = spine.last { nodes[Int(top)].right = node }
    spine.append(node)
  }

  private mutating func makeNode(_ run: R) -> Int32 {
    randomState ^= randomState << 13
    randomState ^= randomState >> 7
    randomState ^= randomState << 17
    let node = Node(
      run: run, total: run.summary, rank: UInt32(truncatingIfNeeded: randomState >> 16))
    if let slot = free.popLast() {
      nodes[Int(slot)] = node
      return slot
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func release(_ subtree: Int32) {
    var pending = [subtree]
    while let node = pending.popLast() {
      guard node >= 0 else { continue }
      pending.append(nodes[Int(node)].left)
      pending.append(nodes[Int(node)].right)
      free.append(node)
    }
  }

  private mutating func update(_ node: Int32) {
    TreeWork.visit()
    let i = Int(node)
    var total = nodes[i].run.summary
    if nodes[i].left >= 0 { total = nodes[Int(nodes[i].left)].total + total }
    if nodes[i].right >= 0 { total = total + nodes[Int(nodes[i].right)].total }
    nodes[i].total = total
  }

  private func size(_ subtree: Int32) -> Int {
    subtree < 0 ? 0 : nodes[Int(subtree)].total.count
  }

  /// Parts a subtree into its first `count` items and the others, cutting a run where needed.
  ///
  /// The halves of a cut run get ranks of their own; copies of one rank would form chains.
  private mutating func cut(_ subtree: Int32, after count: Int) -> (Int32, Int32) {
    var node = subtree
    var start = 0
    while node >= 0 {
      let current = nodes[Int(node)]
      let own = start + size(current.left)
      let end = own + current.run.summary.count
      if count < own {
        node = current.left
      } else if count > end {
        start = end
        node = current.right
      } else if count == own || count == end {
        break
      } else {
        let (before, rest) = split(subtree, after: own)
        let (whole, after) = split(rest, after: end - own)
        release(whole)
        let (first, second) = current.run.split(after: count - own)
        let head = merge(before, makeNode(first))
        return (head, merge(makeNode(second), after))
      }
    }
    return split(subtree, after: count)
  }

  /// Parts a subtree between two runs.
  private mutating func split(_ subtree: Int32, after count: Int) -> (Int32, Int32) {
    if subtree < 0 { return (-1, -1) }
    let i = Int(subtree)
    let before = size(nodes[i].left)
    if count <= before {
      let (first, second) = split(nodes[i].left, after: count)
      nodes[i].left = second
      update(subtree)
      return (first, subtree)
    }
    let own = nodes[i].run.summary.count
    let (first, second) = split(nodes[i].right, after: count - before - own)
    nodes[i].right = first
    update(subtree)
    return (subtree, second)
  }

  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    if first < 0 { return second }
    if second < 0 { return first }
    if nodes[Int(first)].rank >= nodes[Int(second)].rank {
      let joined = merge(nodes[Int(first)].right, second)
      nodes[Int(first)].right = joined
      update(first)
      return first
    }
    let joined = merge(first, nodes[Int(second)].left)
    nodes[Int(second)].left = joined
    update(second)
    return second
  }

  private func lastRun(_ subtree: Int32) -> R? {
    guard var node = subtree < 0 ? nil : subtree else { return nil }
    while nodes[Int(node)].right >= 0 { node = nodes[Int(node)].right }
    return nodes[Int(node)].run
  }

  private func firstRun(_ subtree: Int32) -> R? {
    guard var node = subtree < 0 ? nil : subtree else { return nil }
    while nodes[Int(node)].left >= 0 { node = nodes[Int(node)].left }
    return nodes[Int(node)].run
  }

  private mutating func droppingLast(_ subtree: Int32, _ run: R) -> Int32 {
    let (rest, dropped) = split(subtree, after: size(subtree) - run.summary.count)
    release(dropped)
    return rest
  }

  private mutating func droppingFirst(_ subtree: Int32, _ run: R) -> Int32 {
    let (dropped, rest) = split(subtree, after: run.summary.count)
    release(dropped)
    return rest
  }
}
