// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What can be done by name with the instances of one class: its keys and its methods.
///
/// The source lowering generates, inside each app class, a function that fills one of these, so
/// that `private` members and `didSet` observers work. UIKit's own classes are described by
/// tables next to them. Entries of superclasses are found by ``RuntimeRegistry``, not copied here.
public final class RuntimeClass {
  typealias Getter = (AnyObject) -> Any?
  typealias Setter = (AnyObject, Any?) -> SetResult
  typealias Call = (AnyObject, [Any?]) -> Any?

  /// How setting a key ended.
  enum SetResult {
    case done
    /// nil for a property that cannot be nil.
    case nilForScalar
    /// The value has another type than the property.
    case wrongType(wanted: Any.Type)
  }

  /// The class described.
  public let type: AnyClass
  private(set) var getters: [String: Getter] = [:]
  private(set) var setters: [String: Setter] = [:]
  /// What Objective-C's lists of properties say of each key.
  private(set) var declared: [String: DeclaredProperty] = [:]
  /// Properties of the class itself.
  private(set) var classGetters: [String: (AnyClass) -> Any?] = [:]
  private(set) var methods: [String: Call] = [:]
  /// The code of methods that give way to what they were exchanged with.
  private(set) var ownCodes: [String: Call] = [:]
  /// Methods of the class itself.
  private(set) var classMethods: [String: Call] = [:]
  /// Optional protocol methods of this class that a protocol witness would miss.
  private(set) var replacements: [String: Call] = [:]
  /// Selectors of optional protocol methods that the class implements.
  private(set) var implemented: Set<String> = []

  /// The name of `@objc(Name)`.
  private(set) var name: String?
  private(set) var maker: (() -> AnyObject)?

  init(_ type: AnyClass) {
    self.type = type
  }

