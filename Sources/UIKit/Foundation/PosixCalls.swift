// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Calls of C whose constants or closures have other types in Darwin's headers than in Linux's.

/// Darwin's kinds of locks are `Int32`; those of Linux's headers come as `Int`.
@discardableResult
public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>!, _ kind: Int
) -> Int32 {
  pthread_mutexattr_settype(attributes, Int32(kind))
}

/// Darwin's destructor of a thread's value takes a pointer that is never nil.
///
/// The same function serves: a pointer and an optional one are passed alike, and C calls it with
/// values other than NULL alone.
@discardableResult
public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!,
  _ destructor: @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void
) -> Int32 {
  typealias Optional = @convention(c) (UnsafeMutableRawPointer?) -> Void
  return pthread_key_create(key, unsafeBitCast(destructor, to: Optional.self))
}

@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>

/// The label of a queue as Dispatch's headers of Darwin have it; nil asks for the queue that runs.
// swift-format-ignore: NoLeadingUnderscores
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue else { return labelOfQueue(nil) }
  return QueueLabels.text(queue.label)
}

/// Labels that were handed out as C has them, for ever: queues are few.
private enum QueueLabels {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]

  static func text(_ label: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let text = known[label] { return text }
      let text = UnsafePointer(strdup(label)!)
      known[label] = text
      return text
    }
  }
}

/// 1 on the main thread, else 0; Darwin's own call.
public func pthread_main_np() -> Int32 { MainActorCheck.isOnMainActor ? 1 : 0 }
