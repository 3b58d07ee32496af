// Part of Snug, under the Apache License 2.0; see LICENSE.

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A run of memory for trivial values: the one place where the solver handles raw pointers.
///
/// Owned by hand (see ``deallocate()``), because a reference count and bounds checks in the inner
/// loops of a pivot cost more than its arithmetic. Indexes are checked in debug builds.
struct Block<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  /// Memory for `capacity` elements with undefined contents.
  init(capacity: Int) {
    base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Memory whose bytes are zero. Large blocks cost nothing until they are touched.
  init(zeroed capacity: Int) {
    guard let memory = calloc(capacity, MemoryLayout<Element>.stride) else {
      preconditionFailure("no memory for \(capacity) elements")
    }
    base = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  @inline(__always) subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < capacity, "index \(index) is outside 0..<\(capacity)")
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < capacity, "index \(index) is outside 0..<\(capacity)")
      base[index] = newValue
    }
  }

  /// Makes room for more elements, keeping the first `count`.
  mutating func grow(to newCapacity: Int, keeping count: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.update(from: base, count: count)
    deallocate()
    base = larger
    capacity = newCapacity
  }

  /// Other memory with the same contents.
  func copy() -> Block {
    let copy = Block(capacity: capacity)
    copy.base.update(from: base, count: capacity)
    return copy
  }

  /// Frees the memory.
  func deallocate() { free(base) }
}
