// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Whether a picture's pixels can be decoded: what a check that draws nothing would not see.
package enum PictureProbe {
  /// How hosts lend UIKit a decoder; why it refuses a file, nil where it does not.
  package nonisolated(unsafe) static var decode: ((Data) -> String?)?
  /// How they lend it what sees that a file is damaged without decoding it.
  package nonisolated(unsafe) static var damage: ((Data) -> String?)?

  /// A quarter of a million, two milliseconds of work; of larger ones the file's sums are looked at.
  private static let mostPixels = 1 << 18

  private static let lock = NSLock()
  /// By number and hash of a file's bytes; the files themselves are not kept.
  private nonisolated(unsafe) static var known: [FileMark: String?] = [:]

  private struct FileMark: Hashable {
    let count: Int
    /// FNV-1a over the bytes, from two starts.
    let hashes: SIMD2<UInt64>

    init(_ data: Data) {
      count = data.count
      hashes = data.withUnsafeBytes { bytes in
        bytes.reduce(into: SIMD2<UInt64>(0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)) {
          $0 = ($0 ^ SIMD2(repeating: UInt64($1))) &* SIMD2(repeating: 0x100_0000_01b3)
        }
      }
    }
  }

  /// Why a file's pixels cannot be had; where there are few, they are decoded once a process.
  ///
  /// Only of kinds that every decoder has: that one lacks here is no fault of the file.
  static func problem(of data: Data, pixels: Int) -> String? {
    guard isCommon(data) else { return nil }
    guard pixels <= mostPixels else { return damage?(data) }
    guard let decode else { return nil }
    let mark = FileMark(data)
    if let found = lock.withLock({ known[mark] }) { return found }
    let problem = decode(data)
    lock.withLock { known[mark] = .some(problem) }
    return problem
  }

  /// Whether a PNG or JPEG file ends before its picture does: decoders draw what there is, and the rest is
  /// grey or nothing.
  static func isCut(_ data: Data) -> Bool {
    if data.starts(with: [0xFF, 0xD8]) {
      return data.range(of: Data([0xFF, 0xD9]), options: .backwards) == nil
    }
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
    // A chunk is its length, its name, so many bytes and their sum.
    var rest = data.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - 12 else { return true }
      if rest.dropFirst(4).starts(with: Array("IEND".utf8)) { return false }
      rest = rest.dropFirst(length + 12)
    }
    return true
  }

  /// PNG but for Xcode's own form of it, whose first chunk is `CgBI`; JPEG; GIF.
  private static func isCommon(_ data: Data) -> Bool {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return !data.dropFirst(12).starts(with: Array("CgBI".utf8))
    }
    return data.starts(with: [0xFF, 0xD8]) || data.starts(with: Array("GIF8".utf8))
  }
}
