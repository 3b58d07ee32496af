// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
@_spi(Reflection) import Swift

/// Values of the app's own types, made of neutral parts without their initialisers
/// (Documentation/Gaps.md §6.2).
///
/// Layouts are those of Swift's stable ABI: metadata, value witnesses and enumeration descriptors.
enum NeutralParts {
  /// A value of a structure, class, enumeration, tuple or function type; nil where a part has none.
  static func value<T>(of type: T.Type, _ path: [Any.Type] = []) -> T? {
    // A type that needs itself never ends.
    guard path.count < 24, !path.contains(where: { $0 == type }) else { return nil }
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .structure: return isKnown(type) ? structure(type, path + [type]) : nil
    case .object:
      return isKnown(type, besides: ["UIKit", "CoreData"])
        ? object(type, metadata, path + [type]) : nil
    case .enumeration: return isKnown(type) ? enumeration(type, metadata) : nil
    case .tuple: return tuple(type, metadata, path + [type])
    case .function: return metadata.isQuietFunction ? silence(type) : nil
    case .existential: return conforming(type, metadata, path + [type])
    case nil: return nil
    }
  }

  /// A value of the first of the app's types that conforms and has one.
  private static func conforming<T>(
    _ type: T.Type, _ metadata: TypeMetadata, _ path: [Any.Type]
  ) -> T? {
    guard let wanted = metadata.firstProtocol, let conformers = LeftOutRecord.conformers else {
      return nil
    }
    func open<One>(_ one: One.Type) -> T? { NeutralValues.value(of: one, path) as? T }
    for one in conformers.types(to: wanted) {
      if let value = _openExistential(one, do: open) { return value }
    }
    return nil
  }

  /// What the toolchain's own types are made of is theirs to know, and what classes of UIKit and of
  /// stores are; the structures and enumerations of UIKit and of other frameworks are plain.
  private static func isKnown(_ type: Any.Type, besides others: Set<String> = []) -> Bool {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    return ![
      "Swift", "__C", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch",
      "Synchronization",
    ].contains(module) && !others.contains(module)
  }

  private static func structure<T>(_ type: T.Type, _ path: [Any.Type]) -> T? {
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard fillFields(of: type, at: place, path) else { return nil }
    return place.move()
  }

  private static func object<T>(
    _ type: T.Type, _ metadata: TypeMetadata, _ path: [Any.Type]
  ) -> T? {
    guard metadata.hasOwnStorageOnly else { return nil }
    let (size, mask) = metadata.instanceLayout
    guard let place = allocate?(metadata.address, size, mask) else { return nil }
    let header = 2 * MemoryLayout<Int>.size
    (place + header).initializeMemory(as: UInt8.self, repeating: 0, count: max(0, size - header))
    // An object that cannot be finished is never seen and stays behind.
    guard fillFields(of: type, at: place, isObject: true, path) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(place).takeRetainedValue() as? T
  }

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  /// The run-time's own function.
  private static let allocate = dlsym(nil, "swift_allocObject").map {
    Swift.unsafeBitCast($0, to: Allocate.self)
  }

  private static func fillFields(
    of type: Any.Type, at place: UnsafeMutableRawPointer, isObject: Bool = false,
    _ path: [Any.Type]
  ) -> Bool {
    var isWhole = true
    // The option of classes is no constant in the library.
    let options = _EachFieldOptions(rawValue: isObject ? 1 : 0)
    let isKnown = _forEachField(of: type, options: options) { _, offset, part, _ in
      isWhole = fill(part, at: place + offset, path)
      return isWhole
    }
    return isKnown && isWhole
  }

  /// An enumeration's first case that carries nothing.
  private static func enumeration<T>(_ type: T.Type, _ metadata: TypeMetadata) -> T? {
    let cases = metadata.enumerationCases
    guard cases.empty > 0 else { return nil }
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { place.deallocate() }
    let raw = UnsafeMutableRawPointer(place)
    raw.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
    metadata.setTag(cases.withPayload, of: raw)
    return place.move()
  }

  private static func tuple<T>(
    _ type: T.Type, _ metadata: TypeMetadata, _ path: [Any.Type]
  ) -> T? {
    let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
    defer { place.deallocate() }
    for (part, offset) in metadata.elements
    where !fill(part, at: UnsafeMutableRawPointer(place) + offset, path) { return nil }
    return place.move()
  }

  /// A function that does nothing: callers leave their arguments where it does not look.
  private static func silence<T>(_ type: T.Type) -> T? {
    let nothing: @convention(thin) () -> Void = {}
    guard MemoryLayout<T>.size == 2 * MemoryLayout<Int>.size else { return nil }
    return Swift.unsafeBitCast((Swift.unsafeBitCast(nothing, to: Int.self), 0), to: T.self)
  }

  private static func fill(
    _ type: Any.Type, at place: UnsafeMutableRawPointer, _ path: [Any.Type]
  ) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      guard let value = NeutralValues.value(of: type, path) else { return false }
      place.initializeMemory(as: T.self, to: value)
      return true
    }
    return _openExistential(type, do: open)
  }
}
