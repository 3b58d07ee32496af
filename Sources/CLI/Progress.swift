// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// What is going on, on standard error: one line that is replaced on a terminal; a line every ten seconds without
/// one; every step with `--verbose`; nothing with `--quiet`.
package struct Progress: Sendable {
  private let state: State

  package init() {
    let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
    state = State(ProgressLines(isTerminal: isTerminal, verbosity: Console.verbosity))
  }

  /// Says what is being done now.
  package func report(_ text: String) {
    state.write { $0.report(text, at: $1) }
  }

  /// Removes the line.
  package func clear() {
    state.write { lines, _ in lines.clear() }
  }

  /// Shared between threads.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private let start = ContinuousClock.now
    private var lines: ProgressLines

    init(_ lines: ProgressLines) { self.lines = lines }

    func write(_ words: (inout ProgressLines, Double) -> String?) {
      lock.withLock {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        guard let text = words(&lines, seconds) else { return }
        StandardStream.error.write(Data(text.utf8))
      }
    }
  }
}

/// Which bytes tell the progress, by what was told before.
struct ProgressLines {
  let isTerminal: Bool
  let verbosity: Console.Verbosity
  /// Seconds between lines that nobody replaces.
  static let interval = 10.0

  private var lastText = ""
  private var lastTime = 0.0

  init(isTerminal: Bool, verbosity: Console.Verbosity) {
    self.isTerminal = isTerminal
    self.verbosity = verbosity
  }

  /// - Parameter seconds: since the start.
  /// - Returns: What is written; nil for nothing.
  mutating func report(_ text: String, at seconds: Double) -> String? {
    switch verbosity {
    case .quiet: return nil
    case .usual where isTerminal:
      lastText = text
      return "\r\u{1B}[K\(text)"
    case .usual:
      guard seconds - lastTime >= Self.interval, text != lastText else { return nil }
      lastTime = seconds
      lastText = text
      return "snug: \(text)\n"
    case .verbose:
      guard text != lastText else { return nil }
      lastText = text
      return String(format: "[%6.1f s] ", seconds) + "\(text)\n"
    }
  }

  /// - Returns: What removes the line; nil where there is none.
  mutating func clear() -> String? {
    guard verbosity == .usual, isTerminal, !lastText.isEmpty else { return nil }
    lastText = ""
    return "\r\u{1B}[K"
  }
}
