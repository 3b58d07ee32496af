// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What a closure of `UIView.animate` asks for, while it runs and until its animations are over.
final class AnimationBlock {
  /// Blocks whose closures run now, innermost last; empty costs nothing.
  nonisolated(unsafe) static var open: [AnimationBlock] = []

  /// Seconds of one run.
  let duration: TimeInterval
  /// When it begins to move, on the clock of `CACurrentMediaTime()`.
  let start: TimeInterval
  let timing: AnimationTiming
  /// Runs; infinite for ever.
  var repeatCount: Double
  var autoreverses: Bool
  let allowsInteraction: Bool
  /// The animator that moves it by hand; nil when time does.
  weak var animator: AnimatorClock?
  let isDriven: Bool
  /// The share of the animator's time before these changes begin.
  var delayShare = 0.0
  /// The changes in the order they were made.
  private(set) var changes: [(layer: CALayer, running: RunningAnimation)] = []
  private var wasCut = false
  private var isOver = false
  /// Whether the closure has run and the end is waited for.
  private var isClosed = false
  private var ending: Int?
  var completion: ((Bool) -> Void)?
  private let outer: AnimationGroup?

  init(
    duration: TimeInterval, delay: TimeInterval = 0, timing: AnimationTiming,
    repeatCount: Double = 1, autoreverses: Bool = false, allowsInteraction: Bool = false,
    animator: AnimatorClock? = nil
  ) {
    self.duration = max(0, duration)
    self.start = CACurrentMediaTime() + max(0, delay)
    self.timing = timing
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.allowsInteraction = allowsInteraction
    self.animator = animator
    isDriven = animator != nil
    outer = CATransaction.openGroup
    outer?.enter()
  }

  /// Seconds from the start to the end of the last run.
  var activeDuration: TimeInterval { duration * repeatCount * (autoreverses ? 2 : 1) }

  func share(at time: TimeInterval, start: TimeInterval, duration: TimeInterval) -> Double {
    if isDriven {
      let share = animator?.share ?? 1
      return delayShare > 0 && delayShare < 1
        ? max(0, (share - delayShare) / (1 - delayShare)) : share
    }
    var elapsed = time - start
    guard elapsed > 0 else { return 0 }
    guard duration > 0 else { return 1 }
    if autoreverses || repeatCount != 1 {
      let cycle = duration * (autoreverses ? 2 : 1)
      if elapsed >= cycle * repeatCount { return 1 }
      elapsed = elapsed.truncatingRemainder(dividingBy: cycle)
      if elapsed > duration { elapsed = 2 * duration - elapsed }
    }
    return timing.value(at: elapsed, of: duration)
  }

  /// A property of a view's layer was changed while the closure runs.
  static func note(_ layer: CALayer, _ name: String, from old: LayerValue) {
    guard let block = open.last, block.duration > 0 || block.isDriven, layer.host != nil,
      let property = LayerProperty.named(name)
    else { return }
    block.add(property, of: layer, from: old, keyframe: AnimationKeyframe.current)
  }

  private func add(
    _ property: LayerProperty, of layer: CALayer, from old: LayerValue,
    keyframe: AnimationKeyframe?
  ) {
    let new = property.get(layer)
    guard new != old else { return }
    if keyframe == nil,
      let same = changes.first(where: {
        $0.layer === layer && $0.running.change?.property.name == property.name
      })
    {
      same.running.change?.to = new
      return
    }
    var from = old
    if old.numbers == nil,
      layer.running.contains(where: { $0.change?.property.name == property.name })
    {
      from = layer.presented(property, at: CACurrentMediaTime()) ?? old
    }
    let animation = CABasicAnimation(keyPath: property.name)
    animation.duration = keyframe.map { $0.duration * duration } ?? duration
    let running = RunningAnimation(
      key: layer.freeKey(property.name), animation: animation,
      start: layer.localTime(CACurrentMediaTime()) + max(0, start - CACurrentMediaTime())
        + (keyframe?.start ?? 0) * duration,
      change: PropertyChange(property: property, from: from, to: new), block: self)
    layer.append(running)
    changes.append((layer, running))
  }

  /// The closure has run. Without changes there is nothing to wait for.
  func close(lasts: Bool = false) {
    guard !isDriven else { return }
    guard lasts || !changes.isEmpty else { return finishSoon(true) }
    isClosed = true
    waitForEnd()
  }

  /// Waits until the changed layers' times have passed the end; layers whose time stands have none.
  private func waitForEnd() {
    let now = CACurrentMediaTime()
    var rest = start + activeDuration - now
    for (layer, running) in changes where layer.hasOwnTime {
      let first = running.change == nil ? start : running.start
      rest = max(rest.isFinite ? 0 : rest, layer.seconds(until: first + activeDuration))
    }
    guard rest.isFinite else { return }
    ending = schedule(after: rest) { [self] in finish() }
  }

  /// The time of a changed layer, or of one around it, passes in another way now.
  func timeDidChange() {
    guard isClosed, !isOver else { return }
    if let ending {
      callOnMainActor(ending, ()) { identifier, _ in Runtime.current.cancel(identifier) }
    }
    ending = nil
    waitForEnd()
  }

  /// An animation of the block was removed from its layer.
  func lost(_ running: RunningAnimation) {
    guard !isOver else { return }
    changes.removeAll { $0.running === running }
    wasCut = true
    guard changes.isEmpty, !isDriven else { return }
    if let ending {
      callOnMainActor(ending, ()) { identifier, _ in Runtime.current.cancel(identifier) }
    }
    ending = nil
    finishSoon(false)
  }

  private func finishSoon(_ finished: Bool) {
    isOver = true
    let tell = completion
    completion = nil
    guard tell != nil || outer != nil else { return }
    _ = schedule(after: 0) { [outer] in
      tell?(finished)
      outer?.leave()
    }
  }

  /// Takes the animations away and tells.
  func finish() {
    guard !isOver else { return }
    isOver = true
    for (layer, running) in changes { layer.drop(running) }
    changes = []
    let tell = completion
    completion = nil
    tell?(!wasCut)
    outer?.leave()
  }

  private func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    nonisolated(unsafe) let action = action
    return callOnMainActor(delay, ()) { delay, _ in
      Runtime.current.perform(after: delay) { action() }
    }
  }
}

/// The part of a keyframe animation whose closure runs now; shares of the whole.
struct AnimationKeyframe {
  nonisolated(unsafe) static var current: AnimationKeyframe?

  let start: Double
  let duration: Double
}

/// Where an animator stands.
final class AnimatorClock {
  /// The share of the way that is shown now.
  var currentShare: () -> Double = { 0 }

  var share: Double { currentShare() }
}
