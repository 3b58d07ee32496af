// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension FlowSection {
  /// One line: its items, and where it lies behind the section's leading inset.
  struct PlacedLine {
    var items: Range<Int>
    /// Points from the start of the first line.
    var offset: CGFloat
    var length: CGFloat
  }

  /// The line that holds an item; O(log runs).
  func line(holding item: Int) -> PlacedLine {
    let (run, before) = lines.run(holding: item)
    return line((item - before.count) / run.itemsPerLine, of: run, before: before)
  }

  /// The first line whose trailing edge lies at or beyond `offset` points; O(log runs).
  func firstLine(reaching offset: CGFloat) -> PlacedLine? {
    let spacing = metrics.lineSpacing
    // The start of the next line lies one spacing behind a line's trailing edge.
    let reached = offset + min(0, spacing)
    let found = lines.firstRun {
      $0.length + CGFloat($0.lines) * spacing > reached
    }
    guard let (run, before) = found else {
      return lines.count == 0 ? nil : line(holding: lines.count - 1)
    }
    let pitch = run.length + spacing
    let start = before.length + CGFloat(before.lines) * spacing
    let index = pitch > 0 ? ((reached - start) / pitch).rounded(.down) : 0
    return line(max(0, min(run.lines - 1, Int(whole: max(0, index)))), of: run, before: before)
  }

  /// The sizes of the items of a line; O(log runs + items).
  func sizes(in items: Range<Int>, estimates: FlowEstimates) -> [FlowSize] {
    var result: [FlowSize] = []
    result.reserveCapacity(items.count)
    self.items.forEachRun(in: items) { run in
      let size = size(of: run, estimates: estimates)
      for _ in 0..<run.count { result.append(size) }
    }
    return result
  }

  private func line(
    _ index: Int, of run: FlowLineRun, before: FlowLineSummary
  ) -> PlacedLine {
    let first = before.count + index * run.itemsPerLine
    return PlacedLine(
      items: first..<first + run.itemsPerLine,
      offset: before.length + CGFloat(index) * run.length
        + CGFloat(before.lines + index) * metrics.lineSpacing,
      length: run.length)
  }
}
