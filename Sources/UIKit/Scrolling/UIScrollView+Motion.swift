// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Content that moves by itself: after a finger left, and animated by code
/// (Documentation/Touches.md §7).
extension UIScrollView {
  /// Velocities below this count as rest, points a millisecond.
  static let smallestVelocity: CGFloat = 0.05

  /// 7.1 The finger leaves; velocity in points of offset a millisecond.
  final func release(with velocity: CGPoint) {
    let speed = CGPoint(
      x: abs(velocity.x) < Self.smallestVelocity ? 0 : velocity.x,
      y: abs(velocity.y) < Self.smallestVelocity ? 0 : velocity.y)
    refreshControl?.scrollViewWasReleased()
    var target = targetOffset(for: speed, at: contentOffset)
    isTracking = false
    withUnsafeMutablePointer(to: &target) { place in
      optionalCall(on: snugScrollDelegate) {
        snugScrollDelegate?.scrollViewWillEndDragging(
          self, withVelocity: speed, targetContentOffset: place)
      }
    }
    isDragging = false
    let start = contentOffset
    motion.cause = .release
    motion.x = motionAfterRelease(
      from: start.x, to: target.x, velocity: speed.x, range: offsetRange.x, length: bounds.width)
    motion.y = motionAfterRelease(
      from: start.y, to: target.y, velocity: speed.y, range: offsetRange.y, length: bounds.height)
    let goesOn = motion.x != .rest || motion.y != .rest
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    guard goesOn else { return hideIndicators() }
    isDecelerating = true
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewWillBeginDecelerating(self)
    }
    if isDecelerating { startMotion() }
  }

  /// 7.2 Where the content comes to rest, before the delegate is asked.
  private func targetOffset(for velocity: CGPoint, at offset: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    var target = CGPoint(
      x: offset.x + AxisMotion.coastingDistance(velocity: velocity.x, rate: rate),
      y: offset.y + AxisMotion.coastingDistance(velocity: velocity.y, rate: rate))
    if isPagingEnabled {
      target.x = Self.page(from: motion.dragStart.x, at: offset.x, velocity.x, bounds.width)
      target.y = Self.page(from: motion.dragStart.y, at: offset.y, velocity.y, bounds.height)
    }
    return adjustedTarget(clamping(target), velocity: velocity)
  }

  /// 7.3 The nearest page, or the next one in the direction of a moving finger; never further than
  /// one page from where the drag began.
  private static func page(
    from start: CGFloat, at offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let place = offset / length
    var page = place.rounded()
    if velocity > 0 { page = place.rounded(.down) + 1 }
    if velocity < 0 { page = place.rounded(.up) - 1 }
    let first = (start / length).rounded()
    return min(max(page, first - 1), first + 1) * length
  }

  private func motionAfterRelease(
    from start: CGFloat, to target: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>,
    length: CGFloat
  ) -> AxisMotion {
    let inside = min(max(start, range.lowerBound), range.upperBound)
    // 7.4 Beyond an edge the content returns at once.
    if start != inside, target == inside || !range.contains(target) {
      return .spring(displacement: start - inside, velocity: velocity)
    }
    // A target inside is the edge when the way on would lead beyond it: the coast keeps its own
    // length and meets the edge on the way.
    let natural = AxisMotion.coastingDistance(velocity: velocity, rate: decelerationRate.rawValue)
    let isCut =
      !isPagingEnabled && target == min(max(start + natural, range.lowerBound), range.upperBound)
    return .coast(
      to: isCut ? natural : target - start, velocity: velocity,
      rate: isPagingEnabled ? 0.99 : decelerationRate.rawValue)
  }

  /// 7.6 Moves to `target` in ``scrollDuration`` seconds.
  final func glide(to target: CGPoint, cause: ScrollMotion.Cause) {
    stopMotion()
    let (start, duration) = (contentOffset, CGFloat(Self.scrollDuration) * 1000)
    motion.cause = cause
    motion.glides += 1
    motion.x = .glide(distance: target.x - start.x, duration: duration)
    motion.y = .glide(distance: target.y - start.y, duration: duration)
    startMotion()
  }

  private func startMotion() {
    let now = Runtime.current.now
    motion.began = (now, now)
    motion.last = CGPoint(x: motion.x.position(after: 0), y: motion.y.position(after: 0))
    motion.origin = CGPoint(
      x: contentOffset.x - motion.last.x, y: contentOffset.y - motion.last.y)
    scheduleStep()
    showIndicators()
  }

  private func scheduleStep() {
    motion.step = Runtime.current.perform(after: ScrollMotion.frame) { [weak self] in
      self?.takeStep()
    }
  }

  /// Stops where it is; nobody is told.
  final func stopMotion() {
    guard let storedMotion else { return }
    if let step = storedMotion.step { Runtime.current.cancel(step) }
    (storedMotion.step, storedMotion.x, storedMotion.y) = (nil, .rest, .rest)
    isDecelerating = false
  }

  private func takeStep() {
    let now = Runtime.current.now
    motion.step = nil
    let (x, y) = (CGFloat(now - motion.began.x) * 1000, CGFloat(now - motion.began.y) * 1000)
    let place = CGPoint(
      x: motion.x.isOver(after: x) ? motion.x.goal : motion.x.position(after: x),
      y: motion.y.isOver(after: y) ? motion.y.goal : motion.y.position(after: y))
    // Steps are added, so that content which is measured on the way may move the offset too.
    let offset = CGPoint(
      x: Self.stepped(contentOffset.x - motion.last.x, place.x, motion.origin.x),
      y: Self.stepped(contentOffset.y - motion.last.y, place.y, motion.origin.y))
    motion.last = place
    if motion.x.isOver(after: x) { motion.x = .rest }
    if motion.y.isOver(after: y) { motion.y = .rest }
    contentOffset = meetEdges(offset, x, y)
    // The delegate may have stopped it, or begun another motion.
    guard motion.step == nil else { return }
    if motion.x == .rest, motion.y == .rest { motionDidEnd() } else { scheduleStep() }
  }

  /// Without the errors of many small steps, where nothing else moved the offset.
  private static func stepped(_ base: CGFloat, _ place: CGFloat, _ origin: CGFloat) -> CGFloat {
    (abs(base - origin) < 1e-6 ? origin : base) + place
  }

  /// 7.5 Coasting content that passes an edge becomes a spring there, or stops.
  private func meetEdges(_ offset: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
    var result = offset
    let range = offsetRange
    if case .coast = motion.x, !range.x.contains(offset.x) {
      let inside = min(max(offset.x, range.x.lowerBound), range.x.upperBound)
      (motion.x, result.x) = bounced(
        motion.x.velocity(after: x), at: offset.x, edge: inside,
        bounces: bounces && canScroll(.horizontal))
      (motion.began.x, motion.last.x) = (Runtime.current.now, result.x - inside)
      motion.origin.x = inside
    }
    if case .coast = motion.y, !range.y.contains(offset.y) {
      let inside = min(max(offset.y, range.y.lowerBound), range.y.upperBound)
      (motion.y, result.y) = bounced(
        motion.y.velocity(after: y), at: offset.y, edge: inside,
        bounces: bounces && canScroll(.vertical))
      (motion.began.y, motion.last.y) = (Runtime.current.now, result.y - inside)
      motion.origin.y = inside
    }
    return result
  }

  private func bounced(
    _ velocity: CGFloat, at offset: CGFloat, edge: CGFloat, bounces: Bool
  ) -> (AxisMotion, CGFloat) {
    guard bounces else { return (.rest, edge) }
    return (.spring(displacement: offset - edge, velocity: velocity), offset)
  }

  private func motionDidEnd() {
    switch motion.cause {
    case .release:
      guard isDecelerating else { return }
      isDecelerating = false
      contentOffset = onPixels(contentOffset)
      tellEndOfDeceleration()
    case .code:
      glideDidArrive()
      optionalCall(on: snugScrollDelegate) {
        snugScrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      }
    case .toTop:
      optionalCall(on: snugScrollDelegate) {
        snugScrollDelegate?.scrollViewDidScrollToTop(self)
      }
    }
    hideIndicators()
  }

  final func tellEndOfDeceleration() {
    optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Goes to the top as a tap on the status bar asks for it.
  package final func scrollToTop() {
    let agrees = optionalCall(on: snugScrollDelegate) {
      snugScrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    }
    guard scrollsToTop, agrees ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.y.lowerBound)
    if top != contentOffset { glide(to: top, cause: .toTop) }
  }
}
