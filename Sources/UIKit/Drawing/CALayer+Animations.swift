// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension CALayer {
  /// The layer as it looks at this moment, with the values of its animations.
  public func presentation() -> Self? {
    let copy = type(of: self).init()
    LayerPresentation.exchange {
      copy.copyLooks(of: self)
      copy.applyAnimations(of: self, at: CACurrentMediaTime())
    }
    copy.original = self
    return copy
  }

  /// The layer that a presentation shows; itself for others.
  public func model() -> Self { (original as? Self) ?? self }

  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.map(\.key)
  }

  final func stop(key: String) {
    for one in running where one.key == key { remove(one) }
  }

  /// Starts an animation of an app; one of the same key stops.
  final func start(_ animation: CAAnimation, key: String) {
    stop(key: key)
    if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    let start = animation.beginTime > 0 ? animation.beginTime : localTime(CACurrentMediaTime())
    let group = CATransaction.openGroup
    group?.enter()
    let one = RunningAnimation(key: key, animation: animation, start: start, group: group)
    if animation is CATransition {
      one.picture = callOnMainActor(self, ()) { layer, _ in
        DisplayListBuilder.contentPicture(of: layer)
      }
    }
    append(one)
    CATransaction.atCommit { animation.delegate?.animationDidStart(animation) }
    scheduleEnd(of: one)
  }

  /// Waits for the end of an animation of an app, by the layer's time as it passes now.
  final func scheduleEnd(of one: RunningAnimation) {
    if let ending = one.ending {
      callOnMainActor(ending, ()) { identifier, _ in Runtime.current.cancel(identifier) }
      one.ending = nil
    }
    guard !one.isOver else { return }
    let end = one.start + one.animation.activeDuration
    let rest = end.isFinite ? seconds(until: end) : .infinity
    guard rest.isFinite else { return }
    one.ending = callOnMainActor((self, one), rest) { pair, delay in
      nonisolated(unsafe) let (layer, one) = pair
      return Runtime.current.perform(after: delay) { layer.finish(one) }
    }
  }

  private func finish(_ one: RunningAnimation) {
    one.ending = nil
    one.isOver = true
    if one.animation.isRemovedOnCompletion { drop(one) }
    one.animation.delegate?.animationDidStop(one.animation, finished: true)
    one.group?.leave()
  }

  /// Stops an animation before its end.
  final func remove(_ one: RunningAnimation) {
    drop(one)
    if let block = one.block { return block.lost(one) }
    guard let ending = one.ending else {
      // One without an end or whose time stands, or one that was over and stayed.
      if !one.isOver { tellCut(one) }
      return
    }
    callOnMainActor(ending, ()) { identifier, _ in Runtime.current.cancel(identifier) }
    tellCut(one)
  }

  private func tellCut(_ one: RunningAnimation) {
    one.isOver = true
    one.animation.delegate?.animationDidStop(one.animation, finished: false)
    one.group?.leave()
  }

  final func append(_ one: RunningAnimation) {
    running.append(one)
    LayerPresentation.enter(self)
    didChangeLooks()
  }

  final func drop(_ one: RunningAnimation) {
    running.removeAll { $0 === one }
    if running.isEmpty { LayerPresentation.leave(self) }
    didChangeLooks()
  }

  /// `position`, then `position-2`: closures do not replace one another's animations.
  final func freeKey(_ name: String) -> String {
    guard running.contains(where: { $0.key == name }) else { return name }
    var number = 2
    while running.contains(where: { $0.key == "\(name)-\(number)" }) { number += 1 }
    return "\(name)-\(number)"
  }

  final var animatedProperties: [LayerProperty] {
    var found: [LayerProperty] = []
    for one in running {
      let properties = one.change.map { [$0.property] } ?? one.animation.properties
      for property in properties where !found.contains(where: { $0.name == property.name }) {
        found.append(property)
      }
    }
    return found
  }

  /// Takes the values that the animations of `layer` have at a time.
  final func applyAnimations(of layer: CALayer, at time: TimeInterval) {
    var seen: Set<String> = []
    let time = layer.localTime(time)
    for one in layer.running {
      let name = one.change?.property.name
      one.apply(to: self, at: time, isFirst: name.map { !seen.contains($0) } ?? true)
      if let name { seen.insert(name) }
    }
  }

  /// The value that a property shows at a time.
  final func presented(_ property: LayerProperty, at time: TimeInterval) -> LayerValue? {
    guard !running.isEmpty else { return nil }
    let copy = type(of: self).init()
    LayerPresentation.exchange {
      copy.copyLooks(of: self)
      copy.applyAnimations(of: self, at: time)
    }
    return property.get(copy)
  }

  /// Whether touches wait until a closure's animations are over.
  final var ignoresTouches: Bool {
    !running.isEmpty && running.contains { $0.block.map { !$0.allowsInteraction } ?? false }
  }
}
