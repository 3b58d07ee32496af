// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import ConstraintSolver
internal import Geometry

/// What attributes mean in variables (Documentation/AutoLayout.md §2).
extension LayoutIsland {
  /// `first − multiplier × second − constant`, with the relation it has to zero.
  ///
  /// Where leading and trailing are right and left, positions are counted from the right: both
  /// sides of the relation and the constant change their signs.
  func expression(
    of entry: InstalledConstraint
  ) -> (LinearExpression, NSLayoutConstraint.Relation)? {
    let constraint = entry.constraint
    guard let anchor = constraint.anchorView, let first = constraint.leadItem else { return nil }
    let flips =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && anchor.isRightToLeft
    let reader = AttributeReader(
      island: self, anchor: anchor, entry: entry, isRegistering: !entry.isRegistered)
    entry.isRegistered = true
    let sign = flips ? -1.0 : 1.0
    var sum = LinearExpression()
    if let distance = constraint.distance {
      guard reader.add(distance, factor: 1, to: &sum) else { return nil }
    } else {
      guard
        reader.add(
          constraint.firstAttribute, of: first, opposite: constraint.trailItem, factor: sign,
          to: &sum)
      else { return nil }
    }
    let factor = -Double(constraint.multiplier.layoutFactor)
    if let distance = constraint.secondDistance {
      guard reader.add(distance, factor: factor, to: &sum) else { return nil }
    } else if constraint.hasSecondItem {
      guard let second = constraint.trailItem,
        reader.add(
          constraint.secondAttribute, of: second, opposite: first, factor: factor * sign, to: &sum)
      else { return nil }
    }
    sum.constant -= Double(constraint.constant.layoutNumber)
    return (sum, constraint.relation)
  }
}

/// Adds attributes of items to an expression, seen from the bounds of one view.
@MainActor
struct AttributeReader {
  let island: LayoutIsland
  /// The nearest common ancestor, whose bounds coordinates are used.
  let anchor: UIView
  let entry: InstalledConstraint
  let isRegistering: Bool

  /// Notes that the constraint's constant depends on the state of an item's view.
  private func register(_ item: LayoutItem) {
    if let view = item.view { view.marginStorage.statedSafeArea = view.currentSafeAreaInsets() }
    if isRegistering { item.constantUsers.append(entry) }
  }

  func add(_ distance: AnchorDistance, factor: Double, to sum: inout LinearExpression) -> Bool {
    guard let from = distance.fromItem, let to = distance.toItem else { return false }
    let directional = distance.fromAttribute.isDirectional || distance.toAttribute.isDirectional
    let sign = directional && anchor.isRightToLeft ? -factor : factor
    return add(distance.toAttribute, of: to, opposite: from, factor: sign, to: &sum)
      && add(distance.fromAttribute, of: from, opposite: to, factor: -sign, to: &sum)
  }

