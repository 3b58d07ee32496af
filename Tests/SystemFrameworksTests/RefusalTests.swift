// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Radio, shop, telephone and network refuse in a later turn")
@MainActor
struct RefusalTests {
  private final class Radio: NSObject, CBCentralManagerDelegate {
    var told: ((CBManagerState) -> Void)?

    func centralManagerDidUpdateState(_ central: CBCentralManager) { told?(central.state) }
  }

  @Test("Bluetooth is not allowed once a manager is made")
  func radio() async {
    let radio = Radio()
    let manager = CBCentralManager(delegate: radio, queue: nil)
    #expect(manager.state == .unknown)
    let state = await withCheckedContinuation { done in
      radio.told = { done.resume(returning: $0) }
    }
    #expect(state == .unauthorized && CBManager.authorization == .denied)
    #expect(manager.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
  }

  @Test("a short number is the long one over Bluetooth's base")
  func numbers() {
    let short = CBUUID(string: "180d")
    #expect(short == CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB"))
    #expect(short.uuidString == "180D" && short.data == Data([0x18, 0x0D]))
    #expect(short != CBUUID(string: "180F"))
  }

  private final class Shop: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var states: [SKPaymentTransactionState] = []
    var done: (() -> Void)?

    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      states += transactions.map(\.transactionState)
      transactions.forEach(queue.finishTransaction)
      done?()
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      Issue.record("products came")
    }

    func request(_ request: SKRequest, didFailWithError error: any Error) { done?() }
  }

  @Test("a payment fails, a request for products too")
  func shop() async {
    let (shop, queue) = (Shop(), SKPaymentQueue())
    #expect(!SKPaymentQueue.canMakePayments())
    queue.add(shop)
    let payment = SKMutablePayment()
    payment.productIdentifier = "gold"
    await withCheckedContinuation { done in
      shop.done = { done.resume() }
      queue.add(payment)
      #expect(shop.states.isEmpty && queue.transactions.count == 1)
    }
    #expect(shop.states == [.failed] && queue.transactions.isEmpty)
    let request = SKProductsRequest(productIdentifiers: ["gold"])
    request.delegate = shop
    await withCheckedContinuation { done in
      shop.done = { done.resume() }
      request.start()
    }
  }

  @Test("a call cannot be started; its action keeps what it was made with")
  func calls() async {
    let action = CXStartCallAction(
      call: UUID(), handle: CXHandle(type: .phoneNumber, value: "1815"))
    #expect(action.handle.value == "1815")
    let error = await withCheckedContinuation { done in
      CXCallController().request(CXTransaction(action: action)) {
        done.resume(returning: ($0 as? CXErrorCodeRequestTransactionError)?.code)
      }
    }
    #expect(error == .unknownCallProvider)
  }

  @Test("a connection waits for a way; what it is to send is not sent")
  func connection() async {
    let connection = NWConnection(host: "192.0.2.1", port: 443, using: .tls)
    #expect(connection.endpoint.debugDescription == "192.0.2.1:443")
    let waiting = await withCheckedContinuation { done in
      connection.stateUpdateHandler = { state in
        if case .waiting(let error) = state { done.resume(returning: error) }
      }
      connection.start(queue: .main)
    }
    #expect(waiting == .posix(.ENETUNREACH))
    connection.cancel()
  }

  @Test("rules of content are compiled when they are a list of JSON")
  func rules() async throws {
    let store = try #require(WKContentRuleListStore.default())
    let list = try await store.compileContentRuleList(
      forIdentifier: "none", encodedContentRuleList: "[]")
    #expect(list?.identifier == "none")
    await #expect(throws: WKError.self) {
      _ = try await store.compileContentRuleList(
        forIdentifier: "bad", encodedContentRuleList: "no rules")
    }
  }
}
