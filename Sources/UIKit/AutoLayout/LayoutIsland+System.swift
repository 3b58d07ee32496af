// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// The rows that views bring along: masks, content sizes, the root's size.
extension LayoutIsland {
  /// Brings the rows of queued items up to date.
  func updateStaleItems() {
    var index = 0
    while index < staleItems.count {
      let item = staleItems[index]
      index += 1
      item.isQueued = false
      guard let view = item.view else { continue }
      if item.autoresizingIsStale {
        item.autoresizingIsStale = false
        updateAutoresizing(item, view)
      }
      if item.contentIsStale, !item.isRoot || mode == .fitting {
        item.contentIsStale = false
        updateContent(item, view)
      }
      if item.constantsAreStale {
        item.constantsAreStale = false
        for user in item.constantUsers { queue(user) }
      }
    }
    staleItems.removeAll(keepingCapacity: true)
  }

  // MARK: Autoresizing masks

  /// Fixes a view with a given frame by two rows an axis (Documentation/AutoLayout.md §6).
  private func updateAutoresizing(_ item: LayoutItem, _ view: UIView) {
    guard !item.isRoot else { return }
    guard view.hasGivenFrame, let parent = view.parent, let outer = self.item(for: parent) else {
      for axis in Axis.allCases { removeAutoresizing(item, axis) }
      return
    }
    for axis in Axis.allCases {
      let span = view.autoresizingSpan(along: axis, in: parent)
      place(item, span, axis, outer)
    }
  }

  private func place(
    _ item: LayoutItem, _ span: AutoresizingSpan, _ axis: Axis, _ outer: LayoutItem
  ) {
    let shares = span.shares
    let total = Double(span.total) - outer.totalInset(axis)
    let start = Double(span.start) + item.leadingInset(axis) - shares.start * total
    let length = Double(span.length) - item.totalInset(axis) - shares.length * total
    var rows = item.autoresizing[axis.rawValue]
    if rows.shares != (shares.start, shares.length) { removeAutoresizing(item, axis) }
    rows = item.autoresizing[axis.rawValue]
    defer { item.autoresizing[axis.rawValue] = rows }
    if rows.position != nil {
      setConstant(-start, of: &rows.position)
      setConstant(-length, of: &rows.size)
      return
    }
    structureVersion += 1
    rows.shares = (shares.start, shares.length)
    var position = LinearExpression(terms: [Term(item.position(axis))], constant: -start)
    var size = LinearExpression(terms: [Term(item.size(axis))], constant: -length)
    if shares.start != 0 { position.add(outer.size(axis), -shares.start) }
    if shares.length != 0 { size.add(outer.size(axis), -shares.length) }
    rows.position = add(position, .equal, 1000, .autoresizing(item, axis, isSize: false))
    rows.size = add(size, .equal, 1000, .autoresizing(item, axis, isSize: true))
  }

  func removeAutoresizing(_ item: LayoutItem, _ axis: Axis) {
    remove(&item.autoresizing[axis.rawValue].position)
    remove(&item.autoresizing[axis.rawValue].size)
  }

  // MARK: Content sizes

  private func updateContent(_ item: LayoutItem, _ view: UIView) {
    let insets = view.alignmentRectInsets
    if insets != item.insets {
      item.insets = insets
      item.autoresizingIsStale = true
      for entry in installed.values { queue(entry) }
      if item.isRoot { givenSize.width = -1 }
    }
    item.naturalSize = view.rareStorage?.placeholderSize ?? view.intrinsicContentSize
    item.measurement = nil
    item.baselines = nil
    setContent(item, item.naturalSize)
  }

  func setContent(_ item: LayoutItem, _ size: CGSize) {
    setContent(item, .horizontal, value: size.width)
    setContent(item, .vertical, value: size.height)
  }

  /// States `size ≤ value` at hugging and `size ≥ value` at compression resistance; one row when
  /// the priorities are equal. A negative value states nothing.
  func setContent(_ item: LayoutItem, _ axis: Axis, value: Double) {
    var rows = item.contents[axis.rawValue]
    let storage = item.view?.constraintStorage
    // On the canvas a length that is stated wins over content that must have another, and that over
    // shares of a proportional stack view, which begin with 999.
    let most: Float = Runtime.current.canvas == nil ? 1000 : 999.5
    let hugging = min(storage?.hugging[axis.rawValue].rawValue ?? 0, most)
    let resistance = min(storage?.compressionResistance[axis.rawValue].rawValue ?? 0, most)
    let keepsRows =
      value >= 0 && rows.value >= 0 && rows.huggingPriority == hugging
      && rows.resistancePriority == resistance
    if keepsRows, rows.value == value { return }
    defer { item.contents[axis.rawValue] = rows }
    rows.value = value
    if keepsRows {
      setConstant(-value, of: &rows.hugging)
      setConstant(-value, of: &rows.resistance)
      return
    }
    remove(&rows.hugging)
    remove(&rows.resistance)
    guard value >= 0 else { return }
    (rows.huggingPriority, rows.resistancePriority) = (hugging, resistance)
    let sum = LinearExpression(terms: [Term(item.size(axis))], constant: -value)
    if hugging == resistance, hugging > 0 {
      rows.hugging = add(sum, .equal, hugging, .content(item, axis, .both))
      return
    }
    if resistance > 0 {
      rows.resistance = add(
        sum, .greaterThanOrEqual, resistance, .content(item, axis, .compressionResistance))
    }
    if hugging > 0 {
      rows.hugging = add(sum, .lessThanOrEqual, hugging, .content(item, axis, .hugging))
    }
  }

  // MARK: The root

  /// Fixes the root's size to its bounds while laying out.
  func updateGiven() {
    guard mode == .layout, let root, let item = item(for: root) else { return }
    let size = root.bounds.size
    guard size != givenSize || given[0] == nil else { return }
    givenSize = size
    for axis in Axis.allCases {
      let length = axis == .horizontal ? size.width : size.height
      let constant = item.totalInset(axis) - Double(length)
      if given[axis.rawValue] != nil {
        setConstant(constant, of: &given[axis.rawValue])
      } else {
        given[axis.rawValue] = add(
          LinearExpression(terms: [Term(item.size(axis))], constant: constant), .equal,
          root.hasGivenFrame ? 1000 : 1, .given(axis))
      }
    }
  }
}
