// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
nonisolated(unsafe) public let kSecAttrKeyTypeRSA: CFString = "42"
nonisolated(unsafe) public let kSecAttrKeyTypeEC: CFString = "73"
nonisolated(unsafe) public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kcls"
nonisolated(unsafe) public let kSecAttrKeyClassPublic: CFString = "0"
nonisolated(unsafe) public let kSecAttrKeyClassPrivate: CFString = "1"
nonisolated(unsafe) public let kSecAttrKeyClassSymmetric: CFString = "2"
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "bsiz"
nonisolated(unsafe) public let kSecAttrEffectiveKeySize: CFString = "esiz"
nonisolated(unsafe) public let kSecAttrIsPermanent: CFString = "perm"
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl"
nonisolated(unsafe) public let kSecAttrTokenID: CFString = "tkid"
nonisolated(unsafe) public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
nonisolated(unsafe) public let kSecAttrCanEncrypt: CFString = "encr"
nonisolated(unsafe) public let kSecAttrCanDecrypt: CFString = "decr"
nonisolated(unsafe) public let kSecAttrCanDerive: CFString = "drve"
nonisolated(unsafe) public let kSecAttrCanSign: CFString = "sign"
nonisolated(unsafe) public let kSecAttrCanVerify: CFString = "vrfy"
nonisolated(unsafe) public let kSecAttrCanWrap: CFString = "wrap"
nonisolated(unsafe) public let kSecAttrCanUnwrap: CFString = "unwp"
nonisolated(unsafe) public let kSecPrivateKeyAttrs: CFString = "private"
nonisolated(unsafe) public let kSecPublicKeyAttrs: CFString = "public"
nonisolated(unsafe) public let kSecMatchIssuers: CFString = "m_Issuers"

public let errSecIO: OSStatus = -36
public let errSecInvalidData: OSStatus = -67673
public let errSecInvalidValue: OSStatus = -67871
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecPkcs12VerifyFailure: OSStatus = -25264
public let errSecUnsupportedFormat: OSStatus = -25256

/// A key of two; none can be made here, for there is no Secure Enclave and no arithmetic of curves.
public final class SecKey: Hashable, Sendable {
  public static func == (first: SecKey, second: SecKey) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum SecKeyOperationType: Int, Sendable {
  case sign
  case verify
  case encrypt
  case decrypt
  case keyExchange
}

public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
  public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// Where a function of C writes its error.
public typealias SecErrorPlace = UnsafeMutablePointer<Unmanaged<CFError>?>?

enum SecFailure {
  static func report(_ status: OSStatus, _ place: SecErrorPlace) {
    let error = NSError(domain: NSOSStatusErrorDomain, code: Int(status))
    place?.pointee = Unmanaged.passRetained(error)
  }
}

public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: SecErrorPlace
) -> SecKey? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}

public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }

public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: SecErrorPlace
) -> SecKey? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecErrorPlace) -> CFData? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}

public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecErrorPlace
) -> CFData? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}

public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: SecErrorPlace
) -> Bool {
  SecFailure.report(errSecUnimplemented, error)
  return false
}

public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecErrorPlace
) -> CFData? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}

public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecErrorPlace
) -> CFData? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}

public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey,
  _ parameters: CFDictionary, _ error: SecErrorPlace
) -> CFData? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}
