// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// Which run loops were asked to stop: Foundation's here cannot be.
private enum StoppedLoops {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var loops: Set<ObjectIdentifier> = []

  static func insert(_ loop: RunLoop) { lock.withLock { _ = loops.insert(ObjectIdentifier(loop)) } }

  /// - Returns: Whether it was asked since the last look.
  static func remove(_ loop: RunLoop) -> Bool {
    lock.withLock { loops.remove(ObjectIdentifier(loop)) != nil }
  }
}

/// Runs the thread's run loop until it is stopped.
public func CFRunLoopRun() { CFRunLoopRunInMode(.defaultMode, .infinity, false) }

/// Ends the run that is under way, or else the next one at its start.
public func CFRunLoopStop(_ loop: CFRunLoop!) {
  StoppedLoops.insert(loop)
  CFRunLoopWakeUp(loop)
}

/// Runs the thread's run loop for some seconds, 0 for one turn, until it is stopped, or until one
/// source was handled.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  let name = RunLoop.Mode(rawValue: mode.name)
  let end = seconds.isFinite ? Date(timeIntervalSinceNow: seconds) : .distantFuture
  // A stop that came before would else be seen after the first turn, which may last to the end.
  if StoppedLoops.remove(loop) { return .stopped }
  while true {
    let ran = loop.run(turningMode: name, before: end)
    if StoppedLoops.remove(loop) { return .stopped }
    guard ran else { return .finished }
    if returnAfterSourceHandled { return .handledSource }
    if Date() >= end { return .timedOut }
  }
}
