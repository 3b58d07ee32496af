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

  /// Shares a change of the superview's length among the flexible parts, in proportion to their
  /// lengths; equally when those add up to nothing.
  func resized(to newTotal: CGFloat) -> AutoresizingSpan {
    var result = self
    result.total = newTotal
    let flexibleCount = [startIsFlexible, lengthIsFlexible, endIsFlexible].count { $0 }
    guard flexibleCount > 0 else { return result }
    let change = newTotal - total
    let end = total - start - length
    let sum =
      (startIsFlexible ? start : 0) + (lengthIsFlexible ? length : 0) + (endIsFlexible ? end : 0)
    func share(_ part: CGFloat) -> CGFloat {
      sum == 0 ? change / CGFloat(flexibleCount) : change * part / sum
    }
    if startIsFlexible { result.start += share(start) }
    if lengthIsFlexible { result.length += share(length) }
    return result
  }
}
