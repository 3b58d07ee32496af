// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Synchronization

/// The observers of objects' properties.
///
/// Swift on Linux cannot intercept a setter. Setters that people observe (`contentSize`,
/// `contentOffset`, `bounds`, `frame`…) call ``note``; `dynamic` properties of apps get the call
/// from the source lowering. Behaviour note: Documentation/SourceLowering.md §7.
enum KeyValueObservers {
  struct Observer {
    let id: Int
    /// Called with the name that changed and the value before.
    let notify: (_ name: String, _ old: Any) -> Void
  }

  /// A change inside a list, which stands in the place of the value before.
  struct ListChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet
    var old: [Any] = []
    var new: [Any] = []
  }

  private final class List {
    weak var owner: AnyObject?
    var observers: [Observer] = []

    init(_ owner: AnyObject) {
      self.owner = owner
    }
  }

  nonisolated(unsafe) private static var lists: [ObjectIdentifier: List] = [:]
  nonisolated(unsafe) private static var nextIdentifier = 0
  private static let lock = NSRecursiveLock()
  /// How many objects are observed; read without the lock.
  private static let count = Atomic(0)
  /// The ``Quiet`` setter that this thread runs.
  private static let quiet = ThreadSlot()

  /// A setter that runs for a change which is told otherwise.
  private final class Quiet {
    let owner: AnyObject
    let key: String

    init(_ owner: AnyObject, _ key: String) {
      self.owner = owner
      self.key = key
    }
  }

  static func add(to object: AnyObject, _ notify: @escaping (String, Any) -> Void) -> Int {
    lock.withLock {
      nextIdentifier += 1
      let id = ObjectIdentifier(object)
      let known = lists[id].flatMap { $0.owner === object ? $0 : nil }
      let list = known ?? List(object)
      list.observers.append(Observer(id: nextIdentifier, notify: notify))
      lists[id] = list
      count.store(lists.count, ordering: .relaxed)
      return nextIdentifier
    }
  }

  static func remove(_ identifier: Int, from object: ObjectIdentifier) {
    lock.withLock {
      guard let list = lists[object] else { return }
      list.observers.removeAll { $0.id == identifier }
      if list.observers.isEmpty { lists[object] = nil }
      count.store(lists.count, ordering: .relaxed)
    }
  }

  /// Tells the observers of an object that a property changed.
  ///
  /// - Complexity: O(1) when the object has no observers.
  static func note(_ name: String, of object: AnyObject, from old: @autoclosure () -> Any) {
    guard count.load(ordering: .relaxed) > 0, !isQuiet(name, of: object) else { return }
    let observers = lock.withLock { () -> [Observer] in
      guard let list = lists[ObjectIdentifier(object)], list.owner === object else { return [] }
      return list.observers
    }
    guard !observers.isEmpty else { return }
    let old = old()
    for observer in observers { observer.notify(name, old) }
  }

  /// Runs the setter of an object's key without telling that key's observers.
  static func quietly(_ owner: AnyObject, _ key: String, _ setter: () -> Void) {
    let outer = quiet.value
    let quietly = Quiet(owner, key)
    quiet.value = Unmanaged.passUnretained(quietly).toOpaque()
    withExtendedLifetime(quietly, setter)
    quiet.value = outer
  }

  private static func isQuiet(_ name: String, of object: AnyObject) -> Bool {
    guard let running = quiet.value else { return false }
    let setter = Unmanaged<Quiet>.fromOpaque(running).takeUnretainedValue()
    return setter.owner === object && areSame(setter.key, name)
  }

  /// Whether two names are of one property: Swift's `isSelected` and `url` are `selected` and `URL` in
  /// Objective-C.
  static func areSame(_ one: String, _ other: String) -> Bool {
    one == other || plain(one) == plain(other)
  }

  private static func plain(_ name: String) -> String {
    DeclaredProperty.key(of: name == "URL" ? "url" : name, Bool.self)
  }

  /// The last component's name of a key path, if Swift can tell.
  static func name(of path: AnyKeyPath) -> String? { names(of: path)?.last }

  /// The names of a key path's components, if Swift can tell: stored properties and those whose
  /// getter has a symbol.
  static func names(of path: AnyKeyPath) -> [String]? {
    let text = String(reflecting: path)
    guard !text.contains("<computed") else { return nil }
    // `\View.layer.sublayers`: the root, then what comes after it.
    let root = "\\\(type(of: path).rootType)."
    guard text.hasPrefix(root) else { return nil }
    return text.dropFirst(root.count).split(separator: ".")
      .map { $0.trimmingCharacters(in: ["?", "!"]) }
  }
}

extension NSObjectProtocol {
  /// Tells observers that a property of this object changed: for setters whose properties people
  /// observe.
  ///
  /// - Parameters:
  ///   - name: The property's name, the key that observers gave.
  ///   - old: Its value before; read only when somebody observes.
  public func noteChange(of name: String, from old: @autoclosure () -> Any) {
    KeyValueObservers.note(name, of: self, from: old())
  }
}

/// What Apple's Foundation observes; every object is.
// swift-format-ignore: NoLeadingUnderscores
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property changes, until the result is let go.
  ///
  /// Differs from Apple's when Swift cannot name the key path (a computed property of a stripped
  /// binary): then the closure is called only when the value differs from the one before.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names = KeyValueObservers.names(of: path)
    let name = names?.last
    var last = self[keyPath: path]
    let notify: (String, Any) -> Void = { [weak self] changed, old in
      guard let self, name.map({ KeyValueObservers.areSame($0, changed) }) ?? true else { return }
      let value = self[keyPath: path]
      if name == nil && Self.areEqual(value, last) { return }
      let list = old as? KeyValueObservers.ListChange
      let before = name == nil ? last : (old as? Value ?? last)
      last = value
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: list?.kind ?? .setting,
          newValue: !options.contains(.new) ? nil : list.map { $0.new as? Value } ?? value,
          oldValue: !options.contains(.old) ? nil : list.map { $0.old as? Value } ?? before,
          indexes: list?.indexes, isPrior: false))
    }
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil,
          indexes: nil, isPrior: false))
    }
    if let names, names.count > 1 {
      let path = KeyValuePath(self, names, notify)
      return NSKeyValueObservation { path.end() }
    }
    let identifier = KeyValueObservers.add(to: self, notify)
    let object = ObjectIdentifier(self)
    return NSKeyValueObservation { KeyValueObservers.remove(identifier, from: object) }
  }

  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return left.isSame(as: right) }
    return false
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool {
    (other as? Self) == self
  }
}
