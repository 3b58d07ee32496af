// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Synchronization

/// Standard output and standard error, which may be a full disk, a closed file or a reader that went away.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  private static let failure = Mutex(false)

  /// Whether something of the results could not be written: the run has failed then.
  static var hasFailed: Bool { failure.withLock { $0 } }

  /// Whether its reader went away; false for files.
  var isGone: Bool {
    var event = pollfd(fd: rawValue, events: 0, revents: 0)
    return poll(&event, 1, 0) > 0 && event.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
  }

  /// Puts a file that takes nothing in the place of each that is closed, so that no other file gets its
  /// number.
  static func open() {
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
      _ = Foundation.open("/dev/null", O_RDONLY)
    }
  }

  /// Writes all of it. What cannot be written to standard output is said once; of standard error there is
  /// nobody to tell.
  func write(_ data: Data) {
    guard let code = data.withUnsafeBytes(written), self == .output else { return }
    let isFirst = Self.failure.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    guard isFirst else { return }
    let words =
      "snug: error: standard output cannot be written (\(String(cString: strerror(code))))\n"
    StandardStream.error.write(Data(words.utf8))
  }

  /// - Returns: The number of the error; nil where all went.
  private func written(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        rawValue, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var event = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&event, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
