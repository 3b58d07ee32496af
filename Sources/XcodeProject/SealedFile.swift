// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A small file of the cache that tells by itself whether it is whole: its first line is the hash of the rest
/// (Documentation/AppBuild.md §2.4).
package enum SealedFile {
  /// What was written; nil where nothing is, or what is there was cut, changed or written by others.
  package static func read(_ file: URL) -> Data? {
    guard let bytes = PlainFile.data(file), let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let rest = Data(bytes[bytes.index(after: end)...])
    return bytes[..<end] == Data(hash(rest).utf8) ? rest : nil
  }

  /// Writes beside the place, waits for the disk and renames. What cannot be written is made again by
  /// whoever needs it next, so that is no error.
  package static func write(_ data: Data, to file: URL) {
    let files = FileManager.default
    let temporary = URL(fileURLWithPath: "\(file.path).\(getpid())-\(UUID().uuidString)")
    try? files.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { unlink(temporary.path) }
    guard files.createFile(atPath: temporary.path, contents: nil),
      let handle = FileHandle(forWritingAtPath: temporary.path)
    else { return }
    defer { try? handle.close() }
    do {
      try handle.write(contentsOf: Data((hash(data) + "\n").utf8) + data)
      try handle.synchronize()
    } catch {
      return
    }
    rename(temporary.path, file.path)
  }

  private static func hash(_ data: Data) -> String {
    var key = ContentKey()
    key.add(data)
    return key.text
  }
}
