// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// What apps say on standard error: faults of documents and places that were left out once for all configurations, and with the
/// documents' full paths, as compilers name files.
final class AppConsole: @unchecked Sendable {
  private let lock = NSLock()
  private var said: Set<String> = []
  private let documents: [String: String]

  /// - Parameter files: The app's own files.
  init(files: [String]) {
    let paths = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let named = Dictionary(grouping: paths) { URL(fileURLWithPath: $0).lastPathComponent }
    // A name that two documents have says nothing.
    documents = named.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The text of one process as people should see it.
  ///
  /// - Parameter place: In which configuration it was said, where there are several; a line of its own
  ///   in front of what has to be told.
  func text(_ text: String, in place: String? = nil) -> String {
    let words = self.words(of: text)
    guard let place, words.contains(where: { !$0.isWhitespace }) else { return words }
    return "\(place):\n\(words)\(words.hasSuffix("\n") ? "" : "\n")"
  }

  private func words(of text: String) -> String {
    lock.withLock {
      text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
        if line.contains(": warning: \(LeftOutVisit.stopWords)") {
          return said.insert(String(line)).inserted ? String(line) : nil
        }
        guard let (place, rest) = place(of: line) else { return String(line) }
        let whole = place + rest
        guard rest.hasPrefix(": warning: ") else { return whole }
        return said.insert(whole).inserted ? whole : nil
      }.joined(separator: "\n")
    }
  }

  /// `Main.storyboard:41:9` and what follows; nil for other lines.
  private func place(of line: Substring) -> (place: String, rest: String)? {
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, Int(parts[1]) != nil, Int(parts[2]) != nil, !parts[0].contains("/"),
      parts[0].hasSuffix(".storyboard") || parts[0].hasSuffix(".xib")
    else { return nil }
    let file = documents[String(parts[0])] ?? String(parts[0])
    return ("\(file):\(parts[1]):\(parts[2])", ":" + parts[3])
  }
}
