// Part of Snug, under the Apache License 2.0; see LICENSE.

import Synchronization

/// Set until it is cleared the first time.
final class AtomicFlag: Sendable {
  private let isSet = Atomic(true)

  /// - Returns: Whether it was set.
  func clear() -> Bool { isSet.exchange(false, ordering: .relaxed) }
}
