// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CNettle
import Foundation

/// Keys on the curve over 2^255 - 19: secrets that two agree on (RFC 7748) and signatures (RFC 8032).
public enum Curve25519 {
  static let byteCount = 32

  /// - Throws: `CryptoKitError.incorrectKeySize` unless there are 32 bytes.
  static func key<D: ContiguousBytes>(_ data: D) throws -> Data {
    let bytes = data.withUnsafeBytes { Data($0) }
    guard bytes.count == byteCount else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  static func randomKey() -> Data { Data((0..<byteCount).map { _ in UInt8.random(in: 0...255) }) }

  /// What Nettle writes: so many bytes.
  static func made(_ count: Int = byteCount, _ make: (UnsafeMutablePointer<UInt8>) -> Void) -> Data
  {
    var result = [UInt8](repeating: 0, count: count)
    result.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { make(start) }
    }
    return Data(result)
  }

  /// Agreeing on a secret.
  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      public let rawRepresentation: Data

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try Curve25519.key(rawRepresentation)
      }

      init(known: Data) { rawRepresentation = known }
    }

    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data

      public init() { rawRepresentation = Curve25519.randomKey() }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try Curve25519.key(rawRepresentation)
      }

      public var publicKey: PublicKey {
        PublicKey(known: Curve25519.made { nettle_curve25519_mul_g($0, Array(rawRepresentation)) })
      }

      /// - Throws: for a public key of a small group, whose secret would be 0 (RFC 7748 §6.1).
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        let secret = Curve25519.made {
          nettle_curve25519_mul(
            $0, Array(rawRepresentation), Array(publicKeyShare.rawRepresentation))
        }
        guard secret.contains(where: { $0 != 0 }) else { throw CryptoKitError.invalidParameter }
        return SharedSecret(bytes: secret)
      }
    }
  }

  /// Signatures.
  public enum Signing {
    static let signatureByteCount = 64

    public struct PublicKey: Sendable {
      public let rawRepresentation: Data

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try Curve25519.key(rawRepresentation)
      }

      init(known: Data) { rawRepresentation = known }

      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        guard signature.count == Signing.signatureByteCount else { return false }
        return nettle_ed25519_sha512_verify(
          Array(rawRepresentation), data.count, Array(data), Array(signature)) == 1
      }
    }

    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data

      public init() { rawRepresentation = Curve25519.randomKey() }

      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try Curve25519.key(rawRepresentation)
      }

      public var publicKey: PublicKey {
        PublicKey(
          known: Curve25519.made { nettle_ed25519_sha512_public_key($0, Array(rawRepresentation)) })
      }

      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Curve25519.made(Signing.signatureByteCount) {
          nettle_ed25519_sha512_sign(
            Array(publicKey.rawRepresentation), Array(rawRepresentation), data.count, Array(data),
            $0)
        }
      }
    }
  }
}
