// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NSMutableDictionary {
  /// The value of a key that can be copied, as every key of Objective-C's can.
  ///
  /// - Precondition: The key is an object, or a value that can be hashed.
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let newValue else { return removeObject(forKey: key) }
      setObject(newValue, forKey: key as! AnyHashable)
    }
  }
}
