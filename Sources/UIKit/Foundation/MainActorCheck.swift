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

  static var isOnMainActor: Bool {
    Thread.isMainThread || (isMarked && DispatchQueue.getSpecific(key: key) == true)
  }
}