  /// Registers a property that can be read and set by name; observers run when it is set.
  public func property<Root: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    declared[key] = DeclaredProperty(type: Value.self, isSettable: true)
    getters[key] = { object in (object as? Root)?[keyPath: path] }
    setters[key] = { object, value in
      guard let root = object as? Root else { return .wrongType(wanted: Root.self) }
      guard let converted: Value = ValueConversion.convert(value) else {
        return value == nil ? .nilForScalar : .wrongType(wanted: Value.self)
      }
      root[keyPath: path] = converted
      return .done
    }
  }

  /// Registers a property that can only be read by name.
  public func property<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
    if let writable = path as? ReferenceWritableKeyPath<Root, Value> {
      property(key, writable)
    } else {
      declared[key] = DeclaredProperty(type: Value.self, isSettable: false)
      getters[key] = { object in (object as? Root)?[keyPath: path] }
    }
  }

  /// Registers a property of a class of UIKit's by its name in Swift. Objective-C names a truth value
  /// without `is`, and reads a named constant as its number or text.
  func own<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    property(DeclaredProperty.key(of: name, Value.self), path)
    finishOwn(name, path)
  }

  /// The same of what only UIKit sets.
  func ownReadOnly<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    let key = DeclaredProperty.key(of: name, Value.self)
    declared[key] = DeclaredProperty(type: Value.self, isSettable: false)
    getters[key] = { object in (object as? Root)?[keyPath: path] }
    finishOwn(name, path)
  }

  private func finishOwn<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    let key = DeclaredProperty.key(of: name, Value.self)
    if key != name {
      declared[key]?.getter = name
      getters[name] = getters[key]
    }
    guard Value.self is any RawRepresentable.Type else { return }
    getters[key] = { object in
      (object as? Root).map { root in
        let value = root[keyPath: path]
        return (value as? any RawRepresentable).map { $0.rawValue } ?? value
      }
    }
  }

  /// Registers a property of the class itself.
  public func classProperty(_ key: String, get: @escaping @MainActor () -> Any?) {
    let get = Swift.unsafeBitCast(get, to: (() -> Any?).self)
    classGetters[key] = { _ in get() }
  }

  /// The same of one that a class below may override: the class that is asked is read.
  public func classProperty<Root: AnyObject>(
    _ key: String, of root: Root.Type, get: @escaping @MainActor (Root.Type) -> Any?
  ) {
    let get = Swift.unsafeBitCast(get, to: ((Root.Type) -> Any?).self)
    classGetters[key] = { asked in get(asked as? Root.Type ?? root) }
  }

  /// Registers a property by an accessor pair, for keys that are no property of that name.
  public func property<Root: AnyObject, Value>(
    _ key: String, get: @escaping @MainActor (Root) -> Value,
    set: @escaping @MainActor (Root, Value) -> Void
  ) {
    let get = Swift.unsafeBitCast(get, to: ((Root) -> Value).self)
    let set = Swift.unsafeBitCast(set, to: ((Root, Value) -> Void).self)
    declared[key] = DeclaredProperty(type: Value.self, isSettable: true)
    getters[key] = { object in (object as? Root).map(get) }
    setters[key] = { object, value in
      guard let root = object as? Root else { return .wrongType(wanted: Root.self) }
      guard let converted: Value = ValueConversion.convert(value) else {
        return value == nil ? .nilForScalar : .wrongType(wanted: Value.self)
      }
      set(root, converted)
      return .done
    }
  }

  /// Registers a method under its Objective-C name.
  public func method<Root: AnyObject, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root, RuntimeArguments) -> Result
  ) {
    methods[selector] = Self.erase(selector, body)
    if selector == "forwardingTargetForSelector:" { RuntimeRegistry.hasForwarding = true }
    if selector == "respondsToSelector:" { RuntimeRegistry.hasOwnAnswers = true }
  }

  /// Registers the author's code of a method that asks ``MethodExchange`` first.
  public func ownCode<Root: AnyObject, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root, RuntimeArguments) -> Result
  ) {
    ownCodes[selector] = Self.erase(selector, body)
  }

  /// Gives the class a method that is not in its source, and whose code can be exchanged in turn.
  func addMethod(_ selector: String, _ code: MethodCode) {
    ownCodes[selector] = { ExchangedCode.run(code, $0, $1) }
    methods[selector] = { [type] object, values in
      guard let other = MethodExchange.code(selector, of: type, for: object) else {
        return ExchangedCode.run(code, object, values)
      }
      return other.anyAnswer(object, values)
    }
  }

  /// Registers a static method under its Objective-C name.
  public func classMethod<Result>(
    _ selector: String, _ body: @escaping @MainActor (RuntimeArguments) -> Result
  ) {
    let body = Swift.unsafeBitCast(body, to: ((RuntimeArguments) -> Result).self)
    classMethods[selector] = { receiver, values in
      let result = body(
        RuntimeArguments(values: values, receiver: receiver, selector: selector))
      return result is Void ? nil : result
    }
  }

  /// The same of one that a class below may override: the class that gets the message is called
  /// (Documentation/SourceLowering.md §6.26).
  public func classMethod<Root: AnyObject, Result>(
    _ selector: String, of root: Root.Type,
    _ body: @escaping @MainActor (Root.Type, RuntimeArguments) -> Result
  ) {
    classMethod(selector) { arguments in
      let receiver = ClassObject.receiver(arguments.receiver) as? ClassObject
      return body(receiver?.type as? Root.Type ?? root, arguments)
    }
  }

  /// Registers an optional protocol method that stands below the class that conforms.
  ///
  /// Swift's witness table calls the protocol's default, which calls this (Documentation/SourceLowering.md §5.2).
  public func replacement<Root: AnyObject, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root, RuntimeArguments) -> Result
  ) {
    let call = Self.erase(selector, body)
    methods[selector] = call
    replacements[selector] = call
    RuntimeRegistry.hasReplacements = true
  }

  /// Says which optional protocol methods the class implements.
  public func implements(_ selectors: [String]) {
    implemented.formUnion(selectors)
  }

  /// Says how to make an object by `init()`, which Swift cannot do through a metatype.
  public func maker(_ make: @escaping @MainActor () -> AnyObject) {
    maker = Swift.unsafeBitCast(make, to: (() -> AnyObject).self)
  }

  /// Makes the class known by another name: the one of `@objc(Name)`.
  public func alias(_ name: String) {
    self.name = name
    RuntimeRegistry.register(name, type)
  }

  /// Forgets the isolation: selectors are sent on whatever thread the sender runs, as on Apple's
  /// systems.
  private static func erase<Root: AnyObject, Result>(
    _ selector: String, _ body: @escaping @MainActor (Root, RuntimeArguments) -> Result
  ) -> Call {
    let body = Swift.unsafeBitCast(body, to: ((Root, RuntimeArguments) -> Result).self)
    return { object, values in
      guard let root = object as? Root else { return nil }
      let result = body(
        root, RuntimeArguments(values: values, receiver: object, selector: selector))
      return result is Void ? nil : result
    }
  }
}

/// A class that no launch can name: each specialisation of a generic one, and one inside a function, is
/// described when it is first asked. The protocol isolates no class.
public protocol RuntimeDescribing: AnyObject {
  @preconcurrency @MainActor static func describeRuntime(_ entry: RuntimeClass)
}
