// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import UIKit

/// Turns the main run loop on virtual time until an app has nothing left to do.
@MainActor
package enum RunLoopDriver {
  /// Turns after which an app that keeps itself busy is taken as it is.
  static let maximumTurns = 1_000
  /// Seconds of virtual time an app gets for animations and timers after its launch.
  static let patience: TimeInterval = 10

  /// Runs what is due, the passes, and what is scheduled within ``patience`` seconds.
  package static func settle() {
    let end = Runtime.current.now + patience
    for _ in 0..<maximumTurns {
      drainMainQueue()
      if Runtime.current.turn() { continue }
      guard let due = Runtime.current.nextDue, due <= end else { return }
      Runtime.current.advance(to: due)
    }
  }

  /// Runs blocks that were sent to the main queue, and run loop sources that are ready.
  private static func drainMainQueue() {
    for _ in 0..<8 {
      guard RunLoop.main.run(mode: .default, before: Date.distantPast) else { return }
    }
  }
}
