// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public struct MCError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias Failure = MCError

    case unknown
    case notConnected
    case invalidParameter
    case unsupported
    case timedOut
    case cancelled
    case unavailable
  }

  public static let errorDomain = MCErrorDomain
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public enum MCSessionState: Int, Sendable {
  case notConnected, connecting, connected
}

public enum MCSessionSendDataMode: Int, Sendable {
  case reliable, unreliable
}

public enum MCEncryptionPreference: Int, Sendable {
  case optional, required, none
}

/// A device nearby, by its name.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String

  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }
}

public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  // @objc optional
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

/// Talks with devices nearby; there are none, so sending fails.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
  }

  open func send(
    _ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }

  open func startStream(
    withName streamName: String, toPeer peerID: MCPeerID
  ) throws -> OutputStream { throw MCError(.notConnected) }

  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    if let completionHandler { answerLater { completionHandler(MCError(.notConnected)) } }
    return nil
  }

  open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { answerLater { completionHandler(nil, MCError(.unavailable)) } }

  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  open func disconnect() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  // @objc optional
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

/// Would tell devices nearby of this one; nobody hears it.
open class MCNearbyServiceAdvertiser: NSObject {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    super.init()
  }

  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  // @objc optional
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

/// Looks for devices nearby; finds none.
open class MCNearbyServiceBrowser: NSObject {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    super.init()
  }

  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  // @objc optional
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  // @objc optional
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

/// As ``MCNearbyServiceAdvertiser``, with questions of its own.
open class MCAdvertiserAssistant: NSObject {
  public let session: MCSession
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    super.init()
  }

  open func start() {}
  open func stop() {}
}

@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  // @objc optional = true
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

/// Shows devices nearby to choose from: a system's screen.
open class MCBrowserViewController: SystemScreen {
  public let browser: MCNearbyServiceBrowser?
  public let session: MCSession
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session)
  }

  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    (self.browser, self.session) = (browser, session)
    super.init(nibName: nil, bundle: nil)
    shownName = "Devices nearby"
  }

  public required init?(coder: NSCoder) { nil }
}
