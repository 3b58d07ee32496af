// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSKeyedUnarchiver {
  /// Reads an archive; empty data are one that holds nothing, as on Apple's systems, where tests make
  /// a coder of them (Documentation/SourceLowering.md §2.20). Foundation's initialiser here stops at
  /// them, and at other data that are no archive, as Apple's does.
  public static func reading(_ data: Data) -> NSKeyedUnarchiver {
    guard data.isEmpty else { return NSKeyedUnarchiver(forReadingWith: data) }
    let empty = NSKeyedArchiver(requiringSecureCoding: false)
    empty.finishEncoding()
    return NSKeyedUnarchiver(forReadingWith: empty.encodedData)
  }
}

extension NSCoder {
  /// `decodeObject(forKey:)`, for which a key that an archive does not have is no error: Foundation
  /// here fails at one, and gives no object after it (Documentation/SourceLowering.md §2.20).
  public func storedObject(forKey key: String) -> Any? {
    lacks(key) ? nil : decodeObject(forKey: key)
  }

  public func storedObject<Kind: NSObject & NSCoding>(
    of type: Kind.Type, forKey key: String
  ) -> Kind? {
    lacks(key) ? nil : decodeObject(of: type, forKey: key)
  }

  public func storedObject(of types: [AnyClass]?, forKey key: String) -> Any? {
    lacks(key) ? nil : decodeObject(of: types, forKey: key)
  }

  /// A subclass, as a test's, may answer for keys that its archive does not have.
  func lacks(_ key: String) -> Bool {
    guard type(of: self) == NSKeyedUnarchiver.self, let archive = self as? NSKeyedUnarchiver else {
      return false
    }
    return !archive.containsValue(forKey: key)
  }
}
