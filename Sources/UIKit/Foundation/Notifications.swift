// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension NotificationCenter {
  /// Calls a method of `observer` for every such notification, while the observer lives.
  ///
  /// The method takes the notification or nothing, as its selector says.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    if let center = self as? any SnugCenterAddObserver {
      return center.snugOverriddenAddObserver(
        observer, selector: selector, name: name, object: object)
    }
    snugInheritedAddObserver(observer, selector: selector, name: name, object: object)
  }

  /// Ends every observation of an object: those by selector and the one of a token.
  public func removeObserver(_ observer: AnyObject) {
    if let center = self as? any SnugCenterRemove {
      return center.snugOverriddenRemoveObserver(observer)
    }
    snugInheritedRemoveObserver(observer)
  }

  /// Ends the observations of an object for one name or one sender.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    if let center = self as? any SnugCenterRemoveNamed {
      return center.snugOverriddenRemoveObserver(observer, name: name, object: object)
    }
    snugInheritedRemoveObserver(observer, name: name, object: object)
  }
}

// What `super` is in an override (FoundationAdditions/OverriddenCenter.swift).
extension NotificationCenter {
  public func snugInheritedAddObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = ClassObject.receiver(observer)
    let box = WeakObserver(target)
    let token = snugInheritedAddObserver(forName: name, object: object, queue: nil) {
      guard let target = box.target else { return }
      let arguments: [Any?] = selector.argumentCount == 0 ? [] : [$0]
      RuntimeRegistry.perform(selector, on: target, with: arguments)
    }
    SelectorObservers.add(
      .init(center: self, token: token, observer: box, name: name, object: object as AnyObject?))
  }

  public func snugInheritedRemoveObserver(
    _ observer: Any, name: NSNotification.Name? = nil, object: Any? = nil
  ) {
    let sender = object as AnyObject?
    let target = ClassObject.receiver(observer)
    SelectorObservers.remove { entry in
      entry.center === self && entry.observer.target === target
        && (name == nil || entry.name == name) && (sender == nil || entry.object === sender)
    }
    endInherited(observer, name: name, object: object)
  }
}

/// Does not keep an observer alive.
private final class WeakObserver: @unchecked Sendable {
  private(set) weak var target: AnyObject?

  init(_ target: AnyObject) {
    self.target = target
  }
}

/// The observations made by selector, so that `removeObserver(self)` finds them.
private enum SelectorObservers {
  struct Entry {
    let center: NotificationCenter
    let token: any NSObjectProtocol
    let observer: WeakObserver
    let name: NSNotification.Name?
    weak var object: AnyObject?
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()
  /// Entries are swept when they doubled, so dead observers cost amortised O(1).
  nonisolated(unsafe) private static var sweepCount = 64

  static func add(_ entry: Entry) {
    let dead = lock.withLock { () -> [Entry] in
      entries.append(entry)
      guard entries.count >= sweepCount else { return [] }
      let dead = take { $0.observer.target == nil }
      sweepCount = max(64, entries.count * 2)
      return dead
    }
    end(dead)
  }

  static func remove(where matches: (Entry) -> Bool) {
    end(lock.withLock { take(matches) })
  }

  private static func take(_ matches: (Entry) -> Bool) -> [Entry] {
    let taken = entries.filter(matches)
    if !taken.isEmpty { entries.removeAll(where: matches) }
    return taken
  }

  private static func end(_ taken: [Entry]) {
    for entry in taken { entry.center.endInherited(entry.token, name: nil, object: nil) }
  }
}
