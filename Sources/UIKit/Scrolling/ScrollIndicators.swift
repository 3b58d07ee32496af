// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The thin bars that show how far a scroll view is scrolled (Documentation/Touches.md §8).
///
/// They are layers, not views: what walks over subviews does not meet them.
@MainActor
final class ScrollIndicators {
  /// Points.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let shortest: CGFloat = 36

  let vertical = CALayer()
  let horizontal = CALayer()
  /// Takes the bars away; nil while they stay.
  var removal: Int?

  /// The bar's start and length along a track for a part of a content that is shown.
  ///
  /// - Returns: nil when everything is shown.
  static func bar(
    track: ClosedRange<CGFloat>, offset: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let room = track.upperBound - track.lowerBound
    let way = range.upperBound - range.lowerBound
    guard way > 0, room > 0, length > 0 else { return nil }
    var size = min(max(room * length / (way + length), shortest), room)
    // Content beyond its edge squeezes the bar.
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    size = max(size - beyond, min(8, size))
    let share = min(max((offset - range.lowerBound) / way, 0), 1)
    return (track.lowerBound + share * (room - size), size)
  }
}
