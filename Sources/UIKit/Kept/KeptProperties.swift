// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Synchronization

/// Properties that few apps set: they hang on their object under their names and take no room in
/// the others. `#function` is a property's name in its getter and its setter alike. What a view has by
/// a name and a state stands in its rare storage (`UIView.rare`).
extension NSObjectProtocol {
  func kept<Value>(_ name: String = #function, or standard: Value) -> Value {
    kept(name) ?? standard
  }

  func kept<Value>(_ name: String = #function) -> Value? {
    // A nil that is cast to `Any` would be a value.
    guard let value = AssociatedValues.value(KeptNames.key(name), of: self) else { return nil }
    return value as? Value
  }

  func keep(_ value: Any?, _ name: String = #function) {
    AssociatedValues.set(value, KeptNames.key(name), .OBJC_ASSOCIATION_RETAIN, on: self)
  }

  /// The same for delegates, which are not retained.
  func keepWeakly(_ value: AnyObject?, _ name: String = #function) {
    AssociatedValues.set(value, KeptNames.key(name), .OBJC_ASSOCIATION_ASSIGN, on: self)
  }
}

/// One address a name, for the process.
private enum KeptNames {
  private static let keys = Mutex<[String: UInt]>([:])

  static func key(_ name: String) -> UnsafeRawPointer {
    let address = keys.withLock { keys in
      if let known = keys[name] { return known }
      let made = UInt(bitPattern: UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
      keys[name] = made
      return made
    }
    return UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
  }
}
