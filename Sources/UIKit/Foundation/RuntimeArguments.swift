// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The arguments of a method called by selector.
///
/// Generated code reads them as `arguments[0] as UIButton`.
public struct RuntimeArguments {
  let values: [Any?]
  let receiver: AnyObject
  let selector: String

  /// The argument as the type the method declares.
  ///
  /// An argument that was not passed counts as nil, and where the method takes no nil as the last one
  /// that was: Objective-C hands on what a register holds by chance, and a method that does not use it
  /// runs. A value of another type stops the process with the selector and both types: the method could
  /// not run with it.
  public subscript<Value>(index: Int) -> Value {
    let value = index < values.count ? values[index] : nil
    if let converted: Value = ValueConversion.convert(value) { return converted }
    if index >= values.count, let last = values.last,
      let converted: Value = ValueConversion.convert(last)
    {
      return converted
    }
    // Objective-C passes the bits of what it is given: an object where a truth value is expected, as
    // the recognizer that calls endEditing(_:), is true, and nil is false.
    if Value.self is Bool.Type, let truth = (value != nil) as? Value { return truth }
    if let standIn: Value = Self.standIn(for: value) { return standIn }
    let found = value.map { String(reflecting: type(of: $0)) } ?? "nil"
    ProgrammingError.raise(
      "NSInvalidArgumentException",
      "-[\(ProgrammingError.className(of: receiver)) \(selector)]: argument \(index + 1) is "
        + "\(found), but the method takes \(Value.self)")
  }

  /// An object of UIKit's class that a method declares, in the place of nil or of one of another class:
  /// Objective-C passes that on as it is, and a method that does not use its sender or event runs; a
  /// message to nil answers as an object on which nothing was set.
  private static func standIn<Value>(for value: Any?) -> Value? {
    guard value.map({ type(of: $0) is AnyClass }) ?? true,
      String(reflecting: Value.self).hasPrefix("UIKit.")
    else { return nil }
    guard let sender = Value.self as? any SenderClass.Type, MainActorCheck.isOnMainActor else {
      return nil
    }
    nonisolated(unsafe) var made: AnyObject?
    MainActor.assumeIsolated { made = sender.makeSender() }
    return made as? Value
  }
}

/// A class of UIKit whose objects send actions, or go with them.
@MainActor
protocol SenderClass: AnyObject, SendableMetatype {
  /// An object that nobody has set anything on.
  static func makeSender() -> AnyObject
}
