// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Synchronization

/// The entries that this process uses: each has a shared lock, flock(2), until the process ends, so no
/// other one lets go of it meanwhile (Documentation/AppBuild.md §2.5).
enum EntriesInUse {
  /// Descriptors of locked folders by their file numbers, the one used last at the end.
  private static let held = Mutex<[(number: ino_t, descriptor: Int32)]>([])
  /// A process that builds one app after the other keeps the entries of the last ones alone.
  private static let limit = 256

  /// Keeps a folder, wherever it is renamed to.
  ///
  /// - Returns: Whether it is there still. One on a disk without locks is kept by nobody.
  static func keep(_ folder: URL) -> Bool {
    while true {
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      // Whoever lets go of it has it for as long as a renaming takes; then another may be there.
      _ = flock(descriptor, LOCK_SH)
      var (status, named) = (stat(), stat())
      if fstat(descriptor, &status) == 0, stat(folder.path, &named) == 0,
        status.st_ino == named.st_ino
      {
        add(descriptor, number: status.st_ino)
        return true
      }
      close(descriptor)
    }
  }

  private static func add(_ descriptor: Int32, number: ino_t) {
    held.withLock { held in
      if let known = held.firstIndex(where: { $0.number == number }) {
        close(held.remove(at: known).descriptor)
      }
      held.append((number, descriptor))
      if held.count > limit { close(held.removeFirst().descriptor) }
    }
  }

  /// Does something with a folder that no process uses.
  ///
  /// - Returns: Whether it was free.
  static func whenFree(_ folder: URL, _ body: () -> Void) -> Bool {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    // What is no folder is no entry in use.
    if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      return false
    }
    body()
    return true
  }
}
