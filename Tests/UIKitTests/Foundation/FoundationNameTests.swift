// Part of Snug, under the Apache License 2.0; see LICENSE.

import FoundationNetworking
import Testing
import UIKit

@Suite("What Apple's Foundation has and Linux's lacks")
struct FoundationNameTests {
  @Test("an exception keeps its name, reason and information")
  func exception() {
    let value = NSException(
      name: .invalidArgumentException, reason: "no", userInfo: ["key": 1])
    #expect(value.name.rawValue == "NSInvalidArgumentException" && value.reason == "no")
    #expect(value.userInfo?["key"] as? Int == 1)
  }

  @Test("a request that is made without an address takes one later")
  func emptyRequest() {
    let request = NSMutableURLRequest()
    request.url = URL(string: "https://example.com/a")
    request.httpMethod = "PUT"
    let copy = request.copy() as? NSURLRequest
    #expect(copy?.url?.path == "/a")
    #expect(copy?.httpMethod == "PUT")
  }

  @Test("a timer that is only declared is never valid")
  func plainTimer() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
  }

  @Test("an unfair lock is taken once, and again after it is free")
  func unfairLock() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("threads that wait for an unfair lock go on one after the other")
  func contention() {
    let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    let sum = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    sum.initialize(to: 0)
    nonisolated(unsafe) let (guarded, total) = (lock, sum)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      os_unfair_lock_lock(guarded)
      total.pointee += 1
      os_unfair_lock_unlock(guarded)
    }
    #expect(sum.pointee == 200)
    lock.deallocate()
    sum.deallocate()
  }

  private final class Counter: InheritableLock, @unchecked Sendable {
    var value = 0
    var turns = 0
    override func lock() {
      turns += 1
      super.lock()
    }
  }

  private final class Nested: InheritableRecursiveLock, @unchecked Sendable {}

  @Test("a lock that is inherited locks, through an override too")
  func inheritedLock() {
    let counter = Counter()
    counter.withLock { counter.value += 1 }
    #expect(counter.value == 1 && counter.turns == 1)
    counter.lock()
    #expect(!counter.try())
    counter.unlock()
    let nested = Nested()
    nested.lock()
    #expect(nested.try())
    nested.unlock()
    nested.unlock()
  }

  @Test("a dictionary takes keys that are known to be copied only")
  func copiedKeys() {
    let dictionary = NSMutableDictionary()
    let key: any NSCopying = NSString("a")
    dictionary[key] = 1
    #expect(dictionary["a"] as? Int == 1)
    dictionary[key] = nil
    #expect(dictionary.count == 0)
  }

  @Test("a class is asked for messages that it was given, and for no others")
  func classMessages() {
    final class Target: NSObject {}
    nonisolated(unsafe) let shared = Target()
    RuntimeRegistry.describe(Target.self).classMethod("sharedTarget") { _ in shared }
    #expect(Target.responds(to: Selector("sharedTarget")))
    #expect(!Target.responds(to: Selector("other")))
    #expect(Target.perform(Selector("sharedTarget"))?.takeUnretainedValue() === shared)
  }

  @Test("the bytes of a data object are read by Core Foundation's functions")
  func dataBytes() {
    let data: CFData = NSData(data: Data([7, 8, 9]))
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)[2] == 9)
  }
}
