// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A source that tells of the system's memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// What happened.
  public var data: DispatchSource.MemoryPressureEvent {
    .init(rawValue: (self as any DispatchSourceProtocol).data)
  }

  /// What the source was asked to tell of.
  public var mask: DispatchSource.MemoryPressureEvent {
    .init(rawValue: (self as any DispatchSourceProtocol).mask)
  }
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
    QuietMemorySource(
      mask: eventMask.rawValue, source: DispatchSource.makeUserDataOrSource(queue: queue))
  }
}

private final class QuietMemorySource: DispatchSourceMemoryPressure, @unchecked Sendable {
  let mask: UInt
  private let source: any DispatchSourceUserDataOr

  init(mask: UInt, source: any DispatchSourceUserDataOr) {
    self.mask = mask
    self.source = source
  }

  var handle: UInt { source.handle }
  var data: UInt { 0 }
  var isCancelled: Bool { source.isCancelled }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setEventHandler(qos: qos, flags: flags, handler: handler) }
  func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setCancelHandler(qos: qos, flags: flags, handler: handler) }
  func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }
  func setRegistrationHandler(handler: DispatchWorkItem) {
    source.setRegistrationHandler(handler: handler)
  }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
}
