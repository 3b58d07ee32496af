// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Dispatch

/// Whether code runs on the main actor, for members that cannot be bound to it.
///
/// `Thread.isMainThread` alone is not enough: once the main thread waits in `dispatchMain`, another
/// thread serves the main queue.
enum MainActorCheck {
  private static let key = DispatchSpecificKey<Bool>()

  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// The thread that last set up a run-time; `Thread.isMainThread` costs two system calls on Linux.
  nonisolated(unsafe) private static var knownThread: pthread_t?

  @MainActor
  static func rememberThread() { knownThread = pthread_self() }

  static var isOnMainActor: Bool {
    if let knownThread, pthread_equal(knownThread, pthread_self()) != 0 { return true }
    return Thread.isMainThread
      || (isMarked && DispatchQueue.getSpecific(key: key) == true)
  }
}
