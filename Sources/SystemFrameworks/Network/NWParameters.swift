// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A protocol's settings.
open class NWProtocolOptions {
  public init() {}
}

open class NWProtocolDefinition: @unchecked Sendable {
  public let name: String

  init(_ name: String) { self.name = name }
}

open class NWProtocolMetadata: @unchecked Sendable {
  init() {}
}

open class NWProtocol {}

open class NWProtocolTCP: NWProtocol {
  public static let definition = NWProtocolDefinition("tcp")

  public final class Options: NWProtocolOptions {
    public var noDelay = false
    public var noPush = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var persistTimeout = 0
    public var enableFastOpen = false
  }
}

open class NWProtocolUDP: NWProtocol {
  public static let definition = NWProtocolDefinition("udp")

  public final class Options: NWProtocolOptions {
    public var preferNoChecksum = false
  }
}

open class NWProtocolTLS: NWProtocol {
  public static let definition = NWProtocolDefinition("tls")

  public final class Options: NWProtocolOptions {}
}

open class NWProtocolIP: NWProtocol {
  public static let definition = NWProtocolDefinition("ip")

  public final class Options: NWProtocolOptions {
    public enum Version: Sendable {
      case any
      case v4
      case v6
    }

    public var version = Version.any
    public var hopLimit: UInt8 = 0
    public var disableFragmentation = false
  }
}

open class NWProtocolWebSocket: NWProtocol {
  public static let definition = NWProtocolDefinition("ws")

  public enum Opcode: Int, Sendable {
    case cont = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  public final class Options: NWProtocolOptions {
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public var skipHandshake = false

    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    public func setSubprotocols(_ subprotocols: [String]) {}
  }

  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode

    public init(opcode: Opcode) {
      self.opcode = opcode
      super.init()
    }
  }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  public enum MultipathServiceType: Sendable {
    case disabled
    case handover
    case interactive
    case aggregate
  }

  public enum ServiceClass: Sendable {
    case bestEffort
    case background
    case interactiveVideo
    case interactiveVoice
    case responsiveData
    case signaling
  }

  public enum ExpiredDNSBehavior: Sendable {
    case systemDefault
    case allow
    case prohibit
    case persistent
  }

  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var requiredInterface: NWInterface?
  public var requiredLocalEndpoint: NWEndpoint?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitedInterfaces: [NWInterface]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var includePeerToPeer = false
  public var allowFastOpen = false
  public var multipathServiceType = MultipathServiceType.disabled
  public var serviceClass = ServiceClass.bestEffort
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault

  public init() {}

  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }

  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  public var debugDescription: String { "parameters" }
}
