// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Finds classes, keys and methods by name, which Swift on Linux cannot do by itself.
///
/// Classes register before the app starts, those that no launch can name when first asked. Selectors
/// may be sent from any thread. Everything declared by a superclass counts for its subclasses.
/// Behaviour note: Documentation/SourceLowering.md §6.
public enum RuntimeRegistry {
  nonisolated(unsafe) private static var classes: [ObjectIdentifier: RuntimeClass] = [:]
  nonisolated(unsafe) private static var types: [String: AnyClass] = [:]
  /// The app's modules, as they were registered.
  nonisolated(unsafe) private(set) static var moduleNames: [String] = []
  nonisolated(unsafe) static var hasReplacements = false
  nonisolated(unsafe) static var hasForwarding = false
  /// Whether a class of the app overrides `responds(to:)`.
  nonisolated(unsafe) static var hasOwnAnswers = false
  /// Answers of ``type(named:)``, also that there is none; valid until something is registered.
  nonisolated(unsafe) private static var searched: [String: AnyClass?] = [:]
  private static let searchLock = NSLock()
  /// Answers of ``replacement(for:of:)``; valid until something is registered.
  nonisolated(unsafe) private static var replacements: [ReplacementKey: RuntimeClass.Call?] = [:]
  /// Guards the entries of classes and what is concluded from them.
  private static let lock = NSLock()

  private struct ReplacementKey: Hashable {
    let type: ObjectIdentifier
    let selector: String
  }

  // MARK: Registration

  /// The entry of a class, made on first use. Documentation and tables of UIKit add to it too.
  public static func describe(_ type: AnyClass) -> RuntimeClass {
    known(type) ?? enter(RuntimeClass(type))
  }

  /// - Returns: The entry, or the one that another thread has entered meanwhile.
  private static func enter(_ entry: RuntimeClass) -> RuntimeClass {
    lock.withLock {
      let id = ObjectIdentifier(entry.type)
      if let known = classes[id] { return known }
      if classes.isEmpty { offerNames() }
      classes[id] = entry
      replacements.removeAll()
      return entry
    }
  }

  private static func known(_ type: AnyClass) -> RuntimeClass? {
    lock.withLock { classes[ObjectIdentifier(type)] }
  }

  /// Lets predicates and data models below this module ask the register.
  private static func offerNames() {
    NameRegister.read = { object, key in object.value(forKey: key) }
    NameRegister.findClass = { type(named: $0) }
    NameRegister.readOwn = { object, key in
      firstEntry(of: Swift.type(of: object)) { $0.getters[key] }.map { unwrap($0(object)) }
    }
    NameRegister.setOwn = { object, key, value in
      guard let set = firstEntry(of: Swift.type(of: object), { $0.setters[key] }) else {
        return false
      }
      _ = set(object, value)
      return true
    }
    NameRegister.noteChange = { object, key, old in
      KeyValueObservers.note(key, of: object, from: old as Any)
    }
  }

  /// Makes a class known under a name, `Module.Class`.
  @discardableResult
  public static func register(_ name: String, _ type: AnyClass) -> RuntimeClass {
    types[name] = type
    forgetSearches()
    return describe(type)
  }

  /// Adds a module whose classes are meant by names without a module, as in documents whose
  /// classes say no module.
  public static func register(module: String) {
    guard !moduleNames.contains(module) else { return }
    moduleNames.append(module)
    forgetSearches()
  }

  private static func forgetSearches() { searchLock.withLock { searched.removeAll() } }

  // MARK: Lookup

  /// The class of a name with or without a module; UIKit's own classes need none.
  ///
  /// - Complexity: One dictionary lookup once the name has been asked for; the search before that
  ///   goes through every type of the process.
  public static func type(named name: String) -> AnyClass? {
    if let known = types[name] { return known }
    return searchLock.withLock {
      if let known = searched[name] { return known }
      let found: AnyClass? = search(name)
      searched[name] = .some(found)
      return found
    }
  }

