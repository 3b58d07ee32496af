// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Darwin's lock of one word: 0 while it is free.
public struct os_unfair_lock: Sendable {
  fileprivate var word: UInt32 = 0

  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Guards every word; threads that wait for one of them sleep here.
private let waiters = NSCondition()

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  waiters.lock()
  defer { waiters.unlock() }
  while lock.pointee.word != 0 { waiters.wait() }
  lock.pointee.word = 1
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  waiters.lock()
  defer { waiters.unlock() }
  guard lock.pointee.word == 0 else { return false }
  lock.pointee.word = 1
  return true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  waiters.lock()
  defer { waiters.unlock() }
  lock.pointee.word = 0
  waiters.broadcast()
}

public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {
  precondition(lock.pointee.word != 0, "nobody holds the lock")
}
