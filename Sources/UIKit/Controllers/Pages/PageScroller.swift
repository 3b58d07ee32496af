// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Scrolls between a page and its neighbours, which are asked for when a finger uncovers them.
final class PageScroller: UIScrollView {
  weak var controller: UIPageViewController?
  /// The neighbour that is being uncovered, and whether it comes before.
  private var neighbour: (page: UIViewController, isBefore: Bool)?
  private var hasBefore = false
  private var isPlacing = false
  /// A page was turned, and the offset still counts from the one before.
  private var isStale = false
  /// The bounds' size that the offset counts by: other bounds move the offset before a layout.
  private var placedSize = CGSize.zero

  private var isHorizontal: Bool { controller?.navigationOrientation != .vertical }
  var pageLength: CGFloat { isHorizontal ? bounds.width : bounds.height }

  /// The page to the left or above, or the one on the other side; from right to left the next page
  /// is to the left.
  private func page(atStart: Bool) -> UIViewController? {
    let isMirrored = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return atStart != isMirrored ? controller?.pageBefore : controller?.pageAfter
  }

  /// Which slot the present page is in: 1 behind a page before, else 0.
  var middle: Int { hasBefore ? 1 : 0 }

  /// The frame of a slot, without the space between pages.
  func pageFrame(at slot: Int) -> CGRect {
    let half = (controller?.spacing ?? 0) / 2
    let start = CGFloat(slot) * pageLength
    return isHorizontal
      ? CGRect(x: start, y: 0, width: bounds.width, height: bounds.height).insetBy(dx: half, dy: 0)
      : CGRect(x: 0, y: start, width: bounds.width, height: bounds.height).insetBy(dx: 0, dy: half)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard neighbour == nil, !isDragging, !isDecelerating, pageLength > 0, let controller else {
      return
    }
    hasBefore = page(atStart: true) != nil
    let slots = 1 + (hasBefore ? 1 : 0) + (page(atStart: false) != nil ? 1 : 0)
    isPlacing = true
    isStale = false
    placedSize = bounds.size
    contentSize =
      isHorizontal
      ? CGSize(width: CGFloat(slots) * pageLength, height: bounds.height)
      : CGSize(width: bounds.width, height: CGFloat(slots) * pageLength)
    let start = CGFloat(middle) * pageLength
    contentOffset = isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    if let page = controller.viewControllers?.first?.viewIfLoaded, page.superview === self {
      page.frame = pageFrame(at: middle)
    }
    isPlacing = false
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing, !isStale, placedSize == bounds.size, pageLength > 0, let controller
    else { return }
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let distance = offset - CGFloat(middle) * pageLength
    if neighbour == nil, abs(distance) > 0.5 {
      let isBefore = distance < 0
      guard let page = self.page(atStart: isBefore) else { return }
      neighbour = (page, isBefore)
      controller.willTurn(to: page)
      page.view.frame = pageFrame(at: isBefore ? 0 : middle + 1)
    }
    guard let neighbour else { return }
    let turned = neighbour.isBefore ? -distance : distance
    if abs(turned - pageLength) < 0.5 {
      finish(completed: true)
    } else if abs(distance) < 0.5, !isDragging {
      finish(completed: false)
    }
  }

  private func finish(completed: Bool) {
    guard let page = neighbour?.page else { return }
    neighbour = nil
    isStale = true
    // The offset is put back in the next layout; one drag turns one page, however fast it was.
    Runtime.current.perform(after: 0) { [weak self] in
      self?.stopMotion()
      self?.controller?.didTurn(to: page, completed: completed)
      self?.setNeedsLayout()
    }
  }
}
