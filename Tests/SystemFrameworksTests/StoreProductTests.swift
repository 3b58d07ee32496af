// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Products of the App Store, and devices nearby")
struct StoreProductTests {
  @Test("products cannot be had, nothing was bought, and who asks for changes waits")
  func products() async throws {
    await #expect(throws: StoreKitError.self) { try await Product.products(for: ["a.b"]) }
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    var bought = 0
    for await _ in Transaction.currentEntitlements { bought += 1 }
    let latest = await Transaction.latest(for: "a.b")
    #expect(bought == 0 && latest == nil)
    let waiting = Task {
      for await _ in Transaction.updates {}
      return "cancelled"
    }
    waiting.cancel()
    #expect(await waiting.value == "cancelled")
    let period = Product.SubscriptionPeriod.monthly
    #expect(Product.SubscriptionPeriod.FormatStyle().format(period) == "1 month")
  }

  @Test("what was not verified throws its error")
  func verification() throws {
    let good = VerificationResult.verified(3)
    #expect(try good.payloadValue == 3)
    let bad = VerificationResult.unverified(4, .invalidSignature)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try bad.payloadValue
    }
    #expect(bad.unsafePayloadValue == 4 && good != bad)
  }

  @Test("nobody is nearby: a session has no peers and sends nothing")
  func peers() throws {
    let session = MCSession(peer: MCPeerID(displayName: "me"))
    #expect(session.connectedPeers.isEmpty && session.myPeerID.displayName == "me")
    let error = #expect(throws: MCError.self) {
      try session.send(Data(), toPeers: [MCPeerID(displayName: "you")], with: .reliable)
    }
    #expect(error?.code == .notConnected)
  }
}
