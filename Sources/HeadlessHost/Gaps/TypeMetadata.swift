// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Glibc

/// The run-time's record of a type, as Swift's ABI lays it out where there is no Objective-C.
struct TypeMetadata {
  enum Kind: UInt {
    case object = 0
    case structure = 0x200
    case enumeration = 0x201
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
  }

  let address: UnsafeRawPointer

  init(_ type: Any.Type) { address = Swift.unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private init(_ address: UnsafeRawPointer) { self.address = address }

  var kind: Kind? { Kind(rawValue: word(0)) }

  private func word(_ index: Int) -> UInt {
    address.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  private func pointer(_ index: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: word(index))
  }

  // MARK: Classes

  private var superclass: TypeMetadata? { pointer(1).map(TypeMetadata.init) }

  /// Size in bytes and alignment mask of an object.
  var instanceLayout: (size: Int, mask: Int) {
    (
      Int(address.load(fromByteOffset: 24, as: UInt32.self)),
      Int(address.load(fromByteOffset: 28, as: UInt16.self))
    )
  }

  /// Whether no class above, but for `NSObject`, is one of the system's, whose initialisers do more
  /// than fill in.
  var hasOwnStorageOnly: Bool {
    var next = superclass
    while let one = next {
      let name = String(reflecting: Swift.unsafeBitCast(one.address, to: Any.Type.self))
      if name == "Foundation.NSObject" { return true }
      if ["Foundation.", "UIKit.", "Swift.", "CoreData."].contains(where: name.hasPrefix) {
        return false
      }
      next = one.superclass
    }
    return true
  }

  /// The words of a class's record, its methods' entries among them; shared by the whole process.
  var methods: UnsafeMutableBufferPointer<UInt> {
    let (size, head) = (
      address.load(fromByteOffset: 32, as: UInt32.self),
      address.load(fromByteOffset: 36, as: UInt32.self)
    )
    return UnsafeMutableBufferPointer(
      start: UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: UInt.self),
      count: Int(size - head) / MemoryLayout<UInt>.size)
  }

  /// Puts a function in a method's place in a class's record, for the whole process.
  ///
  /// - Parameters:
  ///   - symbol: The method's; one that the class has not is left alone.
  ///   - own: The function's, which takes what the method takes.
  func replaceMethod(_ symbol: String, by own: String) {
    guard let method = dlsym(nil, symbol), let other = dlsym(nil, own),
      let place = methods.firstIndex(of: UInt(bitPattern: method))
    else { return }
    methods[place] = UInt(bitPattern: other)
  }

  // MARK: Enumerations

  /// How many cases carry something, and how many do not.
  var enumerationCases: (withPayload: UInt32, empty: UInt32) {
    guard let descriptor = pointer(1) else { return (0, 0) }
    return (
      descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF,
      descriptor.load(fromByteOffset: 24, as: UInt32.self)
    )
  }

  /// Makes a zeroed enumeration the case of a number: those with payload count first.
  func setTag(_ tag: UInt32, of value: UnsafeMutableRawPointer) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let size = MemoryLayout<UInt>.size
    let witnesses = (address - size).load(as: UnsafeRawPointer.self)
    // Eight functions, size and stride, flags and count of spare patterns; then three of enums.
    let offset = 10 * size + 8 + 2 * size
    let inject = witnesses.load(fromByteOffset: offset, as: Inject.self)
    inject(value, tag, address)
  }

  // MARK: Protocols

  /// The record of the first protocol of a value that is of any type that conforms to it.
  var firstProtocol: UnsafeRawPointer? {
    let flags = address.load(fromByteOffset: 8, as: UInt32.self)
    let count = address.load(fromByteOffset: 12, as: UInt32.self)
    // A class that the value must inherit comes first.
    return count == 0 ? nil : pointer(flags >> 30 & 1 == 0 ? 2 : 3)
  }

  // MARK: Tuples and functions

  var elements: [(type: Any.Type, offset: Int)] {
    (0..<Int(word(1))).map { index in
      (Swift.unsafeBitCast(word(3 + 2 * index), to: Any.Type.self), Int(word(4 + 2 * index)))
    }
  }

  /// Whether a function is an ordinary one that returns nothing.
  var isQuietFunction: Bool {
    // The convention is above the 16 bits of the count; bit 29 says that it is asynchronous.
    let flags = word(1)
    guard flags >> 16 & 0xFF == 0, flags & (1 << 29) == 0 else { return false }
    return Swift.unsafeBitCast(word(2), to: Any.Type.self) == Void.self
  }
}
