// Part of Snug, under the Apache License 2.0; see LICENSE.
// Written by Scripts/optional-methods; change the protocols instead.

import Foundation
import UIKit

extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) {
    optionalDefault(
      "session:didReceiveCertificate:fromPeer:certificateHandler:", self,
      [session, certificate, peerID, certificateHandler], ()
    ) { (next: any MCSessionDelegate) in
      next.session(
        session, didReceiveCertificate: certificate, fromPeer: peerID,
        certificateHandler: certificateHandler)
    }
  }
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {
    optionalDefault("advertiser:didNotStartAdvertisingPeer:", self, [advertiser, error], ()) {
      (next: any MCNearbyServiceAdvertiserDelegate) in
      next.advertiser(advertiser, didNotStartAdvertisingPeer: error)
    }
  }
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {
    optionalDefault("browser:didNotStartBrowsingForPeers:", self, [browser, error], ()) {
      (next: any MCNearbyServiceBrowserDelegate) in
      next.browser(browser, didNotStartBrowsingForPeers: error)
    }
  }
}

extension MCAdvertiserAssistantDelegate {
  public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  {
    optionalDefault("advertiserAssistantWillPresentInvitation:", self, [advertiserAssistant], ()) {
      (next: any MCAdvertiserAssistantDelegate) in
      next.advertiserAssistantWillPresentInvitation(advertiserAssistant)
    }
  }
  public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  {
    optionalDefault("advertiserAssistantDidDismissInvitation:", self, [advertiserAssistant], ()) {
      (next: any MCAdvertiserAssistantDelegate) in
      next.advertiserAssistantDidDismissInvitation(advertiserAssistant)
    }
  }
}

extension MCBrowserViewControllerDelegate {
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool {
    optionalDefault(
      "browserViewController:shouldPresentNearbyPeer:withDiscoveryInfo:", self,
      [browserViewController, peerID, info], true
    ) { (next: any MCBrowserViewControllerDelegate) in
      next.browserViewController(
        browserViewController, shouldPresentNearbyPeer: peerID, withDiscoveryInfo: info)
    }
  }
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {
    optionalDefault("netServiceWillPublish:", self, [sender], ()) {
      (next: any NetServiceDelegate) in next.netServiceWillPublish(sender)
    }
  }
  public func netServiceDidPublish(_ sender: NetService) {
    optionalDefault("netServiceDidPublish:", self, [sender], ()) { (next: any NetServiceDelegate) in
      next.netServiceDidPublish(sender)
    }
  }
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
    optionalDefault("netService:didNotPublish:", self, [sender, errorDict], ()) {
      (next: any NetServiceDelegate) in next.netService(sender, didNotPublish: errorDict)
    }
  }
  public func netServiceWillResolve(_ sender: NetService) {
    optionalDefault("netServiceWillResolve:", self, [sender], ()) {
      (next: any NetServiceDelegate) in next.netServiceWillResolve(sender)
    }
  }
  public func netServiceDidResolveAddress(_ sender: NetService) {
    optionalDefault("netServiceDidResolveAddress:", self, [sender], ()) {
      (next: any NetServiceDelegate) in next.netServiceDidResolveAddress(sender)
    }
  }
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
    optionalDefault("netService:didNotResolve:", self, [sender, errorDict], ()) {
      (next: any NetServiceDelegate) in next.netService(sender, didNotResolve: errorDict)
    }
  }
  public func netServiceDidStop(_ sender: NetService) {
    optionalDefault("netServiceDidStop:", self, [sender], ()) { (next: any NetServiceDelegate) in
      next.netServiceDidStop(sender)
    }
  }
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {
    optionalDefault("netService:didUpdateTXTRecordData:", self, [sender, data], ()) {
      (next: any NetServiceDelegate) in next.netService(sender, didUpdateTXTRecord: data)
    }
  }
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {
    optionalDefault(
      "netService:didAcceptConnectionWithInputStream:outputStream:", self,
      [sender, inputStream, outputStream], ()
    ) { (next: any NetServiceDelegate) in
      next.netService(sender, didAcceptConnectionWith: inputStream, outputStream: outputStream)
    }
  }
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {
    optionalDefault("netServiceBrowserWillSearch:", self, [browser], ()) {
      (next: any NetServiceBrowserDelegate) in next.netServiceBrowserWillSearch(browser)
    }
  }
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {
    optionalDefault("netServiceBrowserDidStopSearch:", self, [browser], ()) {
      (next: any NetServiceBrowserDelegate) in next.netServiceBrowserDidStopSearch(browser)
    }
  }
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {
    optionalDefault("netServiceBrowser:didNotSearch:", self, [browser, errorDict], ()) {
      (next: any NetServiceBrowserDelegate) in
      next.netServiceBrowser(browser, didNotSearch: errorDict)
    }
  }
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {
    optionalDefault(
      "netServiceBrowser:didFindDomain:moreComing:", self, [browser, domainString, moreComing], ()
    ) { (next: any NetServiceBrowserDelegate) in
      next.netServiceBrowser(browser, didFindDomain: domainString, moreComing: moreComing)
    }
  }
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {
    optionalDefault(
      "netServiceBrowser:didFindService:moreComing:", self, [browser, service, moreComing], ()
    ) { (next: any NetServiceBrowserDelegate) in
      next.netServiceBrowser(browser, didFind: service, moreComing: moreComing)
    }
  }
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {
    optionalDefault(
      "netServiceBrowser:didRemoveDomain:moreComing:", self, [browser, domainString, moreComing], ()
    ) { (next: any NetServiceBrowserDelegate) in
      next.netServiceBrowser(browser, didRemoveDomain: domainString, moreComing: moreComing)
    }
  }
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {
    optionalDefault(
      "netServiceBrowser:didRemoveService:moreComing:", self, [browser, service, moreComing], ()
    ) { (next: any NetServiceBrowserDelegate) in
      next.netServiceBrowser(browser, didRemove: service, moreComing: moreComing)
    }
  }
}
