// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
import Synchronization

/// Everything temporary of one run of the tool, in one folder that is gone when the run is over.
///
/// A run that was killed leaves its folder; the next one clears it (Documentation/Containment.md §5).
package enum RunFolder {
  private static let prefix = "snug-run-"
  private static let made = Mutex<URL?>(nil)

  /// A new folder, empty, that only this user can read.
  package static func make(_ name: String) throws(LaunchError) -> URL {
    let base = try folder()
    for number in 0... {
      let url = base.appendingPathComponent(number == 0 ? name : "\(name).\(number)")
      if mkdir(url.path, 0o700) == 0 { return url }
      guard errno == EEXIST else { throw failure(url) }
    }
    return base
  }

  /// Removes everything that this run made.
  package static func remove() {
    made.withLock { folder in
      if let folder { removeTree(folder.path) }
      folder = nil
    }
  }

  private static func folder() throws(LaunchError) -> URL {
    let result: Result<URL, LaunchError> = made.withLock { known in
      if let known { return .success(known) }
      let base = FileManager.default.temporaryDirectory
      clearStale(in: base)
      let url = base.appendingPathComponent("\(prefix)\(getpid())-\(startTime(of: getpid()) ?? 0)")
      guard mkdir(url.path, 0o700) == 0 else { return .failure(failure(url)) }
      known = url
      return .success(url)
    }
    return try result.get()
  }

  private static func failure(_ url: URL) -> LaunchError {
    LaunchError(
      "\(url.path): error: \(String(cString: strerror(errno))); make room there, or name another "
        + "folder for temporary files with TMPDIR")
  }

  /// Removes folders whose process is gone.
  private static func clearStale(in base: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let numbers = name.dropFirst(prefix.count).split(separator: "-")
      guard numbers.count == 2, let process = Int32(numbers[0]), let start = UInt64(numbers[1]),
        startTime(of: process) != start
      else { continue }
      let path = base.appendingPathComponent(name).path
      var status = stat()
      if lstat(path, &status) == 0, status.st_uid == geteuid() { removeTree(path) }
    }
  }

  /// When a process began, in ticks since the machine did; nil when there is none of that number.
  private static func startTime(of process: Int32) -> UInt64? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // The 22nd word; the third follows the name.
    let words = text[text.index(after: end)...].split(separator: " ")
    return words.count > 19 ? UInt64(words[19]) : nil
  }

  /// Removes a folder, whatever an app has made of it: folders that forbid to be changed, and links,
  /// which are not followed.
  package static func removeTree(_ path: String) {
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    var folders = [path]
    while let folder = folders.popLast() {
      chmod(folder, 0o700)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        var status = stat()
        let inner = "\(folder)/\(name)"
        if lstat(inner, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { folders.append(inner) }
      }
    }
    try? FileManager.default.removeItem(atPath: path)
  }
}
