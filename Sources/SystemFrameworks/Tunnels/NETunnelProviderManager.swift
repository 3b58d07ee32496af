// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public enum NETunnelProviderRoutingMethod: Int, Sendable {
  case destinationIP = 1
  case sourceApplication
  case networkExtension
}

/// A tunnel of an extension of the app's; none runs.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// There are no configurations.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    answerLater { completionHandler([], nil) }
  }

  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }

  open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }

  override func makeConnection() -> NEVPNConnection { NETunnelProviderSession(manager: self) }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }

  open func stopTunnel() {}

  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws {
    throw NEVPNError(.configurationInvalid)
  }
}

/// How a tunnel is reached and when it is used.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var identityData: Data?
  open var identityDataPassword: String?
  open var disconnectOnSleep = false
  open var proxySettings: NEProxySettings?
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var excludeAPNs = true
  open var excludeCellularServices = true
  open var excludeDeviceCommunication = true
  open var enforceRoutes = false

  public override init() { super.init() }
}

open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?
}

public enum NEVPNIKEAuthenticationMethod: Int, Sendable {
  case none
  case certificate
  case sharedSecret
}

public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable {
  case none
  case low
  case medium
  case high
}

public enum NEVPNIKEv2CertificateType: Int, Sendable {
  case RSA = 1
  case ECDSA256
  case ECDSA384
  case ECDSA521
  case ed25519
}

public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
  case algorithmDES = 1
  case algorithm3DES
  case algorithmAES128
  case algorithmAES256
  case algorithmAES128GCM
  case algorithmAES256GCM
  case algorithmChaCha20Poly1305
}

public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
  case SHA96 = 1
  case SHA160
  case SHA256
  case SHA384
  case SHA512
}

public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
  case groupInvalid = 0
  case group1 = 1
  case group2 = 2
  case group5 = 5
  case group14 = 14
  case group15
  case group16
  case group17
  case group18
  case group19
  case group20
  case group21
  case group31 = 31
}

open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
  open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
  open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
  open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
  /// Minutes.
  open var lifetimeMinutes: Int32 = 1440
}

open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var certificateType = NEVPNIKEv2CertificateType.RSA
  open var useConfigurationAttributeInternalIPSubnet = false
  public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enablePFS = false
  open var enableRevocationCheck = false
  open var strictRevocationCheck = false
  open var mtu = 1280
}

open class NEProxyServer: NSObject, @unchecked Sendable {
  public let address: String
  public let port: Int
  open var authenticationRequired = false
  open var username: String?
  open var password: String?

  public init(address: String, port: Int) {
    self.address = address
    self.port = port
  }
}

open class NEProxySettings: NSObject, @unchecked Sendable {
  open var autoProxyConfigurationEnabled = false
  open var proxyAutoConfigurationURL: URL?
  open var proxyAutoConfigurationJavaScript: String?
  open var httpEnabled = false
  open var httpServer: NEProxyServer?
  open var httpsEnabled = false
  open var httpsServer: NEProxyServer?
  open var excludeSimpleHostnames = false
  open var exceptionList: [String]?
  open var matchDomains: [String]?
}
