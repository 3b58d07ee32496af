// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Geometry

/// One section of a flow: its items' sizes and the lines they are packed into.
///
/// - Invariant: After ``pack(_:)`` the lines are those a packing from the first item would give.
struct FlowSection: Sendable {
  var metrics: FlowMetrics
  var items: RunTree<FlowItemRun>
  var lines = RunTree<FlowLineRun>()
  /// Items whose size changed since the lines were packed; nil when all may have.
  var changes: [Range<Int>]?

  init(_ contents: FlowContents, axis: Axis) {
    metrics = contents.metrics
    items = RunTree(Self.runs(of: contents, axis: axis))
  }

  static func runs(of contents: FlowContents, axis: Axis) -> [FlowItemRun] {
    guard contents.count > 0 else { return [] }
    switch contents.sizes {
    case .uniform(let size):
      return [
        FlowItemRun(
          count: contents.count, size: FlowSize(size, scrolling: axis), source: .given)
      ]
    case .each(let sizes):
      return sizes.map {
        FlowItemRun(count: 1, size: FlowSize($0, scrolling: axis), source: .given)
      }
    case .estimated:
      return [FlowItemRun(count: contents.count, size: .zero, source: .estimate)]
    }
  }

  var count: Int { items.count }

  /// The length of all lines with the spacing between them, in points.
  var linesLength: CGFloat {
    let total = lines.summary
    return total.lines == 0
      ? 0 : max(0, total.length + CGFloat(total.lines - 1) * metrics.lineSpacing)
  }

  /// The size of a run's items while unmeasured ones count with `estimates`.
  func size(of run: FlowItemRun, estimates: FlowEstimates) -> FlowSize {
    run.source == .estimate ? estimates.size(ofKind: run.kind) : run.size
  }
}
