// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Common Crypto, sealed boxes, keys")
struct CommonCryptoTests {
  private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }

  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("the digest of 'abc' is that of FIPS 180, in one call and in parts")
  func digests() {
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(Array("abc".utf8), 3, &digest)
    #expect(hex(digest) == expected)
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    CC_SHA256_Update(&context, Array("a".utf8), 1)
    CC_SHA256_Update(&context, Array("bc".utf8), 2)
    var parts = [UInt8](repeating: 0, count: 32)
    CC_SHA256_Final(&parts, &context)
    #expect(hex(parts) == expected)
  }

  @Test("a keyed hash is that of RFC 4231, a key from a password that of RFC 6070")
  func keyed() {
    var code = [UInt8](repeating: 0, count: 32)
    let key = [UInt8](repeating: 0x0b, count: 20)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, Array("Hi There".utf8), 8, &code)
    #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    var derived = [UInt8](repeating: 0, count: 20)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &derived, derived.count)
    #expect(status == kCCSuccess)
    #expect(hex(derived) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
  }

  private func crypt(
    _ operation: Int, _ options: Int, key: [UInt8], from start: [UInt8]?, _ data: [UInt8]
  ) -> (status: CCCryptorStatus, data: [UInt8]) {
    var result = [UInt8](repeating: 0, count: data.count + kCCBlockSizeAES128)
    var count = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
      start, data, data.count, &result, result.count, &count)
    return (status, Array(result.prefix(count)))
  }

  @Test("AES by blocks is that of FIPS 197, in chains that of SP 800-38A")
  func cipher() {
    let block = crypt(
      kCCEncrypt, kCCOptionECBMode, key: bytes("000102030405060708090a0b0c0d0e0f"), from: nil,
      bytes("00112233445566778899aabbccddeeff"))
    #expect(hex(block.data) == "69c4e0d86a7b0430d8cdb78070b4c55a")
    let chain = crypt(
      kCCEncrypt, 0, key: bytes("2b7e151628aed2a6abf7158809cf4f3c"),
      from: bytes("000102030405060708090a0b0c0d0e0f"), bytes("6bc1bee22e409f96e93d7e117393172a"))
    #expect(hex(chain.data) == "7649abac8119b246cee98e9b12e9197d")
  }

  @Test("what was padded and encrypted comes back; a wrong length of key is refused")
  func padding() {
    let (key, start) = ([UInt8](repeating: 7, count: 32), [UInt8](repeating: 9, count: 16))
    let text = Array("thirty-three bytes, two blocks, 1".utf8)
    let secret = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, from: start, text)
    #expect(secret.data.count == 48)
    let open = crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: key, from: start, secret.data)
    #expect(open.data == text)
    let refused = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: [1, 2, 3], from: start, text)
    #expect(refused.status == kCCKeySizeError)
  }

  @Test("a sealed box of zeros is the second of the GCM specification")
  func galois() throws {
    let key = SymmetricKey(data: Data(count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(count: 12))
    let box = try AES.GCM.seal(Data(count: 16), using: key, nonce: nonce)
    #expect(hex(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(hex(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
  }

  @Test("a box that was changed does not open")
  func tampered() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try ChaChaPoly.seal(Data("secret".utf8), using: key)
    #expect(try ChaChaPoly.open(box, using: key) == Data("secret".utf8))
    var changed = box.combined
    changed[changed.count - 1] ^= 1
    let other = try ChaChaPoly.SealedBox(combined: changed)
    #expect(throws: CryptoKitError.self) { try ChaChaPoly.open(other, using: key) }
  }

  @Test("no key can be made, and the error says so; no chain is trusted")
  func keys() {
    var error: Unmanaged<CFError>?
    let attributes = [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom] as NSDictionary
    #expect(SecKeyCreateRandomKey(attributes, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    #expect(SecCertificateCreateWithData(nil, NSData(data: Data([1, 2, 3]))) == nil)
    var trust: SecTrust?
    let certificate = SecCertificateCreateWithData(nil, NSData(data: Data([0x30, 0x01, 0x00])))
    let status = SecTrustCreateWithCertificates(
      NSArray(array: [certificate].compactMap { $0 }), SecPolicyCreateBasicX509(), &trust)
    #expect(status == errSecSuccess && trust.map(SecTrustGetCertificateCount) == 1)
    var judged: CFError?
    #expect(trust.map { SecTrustEvaluateWithError($0, &judged) } == false)
    #expect(judged?.code == -67843)
  }
}
