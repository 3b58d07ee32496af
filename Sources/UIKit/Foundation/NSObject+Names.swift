// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What every object can do by name. Apple declares these on `NSObject`; here they extend the
/// protocol, so that a class may declare its own (the lowering drops its `override`) and still call
/// `super`.
extension NSObjectProtocol {
  /// Whether the object implements a method, optional protocol methods included.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    // A class's own answer counts, also where it is known as an object or by a protocol alone.
    if RuntimeRegistry.hasOwnAnswers,
      let own = RuntimeRegistry.send(
        Selector("respondsToSelector:"), to: self, with: [selector]) as? Bool
    {
      return own
    }
    return snugResponds(to: selector)
  }

  /// What `super.responds(to:)` is in a class that answers itself
  /// (Documentation/SourceLowering.md §4.2).
  public func snugResponds(to selector: Selector!) -> Bool {
    selector.map { RuntimeRegistry.responds(self, to: $0) } ?? false
  }

  /// Calls a method by name; an unknown one ends the process with UIKit's text.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    result(of: RuntimeRegistry.perform(selector, on: self))
  }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    result(of: RuntimeRegistry.perform(selector, on: self, with: [object]))
  }

  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    result(of: RuntimeRegistry.perform(selector, on: self, with: [first, second]))
  }

  private func result(of value: Any?) -> Unmanaged<AnyObject>? { MessageResult.pooled(value) }

  /// Calls a method on the main thread: at once when this is it, and in a later turn otherwise or
  /// when the caller does not wait.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let send = UncheckedAction { RuntimeRegistry.perform(selector, on: self, with: [argument]) }
    if wait && MainActorCheck.isOnMainActor {
      send.run()
    } else if wait {
      DispatchQueue.main.sync { send.run() }
    } else {
      DispatchQueue.main.async { send.run() }
    }
  }

  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let send = UncheckedAction { RuntimeRegistry.perform(selector, on: self, with: [argument]) }
    Thread.detachNewThread { send.run() }
  }
}

// MARK: Nibs

extension NSObjectProtocol {
  /// What `super.awakeFromNib()` reaches in an object that is no responder. Nibs send the message
  /// to every object of theirs that answers it.
  public func awakeFromNib() {}

  public func prepareForInterfaceBuilder() {}
}

// MARK: Key-value coding

extension NSObjectProtocol {
  /// The value of a key. A key nobody knows goes to ``value(forUndefinedKey:)``.
  public func value(forKey key: String) -> Any? {
    if let found = RuntimeRegistry.value(forKey: key, of: self) { return found }
    if let own = RuntimeRegistry.send("valueForUndefinedKey:", to: self, with: [key]) {
      return own
    }
    if let holder = self as? any CustomKeys { return holder.customValues[key] }
    ProgrammingError.unknownKeyOnGet(key, self)
  }

  public func value(forKeyPath path: String) -> Any? {
    value(forKey: path)
  }

  /// The same of a class object: the properties of a class that have a key.
  public static func value(forKey key: String) -> Any? {
    if let found = RuntimeRegistry.classValue(forKey: key, of: self) { return found }
    ProgrammingError.unknownClassKeyOnGet(key, self)
  }

  public static func value(forKeyPath path: String) -> Any? {
    let keys = path.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: keys.first ?? path)
    guard keys.count == 2 else { return first }
    return first.flatMap { RuntimeRegistry.value(forKey: keys[1], of: $0 as AnyObject) ?? nil }
  }

  /// Sets a key; observers of the property run. A class may take unknown keys itself by overriding
  /// `setValue(_:forUndefinedKey:)`; otherwise they end the process with UIKit's text.
  public func setValue(_ value: Any?, forKey key: String) {
    if RuntimeRegistry.setValue(value, forKey: key, of: self) { return }
    let own = RuntimeRegistry.send("setValue:forUndefinedKey:", to: self, with: [value, key])
    if own != nil { return }
    if let holder = self as? any CustomKeys { return holder.customValues[key] = value }
    ProgrammingError.unknownKeyOnSet(key, self)
  }

  public func setValue(_ value: Any?, forKeyPath path: String) {
    setValue(value, forKey: path)
  }

  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    ProgrammingError.unknownKeyOnSet(key, self)
  }

  public func value(forUndefinedKey key: String) -> Any? {
    ProgrammingError.unknownKeyOnGet(key, self)
  }

  public func setNilValueForKey(_ key: String) {
    ProgrammingError.nilForScalar(key, self)
  }
}

/// A closure that crosses threads although what it captures is not checked: sending selectors
/// across threads has no checks on Apple's systems either.
struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

// MARK: Classes

extension NSObject {
  /// The class itself, as Objective-C's method of the metatype.
  public class func classForCoder() -> AnyClass { self }
}

extension NSError {
  /// An error that says nothing; the argument stands in for an `init()` that only Objective-C can
  /// inherit.
  public convenience init(_ nothing: Void = ()) {
    self.init(domain: "", code: 0)
  }
}

/// An object that keeps values of any key, as layers do (Core Animation Programming Guide, *Key-Value
/// Coding Extensions*).
protocol CustomKeys: AnyObject {
  var customValues: [String: Any] { get set }
}
