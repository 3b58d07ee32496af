// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The terminal: results on standard output, complaints and progress on standard error.
package enum Console {
  package static func print(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  package static func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// One line on a terminal that says what is going on; nothing when standard error is piped.
package struct Progress: Sendable {
  private let isShown: Bool

  package init() {
    isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
  }

  /// Replaces the line.
  package func report(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Removes the line.
  package func clear() {
    report("")
  }
}
