// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The terminal: results on standard output, complaints and progress on standard error.
package enum Console {
  /// How much is said beside results and errors.
  package enum Verbosity: Sendable {
    /// `--quiet`: nothing.
    case quiet
    case usual
    /// `--verbose`: each step on a line of its own.
    case verbose
  }

  /// Set before a command runs.
  nonisolated(unsafe) package static var verbosity = Verbosity.usual

  /// - Parameter end: What follows the text.
  package static func print(_ text: String, end: String = "\n") {
    write(text, end, to: .output)
  }

  /// What the user has to know.
  package static func complain(_ text: String) {
    write(text, "\n", to: .error)
  }

  /// What is good to know, and not said where quiet is asked for.
  package static func remark(_ text: String) {
    guard verbosity != .quiet else { return }
    write(text, "\n", to: .error)
  }

  private static func write(_ text: String, _ end: String, to stream: StandardStream) {
    let isColoured = TerminalColours.areShown(on: stream.rawValue)
    let shown = isColoured ? TerminalColours.colouring(text) : text
    stream.write(Data((shown + end).utf8))
  }
}
