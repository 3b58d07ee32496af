// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Whether the optional method that this thread just called is missing; see ``optionalCall(on:_:)``.
private enum OptionalMethod {
  private static let slot = ThreadSlot()
  /// Who lacks the method, where the default cannot say.
  static var unnamed: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

  /// Who lacks the method; nil where it is there.
  static var lacking: UnsafeMutableRawPointer? {
    get { slot.value }
    set { slot.value = newValue }
  }

  static func name(of target: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(target).toOpaque()
  }
}

/// The body of a protocol's default for an optional method: notes that nobody implements it.
///
/// - Parameter placeholder: A value of the result type, never looked at by
///   ``optionalCall(on:_:)``.
public func unimplemented<Result>(_ placeholder: Result) -> Result {
  OptionalMethod.lacking = OptionalMethod.unnamed
  return placeholder
}

/// The body of a protocol's default for an optional method: calls what only a subclass of the class
/// that conforms has, which Swift's witness table misses, and else notes that nobody implements it.
///
/// The defaults are written by Scripts/optional-methods (Documentation/SourceLowering.md §5).
///
/// - Parameters:
///   - selector: The Objective-C name, `collectionView:layout:sizeForItemAtIndexPath:`.
///   - arguments: Those of the call.
///   - placeholder: What a caller gets who does not ask by ``optionalCall(on:_:)``.
///   - forward: Calls another object that the target names for the method
///     (Documentation/SourceLowering.md §5.7).
public func optionalDefault<Target, Result>(
  _ selector: String, _ target: AnyObject, _ arguments: @autoclosure () -> [Any?],
  _ placeholder: @autoclosure () -> Result, _ forward: (Target) -> Result
) -> Result {
  if let next = MessageForwarding.optionalTarget(of: target, for: selector) as? Target {
    OptionalMethod.lacking = nil
    return forward(next)
  }
  guard let replacement = RuntimeRegistry.replacement(for: selector, of: target) else {
    let result = placeholder()
    OptionalMethod.lacking = OptionalMethod.name(of: target)
    return result
  }
  return answer(of: replacement, selector, target, arguments())
}

private func answer<Result>(
  of replacement: RuntimeClass.Call, _ selector: String, _ target: AnyObject, _ arguments: [Any?]
) -> Result {
  let result = replacement(target, arguments)
  OptionalMethod.lacking = nil
  if Result.self == Void.self, let void = () as? Result { return void }
  guard let converted: Result = ValueConversion.convert(result) else {
    ProgrammingError.raise(
      "NSInvalidArgumentException",
      "-[\(ProgrammingError.className(of: target)) \(selector)] returned "
        + "\(result.map { String(reflecting: type(of: $0)) } ?? "nil"), not \(Result.self)")
  }
  return converted
}

/// Calls an optional protocol method.
///
/// Swift cannot ask a protocol whether a method is implemented. The default implementation calls
/// ``unimplemented(_:)``, and this function reports that as nil.
///
/// - Returns: nil when `target` is nil or nobody implements the method.
/// - Complexity: O(1) besides the method itself.
@discardableResult
public func optionalCall<Result>(on target: AnyObject?, _ call: () -> Result) -> Result? {
  guard let target else { return nil }
  let outer = OptionalMethod.lacking
  OptionalMethod.lacking = nil
  defer { OptionalMethod.lacking = outer }
  let result = call()
  switch OptionalMethod.lacking {
  case OptionalMethod.unnamed, OptionalMethod.name(of: target): return nil
  // Another object's method, called last in this one.
  default: return result
  }
}

/// What `target?.method?(…)` of an app becomes for a protocol of UIKit, whose defaults say that they
/// are missing: the call without the second question mark.
///
/// - Returns: nil when there is no target or nobody implements the method.
@discardableResult
public func optionalWitness<Result>(
  _ call: @autoclosure () throws -> Result?
) rethrows -> Result? {
  let outer = OptionalMethod.lacking
  OptionalMethod.lacking = nil
  defer { OptionalMethod.lacking = outer }
  let result = try call()
  return OptionalMethod.lacking == nil ? result : nil
}

/// What the target of `target?.method?(…)` becomes for a protocol of the app.
///
/// - Returns: nil when there is no target or the register says that its class lacks the method.
public func responding<Target>(_ target: Target?, to selector: String) -> Target? {
  guard let target, RuntimeRegistry.responds(target as AnyObject, to: Selector(selector)) else {
    return nil
  }
  return target
}

/// What the target of `target.title ?? …` becomes, where a protocol of the app has an optional
/// property `title`; the module adds one for its protocol, which asks.
///
/// - Returns: The target: the property is a class's or structure's own.
@_disfavoredOverload
public func snugOptionalMember<Target>(_ target: Target, _ selector: String) -> Target? { target }

/// The default of an optional requirement of an app's own protocol.
///
/// ``responding(_:to:)`` asks first, so only a call that does not ask arrives here: an optional
/// result is nil, and others stop with the text Objective-C gives.
public func unimplementedRequirement<Result>(
  _ selector: String, _ target: AnyObject, _ arguments: @autoclosure () -> [Any?],
  _ requirement: String = #function
) -> Result {
  if let replacement = RuntimeRegistry.replacement(for: selector, of: target) {
    return answer(of: replacement, selector, target, arguments())
  }
  OptionalMethod.lacking = OptionalMethod.name(of: target)
  if let nothing: Result = ValueConversion.convert(nil) { return nothing }
  if Result.self == Void.self, let void = () as? Result { return void }
  ProgrammingError.raise(
    "NSInvalidArgumentException",
    "the optional method \(requirement) is not implemented by the object it was sent to")
}
