// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Observation by key path string: `addObserver(_:forKeyPath:options:context:)`.
///
/// The observer's `observeValue(forKeyPath:of:change:context:)` is found in the register, because
/// a class that Swift compiles cannot override a method of an extension.
extension NSObjectProtocol where Self: NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let names = keyPath.split(separator: ".").map(String.init)
    StringObservations.add(
      .init(
        object: ObjectIdentifier(self), observer: ObjectIdentifier(observer), keyPath: keyPath,
        context: context,
        end: names.count > 1 && !keyPath.contains("@")
          ? follow(names, observer, keyPath, options, context)
          : watch(observer, keyPath, options, context)))
    if options.contains(.initial) { tell(observer, keyPath, nil, options, context) }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let ended = StringObservations.take {
      $0.object == ObjectIdentifier(self) && $0.observer == ObjectIdentifier(observer)
        && $0.keyPath == keyPath
    }
    guard let ended else {
      ProgrammingError.raise(
        "NSRangeException",
        "Cannot remove an observer \(ProgrammingError.name(of: observer)) for the key path "
          + "\"\(keyPath)\" from \(ProgrammingError.name(of: self)) because it is not registered "
          + "as an observer.")
    }
    ended.end()
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }

  /// - Returns: What ends the observation.
  private func watch(
    _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) -> () -> Void {
    let identifier = KeyValueObservers.add(to: self) { [weak self, weak observer] name, old in
      guard let self, let observer, KeyValueObservers.areSame(name, keyPath) else { return }
      self.tell(observer, keyPath, old, options, context)
    }
    let object = ObjectIdentifier(self)
    return { KeyValueObservers.remove(identifier, from: object) }
  }

  /// Observes every object along a key path of several names.
  private func follow(
    _ names: [String], _ observer: NSObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) -> () -> Void {
    var last = options.contains(.old) ? value(forKeyPath: keyPath) : nil
    let path = KeyValuePath(self, names) { [weak self, weak observer] _, old in
      guard let self, let observer else { return }
      // Where an object on the way changed, the value before is that of the object before.
      let before: Any? = old is Void ? last : old
      if options.contains(.old) { last = value(forKeyPath: keyPath) }
      tell(observer, keyPath, before, options, context)
    }
    return path.end
  }

  private func tell(
    _ observer: NSObject, _ keyPath: String, _ old: Any?, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let list = old as? KeyValueObservers.ListChange {
      change = [.kindKey: list.kind.rawValue, .indexesKey: list.indexes]
      if options.contains(.new), !list.new.isEmpty { change[.newKey] = list.new }
      if options.contains(.old), !list.old.isEmpty { change[.oldKey] = list.old }
    } else {
      if options.contains(.new) { change[.newKey] = value(forKeyPath: keyPath) }
      if options.contains(.old), let old { change[.oldKey] = old }
    }
    RuntimeRegistry.perform(
      "observeValueForKeyPath:ofObject:change:context:", on: observer,
      with: [keyPath, self, change, context])
  }
}

extension NSObjectProtocol {
  /// What `super.observeValue` reaches: a change that no class handled.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ProgrammingError.raise(
      "NSInternalInconsistencyException",
      "\(ProgrammingError.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: "
        + "message was received but not handled.\nKey path: \(keyPath ?? "(null)")")
  }
}

/// Who observes what by string, so that it can be ended by the same description.
private enum StringObservations {
  struct Entry {
    let object: ObjectIdentifier
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let end: () -> Void
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func add(_ entry: Entry) {
    lock.withLock { entries.append(entry) }
  }

  static func take(where matches: (Entry) -> Bool) -> Entry? {
    lock.withLock {
      guard let index = entries.lastIndex(where: matches) else { return nil }
      return entries.remove(at: index)
    }
  }
}
