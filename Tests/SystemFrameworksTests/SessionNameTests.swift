// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import FoundationNetworking
import SystemFrameworks
import Testing

@Suite("Names that clients of the network use")
struct SessionNameTests {
  @Test("data is put into stored blocks of RFC 1951")
  func stored() throws {
    let small = try Data("abc".utf8).asObject.compressed(using: .zlib)
    #expect(Array(small as Data) == [1, 3, 0, 0xFC, 0xFF] + Array("abc".utf8))
    #expect(Array(try Data().asObject.compressed(using: .zlib) as Data) == [1, 0, 0, 0xFF, 0xFF])
    // Two blocks: 65 535 bytes, then one.
    let large = try Data(count: 0x10000).asObject.compressed(using: .zlib) as Data
    #expect(large.count == 0x10000 + 10)
    #expect(Array(large.prefix(5)) == [0, 0xFF, 0xFF, 0, 0])
    #expect(Array(large.suffix(6)) == [1, 1, 0, 0xFE, 0xFF, 0])
    #expect(throws: CocoaError.self) { try Data().asObject.compressed(using: .lzfse) }
  }

  @Test("a demand is compared with numbers")
  func demands() {
    let two = Subscribers.Demand.max(2)
    #expect(two > 1 && two >= 2 && two < 3 && two <= 2 && two == 2 && two != 3)
    #expect(1 < two && 2 <= two && 3 > two && 2 >= two && 2 == two && 3 != two)
    #expect(Subscribers.Demand.unlimited > 5 && 5 < Subscribers.Demand.unlimited)
    #expect(Subscribers.Demand.unlimited != Int.max)
  }

  @Test("what nothing here can follow is kept")
  func kept() {
    let configuration = URLSessionConfiguration.default
    configuration.sessionSendsLaunchEvents = true
    #expect(configuration.allowsConstrainedNetworkAccess)
    configuration.allowsConstrainedNetworkAccess = false
    configuration.allowsExpensiveNetworkAccess = false
    #expect(!configuration.allowsConstrainedNetworkAccess)
    #expect(!configuration.allowsExpensiveNetworkAccess)
    let task = URLSession(configuration: configuration).dataTask(
      with: URL(string: "https://example.com")!)
    #expect(task.prefersIncrementalDelivery)
    task.prefersIncrementalDelivery = false
    #expect(!task.prefersIncrementalDelivery)
    #expect(configuration.sessionSendsLaunchEvents)
    #expect(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod) != nil)
    #expect(
      kSecRevocationUseAnyAvailableMethod == kSecRevocationOCSPMethod | kSecRevocationCRLMethod)
  }
}

extension Data {
  fileprivate var asObject: NSData { self as NSData }
}
