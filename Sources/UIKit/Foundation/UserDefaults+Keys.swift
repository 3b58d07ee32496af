// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UserDefaults {
  /// Keys of key-value coding are the defaults' own, dots in them included.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
