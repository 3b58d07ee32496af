// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CZlib
package import Foundation

/// The sums that a PNG file has of its chunks (ISO/IEC 15948, 5.3), which tell a file that was damaged
/// without its pixels being decoded.
package enum PNGSums {
  /// What is wrong with the sums; nil where all are right, and for other kinds of files.
  ///
  /// Only of chunks that a picture cannot do without: decoders pass the others over.
  ///
  /// - Complexity: O(bytes); about 1 ns each.
  package static func problem(of data: Data) -> String? {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return data.withUnsafeBytes { file in
      var at = 8
      // A chunk is its length, its name, so many bytes and the sum of both.
      while at + 12 <= file.count {
        let length = Int(number(file, at))
        guard length <= file.count - at - 12 else { return nil }
        let isNeeded = file[at + 4] & 0x20 == 0
        if isNeeded, sum(file[at + 4..<at + 8 + length]) != number(file, at + 8 + length) {
          return "the sum of the chunk at byte \(at) is wrong"
        }
        at += 12 + length
      }
      return nil
    }
  }

  private static func number(_ file: UnsafeRawBufferPointer, _ place: Int) -> UInt32 {
    UInt32(bigEndian: file.loadUnaligned(fromByteOffset: place, as: UInt32.self))
  }

  private static func sum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
    let chunk = UnsafeRawBufferPointer(rebasing: bytes)
    let start = chunk.bindMemory(to: UInt8.self).baseAddress
    return UInt32(truncatingIfNeeded: crc32_z(0, start, chunk.count))
  }
}
