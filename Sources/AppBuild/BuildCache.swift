// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import XcodeProject

/// Built apps on disk, each in a folder named by what it was built from.
///
/// Entries are written beside their place and renamed into it, so a reader never sees half an app.
package struct BuildCache: Equatable, Sendable {
  package var folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// `$XDG_CACHE_HOME/snug`, or `~/.cache/snug`.
  package static var standard: BuildCache {
    let environment = ProcessInfo.processInfo.environment
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return BuildCache(folder: URL(fileURLWithPath: base).appendingPathComponent("snug"))
    }
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    return BuildCache(folder: home.appendingPathComponent(".cache/snug"))
  }

  func entry(_ kind: String, _ key: ContentKey) -> URL {
    folder.appendingPathComponent(kind).appendingPathComponent(key.text)
  }

  /// Fills an entry by writing into a temporary folder beside it; a rival that was faster wins.
  func fill(
    _ entry: URL, _ write: (URL) throws(BuildError) -> Void
  ) throws(BuildError) {
    let temporary = entry.deletingLastPathComponent()
      .appendingPathComponent(
        "\(entry.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    let files = FileManager.default
    do {
      try? files.removeItem(at: temporary)
      try files.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch {
      throw BuildError(.cannotWrite(temporary.path, reason: error.localizedDescription))
    }
    defer { try? files.removeItem(at: temporary) }
    try write(temporary)
    do {
      try files.moveItem(at: temporary, to: entry)
    } catch {
      guard files.fileExists(atPath: entry.path) else {
        throw BuildError(.cannotWrite(entry.path, reason: error.localizedDescription))
      }
    }
  }

  /// Marks an entry as used and lets go of entries beyond the newest `count` of its kind.
  func touch(_ entry: URL, keeping count: Int = 64) {
    let files = FileManager.default
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
    let siblings =
      (try? files.contentsOfDirectory(
        at: entry.deletingLastPathComponent(),
        includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    guard siblings.count > count else { return }
    let dated = siblings.map { url in
      (
        url,
        (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?
          .contentModificationDate ?? .distantPast
      )
    }
    for (url, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(count) where url != entry {
      try? files.removeItem(at: url)
    }
  }
}
