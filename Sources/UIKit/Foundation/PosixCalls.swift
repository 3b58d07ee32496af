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
