// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// Measuring the root (Documentation/AutoLayout.md §10).
extension LayoutIsland {
  /// The largest priority below required: a target that the content's required constraints exclude.
  private static let almostRequired: Float = 999.999
  /// How often measuring begins again after a layout in between.
  private static let maximumReturns = 3

  /// The size the root would like to have, near a target.
  ///
  /// Uses the island's own solver: the rows for the given size make room for rows that pull to the
  /// target. They stay until the next layout, so that measuring again is two constant edits.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    enterFitting()
    applyEdits()
    // A view that lays itself out to know its intrinsic size has the root laid out in between, as
    // large as it is (Documentation/AutoLayout.md §10).
    for _ in 0..<LayoutIsland.maximumReturns where mode == .layout {
      enterFitting()
      applyEdits()
    }
    guard let item = item(for: root) else { return .zero }
    pull(item, .horizontal, to: target.width, horizontal.rawValue)
    pull(item, .vertical, to: target.height, vertical.rawValue)
    settleContent()
    let frame = solvedFrame(item)
    let grid = grid
    return CGSize(width: grid.ceiling(frame.width), height: grid.ceiling(frame.height))
  }

  private func enterFitting() {
    guard mode == .layout else { return }
    mode = .fitting
    for axis in Axis.allCases { remove(&given[axis.rawValue]) }
    if let root, let item = item(for: root), item.contentIsStale { queue(item) }
  }

  private func pull(_ item: LayoutItem, _ axis: Axis, to length: CGFloat, _ priority: Float) {
    let index = axis.rawValue
    let constant = item.totalInset(axis) - Double(length)
    if let handle = fitting[index] {
      if fittingPriorities[index] == priority, solver.setConstant(constant, of: handle) == nil {
        return
      }
      remove(&fitting[index])
    }
    let sum = LinearExpression(terms: [Term(item.size(axis))], constant: constant)
    fittingPriorities[index] = priority
    fitting[index] =
      add(sum, .equal, priority, .fitting(axis))
      ?? add(sum, .equal, LayoutIsland.almostRequired, .fitting(axis))
  }

  /// Gives the root its size from outside again.
  func leaveFitting() {
    guard mode == .fitting else { return }
    mode = .layout
    for axis in Axis.allCases { remove(&fitting[axis.rawValue]) }
    // The root's size is given now, but an intrinsic size of its own may stay: it yields.
  }
}
