// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Stops the process the way an uncaught Objective-C exception does.
package enum UncaughtException {
  /// What a shell shows for a process that aborts, as one does on Apple's systems.
  package static let exitCode: Int32 = 134

  /// Writes Apple's console line for an uncaught exception to stderr and ends the process.
  ///
  /// Exits rather than traps: the text says what the app did wrong, and Swift's own backtrace below
  /// it would bury it.
  package static func raise(_ name: String, _ reason: String) -> Never {
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(exitCode)
  }
}
