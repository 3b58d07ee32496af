// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// An animation that a layer has: what an app added, or what a closure of `UIView.animate` made of a
/// change (Documentation/Animation.md §1).
///
/// Times are those of `CACurrentMediaTime()`, in seconds.
final class RunningAnimation {
  let key: String
  /// What `animation(forKey:)` answers.
  let animation: CAAnimation
  /// When it starts to move, with its delay, in the layer's time.
  let start: TimeInterval
  /// The change it shows; nil for animations that an app added.
  var change: PropertyChange?
  /// The closure it comes from.
  let block: AnimationBlock?
  /// Waits for the end, for animations that an app added.
  let group: AnimationGroup?
  /// Waiting work that ends it.
  var ending: Int?
  /// Whether its end was told.
  var isOver = false
  /// What the layer showed before, for exchanges of pictures.
  var picture: DisplayList?

  init(
    key: String, animation: CAAnimation, start: TimeInterval, change: PropertyChange? = nil,
    block: AnimationBlock? = nil, group: AnimationGroup? = nil
  ) {
    self.key = key
    self.animation = animation
    self.start = start
    self.change = change
    self.block = block
    self.group = group
  }

  /// Gives the layer, or a copy of it, the value of a time.
  func apply(to layer: CALayer, at time: TimeInterval, isFirst: Bool) {
    guard let change, let block else {
      animation.apply(to: layer, elapsed: time - start)
      return
    }
    let share = block.share(at: time, start: start, duration: animation.duration)
    change.apply(to: layer, share: share, isWaiting: time < start, isFirst: isFirst)
  }
}

/// A property's way from an old to a new value.
struct PropertyChange {
  let property: LayerProperty
  var from: LayerValue
  var to: LayerValue

  /// Numbers are added to what the layer has, so that several animations of one property go on
  /// together; turns and colours replace it.
  var isAdditive: Bool { from.numbers != nil }

  func apply(to layer: CALayer, share: Double, isWaiting: Bool, isFirst: Bool) {
    if isAdditive {
      // What is left of the way: old minus new.
      let rest = from.adding(to, times: -1)
      return property.set(layer, property.get(layer).adding(rest, times: 1 - CGFloat(share)))
    }
    if isWaiting, !isFirst { return }
    property.set(layer, from.interpolated(to: to, CGFloat(share)))
  }
}
