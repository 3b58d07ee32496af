// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What two have agreed on.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
  let bytes: Data

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  public func hkdfDerivedSymmetricKey<
    H: HashFunction, Salt: DataProtocol, SharedInfo: DataProtocol
  >(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SharedInfo, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Hashes of the secret, a counter of four bytes from 1, and the information (ANSI X9.63).
  public func x963DerivedSymmetricKey<H: HashFunction, SharedInfo: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SharedInfo, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var counter: UInt32 = 1
    while output.count < outputByteCount {
      let count = Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) }
      output += Array(H.hash(data: Array(bytes) + count + Array(sharedInfo)))
      counter += 1
    }
    return SymmetricKey(data: output.prefix(outputByteCount))
  }

  public var description: String {
    "SharedSecret: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}
