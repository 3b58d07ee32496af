// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Turns the main run loop on virtual time until an app has nothing left to do.
@MainActor
package enum RunLoopDriver {
  /// Turns after which an app that keeps itself busy is taken as it is.
  static let maximumTurns = 1_000
  /// Turns in a row that take no time; each further one takes a frame.
  private static let freeTurns = 100
  /// Seconds that a screen shows a picture.
  private static let frame: TimeInterval = 1 / 60
  /// Seconds of virtual time an app gets to finish its animations.
  static let patience: TimeInterval = 10
  /// Seconds of virtual time within which an app's own timers and delayed blocks still count: about
  /// as long as somebody looks at a screen before they act.
  static let timerPatience: TimeInterval = 3

  /// Runs what is due, the passes, and what is scheduled within the patience.
  package static func settle() {
    RunClock.catchUp()
    let start = Runtime.current.now
    run(animationsUntil: start + patience, timersUntil: start + timerPatience, isSettling: true)
  }

  /// Lets `seconds` of virtual time pass, and runs everything that comes due on the way.
  package static func wait(_ seconds: TimeInterval) {
    let end = Runtime.current.now + seconds
    run(animationsUntil: end, timersUntil: end)
    RunClock.advance(to: max(end, Runtime.current.now))
    run(animationsUntil: end, timersUntil: end)
  }

  /// One turn; where it has nothing to do, the clocks go to what is due next.
  ///
  /// - Returns: Whether there was anything to do, or anything due.
  static func pass() -> Bool {
    RunClock.catchUp()
    if Runtime.current.turn() || Runtime.current.displayOwnViews() { return true }
    let due = [Runtime.current.nextDue, RunClock.nextDue].compactMap(\.self).min()
    if let due { RunClock.advance(to: max(due, Runtime.current.now)) }
    return due != nil
  }

  /// - Parameter isSettling: Whether what the app waits for on the main thread counts for nothing.
  private static func run(
    animationsUntil end: TimeInterval, timersUntil timerEnd: TimeInterval, isSettling: Bool = false
  ) {
    var (end, timerEnd) = (end, timerEnd)
    var busyTurns = 0
    for _ in 0..<maximumTurns {
      let activity = RunClock.threadActivity
      drainMainQueue()
      let waited = RunClock.catchUp()
      if isSettling { (end, timerEnd) = (end + waited, timerEnd + waited) }
      if Runtime.current.turn() {
        busyTurns += 1
        // A phone's clock goes on while an app lays out again and again, and so do its transitions.
        if busyTurns > freeTurns, let due = nextDue(end, timerEnd) {
          RunClock.advance(to: min(due, Runtime.current.now + frame))
        }
        continue
      }
      busyTurns = 0
      if RunClock.waitForThreads(since: activity) { continue }
      if Runtime.current.displayOwnViews() { continue }
      // Nobody can act before the app listens again.
      let isDeaf = isSettling && UIApplication.shared.isIgnoringInteractionEvents
      guard let due = nextDue(end, isDeaf ? end : timerEnd) else { return }
      RunClock.advance(to: due)
    }
  }

  /// When something is due next that is waited for; nil where there is nothing.
  private static func nextDue(_ end: TimeInterval, _ timerEnd: TimeInterval) -> TimeInterval? {
    let animation = Runtime.current.nextDue.flatMap { $0 <= end ? $0 : nil }
    let answer = RunClock.nextAnswerDue.flatMap { $0 <= end ? $0 : nil }
    let timer = RunClock.nextDue.flatMap { $0 <= max(timerEnd, answer ?? 0) ? $0 : nil }
    return [animation, timer].compactMap(\.self).min()
  }

  /// Runs blocks that were sent to the main queue, and run loop sources that are ready.
  private static func drainMainQueue() {
    for _ in 0..<8 {
      guard RunLoop.main.run(mode: .default, before: Date.distantPast) else { return }
    }
  }
}
