// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Whether the optional method just called is missing; see ``optionalCall(_:on:_:_:)``.
private enum OptionalMethod {
  nonisolated(unsafe) static var wasMissing = false
}

/// The body of a protocol's default for an optional method: notes that nobody implements it.
///
/// - Parameter placeholder: A value of the result type, never looked at by
///   ``optionalCall(_:on:_:_:)``.
public func unimplemented<Result>(_ placeholder: Result) -> Result {
  OptionalMethod.wasMissing = true
  return placeholder
}

/// Calls an optional protocol method.
///
/// Swift cannot ask a protocol whether a method is implemented. The default implementation calls
/// ``unimplemented(_:)``, and this function reports that as nil. A method that stands in a subclass
/// of the class that conforms is missed by Swift's witness table; the register finds it
/// (Documentation/SourceLowering.md §5).
///
/// - Parameters:
///   - selector: The Objective-C name, `collectionView:layout:sizeForItemAtIndexPath:`.
///   - arguments: The same arguments the call passes; read only when a replacement is called.
/// - Returns: nil when `target` is nil or nobody implements the method.
/// - Complexity: O(1) besides the method itself.
@discardableResult
public func optionalCall<Result>(
  _ selector: String, on target: AnyObject?, _ arguments: @autoclosure () -> [Any?],
  _ call: () -> Result
) -> Result? {
  guard let target else { return nil }
  if let replacement = RuntimeRegistry.replacement(for: selector, of: target) {
    let result = replacement(target, arguments())
    if Result.self == Void.self { return () as? Result }
    return ValueConversion.convert(result)
  }
  let outer = OptionalMethod.wasMissing
  OptionalMethod.wasMissing = false
  defer { OptionalMethod.wasMissing = outer }
  let result = call()
  return OptionalMethod.wasMissing ? nil : result
}

/// What `target?.method?(…)` of an app becomes for a protocol of the app: the register says whether
/// the method is there.
///
/// - Returns: nil when the target is nil or its class lacks the method.
@discardableResult
public func optionalSend<Target, Result>(
  _ target: Target?, _ selector: String, _ call: (Target) -> Result
) -> Result? {
  guard let target, RuntimeRegistry.responds(target as AnyObject, to: Selector(selector)) else {
    return nil
  }
  return call(target)
}

/// The same for a protocol of UIKit, whose defaults say that they are missing.
@discardableResult
public func optionalWitness<Target, Result>(
  _ target: Target?, _ selector: String, _ call: (Target) -> Result
) -> Result? {
  guard let target else { return nil }
  let outer = OptionalMethod.wasMissing
  OptionalMethod.wasMissing = false
  defer { OptionalMethod.wasMissing = outer }
  let result = call(target)
  return OptionalMethod.wasMissing ? nil : result
}

/// The default of an optional requirement of an app's own protocol.
///
/// ``optionalSend(_:_:_:)`` asks first, so only a call that does not ask arrives here: an optional
/// result is nil, and others stop with the text Objective-C gives.
public func unimplementedRequirement<Result>(_ requirement: String = #function) -> Result {
  OptionalMethod.wasMissing = true
  if let nothing: Result = ValueConversion.convert(nil) { return nothing }
  if let void = () as? Result { return void }
  ProgrammingError.raise(
    "NSInvalidArgumentException",
    "the optional method \(requirement) is not implemented by the object it was sent to")
}

/// The body of an initialiser that a class does not declare although UIKit may call it.
public func unimplementedInitializer(_ name: String, _ type: String) -> Never {
  let text = "Fatal error: Use of unimplemented initializer '\(name)' for class '\(type)'\n"
  FileHandle.standardError.write(Data(text.utf8))
  preconditionFailure("Use of unimplemented initializer '\(name)' for class '\(type)'")
}
