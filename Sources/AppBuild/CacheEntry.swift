// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

/// What an entry of the cache consists of, written beside it: so a cut, changed or foreign one is known
/// (Documentation/AppBuild.md §2.4).
struct CacheEntry {
  let folder: URL

  /// The file that lists the others.
  static let listName = ".snug-entry"
  private static let head = "snug cache entry 1"

  private var list: URL { folder.appendingPathComponent(Self.listName) }

  /// Lists what is there, and has all of it written to the disk.
  func seal() throws {
    let lines = try contents()
    let text = ([Self.head] + lines + ["end \(lines.count)"]).joined(separator: "\n")
    try Data((text + "\n").utf8).write(to: list)
    guard Disk.sync(folder.path) else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Whether all that was listed is there, unchanged, and nothing else.
  ///
  /// - Complexity: O(bytes), some ms for an app.
  var isWhole: Bool {
    guard let text = try? String(contentsOf: list, encoding: .utf8), text.hasSuffix("\n"),
      let lines = try? contents()
    else { return false }
    let written = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return written.first.map(String.init) == Self.head
      && written.last.map(String.init) == "end \(lines.count)"
      && written.dropFirst().dropLast().map(String.init) == lines
  }

  /// A line a file: what it holds, and its path; in the order of paths.
  private func contents() throws -> [String] {
    let files = FileManager.default
    var lines: [String] = []
    for path in try files.subpathsOfDirectory(atPath: folder.path).sorted() {
      if path == Self.listName { continue }
      let full = folder.appendingPathComponent(path).path
      var status = stat()
      guard lstat(full, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
      let name = path.replacingOccurrences(of: "\n", with: "\\n")
      switch status.st_mode & S_IFMT {
      case S_IFDIR: lines.append("folder \(name)")
      case S_IFLNK:
        lines.append("link \(try files.destinationOfSymbolicLink(atPath: full)) \(name)")
      default:
        guard let hash = FileHash(ofFileAt: full) else { throw CocoaError(.fileReadUnknown) }
        lines.append("\(hash.text) \(hash.size) \(name)")
      }
    }
    return lines
  }
}
