// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Seconds on the clock of animations and touches; never zero, which means "at once" in
/// `beginTime`.
public func CACurrentMediaTime() -> CFTimeInterval { Runtime.latestMediaTime }

public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a method for every frame of the virtual clock, 60 a second.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var tick: Int?
  private var isAdded = false
  /// When the frame that is being told was shown.
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var frameInterval = 1
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var isPaused = false { didSet { if isPaused != oldValue { update() } } }

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// One that calls nobody.
  public override init() {
    selector = Selector("")
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  /// Ends the calls for good and lets go of the target.
  open func invalidate() {
    (target, isAdded) = (nil, false)
    update()
  }

  private var interval: TimeInterval {
    var rate = Double(preferredFramesPerSecond)
    if let preferred = preferredFrameRateRange.preferred, preferred > 0 { rate = Double(preferred) }
    return rate > 0 && rate < 60 ? 1 / rate : Double(max(frameInterval, 1)) / 60
  }

  private func update() {
    if let tick { callOnMainActor(tick, ()) { tick, _ in Runtime.current.cancel(tick) } }
    tick = nil
    guard isAdded, !isPaused, target != nil else { return }
    tick = callOnMainActor(self, interval) { link, delay in
      nonisolated(unsafe) let link = link
      return Runtime.current.perform(after: delay) { link.fire() }
    }
  }

  private func fire() {
    timestamp = CACurrentMediaTime()
    targetTimestamp = timestamp + interval
    tick = nil
    guard let target else { return }
    update()
    let arguments: [Any?] = selector.argumentCount == 0 ? [] : [self]
    callOnMainActor((target, arguments), selector) { call, selector in
      _ = RuntimeRegistry.perform(selector, on: call.0, with: call.1)
    }
  }
}
