// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

// What apps ask of the Objective-C runtime about methods. Those that can be exchanged are in
// ``MethodExchange``; of the others a request to exchange them is said on the console.

/// A method of a class, found by its selector.
public struct Method: Hashable, Sendable {
  let place: MethodPlace
  let isOfClass: Bool

  init(_ place: MethodPlace, isOfClass: Bool = false) {
    self.place = place
    self.isOfClass = isOfClass
  }

  var code: MethodCode { MethodExchange.code(at: place) ?? .method(place) }
  var canBeExchanged: Bool { !isOfClass && place.isAsking }
}

/// The code of a method.
public struct IMP: Hashable, Sendable {
  let code: MethodCode
}

extension MethodPlace {
  /// Whether a method stands here that asks for what it was exchanged with.
  var isAsking: Bool {
    ExchangeableMethods.owners[selector]?.contains(_typeName(cls)) == true
      || RuntimeRegistry.describe(cls).ownCodes[selector] != nil
  }

  /// The class that has the method, this one or one above it; nil where none asks.
  static func find(_ selector: String, in type: AnyClass) -> MethodPlace? {
    var next: AnyClass? = type
    while let current = next {
      let place = MethodPlace(current, selector)
      if place.isAsking || MethodExchange.code(at: place) != nil { return place }
      next = _getSuperclass(current)
    }
    return nil
  }
}

/// The method as the nearest class has it. There is always one: which selectors UIKit's classes have
/// besides those that the register knows is not known here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(MethodPlace.find(name.name, in: $0) ?? MethodPlace($0, name.name)) }
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(MethodPlace($0, name.name), isOfClass: true) }
}

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

public func method_getImplementation(_ method: Method) -> IMP { IMP(code: method.code) }

public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

public func method_getName(_ method: Method) -> Selector { Selector(method.place.selector) }

public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  guard first.canBeExchanged, second.canBeExchanged else {
    return SwizzlingNotice.tell(first.canBeExchanged ? second : first)
  }
  let (one, other) = (first.code, second.code)
  MethodExchange.set(other, at: first.place)
  MethodExchange.set(one, at: second.place)
}

@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  let old = method_getImplementation(method)
  if method.canBeExchanged {
    MethodExchange.set(implementation.code, at: method.place)
  } else {
    SwizzlingNotice.tell(method)
  }
  return old
}

/// Gives a class a method that it has not, or only inherits.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  let place = MethodPlace(cls, name.name)
  guard !place.isAsking, MethodExchange.code(at: place) == nil else { return false }
  if MethodPlace.find(name.name, in: cls) == nil {
    guard !RuntimeRegistry.responds(cls, to: name) else {
      SwizzlingNotice.tell(Method(place))
      return true
    }
    RuntimeRegistry.describe(cls).addMethod(name.name, implementation.code)
    return true
  }
  MethodExchange.set(implementation.code, at: place)
  return true
}

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls, !class_addMethod(cls, name, implementation, types) else { return nil }
  return method_setImplementation(Method(MethodPlace(cls, name.name)), implementation)
}

enum SwizzlingNotice {
  static func tell(_ method: Method) {
    let name = "\(String(reflecting: method.place.cls)) \(method.place.selector)"
    let text =
      "The method cannot be exchanged at run time here and goes on calling its own code: "
      + "\(method.isOfClass ? "+" : "-")[\(name)]\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}

// MARK: Closures as code

/// The closure as the code of a method; it takes the object, then the method's arguments.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(
    code: .block(
      MethodBlock { [block] object, _ in
        ProgrammingError.raise(
          "NSInvalidArgumentException",
          "-[\(ProgrammingError.className(of: object))]: its code is no closure of up to three values: "
            + "\(type(of: block))")
      }))
}

public func imp_implementationWithBlock<Object, Result>(
  _ block: @escaping (Object) -> Result
) -> IMP {
  implementation { block($0[0]) }
}

public func imp_implementationWithBlock<Object, First, Result>(
  _ block: @escaping (Object, First) -> Result
) -> IMP {
  implementation { block($0[0], $0[1]) }
}

public func imp_implementationWithBlock<Object, First, Second, Result>(
  _ block: @escaping (Object, First, Second) -> Result
) -> IMP {
  implementation { block($0[0], $0[1], $0[2]) }
}

private func implementation<Result>(_ call: @escaping (RuntimeArguments) -> Result) -> IMP {
  IMP(
    code: .block(
      MethodBlock { object, values in
        let result = call(
          RuntimeArguments(values: [object] + values, receiver: object, selector: "block"))
        return result is Void ? nil : result
      }))
}

// MARK: Code that was taken out of a method

/// A function that runs the code.
public func unsafeBitCast<Object, Result>(
  _ implementation: IMP, to type: ((Object, Selector) -> Result).Type
) -> (Object, Selector) -> Result {
  { object, _ in answer(implementation, of: object, []) }
}

public func unsafeBitCast<Object, Argument, Result>(
  _ implementation: IMP, to type: ((Object, Selector, Argument) -> Result).Type
) -> (Object, Selector, Argument) -> Result {
  { object, _, argument in answer(implementation, of: object, [argument]) }
}

public func unsafeBitCast<Object, First, Second, Result>(
  _ implementation: IMP, to type: ((Object, Selector, First, Second) -> Result).Type
) -> (Object, Selector, First, Second) -> Result {
  { object, _, first, second in answer(implementation, of: object, [first, second]) }
}

private func answer<Result>(
  _ implementation: IMP, of object: Any, _ arguments: [Any?]
) -> Result {
  let receiver = object as AnyObject
  let place = MethodPlace(type(of: receiver), "implementation")
  return ExchangedCode(place: place, code: implementation.code).result(receiver, arguments)
}
