// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CContainment

/// What a file holds, in few digits.
package struct FileHash: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String
  package let size: Int

  /// - Returns: nil for what is no file, or cannot be read.
  /// - Complexity: O(bytes), about 1 ns for eight.
  package init?(ofFileAt path: String) {
    var size: Int64 = 0
    var hashes: [UInt64] = [0, 0]
    guard snug_hash_file(path, &hashes, &size) == 0 else { return nil }
    text = hashes.map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
    self.size = Int(size)
  }
}

/// What was written, on the disk.
package enum Disk {
  /// Waits until all that was written to a folder's disk is there.
  ///
  /// - Returns: false where the disk did not take it.
  package static func sync(_ folder: String) -> Bool { snug_sync(folder) == 0 }
}
