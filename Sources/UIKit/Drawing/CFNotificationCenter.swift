// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A function of C on a phone; here it may be any that captures nothing.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  public var rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// A centre whose observers are functions of C. That of the system, `Darwin`'s, tells other processes
/// on a phone; here nobody else posts, and the app's own observers are told.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate static let darwin = CFNotificationCenter()
  fileprivate static let local = CFNotificationCenter()

  fileprivate struct Entry {
    var observer: UnsafeRawPointer?
    var name: String?
    var callback: CFNotificationCallback?
  }
  private let lock = NSLock()
  private var entries: [Entry] = []

  fileprivate func change(_ body: (inout [Entry]) -> Void) { lock.withLock { body(&entries) } }

  fileprivate func tell(_ name: CFNotificationName, _ details: CFDictionary?) {
    let text = name.rawValue as String
    for entry in lock.withLock({ entries }) where entry.name == nil || entry.name == text {
      entry.callback?(self, UnsafeMutableRawPointer(mutating: entry.observer), name, nil, details)
    }
  }
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Registers a function for one name, or for all where the name is nil.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  let entry = CFNotificationCenter.Entry(
    observer: observer, name: name.map { $0 as String }, callback: callBack)
  center.change { $0.append(entry) }
}

/// Forgets an observer's functions for one name, or for all where the name is nil.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  let removed = name.map { $0.rawValue as String }
  center.change {
    $0.removeAll { $0.observer == observer && (removed == nil || $0.name == removed) }
  }
}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  center.change { $0.removeAll { $0.observer == observer } }
}

/// Calls the functions: those of the system's centre in a later turn of the main run loop, as what
/// another process posts comes.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  let (center, name) = (center!, name!)
  if center === CFNotificationCenter.local {
    return center.tell(name, userInfo)
  }
  // Darwin's centre carries names alone.
  DispatchQueue.main.async { center.tell(name, nil) }
}
