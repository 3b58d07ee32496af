// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Dispatch
internal import Foundation

/// Whether code runs on the main actor, for members that cannot be bound to it.
///
/// `Thread.isMainThread` alone is not enough: once the main thread waits in `dispatchMain`, another
/// thread serves the main queue.
package enum MainActorCheck {
  private static let key = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// The main thread, once something was set up on it; `Thread.isMainThread` costs two system calls
  /// on Linux. A thread that only serves the main queue for a while is not kept.
  nonisolated(unsafe) private static var knownThread: pthread_t?

  @MainActor
  package static func rememberThread() {
    if Thread.isMainThread { knownThread = pthread_self() }
  }

  package static var isOnMainActor: Bool {
    if let knownThread, pthread_equal(knownThread, pthread_self()) != 0 { return true }
    return Thread.isMainThread
      || (isMarked && DispatchQueue.getSpecific(key: key) == true)
  }
}
