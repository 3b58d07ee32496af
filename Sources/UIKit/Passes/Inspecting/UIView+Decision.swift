// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// Why a number of a frame is what it is (Documentation/Explain.md §3).
extension UIView {
  /// What constraints decide; nil for a view that has no part in an island.
  package final func decision(of value: FrameValue) -> FrameDecision? {
    guard let island = currentIsland, let item = island.item(for: self) else { return nil }
    island.root?.solveIsland()
    return island.decision(of: value, item)
  }

  /// What decides the size that the view answers when it is measured.
  ///
  /// Measures as `systemLayoutSizeFitting` does, in the same island, and lays out again.
  package final func fittingDecision(
    of value: FrameValue, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> (decision: FrameDecision, size: CGSize)? {
    let isRoot = isLayoutRoot
    let island = isRoot ? requireIsland() : LayoutIsland(root: self, isTemporary: true)
    let size = island.fittingSize(target, horizontal: horizontal, vertical: vertical)
    guard let item = island.item(for: self) else { return nil }
    let decision = island.decision(of: value, item)
    if isRoot { island.solve() }
    return (decision, size)
  }

  /// The natural size that takes part in layout, negative where there is none.
  package final var naturalSizeNow: CGSize { intrinsicContentSize }

  /// Whether the view is the root of an island because its class says so.
  package final var isGivenByClass: Bool { isLayoutIslandRoot }
}

extension LayoutIsland {
  fileprivate func decision(of value: FrameValue, _ item: LayoutItem) -> FrameDecision {
    let variable = variable(value, item)
    let decided = solver.decision(of: variable)
    // A frame is the alignment rect grown by its insets.
    let axis: Axis = value.isVertical ? .vertical : .horizontal
    let inset = value.isSize ? item.totalInset(axis) : -item.leadingInset(axis)
    var result = FrameDecision(
      value: decided.value + inset, parts: parts(decided.parts), losers: [],
      isOpen: solver.isAmbiguous(variable))
    result.losers = decided.losers.compactMap { loser(variable, $0, inset) }
    result.losers += brokenOnes(near: result.parts, item, value)
    result.next = next(variable, decided, inset)
    return result
  }

  private func variable(_ value: FrameValue, _ item: LayoutItem) -> Variable {
    switch value {
    case .x: item.positions.x
    case .y: item.positions.y
    case .width: item.sizes.width
    case .height: item.sizes.height
    }
  }

  private func parts(_ parts: [Decision.Part]) -> [FrameDecision.Part] {
    parts.compactMap { part in
      guard let source = sources[part.constraint], let shown = shown(source) else { return nil }
      return FrameDecision.Part(
        source: shown, priority: priority(of: source), amount: part.amount, effect: part.effect)
    }
  }

  private func loser(
    _ variable: Variable, _ loser: Decision.Loser, _ inset: Double
  ) -> FrameDecision.Loser? {
    guard let source = sources[loser.constraint], let shown = shown(source) else { return nil }
    return FrameDecision.Loser(
      source: shown, priority: priority(of: source), missing: loser.violation,
      preferred: solver.value(of: variable, preferring: loser.constraint) + inset)
  }

  /// Constraints of the app that were broken, where they speak of what the number depends on.
  private func brokenOnes(
    near parts: [FrameDecision.Part], _ item: LayoutItem, _ value: FrameValue
  ) -> [FrameDecision.Loser] {
    let own: AnyObject? = item.view ?? item.guide
    var items: [AnyObject] = [own].compactMap(\.self)
    for part in parts {
      guard case .constraint(let constraint) = part.source else { continue }
      items += [constraint.leadItem, constraint.trailItem].compactMap(\.self)
    }
    let axis: Axis = value.isVertical ? .vertical : .horizontal
    return broken.filter { entry in
      let constraint = entry.constraint
      guard constraint.firstAttribute.axis == axis else { return false }
      return items.contains { $0 === constraint.leadItem || $0 === constraint.trailItem }
    }.map { entry in
      FrameDecision.Loser(
        source: .constraint(entry.constraint), priority: entry.constraint.priority.rawValue,
        missing: missing(entry), preferred: nil)
    }
  }

  /// How far a broken constraint is from being satisfied by what was found without it.
  private func missing(_ entry: InstalledConstraint) -> Double {
    guard let (sum, relation) = expression(of: entry) else { return 0 }
    let residual = sum.terms.reduce(sum.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    switch relation {
    case .equal: return abs(residual)
    case .lessThanOrEqual: return max(0, residual)
    case .greaterThanOrEqual: return max(0, -residual)
    }
  }

  /// What follows when the weakest of the optional parts gives way.
  private func next(
    _ variable: Variable, _ decision: Decision, _ inset: Double
  ) -> FrameDecision.Next? {
    var weakest: (handle: ConstraintHandle, source: ConstraintSource, priority: Float)?
    for part in decision.parts {
      guard let source = sources[part.constraint], shown(source) != nil else { continue }
      let priority = priority(of: source)
      guard priority < 1000, priority < weakest?.priority ?? 1000 else { continue }
      weakest = (part.constraint, source, priority)
    }
    guard let weakest, let source = shown(weakest.source) else { return nil }
    let other = solver.decision(of: variable, without: weakest.handle)
    return FrameDecision.Next(
      without: source, value: other.value + inset, parts: parts(other.parts))
  }

  private func shown(_ source: ConstraintSource) -> FrameDecision.Source? {
    switch source {
    case .client(let entry): return .constraint(entry.constraint)
    case .autoresizing(let item, let axis, let isSize):
      guard let view = item.view else { return nil }
      let isVertical = axis == .vertical
      return .frame(view, isSize ? (isVertical ? .height : .width) : (isVertical ? .y : .x))
    case .content(let item, let axis, let side):
      guard let view = item.view else { return nil }
      return .content(view, isVertical: axis == .vertical, side.hold)
    case .given(let axis):
      guard let root else { return nil }
      return .given(root, isVertical: axis == .vertical)
    case .fitting(let axis): return .target(isVertical: axis == .vertical)
    case .floor: return .notNegative
    }
  }

  private func priority(of source: ConstraintSource) -> Float {
    switch source {
    case .client(let entry): return entry.constraint.priority.rawValue
    case .content(let item, let axis, let side):
      guard let storage = item.view?.constraintStorage else { return 0 }
      return side == .compressionResistance
        ? storage.compressionResistance[axis.rawValue].rawValue
        : storage.hugging[axis.rawValue].rawValue
    case .fitting(let axis): return fittingPriorities[axis.rawValue]
    case .given: return root?.hasGivenFrame ?? true ? 1000 : 1
    case .autoresizing, .floor: return 1000
    }
  }
}

extension ContentSide {
  fileprivate var hold: FrameDecision.ContentHold {
    switch self {
    case .hugging: .hugging
    case .compressionResistance: .compressionResistance
    case .both: .both
    }
  }
}
