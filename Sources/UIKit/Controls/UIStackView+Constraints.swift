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
    items.map {
      let size = $0.intrinsicContentSize
      return axis == .horizontal ? size.width : size.height
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

    var builder = StackConstraints(stack: self, items: items)
    builder.connectCanvas()
    builder.distribute()
    builder.align(hidden: arranged.filter(\.isHidden))
    builder.collapse(hidden: arranged)
    builder.fitCanvas()
    made = builder.constraints
    NSLayoutConstraint.activate(made)
  }
}
