// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Stops the process the way an uncaught Objective-C exception does.
///
/// Semantics of the texts: Documentation/SourceLowering.md §6.
enum ProgrammingError {
  static func raise(_ name: String, _ reason: String) -> Never {
    UncaughtException.raise(name, reason)
  }

  /// `<App.Cell 0x7f…>`: an object as Apple's exception texts name it.
  static func name(of object: AnyObject) -> String {
    "<\(className(of: object)) \(address(of: object))>"
  }

  static func className(of object: AnyObject) -> String {
    String(reflecting: type(of: object))
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// - Parameter source: A line about the document that sets the key.
  static func unknownKeyOnSet(
    _ key: String, _ object: AnyObject, from source: String? = nil
  ) -> Never {
    tell(source)
    raise(
      "NSUnknownKeyException",
      "[\(name(of: object)) setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  static func unknownKeyOnGet(_ key: String, _ object: AnyObject) -> Never {
    raise(
      "NSUnknownKeyException",
      "[\(name(of: object)) valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  static func unknownClassKeyOnGet(_ key: String, _ type: AnyClass) -> Never {
    raise(
      "NSUnknownKeyException",
      "[<\(type)> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }

  static func nilForScalar(_ key: String, _ object: AnyObject) -> Never {
    raise(
      "NSInvalidArgumentException",
      "[\(name(of: object)) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }

  /// Lines about the documents that connect actions which classes lack, by class and selector.
  private nonisolated(unsafe) static var connections: [String: String] = [:]

  /// Keeps a line for the case that the action is sent; until then UIKit is silent.
  @MainActor
  static func note(_ selector: Selector, of object: AnyObject, _ line: String) {
    connections["\(className(of: object)) \(selector.name)"] = line
  }

  /// Says whose answer ends the app, for the method is over by then.
  ///
  /// - Parameter word: A word of its name that the method can be found by.
  static func blame(_ object: AnyObject, word: String) {
    tell("\(String(describing: type(of: object))): error: '\(word)' is answered here")
  }

  /// The last word of a method's name, which tells it from others of a delegate.
  static func word(of method: String) -> String {
    method.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? method
  }

  private static func tell(_ line: String?) {
    if let line { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  static func unrecognized(_ selector: Selector, _ object: AnyObject) -> Never {
    tell(connections["\(className(of: object)) \(selector.name)"])
    raise(
      "NSInvalidArgumentException",
      "-[\(className(of: object)) \(selector.name)]: unrecognized selector sent to instance "
        + address(of: object))
  }
}
