// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A clock's relation to the one around it, as layers and animations have it.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var timeOffset: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var speed: Float { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {}
extension CAAnimation: CAMediaTiming {}

/// A layer's own time, kept only by layers that have one (Documentation/Animation.md §6).
final class LayerTiming {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var speed: Float = 1
  var fillMode = CAMediaTimingFillMode.removed

  func local(_ outer: CFTimeInterval) -> CFTimeInterval {
    (outer - beginTime) * Double(speed) + timeOffset
  }

  func outer(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }
}

extension CALayer {
  private var changeable: LayerTiming {
    if let timing { return timing }
    let made = LayerTiming()
    timing = made
    return made
  }

  private func change(_ body: (LayerTiming) -> Void) {
    body(changeable)
    timeDidChange()
  }

  public var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { change { $0.beginTime = newValue } }
  }
  public var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { change { $0.timeOffset = newValue } }
  }
  public var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { change { $0.duration = newValue } }
  }
  public var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { change { $0.repeatCount = newValue } }
  }
  public var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { change { $0.repeatDuration = newValue } }
  }
  public var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { change { $0.autoreverses = newValue } }
  }
  /// How fast the layer's time passes; 0 stands still.
  public var speed: Float {
    get { timing?.speed ?? 1 }
    set { change { $0.speed = newValue } }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { change { $0.fillMode = newValue } }
  }

  /// A time of another layer, or of the clock, in this layer's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(t)
    return l?.localTime(clock) ?? clock
  }

  /// Whether this layer or one around it has a time of its own.
  final var hasOwnTime: Bool { timing != nil || superlayer?.hasOwnTime ?? false }

  /// - Complexity: O(depth of the layer).
  final func localTime(_ clock: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(clock) ?? clock
    return timing?.local(outer) ?? outer
  }

  private func clockTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let outer = timing?.outer(local) ?? local
    return superlayer?.clockTime(outer) ?? outer
  }

  /// Seconds of the clock until the layer's time is `local`; infinite while it stands or runs
  /// backwards.
  final func seconds(until local: CFTimeInterval) -> TimeInterval {
    var speed = 1.0
    var layer: CALayer? = self
    while let one = layer {
      if let timing = one.timing { speed *= Double(timing.speed) }
      layer = one.superlayer
    }
    let rest = local - localTime(CACurrentMediaTime())
    if rest <= 1e-9 { return 0 }
    return speed > 0 ? rest / speed : .infinity
  }

  /// Ends of animations here and in what is inside come at other times now.
  private func timeDidChange() {
    var blocks: [AnimationBlock] = []
    collectRunning(&blocks)
    for block in blocks { block.timeDidChange() }
    didChangeLooks()
  }

  private func collectRunning(_ blocks: inout [AnimationBlock]) {
    for one in running {
      if let block = one.block {
        if !blocks.contains(where: { $0 === block }) { blocks.append(block) }
      } else {
        scheduleEnd(of: one)
      }
    }
    for child in children { child.collectRunning(&blocks) }
  }

  /// Ends every animation of closures in the tree at once, as if its time were over.
  final func finishBlocks() {
    var blocks: [AnimationBlock] = []
    collectRunning(&blocks)
    for block in blocks { block.finish() }
  }
}
