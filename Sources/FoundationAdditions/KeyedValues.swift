// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An object that reads and writes its values by name itself, as managed objects do.
package protocol KeyedValues: AnyObject {
  func keyedValue(_ key: String) -> Any?
  func setKeyedValue(_ value: Any?, _ key: String)
}

/// Something that is the same for predicates as others of the same identity: a managed object, its
/// identifier and its row in a store.
package protocol KeyedIdentity {
  var keyedIdentity: AnyHashable { get }
}

/// What the register of classes answers, which stands above this module.
package enum NameRegister {
  /// The value of a key of an object that is no ``KeyedValues``.
  nonisolated(unsafe) package static var read: ((any NSObjectProtocol, String) -> Any?)?
  /// The class of a name with or without a module.
  nonisolated(unsafe) package static var findClass: ((String) -> AnyClass?)?

  /// Tells the observers of an object that the value of a key was another before.
  nonisolated(unsafe) package static var noteChange: ((AnyObject, String, Any?) -> Void)?

  /// The value of a key that the object's class has registered itself; nil when it has not.
  nonisolated(unsafe) package static var readOwn: ((AnyObject, String) -> Any??)?
  /// Sets such a key; false when the class has not registered it.
  nonisolated(unsafe) package static var setOwn: ((AnyObject, String, Any?) -> Bool)?

  package static func value(of object: Any, for key: String) -> Any? {
    if let keyed = object as? any KeyedValues { return keyed.keyedValue(key) }
    return (object as? any NSObjectProtocol).flatMap { read?($0, key) }
  }

  package static func type(named name: String) -> AnyClass? {
    findClass?(name) ?? NSClassFromString(name)
  }
}
