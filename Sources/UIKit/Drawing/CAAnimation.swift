// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An animation of a layer (Documentation/Animation.md §4).
///
/// A layer keeps a copy; the layer's own values do not change.
open class CAAnimation: NSObject, CAAction, NSCopying {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?

  public override required init() {
    super.init()
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = Self.init()
    (other.duration, other.beginTime, other.timeOffset) = (duration, beginTime, timeOffset)
    (other.repeatCount, other.repeatDuration) = (repeatCount, repeatDuration)
    (other.autoreverses, other.speed, other.fillMode) = (autoreverses, speed, fillMode)
    (other.isRemovedOnCompletion, other.delegate) = (isRemovedOnCompletion, delegate)
    other.timingFunction = timingFunction
    other.custom = custom
    copyContents(to: other)
    return other
  }

  /// Values for keys that are not Core Animation's own.
  var custom: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

  open func value(forKey key: String) -> Any? { custom[key] }

  /// Copies what a subclass adds.
  func copyContents(to other: CAAnimation) {}

  /// The properties that it changes.
  var properties: [LayerProperty] { [] }

  /// Shows the value of a time in 0...`duration`.
  func show(on layer: CALayer, at time: TimeInterval) {}
}

extension CAAnimation {
  /// Seconds from start to end with all repetitions; may be infinite.
  final var activeDuration: TimeInterval {
    let cycle = duration * (autoreverses ? 2 : 1)
    let all =
      repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    return speed > 0 ? all / Double(speed) : .infinity
  }

  /// Shows the value `elapsed` seconds after the start, if it has one then.
  final func apply(to layer: CALayer, elapsed: TimeInterval) {
    if elapsed < 0 {
      if fillMode == .backwards || fillMode == .both { show(on: layer, at: 0) }
      return
    }
    let isOver = elapsed >= activeDuration
    if isOver, fillMode != .forwards, fillMode != .both { return }
    let cycle = duration * (autoreverses ? 2 : 1)
    guard cycle > 0 else { return }
    var time = elapsed * Double(speed) + timeOffset
    if isOver {
      let runs = activeDuration * Double(speed) / cycle
      time = runs == runs.rounded() ? cycle : (runs - runs.rounded(.down)) * cycle
    } else {
      time = time.truncatingRemainder(dividingBy: cycle)
    }
    show(on: layer, at: time > duration ? 2 * duration - time : time)
  }

  /// The share of the way by the timing function.
  final func paced(_ time: TimeInterval) -> Double {
    let share = duration > 0 ? time / duration : 1
    return timingFunction.map { $0.curve.value(at: share) } ?? share
  }
}

/// Who is told that an animation began and ended.
public protocol CAAnimationDelegate: NSObjectProtocol {
  // @objc optional
  func animationDidStart(_ anim: CAAnimation)
  // @objc optional
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
