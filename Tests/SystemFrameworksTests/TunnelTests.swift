// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

/// A phone on which nobody allowed a tunnel.
@Suite("Tunnels and wireless networks")
@MainActor
struct TunnelTests {
  @Test("no tunnel is configured, none starts and none can be kept")
  func tunnels() async throws {
    #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
    let manager = NETunnelProviderManager()
    let configuration = NETunnelProviderProtocol()
    configuration.providerConfiguration = ["key": "a"]
    manager.protocolConfiguration = configuration
    manager.onDemandRules = [NEOnDemandRuleConnect(), NEOnDemandRuleDisconnect()]
    try await manager.loadFromPreferences()
    #expect(manager.onDemandRules?.map(\.action) == [.connect, .disconnect])
    #expect(manager.connection.status == .invalid && manager.connection.manager === manager)
    let session = try #require(manager.connection as? NETunnelProviderSession)
    #expect(throws: NEVPNError(.configurationInvalid)) { try session.startTunnel() }
    #expect(throws: NEVPNError(.configurationInvalid)) { try session.startVPNTunnel() }
    let fault = await withCheckedContinuation { done in
      manager.saveToPreferences { done.resume(returning: $0 as? NEVPNError) }
    }
    #expect(fault?.code == .configurationReadWriteFailed)
  }

  @Test("who is asked to join a network declines, and which one the phone is in is not told")
  func networks() async {
    let fault = await withCheckedContinuation { done in
      NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "a")) {
        done.resume(returning: $0 as? NEHotspotConfigurationError)
      }
    }
    #expect(fault?.code == .userDenied)
    #expect(await NEHotspotNetwork.fetchCurrent() == nil)
    #expect(NEDNSOverHTTPSSettings(servers: ["1.1.1.1"]).dnsProtocol == .HTTPS)
    #expect(!NEDNSSettingsManager.shared().isEnabled)
  }
}
