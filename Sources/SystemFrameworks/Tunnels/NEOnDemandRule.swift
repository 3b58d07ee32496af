// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1
  case disconnect
  case evaluateConnection
  case ignore
}

public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0
  case ethernet
  case wiFi
  case cellular
}

/// When a tunnel is used by itself.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  open var action: NEOnDemandRuleAction { .ignore }
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var probeURL: URL?

  public override init() { super.init() }
}

open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .connect }
}

open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .disconnect }
}

open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .evaluateConnection }
  open var connectionRules: [NEEvaluateConnectionRule]?
}

public enum NEEvaluateConnectionRuleAction: Int, Sendable {
  case connectIfNeeded = 1
  case neverConnect
}

open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
  public let action: NEEvaluateConnectionRuleAction
  public let matchDomains: [String]
  open var useDNSServers: [String]?
  open var probeURL: URL?

  public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
    matchDomains = domains
    self.action = action
  }
}
