// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A source that tells of the system's memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

/// Dispatch takes every source for one of its own class.
extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSourceMemoryPressure {
  /// What happened.
  public var data: DispatchSource.MemoryPressureEvent { [] }

  /// What the source was asked to tell of.
  public var mask: DispatchSource.MemoryPressureEvent {
    MemoryPressure.lock.withLock {
      MemoryPressure.masks.object(forKey: self as AnyObject).map { .init(rawValue: $0.uintValue) }
    } ?? []
  }
}

/// What the sources were asked to tell of.
private enum MemoryPressure {
  static let lock = NSLock()
  nonisolated(unsafe) static let masks = NSMapTable<AnyObject, NSNumber>.weakToStrongObjects()
}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Makes a source whose handlers are kept and cancelled as any; memory never runs short here, so
  /// its event never comes.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    let source = DispatchSource.makeUserDataOrSource(queue: queue)
    guard let own = source as? DispatchSource else {
      preconditionFailure("Dispatch's sources are of its class")
    }
    MemoryPressure.lock.withLock {
      MemoryPressure.masks.setObject(NSNumber(value: eventMask.rawValue), forKey: own)
    }
    return own
  }
}
