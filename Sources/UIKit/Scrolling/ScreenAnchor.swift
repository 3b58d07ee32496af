// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// What stays where it is on screen while a list's items change places
/// (Documentation/StandingStill.md §1).
///
/// Noted at the end of each layout pass, followed in the next. Distances are in points along the
/// list, within what bars and insets leave free.
struct ScreenAnchor {
  /// The item that is held, and by which of its edges.
  enum Hold: Equatable {
    /// Points from the start of the free part to the item's start.
    case start(IndexPath, CGFloat)
    /// Points from the item's end to the end of the free part.
    case end(IndexPath, CGFloat)

    var path: IndexPath {
      switch self {
      case .start(let path, _), .end(let path, _): path
      }
    }
  }

  /// A stretch of the list, in content coordinates.
  struct Span {
    var low: CGFloat
    var high: CGFloat
  }

  private var items: [(path: IndexPath, span: Span)] = []
  /// The free part of the view when the items were noted, in content coordinates.
  private var free = Span(low: 0, high: 0)
  private var viewSize = CGSize.zero
  private var wasAtStart = true
  private var wasAtEnd = false
  /// Where the last item of the list ended, if it was among those noted.
  private var endOfItems: CGFloat?

  /// Remembers what a list shows now, in order of position.
  ///
  /// - Parameter last: The last item of the list; nil for an empty one.
  @MainActor
  mutating func note(
    _ view: UIScrollView, _ axis: Axis, _ items: [(IndexPath, CGRect)], last: IndexPath?
  ) {
    self.items = items.map { ($0, $1.span(along: axis)) }
    endOfItems = self.items.last { $0.path == last }?.span.high
    free = view.freeSpan(along: axis)
    viewSize = view.bounds.size
    (wasAtStart, wasAtEnd) = view.ends(along: axis)
  }

  /// Follows items to their new index paths; those that go to nil are forgotten.
  mutating func move(_ destination: (IndexPath) -> IndexPath?) {
    items = items.compactMap { item in destination(item.path).map { ($0, item.span) } }
  }

  mutating func forget() { items = [] }

  /// What to hold in the pass that begins; nil when nothing that was shown is to stay.
  @MainActor
  func hold(in view: UIScrollView, _ axis: Axis) -> Hold? {
    // In a view of the same size the offset was changed by whoever scrolled; in another size, by the
    // change of size itself.
    let isResized = view.bounds.size != viewSize
    let free = isResized ? free : view.freeSpan(along: axis)
    let (isAtStart, isAtBounds) = isResized ? (wasAtStart, wasAtEnd) : view.ends(along: axis)
    let isAtEnd = isAtBounds || endOfItems.map { $0 <= free.high + 0.5 } ?? false
    let shown = items.filter { $0.span.high > free.low && $0.span.low < free.high }
    guard !isAtStart, let first = shown.first, let last = shown.last else { return nil }
    if isAtEnd { return .end(last.path, free.high - last.span.high) }
    let held = shown.first { $0.span.low >= free.low - 0.5 } ?? first
    return .start(held.path, held.span.low - free.low)
  }

  /// Whether the list rested at its very start, where it then stays.
  @MainActor
  func isAtStart(_ view: UIScrollView, _ axis: Axis) -> Bool {
    view.bounds.size != viewSize ? wasAtStart : view.ends(along: axis).start
  }
}

extension UIScrollView {
  /// The part of the content that is not below bars or insets.
  final func freeSpan(along axis: Axis) -> ScreenAnchor.Span {
    let area = bounds.inset(by: adjustedContentInset)
    return area.span(along: axis)
  }

  /// Whether the view is scrolled to the start, or to the end of a content longer than itself.
  final func ends(along axis: Axis) -> (start: Bool, end: Bool) {
    let range = axis == .vertical ? offsetRange.y : offsetRange.x
    let offset = axis == .vertical ? contentOffset.y : contentOffset.x
    let isAtStart = offset <= range.lowerBound + 0.01
    return (isAtStart, !isAtStart && offset >= range.upperBound - 0.5)
  }

  /// The last item of a list of so many items a section; O(empty sections at its end).
  final func lastItem(of counts: [Int]) -> IndexPath? {
    counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  /// Scrolls so that a held item, now at `frame`, is where it was on screen; as near as the ends
  /// of the list allow.
  final func follow(_ hold: ScreenAnchor.Hold, at frame: CGRect, _ axis: Axis) {
    let span = frame.span(along: axis)
    let inset = adjustedContentInset
    var offset = contentOffset
    switch (hold, axis) {
    case (.start(_, let distance), .vertical): offset.y = span.low - distance - inset.top
    case (.start(_, let distance), .horizontal): offset.x = span.low - distance - inset.left
    case (.end(_, let distance), .vertical):
      offset.y = span.high + distance - bounds.height + inset.bottom
    case (.end(_, let distance), .horizontal):
      offset.x = span.high + distance - bounds.width + inset.right
    }
    // Content under a finger, or on its way back, may stand beyond its ends.
    if !isDragging, !isDecelerating { offset = clamping(offset) }
    if abs(offset.x - contentOffset.x) > 0.001 || abs(offset.y - contentOffset.y) > 0.001 {
      shift(to: offset)
    }
  }
}

extension CGRect {
  fileprivate func span(along axis: Axis) -> ScreenAnchor.Span {
    axis == .vertical
      ? ScreenAnchor.Span(low: minY, high: maxY) : ScreenAnchor.Span(low: minX, high: maxX)
  }
}
