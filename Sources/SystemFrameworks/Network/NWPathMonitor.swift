// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A way into a network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}

/// What a monitor knows of the network: Wi-Fi, as most screens are made for
/// (Documentation/SystemFrameworks.md §2).
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public enum UnsatisfiedReason: Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public let isExpensive: Bool
  public let isConstrained: Bool
  public let supportsIPv4: Bool
  public let supportsIPv6: Bool
  public let supportsDNS: Bool
  public var debugDescription: String {
    let names = availableInterfaces.map { "\($0.name)" }.joined(separator: ", ")
    return status == .satisfied
      ? "satisfied (Path is satisfied), interface: \(names)" : "unsatisfied"
  }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  static let wireless = NWPath(
    status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)],
    isExpensive: false, isConstrained: false, supportsIPv4: true, supportsIPv6: true,
    supportsDNS: true)
}

/// Tells of the network once, when it is started.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var isCancelled = false
  public private(set) var queue: DispatchQueue?
  private let path: NWPath

  public init() { path = .wireless }

  /// A monitor of one kind of interface finds it where it is the network's.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    path =
      requiredInterfaceType == .wifi
      ? .wireless
      : NWPath(
        status: .unsatisfied, availableInterfaces: [], isExpensive: false, isConstrained: false,
        supportsIPv4: false, supportsIPv6: false, supportsDNS: false)
  }

  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    if prohibitedInterfaceTypes.contains(.wifi) {
      self.init(requiredInterfaceType: .cellular)
    } else {
      self.init()
    }
  }

  public var currentPath: NWPath { path }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [self] in
      let told: (@Sendable (NWPath) -> Void)? = lock.withLock { isCancelled ? nil : handler }
      told?(path)
    }
  }

  public func cancel() { lock.withLock { isCancelled = true } }
}