  /// What Apple's systems find by a name: classes with their module, those of `@objc(Name)` by that
  /// name, UIKit's own without a module.
  public static func classNamed(_ name: String) -> AnyClass? {
    if let found = types[name] ?? NSClassFromString(name) { return found }
    guard isApples(name) else { return nil }
    return frameworkModules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// The name by which ``classNamed(_:)`` finds a class.
  public static func nameOfClass(_ type: AnyClass) -> String {
    if let own = known(type)?.name { return own }
    // Foundation's function ends the process for nested and generic classes.
    let name = String(reflecting: type)
    let module = ["UIKit.", "Foundation."].first { name.hasPrefix($0) && !name.contains("<") }
    return String(name.dropFirst(module?.count ?? 0))
  }

  /// Whether a name can be one of UIKit's public classes: those of its own making that no app knows
  /// have no prefix.
  private static func isApples(_ name: String) -> Bool {
    !name.contains(".") && name.utf8.prefix(2).allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// The modules that have Apple's classes here: documents name web and map views, too, and code
  /// asks for `XCTestCase` to know whether it is tested.
  static let frameworkModules = ["UIKit", "SystemFrameworks", "CoreData", "XCTest"]

  private static func search(_ name: String) -> AnyClass? {
    if let found = NSClassFromString(name) { return found }
    guard !name.contains(".") else { return nil }
    for module in moduleNames + (isApples(name) ? frameworkModules : []) {
      if let found = types["\(module).\(name)"] ?? NSClassFromString("\(module).\(name)") {
        return found
      }
    }
    return nil
  }

  /// The entries of a class and its superclasses, nearest first.
  ///
  /// - Complexity: O(depth) dictionary lookups.
  private static func firstEntry<Found>(
    of type: AnyClass, _ find: (RuntimeClass) -> Found?
  ) -> Found? {
    var next: AnyClass? = type
    while let current = next {
      if let entry = entry(of: current), let found = find(entry) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The same of properties, which UIKit's own classes have by the table of all of them, too.
  private static func firstProperty<Found>(
    of type: AnyClass, _ find: (RuntimeClass) -> Found?
  ) -> Found? {
    if let found = firstEntry(of: type, find) { return found }
    return sequence(first: type, next: _getSuperclass).lazy
      .compactMap { framework?.entry(of: $0).flatMap(find) }.first
  }

  /// The properties of UIKit's classes, from the table above this layer.
  nonisolated(unsafe) private static let framework =
    NSClassFromString("UIKit.FrameworkProperties") as? any FrameworkPropertyTable.Type

  /// What a class declares itself, for Objective-C's lists of properties.
  static func declaredProperties(of type: AnyClass) -> [String: DeclaredProperty] {
    let framework = framework?.entry(of: type)?.declared ?? [:]
    return framework.merging(entry(of: type)?.declared ?? [:]) { table, _ in table }
  }

  /// A generic class registers itself when one of its specialisations is first looked up.
  static func entry(of type: AnyClass) -> RuntimeClass? {
    if let known = known(type) { return known }
    guard let own = type as? any RuntimeDescribing.Type else { return nil }
    // It only notes what can be called, and the first to ask may be another thread than the main one.
    let entry = RuntimeClass(type)
    nonisolated(unsafe) let described = own
    let fill: @MainActor (RuntimeClass) -> Void = { described.describeRuntime($0) }
    unsafeBitCast(fill, to: ((RuntimeClass) -> Void).self)(entry)
    return enter(entry)
  }

  /// An object of exactly this class made by `init()`, or nil when the class registered no maker.
  public static func make(_ type: AnyClass) -> AnyObject? {
    entry(of: type)?.maker?()
  }

  // MARK: Methods

  /// Whether the register knows what a class implements: it, or one it inherits from, is an app's.
  static func describes(_ type: AnyClass) -> Bool {
    firstEntry(of: type) { $0.implemented.isEmpty ? nil : true } ?? false
  }

  /// Whether instances of the class answer a selector.
  public static func responds(_ type: AnyClass, to selector: Selector) -> Bool {
    let knows = firstEntry(of: type) { entry in
      let knows =
        entry.methods[selector.name] != nil || entry.implemented.contains(selector.name)
      return knows ? true : nil
    }
    return knows ?? false
      || selector.isAccessor
        && firstProperty(of: type) { entry in
          entry.getters[selector.name] != nil || setterKey(selector, in: entry) != nil ? true : nil
        } ?? false
      || CommonMessages.knows(selector.name, of: type)
  }

  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if let type = (ClassObject.receiver(object) as? ClassObject)?.type {
      return firstEntry(of: type) { $0.classMethods[selector.name] } != nil
        || firstEntry(of: type) { $0.classGetters[selector.name] } != nil
    }
    return responds(Swift.type(of: SwiftObject.receiver(object)), to: selector)
  }

  /// Calls a method by name.
  ///
  /// - Returns: `.some` with the method's result, nil when no class registers the selector.
  public static func send(
    _ selector: Selector, to object: AnyObject, with arguments: [Any?] = []
  ) -> Any?? {
    if let type = (ClassObject.receiver(object) as? ClassObject)?.type {
      if let call = firstEntry(of: type, { $0.classMethods[selector.name] }) {
        return .some(call(object, arguments))
      }
      return classValue(forKey: selector.name, of: type)
    }
    let object = SwiftObject.receiver(object)
    let type: AnyClass = Swift.type(of: object)
    let call = firstEntry(of: type) { $0.methods[selector.name] }
    if let call { return .some(call(object, arguments)) }
    guard selector.isAccessor else { return nil }
    if let get = firstProperty(of: type, { $0.getters[selector.name] }) {
      return .some(get(object))
    }
    if let set = firstProperty(
      of: type,
      { entry in
        setterKey(selector, in: entry).flatMap { entry.setters[$0] }
      })
    {
      _ = set(object, arguments.first ?? nil)
      return .some(nil)
    }
    return CommonMessages.answer(selector.name, of: object).map { .some($0) }
  }

  /// Calls a method by name; an unknown one ends the process with UIKit's text.
  @discardableResult
  public static func perform(
    _ selector: Selector, on object: AnyObject, with arguments: [Any?] = []
  ) -> Any? {
    if let result = send(selector, to: object, with: arguments) { return result }
    guard let next = MessageForwarding.target(of: object, for: selector.name) else {
      ProgrammingError.unrecognized(selector, object)
    }
    return perform(selector, on: next, with: arguments)
  }

  /// `setTitle:` sets the key `title`.
  private static func setterKey(_ selector: Selector, in entry: RuntimeClass) -> String? {
    guard selector.name.hasPrefix("set"), selector.name.hasSuffix(":"),
      selector.argumentCount == 1
    else { return nil }
    let stem = selector.name.dropFirst(3).dropLast()
    guard let first = stem.first else { return nil }
    let key = first.lowercased() + stem.dropFirst()
    if entry.setters[key] != nil { return key }
    return entry.setters[String(stem)] != nil ? String(stem) : nil
  }

  /// The method to call in place of a protocol's default, if the class has one.
  ///
  /// - Complexity: O(1) after the first question for a class and a selector.
  static func replacement(for selector: String, of object: AnyObject) -> RuntimeClass.Call? {
    guard hasReplacements else { return nil }
    let type: AnyClass = Swift.type(of: object)
    let key = ReplacementKey(type: ObjectIdentifier(type), selector: selector)
    if let known = lock.withLock({ replacements[key] }) { return known }
    let found = firstEntry(of: type) { $0.replacements[selector] }
    lock.withLock { replacements[key] = .some(found) }
    return found
  }

  // MARK: Keys

  /// Sets a key or a key path (`layer.cornerRadius`).
  ///
  /// - Parameter raises: Whether a value of a wrong type stops the process, as UIKit's exception does.
  /// - Returns: False when the class knows no such key, or the value is of a wrong type.
  public static func setValue(
    _ value: Any?, forKey path: String, of object: AnyObject, raises: Bool = true
  ) -> Bool {
    guard let dot = path.lastIndex(of: ".") else {
      return setValue(value, ofKey: path, object, raises)
    }
    if setStructureValue(value, forKey: path, of: object) { return true }
    guard let holder = self.value(forKey: String(path[..<dot]), of: object) else { return false }
    // A nil on the way swallows the value, as messages to nil do.
    guard let target = unwrap(holder) else { return true }
    let last = String(path[path.index(after: dot)...])
    return setValue(value, ofKey: last, target as AnyObject, raises)
  }

  private static func setValue(
    _ value: Any?, ofKey key: String, _ object: AnyObject, _ raises: Bool
  ) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    guard let set = firstProperty(of: type, { $0.setters[key] ?? $0.setters[key.afterSet] })
    else {
      guard let keyed = object as? any KeyedValues else { return false }
      keyed.setKeyedValue(value, key)
      return true
    }
    switch set(object, value) {
    case .done:
      return true
    case .nilForScalar where !raises, .wrongType where !raises:
      return false
    case .nilForScalar:
      ProgrammingError.nilForScalar(key, object)
    case .wrongType(let wanted):
      let found = value.map { String(reflecting: Swift.type(of: $0)) } ?? "nil"
      ProgrammingError.raise(
        "NSInvalidArgumentException",
        "[\(ProgrammingError.name(of: object)) setValue:forKey:]: the key \(key) takes "
          + "\(wanted), not \(found)")
    }
  }

  /// Reads a key or a key path.
  ///
  /// - Returns: nil when a key is unknown, `.some(nil)` when the value is nil.
  public static func value(forKey path: String, of object: AnyObject) -> Any?? {
    var current: Any = object
    for key in path.split(separator: ".") {
      let holder = current as AnyObject
      let type: AnyClass = Swift.type(of: holder)
      let found: Any?
      if let get = firstProperty(of: type, { $0.getters[String(key)] }) {
        found = get(holder)
      } else if let keyed = holder as? any KeyedValues {
        found = keyed.keyedValue(String(key))
      } else {
        return structureValue(forKey: path, of: object)
      }
      guard let next = unwrap(found) else { return .some(nil) }
      current = next
    }
    return .some(current)
  }

  /// Reads a key of a class object; nil when the key is unknown.
  static func classValue(forKey key: String, of type: AnyClass) -> Any?? {
    firstEntry(of: type) { $0.classGetters[key] }.map { unwrap($0(type)) }
  }

  /// Takes a value out of every optional around it.
  private static func unwrap(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrap(mirror.children.first?.value)
  }
}

extension Selector {
  /// Whether it could read or set a property.
  fileprivate var isAccessor: Bool {
    argumentCount == 0 || argumentCount == 1 && name.hasPrefix("set")
  }
}

extension String {
  /// The property whose setter a key names: `set<Key>:` begins with a capital, so that of `Title` is
  /// the setter of `title`.
  fileprivate var afterSet: String { prefix(1).lowercased() + dropFirst() }
}
