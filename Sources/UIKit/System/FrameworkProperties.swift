// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The properties of UIKit's own classes by their names, as key-value coding and Objective-C's lists
/// of properties have them (Documentation/SourceLowering.md §6.10). The register, below every class,
/// finds this by its name.
final class FrameworkProperties: NSObject, FrameworkPropertyTable {
  nonisolated(unsafe) private static var made: [ObjectIdentifier: RuntimeClass] = [:]

  /// Some 2 000 properties; made once, by whoever asks first.
  nonisolated(unsafe) static let entries: [ObjectIdentifier: RuntimeClass] = {
    // Key paths of isolated properties are made here, not read.
    for part in parts { Swift.unsafeBitCast(part, to: (() -> Void).self)() }
    defer { made = [:] }
    return made
  }()

  static func entry(_ type: AnyClass) -> RuntimeClass {
    let known = made[ObjectIdentifier(type)] ?? RuntimeClass(type)
    made[ObjectIdentifier(type)] = known
    return known
  }
}
