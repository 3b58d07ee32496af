// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CNettle
import Foundation

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A hash function of Nettle in the middle of its work.
struct RunningHash {
  private let function: nettle_hash
  private var context: [UInt8]

  var byteCount: Int { Int(function.digest_size) }
  var blockByteCount: Int { Int(function.block_size) }

  /// - Parameter name: Nettle's name of the function.
  init(_ name: String) {
    guard let found = nettle_lookup_hash(name) else {
      preconditionFailure("libnettle has no hash function \(name)")
    }
    function = found.pointee
    context = [UInt8](repeating: 0, count: Int(function.context_size))
    context.withUnsafeMutableBytes { function.`init`($0.baseAddress) }
  }

  mutating func update(_ data: UnsafeRawPointer?, _ length: Int) {
    guard let data, length > 0 else { return }
    context.withUnsafeMutableBytes {
      function.update($0.baseAddress, length, data.assumingMemoryBound(to: UInt8.self))
    }
  }

  /// The digest; the function begins anew.
  mutating func finalize() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    context.withUnsafeMutableBytes { function.digest($0.baseAddress, bytes.count, &bytes) }
    return bytes
  }

  static func digest(
    _ name: String, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    var hash = RunningHash(name)
    hash.update(data, Int(length))
    let bytes = hash.finalize()
    md?.update(from: bytes, count: bytes.count)
    return md
  }
}

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { RunningHash.digest("md5", data, len, md) }

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { RunningHash.digest("sha1", data, len, md) }

@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { RunningHash.digest("sha224", data, len, md) }

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { RunningHash.digest("sha256", data, len, md) }

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { RunningHash.digest("sha384", data, len, md) }

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { RunningHash.digest("sha512", data, len, md) }

/// What a hash function knows between two parts of a message.
protocol HashContext {
  var hash: RunningHash { get set }
  init()
}

extension UnsafeMutablePointer where Pointee: HashContext {
  /// Begins in memory that may never have held anything; 1 as on success, as the two others.
  fileprivate func begin() -> Int32 {
    initialize(to: Pointee())
    return 1
  }

  fileprivate func take(_ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    pointee.hash.update(data, Int(length))
    return 1
  }

  fileprivate func end(_ digest: UnsafeMutablePointer<UInt8>) -> Int32 {
    let bytes = pointee.hash.finalize()
    digest.update(from: bytes, count: bytes.count)
    return 1
  }
}

public struct CC_MD5_CTX: HashContext {
  var hash = RunningHash("md5")

  public init() {}
}

public struct CC_SHA1_CTX: HashContext {
  var hash = RunningHash("sha1")

  public init() {}
}

public struct CC_SHA256_CTX: HashContext {
  var hash = RunningHash("sha256")

  public init() {}
}

public struct CC_SHA512_CTX: HashContext {
  var hash = RunningHash("sha512")

  public init() {}
}

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { c.begin() }

@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.take(data, len) }

@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { c.end(md) }

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { c.begin() }

@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.take(data, len) }

@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { c.end(md) }

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { c.begin() }

@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.take(data, len) }

@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.end(md) }

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { c.begin() }

@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { c.take(data, len) }

@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.end(md) }
