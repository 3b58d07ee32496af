// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Takes apart what comes through the channel of a process: lines, and files behind those that announce
/// one.
///
/// A line begins with a word that only the process's host knows and its own number, so what somebody else
/// writes there, and what is missing, is an error (Documentation/Containment.md §2).
package struct RecordReader: Sendable {
  /// A line as it came, without its beginning, and the bytes behind it.
  package struct Entry: Sendable {
    package let line: String
    package let payload: ArraySlice<UInt8>

    package func record() throws(RecordError) -> WorkerRecord { try WorkerRecord(line: line) }
  }

  /// The longest line: a finding is a few kB.
  private static let mostBytes = 16 << 20
  /// The largest file: a picture of a large screen is some hundred kB.
  private static let mostPayload = 256 << 20

  private let nonce: String
  private var number = 0
  private var rest: [UInt8] = []
  /// A line whose bytes have not come yet.
  private var open: (line: String, count: Int)?

  package init(nonce: String) { self.nonce = nonce }

  /// Whether something has come of a line that is not complete.
  package var isWithinLine: Bool { open != nil || !rest.isEmpty }

  /// Adds what was read, and answers what is complete now.
  ///
  /// - Complexity: O(bytes) over all calls.
  package mutating func take(_ bytes: some Collection<UInt8>) throws(RecordError) -> [Entry] {
    rest += bytes
    var entries: [Entry] = []
    var start = rest.startIndex
    while true {
      if let (line, count) = open {
        guard rest.endIndex - start >= count else { break }
        entries.append(Entry(line: line, payload: rest[start..<start + count]))
        start += count
        open = nil
      }
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      let line = try content(of: rest[start..<end])
      start = end + 1
      if line.hasPrefix("O ") {
        guard case .file(_, _, let count) = try WorkerRecord(line: line),
          count <= Self.mostPayload
        else { throw RecordError("a file of an app's process is larger than any picture") }
        open = (line, count)
      } else {
        entries.append(Entry(line: line, payload: []))
      }
    }
    rest.removeSubrange(..<start)
    guard open != nil || rest.count < Self.mostBytes else {
      throw RecordError("a line of an app's process does not end")
    }
    return entries
  }

  private mutating func content(of bytes: ArraySlice<UInt8>) throws(RecordError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = "\(nonce).\(number) "
    guard text.hasPrefix(start) else {
      throw RecordError("somebody else than the app's host wrote to its channel")
    }
    number += 1
    return String(text.dropFirst(start.count))
  }
}
