// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Hashes, keychain and network", .serialized)
struct SecurityTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("the hashes of 'abc' are those of FIPS 180 and RFC 1321")
  func hashes() {
    let data = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: data))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: data))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(SHA512.hash(data: data))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    #expect(
      hex(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      Insecure.MD5.hash(data: data).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
  }

  @Test("a hash in parts is that of the whole, and can go on after it was asked")
  func parts() {
    var hash = SHA256()
    hash.update(data: Data("a".utf8))
    let first = hash.finalize()
    hash.update(data: Data("bc".utf8))
    #expect(first == SHA256.hash(data: Data("a".utf8)))
    #expect(hash.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  @Test(
    "authentication codes are those of RFC 4231",
    arguments: [
      (
        [UInt8](repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func codes(key: [UInt8], text: String, expected: String) {
    let (key, data) = (SymmetricKey(data: key), Data(text.utf8))
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(hex(code) == expected)
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(
        Data(code), authenticating: Data("x".utf8), using: key))
  }

  @Test("passwords of the Internet are told apart by protocol, port and path")
  func internetPasswords() {
    let item: [String: Any] = [
      kSecClass as String: kSecClassInternetPassword, kSecAttrAccount as String: "ann",
      kSecAttrServer as String: UUID().uuidString,
      kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
    ]
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    for (key, value) in [
      (kSecAttrPort, 8443 as Any), (kSecAttrPath, "/admin"),
      (kSecAttrProtocol, kSecAttrProtocolFTP),
      (kSecAttrAuthenticationType, kSecAttrAuthenticationTypeHTTPBasic),
    ] {
      let other = item.merging([key as String: value]) { $1 }
      #expect(SecItemAdd(other as CFDictionary, nil) == errSecSuccess, "\(key)")
    }
  }

  @Test("an item of the keychain is added once, found, changed and deleted")
  func keychain() {
    let name = UUID().uuidString
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: name,
      kSecAttrAccount as String: "ann",
    ]
    func found(_ more: [String: Any]) -> (OSStatus, AnyObject?) {
      var item: CFTypeRef?
      let status = SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, &item)
      return (status, item)
    }
    let data = [kSecReturnData as String: true]
    #expect(found(data).0 == errSecItemNotFound)
    let new = query.merging([
      kSecValueData as String: Data("secret".utf8),
      kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
    ]) { $1 }
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecDuplicateItem)
    #expect(found(data).1 as? Data == Data("secret".utf8))
    #expect(found([kSecAttrAccount as String: "bob"]).0 == errSecItemNotFound)
    let change = [kSecValueData as String: Data("other".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
    let all =
      found([
        kSecReturnData as String: true, kSecReturnAttributes as String: true,
        kSecMatchLimit as String: kSecMatchLimitAll,
      ]).1 as? [[String: Any]]
    #expect(all?.count == 1)
    #expect(all?.first?[kSecValueData as String] as? Data == Data("other".utf8))
    #expect(all?.first?[kSecAttrAccount as String] as? String == "ann")
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
  }

  @Test("a monitor tells once, on its queue, that there is Wi-Fi")
  func network() async {
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "network"))
    }
    #expect(path.status == .satisfied)
    #expect(path.usesInterfaceType(.wifi))
    #expect(!path.isExpensive)
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
  }
}
