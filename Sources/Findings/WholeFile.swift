// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Writes files and says why it could not, a full disk included.
package enum WholeFile {
  /// Replaces the file at `path`; what is written of a file that cannot be finished is removed.
  ///
  /// - Returns: The number of the system's error; nil when all of it is written.
  package static func write(_ data: Data, to path: String) -> Int32? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return errno }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else {
        let number = errno
        close(file)
        unlink(path)
        return number
      }
      rest = rest.dropFirst(max(0, count))
    }
    return close(file) == 0 ? nil : errno
  }
}
