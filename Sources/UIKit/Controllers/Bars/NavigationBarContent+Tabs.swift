// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A title beside the tabs of a tablet (Documentation/Containers.md §5.8.3).
extension NavigationBarContent {
  /// From where to where the tabs reach, counted from the row's leading end; nil without any.
  var tabsFromStart: ClosedRange<CGFloat>? {
    guard let tabs else { return nil }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.width - tabs.maxX...bounds.width - tabs.minX : tabs.minX...tabs.maxX
  }

  /// Puts the title before the tabs, or behind them where it has room only there. A title of words
  /// that fits on neither side is away, since the chosen tab says where one is.
  func titleFrame(
    between head: CGFloat, and tail: CGFloat, beside tabs: ClosedRange<CGFloat>
  ) -> (UIView, CGRect) {
    let gap = NavigationBarContent.narrowGap
    let before = max(0, tabs.lowerBound - gap - head)
    let after = max(0, tail - tabs.upperBound - gap)
    let view = titleView ?? titleLabel
    let size = titleSize(of: view, room: max(before, after))
    let isBefore = size.width <= before || before >= after
    let room = isBefore ? before : after
    if titleView == nil { titleLabel.isHidden = size.width > room }
    return (
      view,
      CGRect(
        x: isBefore ? head : tabs.upperBound + gap, y: (bounds.height - size.height) / 2,
        width: min(size.width, room), height: size.height)
    )
  }
}
