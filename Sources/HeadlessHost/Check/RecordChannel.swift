// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import Findings
import Foundation

/// Where a process says what it does; what it said is complete up to the moment it dies.
struct RecordChannel {
  /// Whether a tool started this process.
  static var isOpen: Bool { snug_channel_is_open() != 0 }

  /// Says which step of a way is done next: each has the time that a unit has, and can be named where the
  /// app does not come back.
  static func tell(step number: Int) throws(HostError) {
    if isOpen { try RecordChannel().write(.step(number)) }
  }

  /// - Parameter payload: The bytes that a ``WorkerRecord/file(_:name:count:)`` announces.
  func write(_ record: WorkerRecord, payload: Data = Data()) throws(HostError) {
    try write(line: record.line, payload: payload)
  }

  func write(line: String, payload: some ContiguousBytes) throws(HostError) {
    var line = line
    let written = line.withUTF8 { text in
      payload.withUnsafeBytes { bytes in
        text.withMemoryRebound(to: CChar.self) {
          snug_channel_write(
            $0.baseAddress, UInt($0.count), bytes.baseAddress, UInt(bytes.count))
        }
      }
    }
    guard written == 0 else {
      throw HostError("error: the records cannot be written: \(String(cString: strerror(errno)))")
    }
  }
}
