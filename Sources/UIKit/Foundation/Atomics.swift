// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// Darwin's atomic functions, which a lock stands for here: each is whole against every other, which
// is all that they promise.

private enum Atomics {
  static let lock = NSLock()
}

private func change<Value>(
  _ place: UnsafeMutablePointer<Value>, _ body: (Value) -> Value
) -> Value {
  Atomics.lock.withLock {
    place.pointee = body(place.pointee)
    return place.pointee
  }
}

private func swap<Value: Equatable>(
  _ old: Value, _ new: Value, _ place: UnsafeMutablePointer<Value>
) -> Bool {
  Atomics.lock.withLock {
    guard place.pointee == old else { return false }
    place.pointee = new
    return true
  }
}

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}

@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ amount }
}

@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}

@discardableResult
public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &+ 1 }
}

@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}

@discardableResult
public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  change(value) { $0 &- 1 }
}

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}

@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ amount }
}

@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}

@discardableResult
public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &+ 1 }
}

@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}

@discardableResult
public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  change(value) { $0 &- 1 }
}

@discardableResult
public func OSAtomicOr32Barrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
  Int32(bitPattern: change(value) { $0 | mask })
}

@discardableResult
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

@discardableResult
public func OSAtomicCompareAndSwapInt(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

@discardableResult
public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }

@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }

/// Makes what this thread has written known to the others.
public func OSMemoryBarrier() { Atomics.lock.withLock {} }
