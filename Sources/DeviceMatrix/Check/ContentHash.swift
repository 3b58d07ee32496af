// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Names for files by what is in them, so that equal files are one.
package enum ContentHash {
  /// Twenty-four hexadecimal digits: two hashes in the manner of FNV over eight bytes a step, from
  /// different starts. Among a million files two different ones share a name with odds of 10⁻¹⁷.
  ///
  /// - Complexity: O(bytes), about 1 ns for eight.
  package static func name(of bytes: some Collection<UInt8>) -> String {
    bytes.withContiguousStorageIfAvailable { name(of: UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes { name(of: $0) }
  }

  private static func name(of bytes: UnsafeRawBufferPointer) -> String {
    var high: UInt64 = 0xcbf2_9ce4_8422_2325
    var low: UInt64 = 0x9e37_79b9_7f4a_7c15
    func add(_ word: UInt64) {
      high = (high ^ word) &* 0x0000_0100_0000_01b3
      high ^= high >> 29
      low = (low &+ word) &* 0xff51_afd7_ed55_8ccd
      low ^= low >> 33
    }
    let whole = bytes.count & ~7
    for offset in Swift.stride(from: 0, to: whole, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in (whole..<bytes.count).reversed() { rest = rest << 8 | UInt64(bytes[offset]) }
    add(rest)
    add(UInt64(bytes.count))
    return digits(high, 16) + digits(low & 0xffff_ffff, 8)
  }

  private static func digits(_ value: UInt64, _ count: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: count - text.count) + text
  }
}
