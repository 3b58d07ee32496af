// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
import Foundation

/// The file in which a worker says what it does, line by line; complete up to the moment it dies.
final class RecordFile {
  let descriptor: Int32

  init(path: String) throws(HostError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw HostError("\(path): error: \(String(cString: strerror(errno)))")
    }
  }

  /// Takes over an open file.
  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func write(_ line: String) throws(HostError) {
    var bytes = ContiguousArray((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw HostError("error: the records cannot be written: \(String(cString: strerror(errno)))")
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
