// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Neighbouring items of one size.
struct FlowItemRun: Run, Equatable {
  /// Where the size of a run comes from.
  enum Source: Sendable {
    /// The flow's estimate; the run's own size means nothing.
    case estimate
    /// The layout's or its delegate's item size.
    case given
    /// The item itself.
    case measured
  }

  var count: Int
  var size: FlowSize
  var source: Source
  /// Which kind of item it turned out to be when it was seen; 0 before (§5.7).
  var kind: Int32 = 0

  var summary: FlowItemSummary {
    FlowItemSummary(
      count: count, estimated: source == .estimate ? count : 0,
      seen: source == .estimate && kind != 0 ? count : 0,
      longest: source == .estimate ? 0 : size.cross)
  }

  func split(after count: Int) -> (FlowItemRun, FlowItemRun) {
    var first = self
    var second = self
    first.count = count
    second.count -= count
    return (first, second)
  }

  func joined(with next: FlowItemRun) -> FlowItemRun? {
    guard source == next.source, kind == next.kind, size == next.size || source == .estimate
    else { return nil }
    return FlowItemRun(count: count + next.count, size: size, source: source, kind: kind)
  }
}

/// What a stretch of ``FlowItemRun`` values adds up to.
struct FlowItemSummary: RunSummary {
  var count: Int
  /// Items that have the flow's estimate.
  var estimated: Int
  /// Those among them that were seen once, so that their kind is known.
  var seen: Int
  /// The greatest length across the list among the others, in points.
  var longest: CGFloat

  static let zero = FlowItemSummary(count: 0, estimated: 0, seen: 0, longest: 0)

  static func + (first: FlowItemSummary, second: FlowItemSummary) -> FlowItemSummary {
    FlowItemSummary(
      count: first.count + second.count, estimated: first.estimated + second.estimated,
      seen: first.seen + second.seen,
      longest: max(first.longest, second.longest))
  }
}
