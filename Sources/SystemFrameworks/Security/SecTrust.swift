// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemLabel: CFString = "label"
nonisolated(unsafe) public let kSecImportItemKeyID: CFString = "keyid"

/// Who somebody is, as a certificate's bytes say; what they say is not read.
public final class SecCertificate: Hashable, Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }

  public static func == (first: SecCertificate, second: SecCertificate) -> Bool {
    first.data == second.data
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A certificate with its key; there is none.
public final class SecIdentity: Hashable, Sendable {
  public static func == (first: SecIdentity, second: SecIdentity) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a chain of certificates is checked for.
public final class SecPolicy: Sendable {
  let host: String?

  init(host: String? = nil) { self.host = host }
}

/// A chain of certificates to be checked; nobody is trusted, since nothing of it is read.
public final class SecTrust: @unchecked Sendable {
  let certificates: [SecCertificate]

  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// A certificate of bytes that begin as one in DER does, with a sequence (X.690).
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  let bytes = Data(referencing: data)
  return bytes.first == 0x30 && bytes.count > 2 ? SecCertificate(bytes) : nil
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  NSData(data: certificate.data)
}
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: SecErrorPlace
) -> CFData? {
  SecFailure.report(errSecUnimplemented, error)
  return nil
}
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus { errSecUnimplemented }

public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus { errSecUnimplemented }

public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecDecode }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 0b11

public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(host: hostname.map { "\($0)" })
}
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let one = (certificates as? SecCertificate).map { [$0] }
  let all = one ?? (certificates as? NSArray)?.compactMap { $0 as? SecCertificate } ?? []
  trust.pointee = SecTrust(all)
  return errSecSuccess
}

public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  NSArray(array: trust.certificates)
}
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus { SecTrustGetTrustResult(trust, result) }

public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: -67843)
  return false
}

@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  nonisolated(unsafe) let result = result
  queue.async {
    result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: -67843))
  }
  return errSecSuccess
}

/// Who may use an item of the keychain.
public final class SecAccessControl: Sendable {
  let flags: SecAccessControlCreateFlags

  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let touchIDAny = biometryAny
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: SecErrorPlace
) -> SecAccessControl? { SecAccessControl(flags) }
