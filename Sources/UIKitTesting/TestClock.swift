// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Lets the app of a screen finish what it has begun, on UIKit's virtual clock.
@MainActor
enum TestClock {
  /// Turns after which an app that keeps itself busy is taken as it is.
  private static let maximumTurns = 1_000
  /// Virtual seconds that animations get to end.
  private static let patience: TimeInterval = 10

  static func settle() { run(until: Runtime.current.now + patience) }

  static func wait(_ seconds: TimeInterval) {
    let end = Runtime.current.now + seconds
    run(until: end)
    Runtime.current.advance(to: max(end, Runtime.current.now))
  }

  private static func run(until end: TimeInterval) {
    let runtime = Runtime.current
    for _ in 0..<maximumTurns {
      if runtime.turn() { continue }
      guard let due = runtime.nextDue, due <= end else { return }
      runtime.advance(to: due)
    }
  }
}
