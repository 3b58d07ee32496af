// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A list of objects that it may hold weakly; places of objects that are gone stay, and are nil.
open class NSPointerArray: NSObject {
  private struct Entry {
    weak var weak: AnyObject?
    let strong: AnyObject?

    init(_ pointer: UnsafeMutableRawPointer?, holdsWeakly: Bool) {
      let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      weak = object
      strong = holdsWeakly ? nil : object
    }
  }

  private var entries: [Entry] = []
  private let holdsWeakly: Bool

  public init(options: NSPointerFunctions.Options) {
    holdsWeakly = options.contains(.weakMemory)
    super.init()
  }

  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// With the places that are nil; new ones are nil, too many go.
  open var count: Int {
    get { entries.count }
    set {
      while entries.count > newValue { entries.removeLast() }
      while entries.count < newValue { addPointer(nil) }
    }
  }

  open var allObjects: [Any] { entries.compactMap(\.weak) }

  /// - Precondition: The place is one of the list's.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index].weak.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    entries.append(Entry(pointer, holdsWeakly: holdsWeakly))
  }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(Entry(item, holdsWeakly: holdsWeakly), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = Entry(item, holdsWeakly: holdsWeakly)
  }

  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Takes the places that are nil away.
  open func compact() { entries.removeAll { $0.weak == nil } }
}
