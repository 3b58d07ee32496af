// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import SystemFrameworks
import Testing

@Suite("Keys on Curve25519, and keys of secrets")
struct CurveTests {
  private func hex(_ bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
  }

  private func data(_ hex: String) -> Data {
    let letters = Array(hex)
    return Data(
      stride(from: 0, to: letters.count, by: 2).compactMap {
        UInt8(String(letters[$0...($0 + 1)]), radix: 16)
      })
  }

  @Test("nine times nine is what RFC 7748 §5.2 says, and two agree on one secret")
  func agreement() throws {
    typealias Key = Curve25519.KeyAgreement.PrivateKey
    let nine = Data([9] + [UInt8](repeating: 0, count: 31))
    let key = try Key(rawRepresentation: nine)
    #expect(
      hex(key.publicKey.rawRepresentation)
        == "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079")
    let other = Key()
    let secret = try key.sharedSecretFromKeyAgreement(with: other.publicKey)
    #expect(try other.sharedSecretFromKeyAgreement(with: key.publicKey) == secret)
    #expect(throws: CryptoKitError.self) { try Key(rawRepresentation: nine.dropLast()) }
    let zero = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
    #expect(throws: CryptoKitError.self) { try key.sharedSecretFromKeyAgreement(with: zero) }
  }

  @Test("the signature of nothing is that of RFC 8032 §7.1, and of nothing else")
  func signatures() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: data("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    #expect(
      hex(key.publicKey.rawRepresentation)
        == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    let signature = try key.signature(for: Data())
    #expect(
      hex(signature)
        == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701c"
        + "f9b46bd25bf5f0595bbe24655141438e7a100b")
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    #expect(!key.publicKey.isValidSignature(signature.dropLast(), for: Data()))
  }

  @Test("a key derived of a secret is that of RFC 5869 §A.1")
  func derived() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)),
      salt: data("000102030405060708090a0b0c"), info: data("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      hex(key)
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }
}
