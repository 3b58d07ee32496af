// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Neighbouring lines that hold equally many items and are equally long along the list.
struct FlowLineRun: Run, Equatable {
  var lines: Int
  /// Items in each of the lines; at least one.
  var itemsPerLine: Int
  /// The length of each line along the list, in points: that of its largest item.
  var length: CGFloat

  var summary: FlowLineSummary {
    FlowLineSummary(
      count: lines * itemsPerLine, lines: lines, length: CGFloat(lines) * length)
  }

  /// - Precondition: The cut falls between two lines.
  func split(after count: Int) -> (FlowLineRun, FlowLineRun) {
    precondition(
      count % itemsPerLine == 0, "item \(count) is inside a line of \(itemsPerLine) items")
    var first = self
    var second = self
    first.lines = count / itemsPerLine
    second.lines -= first.lines
    return (first, second)
  }

  func joined(with next: FlowLineRun) -> FlowLineRun? {
    guard itemsPerLine == next.itemsPerLine, length == next.length else { return nil }
    return FlowLineRun(lines: lines + next.lines, itemsPerLine: itemsPerLine, length: length)
  }
}

/// What a stretch of ``FlowLineRun`` values adds up to.
struct FlowLineSummary: RunSummary {
  /// Items in the lines.
  var count: Int
  var lines: Int
  /// The lines' lengths along the list without the spacing between them, in points.
  var length: CGFloat

  static let zero = FlowLineSummary(count: 0, lines: 0, length: 0)

  static func + (first: FlowLineSummary, second: FlowLineSummary) -> FlowLineSummary {
    FlowLineSummary(
      count: first.count + second.count, lines: first.lines + second.lines,
      length: first.length + second.length)
  }
}
