// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Dispatch

/// A source that is told when the system runs short of memory, which a headless device never does:
/// its event handler does not run.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  var data: DispatchSource.MemoryPressureEvent { get }
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public static func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    MemoryPressureSource(mask: eventMask, queue: queue)
  }
}

/// Handlers of registration and cancellation run as those of any source.
private final class MemoryPressureSource: DispatchSourceMemoryPressure {
  private let source: any DispatchSourceUserDataAdd
  let mask: DispatchSource.MemoryPressureEvent
  var data: DispatchSource.MemoryPressureEvent { [] }

  init(mask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue?) {
    self.mask = mask
    source = DispatchSource.makeUserDataAddSource(queue: queue)
  }

  var handle: UInt { source.handle }
  var isCancelled: Bool { source.isCancelled }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    source.setEventHandler(qos: qos, flags: flags, handler: handler)
  }
  func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    source.setCancelHandler(qos: qos, flags: flags, handler: handler)
  }
  func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }
  func setRegistrationHandler(handler: DispatchWorkItem) {
    source.setRegistrationHandler(handler: handler)
  }

  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }
}
