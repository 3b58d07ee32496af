// Part of Snug, under the Apache License 2.0; see LICENSE.

public import FoundationNetworking

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// None: connections are recorded answers (Documentation/NetworkArchive.md).
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Trusts a server; there is none to trust.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
