// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum NEDNSProtocol: Int, Sendable {
  case cleartext = 1
  case TLS
  case HTTPS
}

/// Servers that answer for names.
open class NEDNSSettings: NSObject, @unchecked Sendable {
  public let servers: [String]
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  open var matchDomainsNoSearch = false
  open var dnsProtocol: NEDNSProtocol { .cleartext }

  public init(servers: [String]) { self.servers = servers }
}

open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
  open var serverName: String?
  open var identityReference: Data?
  open override var dnsProtocol: NEDNSProtocol { .TLS }
}

open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
  open var serverURL: URL?
  open var identityReference: Data?
  open override var dnsProtocol: NEDNSProtocol { .HTTPS }
}

/// The app's configuration of servers for names; nobody turned it on.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
  private static let one = NEDNSSettingsManager()

  open class func shared() -> NEDNSSettingsManager { one }

  open var localizedDescription: String?
  open var dnsSettings: NEDNSSettings?
  open var onDemandRules: [NEOnDemandRule]?
  open var isEnabled: Bool { false }

  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answerLater { completionHandler(nil) }
  }

  open func loadFromPreferences() async throws {}

  open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answerLater { completionHandler(NEVPNError(.configurationReadWriteFailed)) }
  }

  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

  open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    answerLater { completionHandler(NEVPNError(.configurationReadWriteFailed)) }
  }

  open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}
