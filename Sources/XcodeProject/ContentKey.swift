// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A 128-bit digest of everything that a built app depends on (FNV-1a, two lanes).
///
/// It names cache entries of one user's own files; it is no defence against forged collisions.
package struct ContentKey {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      second = (second ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
    // The end of one part is not the beginning of the next.
    first = (first ^ 0xff) &* 0x0000_0100_0000_01b3
    second = (second ^ 0x1ff) &* 0x9e37_79b9_7f4a_7c15
  }

  package mutating func add(_ text: String) {
    add(text.utf8)
  }

  package mutating func add(_ data: Data) {
    data.withUnsafeBytes { add($0) }
  }

  /// Adds a file by path, size and time of change: for what is too large to read.
  package mutating func addStamp(of url: URL) {
    add(url.path)
    var status = stat()
    guard stat(url.path, &status) == 0 else { return add("missing") }
    add("\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
  }

  /// 32 hexadecimal digits.
  package var text: String {
    [first, second].map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
