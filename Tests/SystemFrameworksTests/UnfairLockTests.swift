// Part of Snug, under the Apache License 2.0; see LICENSE.

import SystemFrameworks
import Testing

@Suite("OSAllocatedUnfairLock")
struct UnfairLockTests {
  @Test("copies protect the same state")
  func state() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let copy = lock
    copy.withLock { $0 += 2 }
    #expect(lock.withLock { $0 } == 3)
    #expect(lock.withLockIfAvailable { $0 * 2 } == 6)
  }

  @Test("a lock that is held is not available")
  func held() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 4 } == 4)
  }
}
