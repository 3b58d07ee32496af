// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIStackView {
  /// The points between two neighbours: the custom spacing after the first, or the stack's.
  final func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == UIStackView.spacingUseSystem ? 8 : value
  }

  /// Whether natural sizes that proportional constraints depend on are not what they were.
  final var naturalSizesChanged: Bool {
    distribution == .fillProportionally && proportions != naturalSizes(of: visibleItems)
  }

  final var visibleItems: [UIView] { arranged.filter { !$0.isHidden } }

  /// Natural sizes along the axis; −1 for none.
  final func naturalSizes(of items: [UIView]) -> [CGFloat] {
    items.map { UIStackView.naturalLength(of: $0, along: axis) }
  }

  /// What a view counts in a proportional distribution (Documentation/StackView.md §3.3); −1 for
  /// nothing. A stack view counts what its visible items do, text that wraps at its present width
  /// the height that it has there.
  private static func naturalLength(
    of view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    let size = view.rareStorage?.placeholderSize ?? view.intrinsicContentSize
    if let stack = view as? UIStackView, !stack.hasAssignedNaturalSize,
      axis == .vertical ? size.height < 0 : size.width < 0
    {
      return stack.naturalLength(along: axis)
    }
    guard axis == .vertical else { return size.width }
    let width = view.bounds.width
    guard let text = view as? any WidthDependentIntrinsicSize, text.wrapsAutomatically,
      width > 0, width < size.width
    else { return size.height }
    return text.intrinsicContentSize(forWidth: width).height
  }

  /// The length that a required constraint of a view's own states, which is what it counts in a
  /// stack view inside a proportional one; nil without such a constraint.
  private static func statedLength(
    of view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .vertical ? .height : .width
    return view.constraints.first { constraint in
      constraint.isActive && constraint.firstItem === view && constraint.secondItem == nil
        && constraint.firstAttribute == attribute && constraint.relation == .equal
        && constraint.priority == .required
    }?.constant
  }

  private final func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let items = visibleItems
    let lengths = items.map {
      UIStackView.statedLength(of: $0, along: axis)
        ?? UIStackView.naturalLength(of: $0, along: axis)
    }
    guard lengths.contains(where: { $0 > 0 }) else { return -1 }
    guard axis == self.axis else { return lengths.max() ?? -1 }
    let gaps = items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    return lengths.reduce(gaps) { $0 + max($1, 0) }
  }

  /// Asks for new constraints of this stack view and those around it whose natural sizes changed.
  final func updateProportions() {
    var stack: UIStackView? = self
    while let changed = stack {
      if changed.naturalSizesChanged || changed.widthSharesChanged {
        changed.setNeedsUpdateConstraints()
      }
      stack = changed.superview as? UIStackView
    }
  }

  /// Replaces the constraints by those of the present arrangement.
  ///
  /// - Complexity: O(n) constraints for n arranged subviews.
  final func remakeConstraints() {
    areConstraintsStale = false
    NSLayoutConstraint.deactivate(made)
    for spacer in spacers { removeLayoutGuide(spacer) }
    made = []
    spacers = []
    let items = visibleItems
    if distribution == .fillProportionally { proportions = naturalSizes(of: items) }
    widthShares = wantedWidthShares

    var builder = StackConstraints(stack: self, items: items)
    builder.connectCanvas()
    builder.distribute()
    builder.shareWidth(widthShares)
    builder.align(hidden: arranged.filter(\.isHidden))
    builder.collapse(hidden: arranged)
    builder.fitCanvas()
    made = builder.constraints
    NSLayoutConstraint.activate(made)
  }
}
