// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Supervision
internal import XcodeProject

/// Built apps on disk, each in a folder named by what it was built from.
///
/// Entries are written beside their place, synced and renamed into it, so a reader never sees half an
/// app; what was damaged since is made again. Behaviour note: Documentation/AppBuild.md §2.
package struct BuildCache: Equatable, Sendable {
  package var folder: URL
  /// Bytes that entries may have together; the ones used last stay.
  package var limit: Int

  /// The usual ``limit``.
  package static let standardLimit = 4 << 30
  /// The ``limit`` of ``standard``; set before anything is built.
  nonisolated(unsafe) package static var limitOfRun = standardLimit

  package init(folder: URL, limit: Int = limitOfRun) {
    self.folder = folder
    self.limit = limit
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

  /// Whether an entry can be used, which stays then while this process runs; a damaged one goes.
  func holds(_ entry: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: entry.path) else { return false }
    if EntriesInUse.keep(entry), CacheEntry(folder: entry).isWhole { return true }
    discard(entry)
    return false
  }

  /// Fills an entry by writing into a temporary folder beside it; a rival that was faster wins.
  ///
  /// - Returns: The entry's place; one that is gone with the run where the cache cannot be written.
  func fill(
    _ entry: URL, _ write: (URL) throws(BuildError) -> Void
  ) throws(BuildError) -> URL {
    let files = FileManager.default
    guard isWritable(for: entry) else {
      let place: URL
      do {
        place = try RunFolder.make(entry.lastPathComponent)
      } catch {
        throw BuildError(.cannotWrite(entry.path, reason: error.description))
      }
      try write(place)
      return place
    }
    let temporary = aside(of: entry)
    do {
      try files.createDirectory(at: temporary, withIntermediateDirectories: true)
      _ = EntriesInUse.keep(temporary)
    } catch {
      throw BuildError(.cannotWrite(temporary.path, reason: error.localizedDescription))
    }
    defer { try? files.removeItem(at: temporary) }
    try write(temporary)
    do {
      try CacheEntry(folder: temporary).seal()
      if rename(temporary.path, entry.path) != 0 {
        // A rival's entry is as good, when it is whole.
        guard !holds(entry) else { return entry }
        guard rename(temporary.path, entry.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
    } catch {
      throw BuildError(.cannotWrite(entry.path, reason: error.localizedDescription))
    }
    return entry
  }

  /// Between the name of an entry and the process that writes it or lets go of it.
  private static let mark = "."

  /// A place beside an entry, of this process alone: in containers others may have its number.
  private func aside(of entry: URL) -> URL {
    let name = "\(entry.lastPathComponent)\(Self.mark)\(getpid())-\(UUID().uuidString.prefix(8))"
    return entry.deletingLastPathComponent().appendingPathComponent(name)
  }

  private func isWritable(for entry: URL) -> Bool {
    let parent = entry.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    return access(parent.path, W_OK) == 0
  }

  /// Takes an entry out of everybody's sight, then away.
  private func discard(_ entry: URL) {
    let aside = aside(of: entry)
    if rename(entry.path, aside.path) == 0 { RunFolder.removeTree(aside.path) }
  }

  // MARK: Size

  /// An entry, what it takes and when it was used last.
  private struct Use {
    let place: URL
    let bytes: Int
    let last: Date
    /// Whether it is an entry, of which is known who uses it.
    let isOwn: Bool
  }

  private static let kinds = ["binaries", "apps", "libraries"]
  /// Seconds in which what is no sealed entry (checkouts of packages, SwiftPM's own cache, modules of C,
  /// manifests that were read) may be in use by another run.
  private static let rest = 3600.0

  /// Marks an entry as used.
  func touch(_ entry: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
  }

  /// Lets go of what was not used for longest and is in no process's use, until the rest has no more
  /// bytes than ``limit``, and of what processes that are gone left half written.
  func shrink() {
    removeLeftovers()
    let uses = entries().sorted { $0.last < $1.last }
    var bytes = uses.reduce(0) { $0 + $1.bytes }
    let now = Date()
    for use in uses where use.isOwn || now.timeIntervalSince(use.last) > Self.rest {
      guard bytes > limit else { return }
      if EntriesInUse.whenFree(use.place, { discard(use.place) }) { bytes -= use.bytes }
    }
  }

  /// Everything in the cache's folders, by what can be let go of at once.
  private func entries() -> [Use] {
    let files = FileManager.default
    let kinds = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    return kinds.flatMap { kind -> [Use] in
      let folder = self.folder.appendingPathComponent(kind)
      let isOwn = Self.kinds.contains(kind)
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { !isOwn || !$0.contains(Self.mark) }.map { name in
        let place = folder.appendingPathComponent(name)
        // Looking into a folder is a use of it, too.
        let last = Self.lastUse(of: place.path, isOwn: isOwn)
        return Use(place: place, bytes: Self.bytes(in: place.path), last: last, isOwn: isOwn)
      }
    }
  }

  /// Entries are marked when they are used; what others keep was used when it was read last.
  private static func lastUse(of path: String, isOwn: Bool) -> Date {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .distantPast }
    let changed = Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    let read = Date(timeIntervalSince1970: Double(status.st_atim.tv_sec))
    return isOwn ? changed : max(changed, read)
  }

  private func removeLeftovers() {
    for kind in Self.kinds {
      let folder = self.folder.appendingPathComponent(kind)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
        let parts = name.components(separatedBy: Self.mark)
        // A run in a container does not see the others' processes, but their locks.
        guard parts.count == 2, let process = Int32(parts[1].prefix { $0 != "-" }),
          process != getpid(), kill(process, 0) != 0, errno == ESRCH
        else { continue }
        let place = folder.appendingPathComponent(name)
        _ = EntriesInUse.whenFree(place) { RunFolder.removeTree(place.path) }
      }
    }
  }

  /// Bytes of the files in a folder; what has several names counts once.
  private static func bytes(in folder: String) -> Int {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return ([""] + paths).reduce(0) { sum, path in
      var status = stat()
      guard lstat(path.isEmpty ? folder : "\(folder)/\(path)", &status) == 0 else { return sum }
      return sum + Int(status.st_blocks) * 512 / max(1, Int(status.st_nlink))
    }
  }

  /// How many apps there are, and the bytes that all of the cache has.
  package var contents: (apps: Int, bytes: Int) {
    let apps = entries().filter { $0.place.deletingLastPathComponent().lastPathComponent == "apps" }
    return (apps.count, Self.bytes(in: folder.path))
  }

  /// Removes every entry; the folder itself, which may be a link, stays.
  package func clear() throws(BuildError) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let path = folder.appendingPathComponent(name).path
      RunFolder.removeTree(path)
      guard !FileManager.default.fileExists(atPath: path) else {
        throw BuildError(.cannotWrite(path, reason: "it cannot be removed"))
      }
    }
  }
}
