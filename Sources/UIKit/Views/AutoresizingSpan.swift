// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One axis of a view inside its superview: margin, length, margin, each fixed or flexible.
///
/// The rules are in Documentation/Views.md §3.
struct AutoresizingSpan {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length, points.
  var total: CGFloat
  let startIsFlexible: Bool
  let lengthIsFlexible: Bool
  let endIsFlexible: Bool

  /// How much of a change of the superview's length the start and the length take: in proportion to
  /// the flexible parts' lengths, equally when those add up to nothing.
  var shares: (start: CGFloat, length: CGFloat) {
    let flexibleCount = [startIsFlexible, lengthIsFlexible, endIsFlexible].count { $0 }
    guard flexibleCount > 0 else { return (0, 0) }
    let end = total - start - length
    let sum =
      (startIsFlexible ? start : 0) + (lengthIsFlexible ? length : 0) + (endIsFlexible ? end : 0)
    func share(_ part: CGFloat) -> CGFloat {
      sum == 0 ? 1 / CGFloat(flexibleCount) : part / sum
    }
    return (startIsFlexible ? share(start) : 0, lengthIsFlexible ? share(length) : 0)
  }

  /// The span after the superview's length became `newTotal`.
  func resized(to newTotal: CGFloat) -> AutoresizingSpan {
    var result = self
    let (shares, change) = (shares, newTotal - total)
    result.start += shares.start * change
    result.length += shares.length * change
    result.total = newTotal
    return result
  }
}
