// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The properties of UIKit's own classes by their names, as key-value coding and Objective-C's lists
/// of properties have them (Documentation/SourceLowering.md §6.10). The register, below every class,
/// finds this by its name.
final class FrameworkProperties: NSObject, FrameworkPropertyTable {
  /// What tells some of a class's properties.
  typealias Part = (type: AnyClass, tell: @MainActor (RuntimeClass) -> Void)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var made: [ObjectIdentifier: RuntimeClass] = [:]
  private static let partsByType = Dictionary(grouping: parts) {
    ObjectIdentifier($0.type)
  }

  /// A class's entry, made when it is first asked for: all of them have some 2 000 properties, which
  /// takes 50 ms.
  static func entry(of type: AnyClass) -> RuntimeClass? {
    let key = ObjectIdentifier(type)
    return lock.withLock {
      if let known = made[key] { return known }
      guard let parts = partsByType[key] else { return nil }
      let entry = RuntimeClass(type)
      // Key paths of isolated properties are made here, not read.
      for part in parts { Swift.unsafeBitCast(part.tell, to: ((RuntimeClass) -> Void).self)(entry) }
      made[key] = entry
      return entry
    }
  }
}
