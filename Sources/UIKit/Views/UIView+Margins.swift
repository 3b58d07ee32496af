// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIView {
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func setLayoutMargins(_ margins: UIEdgeInsets) {
    marginStorage.base = .sides(margins)
    marginsMayHaveChanged()
  }

  final func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    marginStorage.base = .directional(margins)
    marginsMayHaveChanged()
  }

  /// The margins before safe area and superview are looked at (Documentation/Views.md §4.1).
  final var baseLayoutMargins: UIEdgeInsets {
    let minimum = owningController?.systemMinimumMargins
    var margins: UIEdgeInsets
    switch marginStorage.base {
    case .standard:
      if let minimum { return minimum.resolved(isRightToLeft: isRightToLeft) }
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .sides(let sides): margins = sides
    case .directional(let insets): margins = insets.resolved(isRightToLeft: isRightToLeft)
    }
    guard let minimum = minimum?.resolved(isRightToLeft: isRightToLeft) else { return margins }
    margins.top = max(margins.top, minimum.top)
    margins.left = max(margins.left, minimum.left)
    margins.bottom = max(margins.bottom, minimum.bottom)
    margins.right = max(margins.right, minimum.right)
    return margins
  }

  /// Base margins plus safe area, and at least what remains of the superview's margins
  /// (Documentation/Views.md §4.2, §4.3).
  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = baseLayoutMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    var outer = parent.layoutMargins
    var area = parent.bounds
    let (all, passed) = (parent.safeAreaInsets, parent.safeAreaInsetsForSubviews)
    if all != passed {
      // What a scroll view keeps from its content is no margin of the content either, and how far
      // it is scrolled by that does not count as distance.
      area.origin = .zero
      if parent.insetsLayoutMarginsFromSafeArea {
        outer.top -= all.top - passed.top
        outer.bottom -= all.bottom - passed.bottom
      }
    }
    let distances = parent.plannedDistances(to: self) ?? distances(to: area)
    margins.left = max(margins.left, outer.left - distances.left)
    margins.right = max(margins.right, outer.right - distances.right)
    // What a list keeps above and below its content is no margin of the rows that stand there.
    guard !isListElement else { return margins }
    margins.top = max(margins.top, outer.top - distances.top)
    margins.bottom = max(margins.bottom, outer.bottom - distances.bottom)
    return margins
  }

  /// Points from the edges of an area of the superview to the view's; 0 where it sticks out, as a row
  /// does that was swiped aside.
  private func distances(to area: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, frame.minY - area.minY), left: max(0, frame.minX - area.minX),
      bottom: max(0, area.maxY - frame.maxY), right: max(0, area.maxX - frame.maxX))
  }

  final func marginsMayHaveChanged() {
    marks.insert(.needsInsets)
    propagateLayoutMark()
    insetConstantsMayHaveChanged()
    for child in children where child.preservesSuperviewLayoutMargins {
      child.marginsMayHaveChanged()
    }
  }

  /// Points between the margins and the edges of the readable column
  /// (Documentation/Views.md §4.5).
  final var readableInsets: UIEdgeInsets {
    let margins = effectiveLayoutMargins
    let available = bounds.width - margins.left - margins.right
    let excess = max(0, available - UIView.readableWidth(traitCollection))
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom,
      right: margins.right + excess / 2)
  }

  /// The widest readable column for a text size, points.
  static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
    switch traits.preferredContentSizeCategory {
    case .extraSmall: return 560
    case .small: return 600
    case .medium: return 632
    case .extraLarge: return 744
    case .extraExtraLarge: return 824
    case let category where category >= .extraExtraExtraLarge: return 896
    default: return 672
    }
  }
}
