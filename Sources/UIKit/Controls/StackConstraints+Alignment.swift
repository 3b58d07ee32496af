// Part of Snug, under the Apache License 2.0; see LICENSE.

extension StackConstraints {
  /// §4 Where the items lie across the axis; the hidden ones lie there as well (§5).
  mutating func align(hidden: [UIView]) {
    let all = items + hidden
    guard let first = all.first else { return }
    if effectiveAlignment == .fill {
      add("UISV-canvas-connection", first, crossStart, canvas, crossStart)
      add("UISV-canvas-connection", canvas, crossEnd, first, crossEnd)
      for item in all.dropFirst() {
        add("UISV-alignment", item, crossEnd, first, crossEnd)
        add("UISV-alignment", item, crossStart, first, crossStart)
      }
      return
    }
    alignSpanned(first)
    for item in all.dropFirst() {
      add("UISV-alignment", item, alignedAttribute, first, alignedAttribute)
    }
    for item in all {
      add(
        "UISV-ambiguity-suppression", item, crossExtent, nil, .notAnAttribute,
        priority: UILayoutPriority(25))
    }
  }

  /// Ties the canvas across the axis to a guide that spans all visible items.
  private mutating func alignSpanned(_ first: UIView) {
    let spanner = makeSpacer("UISV-alignment-spanner")
    add("UISV-canvas-connection", spanner, crossStart, canvas, crossStart)
    add("UISV-canvas-connection", canvas, crossEnd, spanner, crossEnd)
    switch effectiveAlignment {
    case .leading: add("UISV-canvas-connection", first, crossStart, canvas, crossStart)
    case .trailing: add("UISV-canvas-connection", canvas, crossEnd, first, crossEnd)
    case .center: add("UISV-canvas-connection", canvas, crossMiddle, first, crossMiddle)
    // Nothing else says where a row of baselines lies in a stack that is taller than needed.
    case .firstBaseline:
      add(
        "UISV-ambiguity-suppression", first, crossStart, canvas, crossStart,
        priority: UILayoutPriority(24))
    case .lastBaseline:
      add(
        "UISV-ambiguity-suppression", canvas, crossEnd, first, crossEnd,
        priority: UILayoutPriority(24))
    case .fill: break
    }
    // Above the first baseline the first item alone is spanned, and below the last one too: what is
    // larger behind it sticks out of the stack.
    for item in items {
      if effectiveAlignment != .firstBaseline || item === first {
        add("UISV-spanning-boundary", item, crossStart, .greaterThanOrEqual, spanner, crossStart)
      }
      if effectiveAlignment != .lastBaseline || item === first {
        add("UISV-spanning-boundary", spanner, crossEnd, .greaterThanOrEqual, item, crossEnd)
      }
    }
    add(
      "UISV-spanning-fit", spanner, crossExtent, nil, .notAnAttribute,
      priority: UILayoutPriority(51))
  }

  /// Baselines do not exist across a column; there they mean the edges.
  private var effectiveAlignment: UIStackView.Alignment {
    guard !isHorizontal else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return stack.alignment
    }
  }

  /// The one attribute that all items share.
  private var alignedAttribute: Attribute {
    switch effectiveAlignment {
    case .fill, .leading: crossStart
    case .trailing: crossEnd
    case .center: crossMiddle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
