// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) { self.bitCount = bitCount }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  public var bitCount: Int { bytes.count * 8 }

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
  }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// What proves that a message is whose key it was made with (RFC 2104).
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, Sequence,
  Sendable,
  CustomStringConvertible
{
  let digest: H.Digest

  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try digest.withUnsafeBytes(body) }

  public var description: String {
    "HMAC with \(H.self): " + digest.map { String(format: "%02x", $0) }.joined()
  }
}

/// Makes authentication codes.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private let outerPad: [UInt8]

  public init(key: SymmetricKey) {
    var block = key.withUnsafeBytes { Array($0) }
    // A key longer than a block is hashed first.
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    outerPad = block.map { $0 ^ 0x5c }
    inner.update(data: block.map { $0 ^ 0x36 })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerPad)
    outer.update(data: Array(inner.finalize()))
    return MAC(digest: outer.finalize())
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let own = Array(self.authenticationCode(for: authenticatedData, using: key))
    return authenticationCode.withUnsafeBytes { $0.elementsEqual(own) }
  }
}
