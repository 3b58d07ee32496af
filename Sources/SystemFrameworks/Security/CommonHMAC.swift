// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

public typealias CCHmacAlgorithm = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCRNGStatus = CCCryptorStatus

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// A keyed hash in the middle of its work (RFC 2104).
public struct CCHmacContext {
  private var inner = RunningHash("sha1")
  private var outer = RunningHash("sha1")

  public init() {}

  init(_ name: String, key: UnsafeRawBufferPointer) {
    inner = RunningHash(name)
    outer = RunningHash(name)
    var block = Array(key)
    // A key longer than a block is hashed first.
    if block.count > inner.blockByteCount {
      var hash = RunningHash(name)
      hash.update(key.baseAddress, key.count)
      block = hash.finalize()
    }
    block += [UInt8](repeating: 0, count: inner.blockByteCount - block.count)
    inner.update(block.map { $0 ^ 0x36 }, block.count)
    outer.update(block.map { $0 ^ 0x5c }, block.count)
  }

  mutating func update(_ data: UnsafeRawPointer?, _ length: Int) { inner.update(data, length) }

  mutating func finalize() -> [UInt8] {
    let bytes = inner.finalize()
    outer.update(bytes, bytes.count)
    return outer.finalize()
  }

  static func name(_ algorithm: CCHmacAlgorithm) -> String? {
    let names = ["sha1", "md5", "sha256", "sha384", "sha512", "sha224"]
    return names.indices.contains(Int(algorithm)) ? names[Int(algorithm)] : nil
  }
}

public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  guard let name = CCHmacContext.name(algorithm) else { return }
  ctx.initialize(to: CCHmacContext(name, key: UnsafeRawBufferPointer(start: key, count: keyLength)))
}

public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx.pointee.update(data, dataLength)
}

public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!
) {
  let code = ctx.pointee.finalize()
  macOut.copyMemory(from: code, byteCount: code.count)
}

public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  guard let name = CCHmacContext.name(algorithm) else { return }
  var context = CCHmacContext(
    name, key: UnsafeRawBufferPointer(start: key, count: keyLength))
  context.update(data, dataLength)
  let code = context.finalize()
  macOut.copyMemory(from: code, byteCount: code.count)
}

/// A key from a password (PBKDF2 of RFC 8018).
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let names = ["", "sha1", "sha224", "sha256", "sha384", "sha512"]
  guard algorithm == UInt32(kCCPBKDF2), names.indices.contains(Int(prf)), prf > 0, rounds > 0,
    derivedKeyLen > 0
  else { return Int32(kCCParamError) }
  let keyed = CCHmacContext(
    names[Int(prf)], key: UnsafeRawBufferPointer(start: password, count: passwordLen))
  var key: [UInt8] = []
  var number: UInt32 = 1
  while key.count < derivedKeyLen {
    var first = keyed
    first.update(salt, saltLen)
    withUnsafeBytes(of: number.bigEndian) { first.update($0.baseAddress, $0.count) }
    var last = first.finalize()
    var block = last
    for _ in 1..<max(rounds, 1) {
      var next = keyed
      next.update(last, last.count)
      last = next.finalize()
      for place in block.indices { block[place] ^= last[place] }
    }
    key += block
    number += 1
  }
  derivedKey.update(from: key, count: derivedKeyLen)
  return Int32(kCCSuccess)
}

@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  SecRandomCopyBytes(kSecRandomDefault, count, bytes)
}
