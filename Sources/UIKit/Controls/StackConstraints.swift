// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Collects the constraints of one arrangement, in the order of Documentation/StackView.md.
@MainActor
struct StackConstraints {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// Those that are not hidden.
  let items: [UIView]
  var constraints: [NSLayoutConstraint] = []
  let isHorizontal: Bool

  init(stack: UIStackView, items: [UIView]) {
    self.stack = stack
    self.items = items
    isHorizontal = stack.axis == .horizontal
  }

  // Attributes along and across the axis.
  var start: Attribute { isHorizontal ? .leading : .top }
  var end: Attribute { isHorizontal ? .trailing : .bottom }
  var extent: Attribute { isHorizontal ? .width : .height }
  var middle: Attribute { isHorizontal ? .centerX : .centerY }
  var crossStart: Attribute { isHorizontal ? .top : .leading }
  var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  var crossExtent: Attribute { isHorizontal ? .height : .width }
  var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

  /// What the outer items are tied to: the stack, or its margins.
  var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Adds an equation.
  mutating func add(
    _ identifier: String, _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    add(
      identifier, first, attribute, .equal, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }

  mutating func add(
    _ identifier: String, _ first: AnyObject, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  func makeSpacer(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    stack.spacers.append(guide)
    return guide
  }

  /// §2 The first and the last visible item are tied to the canvas along the axis.
  mutating func connectCanvas() {
    guard let first = items.first, let last = items.last else { return }
    add("UISV-canvas-connection", first, start, canvas, start)
    add("UISV-canvas-connection", canvas, end, last, end)
  }

  /// §3 Spacing between neighbours, and what the distribution adds.
  mutating func distribute() {
    let isLoose =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (before, after) in zip(items, items.dropFirst()) {
      let gap = stack.spacing(after: before)
      if stack.isBaselineRelativeArrangement, !isHorizontal {
        add(
          "UISV-spacing", after, .firstBaseline, isLoose ? .greaterThanOrEqual : .equal, before,
          .lastBaseline, constant: gap)
      } else {
        add(
          "UISV-spacing", after, start, isLoose ? .greaterThanOrEqual : .equal, before, end,
          constant: gap)
      }
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalise(items, identifier: "UISV-fill-equally", priority: .required)
    case .fillProportionally: fillProportionally()
    case .equalSpacing: addGaps(from: end, to: start, priority: .required)
    case .equalCentering: addGaps(from: middle, to: middle, priority: UILayoutPriority(149))
    }
  }

  private mutating func equalise(
    _ views: [AnyObject], identifier: String, priority: UILayoutPriority
  ) {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      add(identifier, view, extent, first, extent, priority: priority)
    }
  }

  /// Shares in proportion to natural sizes; without any natural size the items are equal.
  private mutating func fillProportionally() {
    let sizes = stack.naturalSizes(of: items).map { max($0, 0) }
    let gaps = items.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let total = sizes.reduce(0, +) + gaps
    guard sizes.contains(where: { $0 > 0 }), total > 0 else {
      return equalise(items, identifier: "UISV-fill-equally", priority: .required)
    }
    let isExact = items.count == 1 && gaps == 0
    for (index, item) in items.enumerated() {
      let priority = isExact ? 1000 : max(Float(999 - index), 1)
      if sizes[index] > 0 {
        add(
          "UISV-fill-proportionally", item, extent, canvas, extent,
          multiplier: sizes[index] / total, priority: UILayoutPriority(priority))
      } else {
        add(
          "UISV-fill-proportionally", item, extent, nil, .notAnAttribute,
          priority: UILayoutPriority(priority))
      }
    }
  }

  /// Guides that fill the distances between neighbours, all equally long.
  private mutating func addGaps(
    from: Attribute, to: Attribute, priority: UILayoutPriority
  ) {
    var gaps: [UILayoutGuide] = []
    for (before, after) in zip(items, items.dropFirst()) {
      let gap = makeSpacer("UISV-distributing")
      add("UISV-distributing-edge", gap, start, before, from)
      add("UISV-distributing-edge", after, to, gap, end)
      gaps.append(gap)
    }
    equalise(gaps, identifier: "UISV-fill-equally", priority: priority)
  }

  /// §6 A stack that nothing stretches is as small as its items allow.
  mutating func fitCanvas() {
    for attribute in [extent, crossExtent] {
      add(
        "UISV-canvas-fit", stack, attribute, nil, .notAnAttribute,
        priority: UILayoutPriority(49))
      constraints.last?.isUnlisted = true
    }
  }

  /// §5 Hidden items have no extent and lie in the middle of the gap they leave, those before all
  /// visible ones in front of the canvas and those after them behind it; across the axis they are
  /// aligned as the others.
  mutating func collapse(hidden all: [UIView]) {
    let hasOuterPlaces = items.count > 1 || Runtime.current.release >= .iOS26
    var lastVisible: UIView?
    for (index, view) in all.enumerated() {
      guard view.isHidden else {
        lastVisible = view
        continue
      }
      add("UISV-hiding", view, extent, nil, .notAnAttribute)
      let follows = all[index...].contains { !$0.isHidden }
      if let lastVisible, follows {
        let half = stack.spacing(after: lastVisible) / 2
        add("UISV-spacing", view, start, lastVisible, end, constant: half)
      } else if hasOuterPlaces, !items.isEmpty {
        let isFirst = lastVisible == nil
        add(
          "UISV-canvas-connection", view, isFirst ? end : start, canvas, isFirst ? start : end)
      } else {
        add("UISV-canvas-connection", view, start, stack, start)
      }
    }
  }
}
