// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What may be allowed once: nobody decided until an app asks, and then the answer is no
/// (Documentation/SystemFrameworks.md §1.1).
final class Permission: @unchecked Sendable {
  private let lock = NSLock()
  private var wasAsked = false

  /// `undecided` until the app asked, then `denied`.
  func status<Status>(_ undecided: Status, _ denied: Status) -> Status {
    lock.withLock { wasAsked ? denied : undecided }
  }

  /// Refuses, and calls `answer` in a later turn of the main loop.
  func ask(_ answer: @escaping () -> Void) {
    refuse()
    answerLater(answer)
  }

  func refuse() { lock.withLock { wasAsked = true } }
}

/// Calls what waits for another process, for the network or for the user in a later turn of the
/// main loop.
func answerLater(_ answer: @escaping () -> Void) {
  nonisolated(unsafe) let answer = answer
  DispatchQueue.main.async { answer() }
}
