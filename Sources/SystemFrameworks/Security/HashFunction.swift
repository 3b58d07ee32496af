// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CNettle
import Foundation

/// The bytes a hash function makes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable,
  Sequence<UInt8>
{
  static var byteCount: Int { get }
}

/// A hash function of CryptoKit, computed by Nettle.
public protocol HashFunction: Sendable {
  associatedtype Digest: SystemFrameworks.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The functions that differ by name and lengths only.
public protocol HashKind: Sendable {
  /// Nettle's name.
  static var libraryName: String { get }
  /// CryptoKit's name, as a digest describes itself.
  static var name: String { get }
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }
}

/// A digest of a kind of hash function.
public struct KindDigest<Kind: HashKind>: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { Kind.byteCount }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  public var description: String {
    "\(Kind.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }

  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    digest.bytes.elementsEqual(data)
  }
}

/// A hash function of a kind, in the middle of its work.
public struct KindHash<Kind: HashKind>: HashFunction {
  private var context: [UInt8]

  public static var blockByteCount: Int { Kind.blockByteCount }
  public static var byteCount: Int { Kind.byteCount }

  private static var function: UnsafePointer<nettle_hash> {
    guard let found = nettle_lookup_hash(Kind.libraryName) else {
      preconditionFailure("libnettle has no hash function \(Kind.libraryName)")
    }
    return found
  }

  public init() {
    let function = Self.function.pointee
    context = [UInt8](repeating: 0, count: Int(function.context_size))
    context.withUnsafeMutableBytes { function.`init`($0.baseAddress) }
  }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    guard let start = bufferPointer.baseAddress else { return }
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    context.withUnsafeMutableBytes {
      Self.function.pointee.update($0.baseAddress, bufferPointer.count, bytes)
    }
  }

  public func finalize() -> KindDigest<Kind> {
    var copy = context
    var bytes = [UInt8](repeating: 0, count: Kind.byteCount)
    copy.withUnsafeMutableBytes {
      Self.function.pointee.digest($0.baseAddress, bytes.count, &bytes)
    }
    return KindDigest(bytes: bytes)
  }
}

/// The kinds.
public enum HashKinds {
  public enum SHA256: HashKind {
    public static let (libraryName, name) = ("sha256", "SHA256")
    public static let (byteCount, blockByteCount) = (32, 64)
  }
  public enum SHA384: HashKind {
    public static let (libraryName, name) = ("sha384", "SHA384")
    public static let (byteCount, blockByteCount) = (48, 128)
  }
  public enum SHA512: HashKind {
    public static let (libraryName, name) = ("sha512", "SHA512")
    public static let (byteCount, blockByteCount) = (64, 128)
  }
  public enum SHA1: HashKind {
    public static let (libraryName, name) = ("sha1", "SHA1")
    public static let (byteCount, blockByteCount) = (20, 64)
  }
  public enum MD5: HashKind {
    public static let (libraryName, name) = ("md5", "MD5")
    public static let (byteCount, blockByteCount) = (16, 64)
  }
}

public typealias SHA256 = KindHash<HashKinds.SHA256>
public typealias SHA384 = KindHash<HashKinds.SHA384>
public typealias SHA512 = KindHash<HashKinds.SHA512>
public typealias SHA256Digest = KindDigest<HashKinds.SHA256>
public typealias SHA384Digest = KindDigest<HashKinds.SHA384>
public typealias SHA512Digest = KindDigest<HashKinds.SHA512>

/// Functions that nobody should use for secrets.
public enum Insecure {
  public typealias MD5 = KindHash<HashKinds.MD5>
  public typealias SHA1 = KindHash<HashKinds.SHA1>
  public typealias MD5Digest = KindDigest<HashKinds.MD5>
  public typealias SHA1Digest = KindDigest<HashKinds.SHA1>
}
