// Part of Snug, under the Apache License 2.0; see LICENSE.

extension NSLayoutConstraint {
  /// Constraints from a line such as `H:|-[first(>=100)]-10-[second(first)]|`.
  ///
  /// In order: connections from the first to the last, sizes after the connection before them, then
  /// the alignment that the options ask for (Documentation/AutoLayout.md §13).
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    let line = parser.parse()
    let builder = VisualFormatBuilder(line: line, options: opts)
    if line.leadingBar != nil || line.trailingBar != nil, builder.superview == nil {
      parser.fail(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    return builder.build()
  }
}

/// Turns a parsed line into constraints.
@MainActor
private struct VisualFormatBuilder {
  let line: VisualFormat
  let options: NSLayoutConstraint.FormatOptions

  /// The attributes at which views follow each other.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if line.isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Positions grow against the direction of reading from right to left.
  private var isReversed: Bool {
    !line.isVertical && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The view that bars stand for the edges of.
  var superview: UIView? {
    let first = line.elements[0].view
    return (first as? UIView)?.superview ?? (first as? UILayoutGuide)?.owningView
  }

  func build() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, element) in line.elements.enumerated() {
      if index == 0, let bar = line.leadingBar, let superview {
        made += connect(bar, element.view, edges.start, superview, edges.start)
      }
      if index > 0 {
        let previous = line.elements[index - 1].view
        let (start, end) = neighbourEdges
        made += connect(line.connections[index - 1], element.view, start, previous, end)
      }
      made += sizes(element)
    }
    if let bar = line.trailingBar, let superview, let last = line.elements.last {
      made += connect(bar, superview, edges.end, last.view, edges.end)
    }
    return made + alignments()
  }

  private var neighbourEdges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if line.isVertical, options.contains(.spacingBaselineToBaseline) {
      return (.firstBaseline, .lastBaseline)
    }
    return edges
  }

  private func connect(
    _ connection: VisualFormat.Connection, _ later: NSObject,
    _ laterEdge: NSLayoutConstraint.Attribute, _ earlier: NSObject,
    _ earlierEdge: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .flush: predicates = [.init(target: .number(0))]
    case .standard: predicates = [.init(target: .number(NSLayoutConstraint.systemSpacing))]
    case .spaced(let list): predicates = list
    }
    return predicates.map { predicate in
      var length: CGFloat = 0
      if case .number(let number) = predicate.target { length = number }
      let constraint = NSLayoutConstraint(
        item: isReversed ? earlier : later, attribute: isReversed ? earlierEdge : laterEdge,
        relatedBy: predicate.relation, toItem: isReversed ? later : earlier,
        attribute: isReversed ? laterEdge : earlierEdge, multiplier: 1, constant: length)
      constraint.priority = predicate.priority
      return constraint
    }
  }

  private func sizes(_ element: VisualFormat.Element) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = line.isVertical ? .height : .width
    return element.sizes.map { predicate in
      let constraint: NSLayoutConstraint
      switch predicate.target {
      case .number(let number):
        constraint = NSLayoutConstraint(
          item: element.view, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: number)
      case .view(let other):
        constraint = NSLayoutConstraint(
          item: element.view, attribute: attribute, relatedBy: predicate.relation, toItem: other,
          attribute: attribute, multiplier: 1, constant: 0)
      }
      constraint.priority = predicate.priority
      return constraint
    }
  }

  /// One constraint a pair of neighbours for every alignment option.
  private func alignments() -> [NSLayoutConstraint] {
    let views = line.elements.map(\.view)
    let attributes = (1...12).compactMap { raw -> NSLayoutConstraint.Attribute? in
      options.rawValue & (1 << UInt(raw)) == 0 ? nil : NSLayoutConstraint.Attribute(rawValue: raw)
    }
    return attributes.flatMap { attribute in
      zip(views, views.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}
