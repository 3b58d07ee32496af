// Part of Snug, under the Apache License 2.0; see LICENSE.

extension UIScrollView {
  final func showIndicators() {
    guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    let bars = indicators ?? ScrollIndicators()
    indicators = bars
    if let removal = bars.removal { Runtime.current.cancel(removal) }
    bars.removal = nil
    placeIndicators()
  }

  /// The bars stay for half a second.
  final func hideIndicators() {
    guard let bars = indicators else { return }
    if let removal = bars.removal { Runtime.current.cancel(removal) }
    bars.removal = Runtime.current.perform(after: 0.5) { [weak self] in
      guard let self else { return }
      indicators?.vertical.removeFromSuperlayer()
      indicators?.horizontal.removeFromSuperlayer()
      indicators = nil
    }
  }

  final func placeIndicators() {
    guard let bars = indicators else { return }
    let (inset, range, offset) = (adjustedContentInset, offsetRange, contentOffset)
    let (thick, margin) = (ScrollIndicators.thickness, ScrollIndicators.margin)
    let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let sides = verticalScrollIndicatorInsets + safe
    let ends = horizontalScrollIndicatorInsets + safe
    let column = margin + sides.top...max(margin + sides.top, bounds.height - margin - sides.bottom)
    let row = margin + ends.left...max(margin + ends.left, bounds.width - margin - ends.right)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shownHeight = bounds.height - inset.top - inset.bottom
    if showsVerticalScrollIndicator,
      let bar = ScrollIndicators.bar(
        track: column, offset: offset.y, range: range.y, length: shownHeight)
    {
      let x =
        isRightToLeft ? margin + sides.left : bounds.width - margin - thick - sides.right
      place(
        bars.vertical,
        CGRect(x: offset.x + x, y: offset.y + bar.start, width: thick, height: bar.length))
    } else {
      bars.vertical.removeFromSuperlayer()
    }
    if showsHorizontalScrollIndicator,
      let bar = ScrollIndicators.bar(
        track: row, offset: offset.x, range: range.x,
        length: bounds.width - inset.left - inset.right)
    {
      let y = bounds.height - margin - thick - ends.bottom
      place(
        bars.horizontal,
        CGRect(x: offset.x + bar.start, y: offset.y + y, width: bar.length, height: thick))
    } else {
      bars.horizontal.removeFromSuperlayer()
    }
  }

  private func place(_ bar: CALayer, _ frame: CGRect) {
    if bar.superlayer !== layer { layer.addSublayer(bar) }
    bar.zPosition = 1
    bar.frame = frame
    bar.cornerRadius = ScrollIndicators.thickness / 2
    let isWhite =
      indicatorStyle == .white
      || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
    bar.backgroundColor = UIColor(white: isWhite ? 1 : 0, alpha: isWhite ? 0.5 : 0.35).cgColor
  }
}
