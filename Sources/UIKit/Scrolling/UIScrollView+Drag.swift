// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A view that a finger moves before what it holds scrolls.
@MainActor
protocol DragMover: UIView {
  /// Whether a finger that goes this way, points, moves the view rather than what scrolls under the finger.
  func moves(by way: CGPoint, around scroll: UIScrollView?) -> Bool
}

/// Content that follows a finger (Documentation/Touches.md §6).
extension UIScrollView {
  final var motion: ScrollMotion {
    if let storedMotion { return storedMotion }
    let made = ScrollMotion()
    storedMotion = made
    return made
  }

  /// Makes the recognizers that every scroll view has, when they are first asked for.
  final func installRecognizers() {
    guard storedPan == nil else { return }
    let (pan, delay) = (ScrollPanRecognizer(), ContentTouchDelay())
    storedPan = pan
    (pan.scrollView, delay.scrollView) = (self, self)
    delay.delaysTouchesBegan = true
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.isEnabled = isScrollEnabled
    attach(delay)
    attach(pan)
    installOwnRecognizers()
  }

  /// 6.1 A finger stops what moves by itself; it does nothing else then.
  final func fingerDidTouch(_ touches: Set<UITouch>) {
    isTracking = true
    guard let storedMotion, storedMotion.isMoving else { return }
    let wasDecelerating = isDecelerating
    stopMotion()
    for touch in touches where touch.view !== self { touch.viewProgress = .over }
    if wasDecelerating { tellEndOfDeceleration() }
  }

  final func fingersDidLeave() { isTracking = false }

  /// 6.2 Whether the drag that is about to begin is one of this view.
  final func mayBeginDrag(_ pan: UIPanGestureRecognizer) -> Bool {
    guard isScrollEnabled else { return false }
    let way = pan.translation(in: self)
    let isSideways = abs(way.x) > abs(way.y)
    guard canScroll(isSideways ? .horizontal : .vertical) else { return false }
    if leavesToOuter(way, isSideways: isSideways) || leavesToSheet(way) { return false }
    for touch in pan.tracked where touch.viewProgress == .told {
      guard let view = touch.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  final func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let range = offsetRange
    return axis == .horizontal
      ? range.x.upperBound > range.x.lowerBound || bounces && alwaysBounceHorizontal
      : range.y.upperBound > range.y.lowerBound || bounces && alwaysBounceVertical
  }

  /// 6.3 A view that stands at its edge leaves the drag to one around it that can still go on.
  private func leavesToOuter(_ way: CGPoint, isSideways: Bool) -> Bool {
    let range = offsetRange
    let isAtEdge: Bool
    if isSideways {
      isAtEdge =
        way.x > 0
        ? contentOffset.x <= range.x.lowerBound : contentOffset.x >= range.x.upperBound
    } else {
      isAtEdge =
        way.y > 0
        ? contentOffset.y <= range.y.lowerBound : contentOffset.y >= range.y.upperBound
    }
    guard isAtEdge else { return false }
    var view = superview
    while let outer = view {
      if let scroll = outer as? UIScrollView,
        scroll.canScroll(isSideways ? .horizontal : .vertical)
      {
        return true
      }
      view = outer.superview
    }
    return false
  }

  /// 6.3 The sheet around moves first (Documentation/Containers.md §6.6).
  private func leavesToSheet(_ way: CGPoint) -> Bool {
    var view = superview
    while let outer = view {
      if let mover = outer as? any DragMover { return mover.moves(by: way, around: self) }
      view = outer.superview
    }
    return false
  }

  final func panDidChange(_ pan: ScrollPanRecognizer) {
    switch pan.committed {
    case .began: beginDrag(pan)
    case .changed: continueDrag(pan)
    case .ended, .cancelled: endDrag(pan)
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: ScrollPanRecognizer) {
    stopMotion()
    let way = pan.translation(in: self)
    motion.follows = (canScroll(.horizontal), canScroll(.vertical))
    if isDirectionalLockEnabled {
      if abs(way.x) > 2 * abs(way.y) { motion.follows.y = false }
      if abs(way.y) > 2 * abs(way.x) { motion.follows.x = false }
    }
    let (offset, range) = (contentOffset, offsetRange)
    motion.dragStart = CGPoint(
      x: Self.released(offset.x, range.x, length: bounds.width),
      y: Self.released(offset.y, range.y, length: bounds.height))
    (isTracking, isDragging) = (true, true)
    dragWillBegin()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      Runtime.current.firstResponder?.resignFirstResponder()
    }
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewWillBeginDragging(self)
    }
    showIndicators()
  }

  private func continueDrag(_ pan: ScrollPanRecognizer) {
    dismissKeyboard(under: pan)
    guard isDragging, !isZooming else { return }
    let (way, range) = (pan.contentTranslation, offsetRange)
    var offset = contentOffset
    if motion.follows.x {
      offset.x = held(
        motion.dragStart.x - way.x, range.x, length: bounds.width,
        bounces: bounces && canScroll(.horizontal))
    }
    if motion.follows.y {
      offset.y = held(
        motion.dragStart.y - way.y, range.y, length: bounds.height,
        bounces: bounces && canScroll(.vertical))
    }
    contentOffset = onPixels(offset)
    refreshControl?.scrollViewWasPulled(by: offsetRange.y.lowerBound - contentOffset.y)
  }

  /// An interactive keyboard goes when the finger has reached it.
  private func dismissKeyboard(under pan: ScrollPanRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let keyboard = Runtime.current.keyboardFrame, pan.location(in: nil).y >= keyboard.minY
    else { return }
    Runtime.current.firstResponder?.resignFirstResponder()
  }

  private func endDrag(_ pan: ScrollPanRecognizer) {
    guard isDragging else { return }
    var velocity = CGPoint.zero
    if pan.committed == .ended {
      let speed = pan.velocity(in: self)
      if motion.follows.x { velocity.x = -speed.x / 1000 }
      if motion.follows.y { velocity.y = -speed.y / 1000 }
    }
    release(with: velocity)
  }

  /// The offset for a finger that would pull the content to `offset`, with resistance at the edges.
  private func held(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    guard bounces else { return inside }
    return inside + RubberBand.stretch(offset - inside, length: length)
  }

  /// The place that a finger would have pulled the content to, for it to be at `offset`.
  private static func released(
    _ offset: CGFloat, _ range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    return inside + RubberBand.pull(for: offset - inside, length: length)
  }

  final func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
