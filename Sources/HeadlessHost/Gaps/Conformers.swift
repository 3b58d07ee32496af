// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The app's types that conform to a protocol, read from the records that Swift's compiler writes of
/// conformances and the linker gathers (Documentation/Gaps.md §6.2).
///
/// Layouts are those of Swift's stable ABI.
struct Conformers {
  /// Four bytes a record, each the distance to one.
  private let records: UnsafeRawBufferPointer

  /// What the names of classes begin with that are made for a build's sake.
  private static let made = ".SnugNeutral_"

  init(records: UnsafeRawBufferPointer) { self.records = records }

  /// Types without generic arguments, in the order of their names, and then those that were made for
  /// protocols to which nothing conforms.
  ///
  /// - Complexity: O(records).
  func types(to wanted: UnsafeRawPointer) -> [Any.Type] {
    guard let start = records.baseAddress else { return [] }
    return stride(from: 0, to: records.count, by: 4).compactMap { offset in
      type(of: Self.target(start + offset), to: wanted)
    }.map { (type: $0, name: String(reflecting: $0)) }.sorted { one, other in
      (one.name.contains(Self.made) ? 1 : 0, one.name)
        < (other.name.contains(Self.made) ? 1 : 0, other.name)
    }.map(\.type)
  }

  private func type(of record: UnsafeRawPointer, to wanted: UnsafeRawPointer) -> Any.Type? {
    let flags = record.load(fromByteOffset: 12, as: UInt32.self)
    // Conditions depend on arguments.
    guard Self.indirectTarget(record) == wanted, flags >> 8 & 0xFF == 0 else { return nil }
    let place = record + 4
    let descriptor: UnsafeRawPointer
    switch flags >> 3 & 7 {
    case 0: descriptor = Self.target(place)
    case 1: descriptor = Self.target(place).load(as: UnsafeRawPointer.self)
    default: return nil
    }
    let kind = descriptor.load(as: UInt32.self)
    // Classes, structures and enumerations that are not generic have a function for their metadata.
    guard (16...18).contains(kind & 0x1F), kind & 0x80 == 0 else { return nil }
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer
    let access = Swift.unsafeBitCast(Self.target(descriptor + 12), to: Access.self)
    return Swift.unsafeBitCast(access(0), to: Any.Type.self)
  }

  private static func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.load(as: Int32.self))
  }

  /// A distance whose lowest bit says that a pointer stands there.
  private static func indirectTarget(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(place.load(as: Int32.self))
    let address = place + (distance & ~1)
    return distance & 1 == 0 ? address : address.load(as: UnsafeRawPointer.self)
  }
}
