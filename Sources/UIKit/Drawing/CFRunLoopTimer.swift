// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Core Foundation's name of a timer.
public typealias CFRunLoopTimer = Timer

/// A timer that calls a block at a date, in seconds from 2001 on, and then every `interval` seconds
/// where that is above 0. It runs on the loops that it is added to.
///
/// - Parameters:
///   - flags: For later use, says Apple's documentation.
///   - order: Of nothing here, as Apple's documentation says of its own timers.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(0, interval),
    repeats: interval > 0
  ) { block?($0) }
}

public func CFRunLoopAddTimer(
  _ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  loop.add(timer, forMode: RunLoop.Mode(mode.name))
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval {
  timer.timeInterval
}

/// Whether the timer was made to fire more than once.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool { timer.timeInterval > 0 }

public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer.fireDate.timeIntervalSinceReferenceDate
}

public func CFRunLoopTimerSetNextFireDate(
  _ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime
) {
  timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