  /// Adds `factor × attribute`; false when an item is gone.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, opposite: AnyObject?,
    factor: Double, to sum: inout LinearExpression
  ) -> Bool {
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return addBaseline(attribute, of: object, factor: factor, to: &sum)
    }
    guard let axis = attribute.axis else { return true }
    guard let box = box(of: object, axis, opposite: opposite, attribute: attribute) else {
      return false
    }
    let place = attribute.place(isRightToLeft: anchor.isRightToLeft)
    if place.positionFactor != 0 {
      guard addOrigin(of: object, axis, factor: factor, to: &sum) else { return false }
      if let start = box.start { sum.add(start, factor) }
      sum.constant += factor * box.startOffset
    }
    let lengthFactor = factor * place.lengthFactor
    if lengthFactor != 0 {
      if let length = box.length { sum.add(length, lengthFactor) }
      sum.constant += lengthFactor * box.lengthOffset
    }
    return true
  }

  /// A span along one axis: `start + startOffset`, of length `length + lengthOffset`.
  struct Box {
    var start: Variable?
    var startOffset = 0.0
    var length: Variable?
    var lengthOffset = 0.0
  }

  /// The span of an item in its superview's (owner's) coordinates; of the anchor, in its own.
  private func box(
    of object: AnyObject, _ axis: Axis, opposite: AnyObject?,
    attribute: NSLayoutConstraint.Attribute
  ) -> Box? {
    if let guide = object as? UILayoutGuide { return box(ofGuide: guide, axis) }
    guard let view = object as? UIView else { return nil }
    let item = island.join(view)
    // Sizes and centres of a scroll view are its frame's, edges and margins its content's.
    if view === anchor, view.definesContentExtent, attribute.kind != .size, !attribute.isCentre,
      opposite != nil, opposite !== view
    {
      let extent = item.extent(axis, solver: island.solver)
      return inset(Box(length: extent), of: view, item, axis, attribute: attribute)
    }
    let start = view === anchor ? nil : item.position(axis)
    let box = Box(
      start: start, startOffset: view === anchor ? item.leadingInset(axis) : 0,
      length: item.size(axis))
    return inset(box, of: view, item, axis, attribute: attribute)
  }

  /// Moves a box from the alignment rect to the margins when the attribute asks for them.
  private func inset(
    _ box: Box, of view: UIView, _ item: LayoutItem, _ axis: Axis,
    attribute: NSLayoutConstraint.Attribute
  ) -> Box {
    guard attribute.isMargin else { return box }
    register(item)
    let margins = view.layoutMargins.along(axis)
    var box = box
    box.startOffset += margins.start - item.leadingInset(axis)
    box.lengthOffset += item.totalInset(axis) - margins.start - margins.end
    return box
  }

  private func box(ofGuide guide: UILayoutGuide, _ axis: Axis) -> Box? {
    guard let owner = guide.owningView else { return nil }
    if guide.role == .free {
      let item = island.join(guide)
      return Box(start: item.position(axis), length: item.size(axis))
    }
    let item = island.join(owner)
    if guide.role == .scrollContent {
      return Box(length: item.extent(axis, solver: island.solver))
    }
    register(item)
    if guide.role == .keyboard, axis == .vertical {
      let bottom = Double(owner.keyboardInset)
      return Box(
        start: item.size(axis), startOffset: item.totalInset(axis) - bottom, length: nil,
        lengthOffset: bottom)
    }
    let insets = owner.insets(of: guide.role, axis)
    return Box(
      startOffset: insets.start + owner.contentOrigin(axis), length: item.size(axis),
      lengthOffset: item.totalInset(axis) - insets.start - insets.end)
  }

  /// Adds the way from an item's superview (a guide's owner) up to the anchor.
  private func addOrigin(
    of object: AnyObject, _ axis: Axis, factor: Double, to sum: inout LinearExpression
  ) -> Bool {
    if object === anchor { return true }
    var view = (object as? UIView).map { $0.parent } ?? (object as? UILayoutGuide)?.owningView
    while let current = view, current !== anchor {
      let item = island.join(current)
      sum.add(item.position(axis), factor)
      sum.constant -= factor * item.leadingInset(axis)
      if current.definesContentExtent {
        register(item)
        sum.constant -= factor * current.contentOrigin(axis)
      }
      view = current.parent
    }
    return view != nil
  }

  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, factor: Double,
    to sum: inout LinearExpression
  ) -> Bool {
    let isFirst = attribute == .firstBaseline
    guard let view = object as? UIView else {
      return add(isFirst ? .top : .bottom, of: object, opposite: nil, factor: factor, to: &sum)
    }
    let forwarded = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let text = forwarded.isDescendant(of: anchor) && !forwarded.isLayoutRoot ? forwarded : view
    let item = island.join(text)
    register(item)
    if !item.usesBaseline {
      item.usesBaseline = true
      island.baselineItems.append(item)
    }
    if let fromCentre = text.baselinesFromCentre {
      sum.constant += factor * (isFirst ? fromCentre.first : fromCentre.last)
      return add(.centerY, of: text, opposite: nil, factor: factor, to: &sum)
    }
    guard add(isFirst ? .top : .bottom, of: text, opposite: nil, factor: factor, to: &sum) else {
      return false
    }
    let distances = item.baselines ?? text.currentBaselineDistances
    sum.constant += isFirst ? factor * distances.first : -factor * distances.last
    return true
  }
}
