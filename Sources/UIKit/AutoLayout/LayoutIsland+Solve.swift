// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// From edits to frames.
extension LayoutIsland {
  /// Rounds of measuring content at solved widths before the last answer is taken.
  private static let maximumRounds = 8
  /// Differences of solved lengths below this are rounding noise, points.
  private static let tolerance = 1e-6

  /// Takes in all edits, solves, and marks the superviews of whatever moved.
  func solve() {
    leaveFitting()
    applyEdits()
    settleContent()
    publish()
  }

  /// Hands the collected edits to the solver.
  func applyEdits() {
    if membershipIsStale { collectMembers() }
    updateGiven()
    updateStaleItems()
    installArrivals()
    updateStaleConstraints()
    retryBroken()
    // Conflicts and new rows may have queued more; it is rare and small.
    if !staleItems.isEmpty || !staleConstraints.isEmpty {
      updateStaleItems()
      updateStaleConstraints()
    }
  }

  /// Solves, measuring content whose height depends on its width at the width it got, until
  /// nothing changes (Documentation/AutoLayout.md §8).
  ///
  /// Starts from the natural one-line sizes, so that the result depends on the constraints alone
  /// and not on what was solved before.
  func settleContent() {
    for item in wrapping {
      guard let wrapper = wrapper(item), wrapper.wrapsAutomatically else { continue }
      setContent(item, .horizontal, value: item.naturalSize.width)
    }
    for _ in 0..<LayoutIsland.maximumRounds {
      solver.settle()
      var changed = false
      for item in wrapping where wrap(item) { changed = true }
      for item in baselineItems where updateBaselines(item) { changed = true }
      if !changed, !raiseNegativeSizes() { return }
    }
  }

  private func wrapper(_ item: LayoutItem) -> (any WidthDependentIntrinsicSize)? {
    item.view as? any WidthDependentIntrinsicSize
  }

  /// Measures one item at its solved width; whether its content size changed.
  private func wrap(_ item: LayoutItem) -> Bool {
    guard let wrapper = wrapper(item), wrapper.wrapsAutomatically,
      wrapper.rareStorage?.placeholderSize == nil || wrapper.rareStorage?.wrapsPlaceholder == true
    else { return false }
    let width = solver.value(of: item.sizes.width)
    let natural = item.naturalSize
    guard natural.width >= 0, natural.height >= 0 else { return false }
    if width >= natural.width - LayoutIsland.tolerance { return replaceContent(item, natural) }
    if let last = item.measurement, width <= last.width + LayoutIsland.tolerance,
      width >= last.size.width - LayoutIsland.tolerance
    {
      return replaceContent(item, last.size)
    }
    let size = wrapper.intrinsicContentSize(forWidth: width)
    item.measurement = (CGFloat(width), size)
    return replaceContent(item, size)
  }

  private func replaceContent(_ item: LayoutItem, _ size: CGSize) -> Bool {
    guard item.contents[0].value != size.width || item.contents[1].value != size.height else {
      return false
    }
    setContent(item, size)
    return true
  }

  /// Asks a text view for its baselines at the solved size; whether they moved.
  private func updateBaselines(_ item: LayoutItem) -> Bool {
    guard let view = item.view else { return false }
    let size = CGSize(
      width: solver.value(of: item.sizes.width), height: solver.value(of: item.sizes.height))
    guard let distances = view.baselineOffsets(for: size) else { return false }
    if let known = item.baselines, known == distances { return false }
    item.baselines = distances
    for user in item.constantUsers { queue(user) }
    updateStaleConstraints()
    return true
  }

  /// Forbids negative widths and heights where the solution has them; whether there were any.
  ///
  /// The rows are added only when needed, which gives the same solution as always having them.
  private func raiseNegativeSizes() -> Bool {
    var found = false
    for item in order {
      for axis in Axis.allCases where item.floors[axis.rawValue] == nil {
        guard solver.value(of: item.size(axis)) < -LayoutIsland.tolerance else { continue }
        let row = LinearExpression(terms: [Term(item.size(axis))])
        let handle = add(row, .greaterThanOrEqual, 1000, .floor(item, axis))
        item.floors[axis.rawValue] = handle
        if handle != nil { found = true }
      }
    }
    return found
  }

  /// Compares the solution with the last one and marks what has to be laid out again. O(members).
  private func publish() {
    for item in order {
      if item.isRoot {
        if item.extents != nil { item.view?.markLayout() }
        if mode == .layout { item.view?.takeOwnSize(solvedFrame(item).size, on: grid) }
        continue
      }
      let frame = solvedFrame(item)
      if let view = item.view {
        if item.extents != nil { view.markLayout() }
        if view.hasGivenFrame { continue }
        if item.frame.map({ !isSame($0, frame) }) ?? true {
          item.frame = frame
          view.parent?.markLayout()
        }
      } else if let guide = item.guide {
        let snapped = grid.snapping(frame)
        item.frame = frame
        if guide.solvedFrame != snapped {
          guide.solvedFrame = snapped
          guide.owningView?.markLayout()
        }
      }
    }
  }

  /// The frame (alignment rect grown by its insets) in the superview's bounds, unrounded.
  func solvedFrame(_ item: LayoutItem) -> CGRect {
    let width = solver.value(of: item.sizes.width)
    let height = solver.value(of: item.sizes.height)
    let left = item.isRoot ? item.insets.left : solver.value(of: item.positions.x)
    let top = item.isRoot ? item.insets.top : solver.value(of: item.positions.y)
    return CGRect(
      x: left - item.insets.left, y: top - item.insets.top,
      width: width + item.totalInset(.horizontal), height: height + item.totalInset(.vertical))
  }

  private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
    let tolerance = LayoutIsland.tolerance
    return abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
      && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
  }
}
