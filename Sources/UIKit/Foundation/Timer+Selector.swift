// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension Timer {
  /// `init(timeInterval:repeats:block:)` as on Apple's systems; the lowering writes it. Foundation's
  /// own on Linux fires at once for the first time (Documentation/SourceLowering.md §2.6).
  public convenience init(
    firstAfter interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }

  /// A timer that calls a method of its target, which it keeps alive until it is invalidated.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let send = TimerAction(target: target as AnyObject, selector: selector)
    self.init(firstAfter: timeInterval, repeats: repeats) { send.fire($0) }
    setInformation(userInfo)
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let send = TimerAction(target: target as AnyObject, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { send.fire($0) }
    setInformation(userInfo)
  }

  /// A timer as above, put on the current run loop.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// What the timer was made with.
  public var userInfo: Any? { objc_getAssociatedObject(self, TimerAction.informationKey) }

  /// The same, where two modules bring Foundation and the name is ambiguous; the lowering writes it.
  public var snugUserInfo: Any? { userInfo }

  private func setInformation(_ information: Any?) {
    guard let information else { return }
    objc_setAssociatedObject(
      self, TimerAction.informationKey, information, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// The call a timer makes.
private struct TimerAction: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func fire(_ timer: Timer) {
    RuntimeRegistry.perform(
      selector, on: target, with: selector.argumentCount == 0 ? [] : [timer])
  }

  nonisolated(unsafe) static let informationKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension NSObjectProtocol {
  /// Calls a method after a delay, in a turn of the current run loop.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedCalls.schedule(self, selector, argument, delay)
  }

  /// Drops the delayed calls of a target.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.cancel(target as AnyObject, selector: nil)
  }

  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.cancel(target as AnyObject, selector: selector)
  }
}

/// The calls that wait for their delay to pass.
private enum DelayedCalls {
  private struct Call {
    let target: AnyObject
    let selector: Selector
    let timer: Timer
  }

  nonisolated(unsafe) private static var waiting: [Call] = []
  private static let lock = NSLock()

  static func schedule(
    _ target: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let send = UncheckedAction {
      RuntimeRegistry.perform(
        selector, on: target, with: selector.argumentCount == 0 ? [] : [argument])
    }
    let timer = Timer(firstAfter: delay, repeats: false) { timer in
      lock.withLock { waiting.removeAll { $0.timer === timer } }
      send.run()
    }
    lock.withLock { waiting.append(Call(target: target, selector: selector, timer: timer)) }
    RunLoop.current.add(timer, forMode: .default)
  }

  static func cancel(_ target: AnyObject, selector: Selector?) {
    let matches: (Call) -> Bool = { call in
      call.target === target && (selector == nil || call.selector == selector)
    }
    let dropped = lock.withLock { () -> [Call] in
      let dropped = waiting.filter(matches)
      waiting.removeAll(where: matches)
      return dropped
    }
    dropped.forEach { $0.timer.invalidate() }
  }
}
