// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension FlowSection {
  /// Brings the lines up to date with the items' sizes.
  ///
  /// Packing starts at the line a changed item can disturb and goes on until a line starts where
  /// one started before (Documentation/FlowLayout.md §4).
  /// - Returns: Lines, or stretches of equal lines, that were packed: the work done.
  /// - Complexity: O((runs between first change and falling together) · log runs).
  @discardableResult
  mutating func pack(_ line: FlowLine, estimates: FlowEstimates) -> Int {
    guard let changes else {
      let (packed, _) = packing(from: 0, line: line, estimates: estimates, changedUpTo: .max)
      lines = RunTree(packed)
      self.changes = []
      return packed.count
    }
    var work = 0
    var done = 0
    for change in changes.sorted(by: { $0.lowerBound < $1.lowerBound })
    where change.upperBound > done {
      // 4.1 An item can move up into the line before its own, so that line is packed again too.
      let start = lineStart(before: max(change.lowerBound, done))
      let (packed, end) = packing(
        from: start, line: line, estimates: estimates, changedUpTo: change.upperBound)
      lines.replaceSubrange(start..<end, with: packed)
      done = end
      work += packed.count
    }
    self.changes = []
    return work
  }

  /// The first item of the line that a change of `item` can disturb.
  private func lineStart(before item: Int) -> Int {
    guard item > 0, lines.count > 0 else { return 0 }
    let neighbour = min(item - 1, lines.count - 1)
    let (run, before) = lines.run(holding: neighbour)
    return neighbour - (neighbour - before.count) % run.itemsPerLine
  }

  private func isLineStart(_ item: Int) -> Bool {
    guard item < lines.count else { return false }
    let (run, before) = lines.run(holding: item)
    return (item - before.count) % run.itemsPerLine == 0
  }

  /// Packs lines from an item on, until a line behind `change` starts where one started before.
  private func packing(
    from start: Int, line: FlowLine, estimates: FlowEstimates, changedUpTo change: Int
  ) -> (lines: [FlowLineRun], end: Int) {
    var packed: [FlowLineRun] = []
    var cursor = RunCursor(items, at: start)
    var current = cursor.next()
    var item = start
    while var run = current {
      if item > start, item >= change, isLineStart(item) { break }
      let size = size(of: run, estimates: estimates)
      let capacity = line.capacity(for: size.cross)
      // 4.2 Equal items fill equal lines; the run's last line may still take a smaller neighbour.
      let whole = (run.count - 1) / capacity
      if whole > 0 {
        packed.append(FlowLineRun(lines: whole, itemsPerLine: capacity, length: size.main))
        item += whole * capacity
        run.count -= whole * capacity
        current = run
        continue
      }
      let taken = takeLine(&current, &cursor, line: line, estimates: estimates)
      packed.append(taken)
      item += taken.itemsPerLine
    }
    return (packed, item)
  }

  /// Takes the items of one line, which may be of several runs (§3.1).
  private func takeLine(
    _ current: inout FlowItemRun?, _ cursor: inout RunCursor<FlowItemRun>, line: FlowLine,
    estimates: FlowEstimates
  ) -> FlowLineRun {
    var result = FlowLineRun(lines: 1, itemsPerLine: 0, length: 0)
    var used: CGFloat = 0
    while var run = current {
      let size = size(of: run, estimates: estimates)
      var taken = 0
      while taken < run.count, result.itemsPerLine == 0 || line.fits(size.cross, behind: used) {
        used += result.itemsPerLine == 0 ? size.cross : line.interitemSpacing + size.cross
        result.itemsPerLine += 1
        taken += 1
      }
      if taken > 0 { result.length = max(result.length, size.main) }
      run.count -= taken
      if run.count > 0 {
        current = run
        return result
      }
      current = cursor.next()
    }
    return result
  }
}
