// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A conversation with somebody in the network, which cannot be reached: it waits.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool
    public let protocolMetadata: [NWProtocolMetadata]

    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = nil
    ) {
      self.identifier = identifier
      self.isFinal = isFinal
      protocolMetadata = metadata ?? []
    }

    public static let defaultMessage = ContentContext(identifier: "default")
    public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "stream")

    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
  }

  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  private let lock = NSLock()
  private var current = State.setup
  public private(set) var queue: DispatchQueue?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public var state: State { lock.withLock { current } }
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }
  public var debugDescription: String { "connection to \(endpoint)" }

  private func become(_ state: State) {
    queue?.async { [self] in
      let wasCancelled = lock.withLock {
        if current == .cancelled { return true }
        current = state
        return false
      }
      if !wasCancelled { stateUpdateHandler?(state) }
    }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.preparing)
    become(.waiting(.posix(.ENETUNREACH)))
  }

  public func restart() { become(.waiting(.posix(.ENETUNREACH))) }
  public func cancel() { become(.cancelled) }
  public func forceCancel() { cancel() }
  public func cancelCurrentEndpoint() {}
  public func batch(_ block: () -> Void) { block() }

  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let answer) = completion else { return }
    (queue ?? .main).async { answer(.posix(.ENOTCONN)) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    (queue ?? .main).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
  }

  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    (queue ?? .main).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
  }

  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
}

/// Waits for others to call; it may not.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  public struct Service: Hashable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public let txtRecord: Data?

    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      self.name = name
      self.type = type
      self.domain = domain
      self.txtRecord = txtRecord
    }
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var newConnectionLimit = Int.max
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }

  public init(service: Service? = nil, using parameters: NWParameters) throws {
    self.parameters = parameters
    self.service = service
    port = nil
  }

  private func become(_ state: State) {
    queue?.async { [self] in
      guard self.state != .cancelled else { return }
      self.state = state
      stateUpdateHandler?(state)
    }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.waiting(.posix(.EPERM)))
  }

  public func cancel() { become(.cancelled) }
}

/// Looks for services near the device; it may not.
public final class NWBrowser: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case none
    }

    public enum Change: Hashable, Sendable {
      case added(Result)
      case removed(Result)
      case identical
    }

    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }

  public var browseResults: Set<Result> { [] }

  private func become(_ state: State) {
    queue?.async { [self] in
      guard self.state != .cancelled else { return }
      self.state = state
      stateUpdateHandler?(state)
    }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    // Local networks are denied as a server of names says it: kDNSServiceErr_PolicyDenied (A).
    become(.waiting(.dns(-65570)))
  }

  public func cancel() { become(.cancelled) }
}
