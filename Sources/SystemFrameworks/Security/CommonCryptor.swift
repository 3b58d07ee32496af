// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CNettle
import Foundation

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCOverflow = -4306
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308
public let kCCCallSequenceError = -4309
public let kCCKeySizeError = -4310
public let kCCInvalidKey = -4311

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8
public let kCCModeECB = 1
public let kCCModeCBC = 2
public let kCCModeCTR = 4

/// One block of AES at a time, by Nettle.
struct BlockCipher {
  static let blockByteCount = 16
  private let cipher: nettle_cipher
  private var context: [UInt8]
  private let isDecrypting: Bool

  /// - Returns: nil unless the key has 16, 24 or 32 bytes.
  init?(key: [UInt8], decrypts: Bool) {
    guard [16, 24, 32].contains(key.count), let list = nettle_get_ciphers() else { return nil }
    let name = "aes\(key.count * 8)"
    var place = list
    while let candidate = place.pointee, String(cString: candidate.pointee.name) != name {
      place += 1
    }
    guard let found = place.pointee else { return nil }
    cipher = found.pointee
    isDecrypting = decrypts
    context = [UInt8](repeating: 0, count: Int(cipher.context_size))
    let setKey = decrypts ? cipher.set_decrypt_key : cipher.set_encrypt_key
    context.withUnsafeMutableBytes { setKey?($0.baseAddress, key) }
  }

  func transformed(_ block: some Collection<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: block.count)
    let work = isDecrypting ? cipher.decrypt : cipher.encrypt
    context.withUnsafeBytes { work?($0.baseAddress, result.count, &result, Array(block)) }
    return result
  }

  /// Every block by itself, or each combined with the cipher text of the one before.
  func run(_ data: [UInt8], chainedFrom start: [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(data.count)
    var last = start
    for place in stride(from: 0, to: data.count, by: Self.blockByteCount) {
      let block = Array(data[place..<place + Self.blockByteCount])
      guard let mask = last else {
        result += transformed(block)
        continue
      }
      if isDecrypting {
        result += zip(transformed(block), mask).map { $0 ^ $1 }
        last = block
      } else {
        let cipherText = transformed(zip(block, mask).map { $0 ^ $1 })
        result += cipherText
        last = cipherText
      }
    }
    return result
  }
}

/// Encrypts or decrypts a whole message: AES in chains of blocks or block by block. Other ciphers
/// are not there.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard alg == UInt32(kCCAlgorithmAES) else { return Int32(kCCUnimplemented) }
  let decrypts = op == UInt32(kCCDecrypt)
  let secret = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
  guard let cipher = BlockCipher(key: secret, decrypts: decrypts) else {
    return Int32(kCCKeySizeError)
  }
  let size = BlockCipher.blockByteCount
  let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
  var data = Array(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
  if isPadded && !decrypts {
    let missing = size - data.count % size
    data += [UInt8](repeating: UInt8(missing), count: missing)
  }
  guard data.count % size == 0 else { return Int32(kCCAlignmentError) }
  // Without a first block the chain starts at zeros (A).
  let start =
    (iv as UnsafeRawPointer?).map { Array(UnsafeRawBufferPointer(start: $0, count: size)) }
    ?? [UInt8](repeating: 0, count: size)
  let isChained = options & UInt32(kCCOptionECBMode) == 0
  var result = cipher.run(data, chainedFrom: isChained ? start : nil)
  if isPadded && decrypts {
    guard let count = result.last.map(Int.init), (1...size).contains(count),
      count <= result.count, result.suffix(count).allSatisfy({ Int($0) == count })
    else { return Int32(kCCDecodeError) }
    result.removeLast(count)
  }
  (dataOutMoved as UnsafeMutablePointer<Int>?)?.pointee = result.count
  guard result.count <= dataOutAvailable else { return Int32(kCCBufferTooSmall) }
  if !result.isEmpty { dataOut.copyMemory(from: result, byteCount: result.count) }
  return Int32(kCCSuccess)
}
