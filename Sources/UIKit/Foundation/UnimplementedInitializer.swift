// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The body of an initialiser that a class does not declare although UIKit may call it.
public func unimplementedInitializer(_ name: String, _ type: String) -> Never {
  let text = "Fatal error: Use of unimplemented initializer '\(name)' for class '\(type)'\n"
  FileHandle.standardError.write(Data(text.utf8))
  preconditionFailure("Use of unimplemented initializer '\(name)' for class '\(type)'")
}

/// An archive with nothing in it.
final class BlankCoder: NSCoder {}

/// An object that a class made for a metatype, as that metatype's class.
///
/// A subclass that does not make its own is one without the initialiser: the process stops with
/// Swift's text for that.
public func made<Made>(_ object: AnyObject, as type: Made.Type, _ initializer: String) -> Made {
  if let object = object as? Made { return object }
  unimplementedInitializer(initializer, String(reflecting: type))
}
