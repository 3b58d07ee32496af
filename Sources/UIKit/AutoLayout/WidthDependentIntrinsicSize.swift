// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view whose natural height depends on the width it gets, such as text over several lines.
///
/// Layout solves the width from `intrinsicContentSize`, asks again for the solved width and solves
/// the rest (Documentation/AutoLayout.md §8).
@MainActor
protocol WidthDependentIntrinsicSize: UIView {
  /// Whether the two steps apply now: text that may wrap, without an explicit preferred width.
  var wrapsAutomatically: Bool { get }

  /// The natural size when at most `width` points are available; pixels rounded up.
  ///
  /// - Important: A pure function of the content and `width`. Must not invalidate anything.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize
}
