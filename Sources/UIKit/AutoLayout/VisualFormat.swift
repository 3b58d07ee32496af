// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A line of the visual format language, parsed; names of views are resolved, numbers looked up.
///
/// The grammar is in Documentation/AutoLayout.md §13.
@MainActor
struct VisualFormat {
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var target: Target
    var priority = UILayoutPriority.required
  }

  enum Target {
    case number(CGFloat)
    /// A view or a layout guide.
    case view(NSObject)
  }

  /// What stands between two views, or between a view and the superview's edge.
  enum Connection {
    case flush
    case standard
    case spaced([Predicate])
  }

  struct Element {
    /// A view or a layout guide.
    let view: NSObject
    var sizes: [Predicate] = []
  }

  var isVertical = false
  /// The connection from the superview's leading edge; nil without a bar.
  var leadingBar: Connection?
  var elements: [Element] = []
  /// One less than there are elements.
  var connections: [Connection] = []
  var trailingBar: Connection?
}
