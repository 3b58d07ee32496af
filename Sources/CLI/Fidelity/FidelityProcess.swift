// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport
import Foundation
import Supervision

/// A running `snug-fidelity`: a document in, a record out.
final class FidelityProcess {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private let complaints: URL
  private var buffer = Data()
  private(set) var isAlive = true

  init(_ worker: URL) throws {
    let folder = try RunFolder.make("fidelity")
    complaints = folder.appendingPathComponent("complaints")
    try Data().write(to: complaints)
    process.executableURL = worker
    process.environment = BuildEnvironment.variables(home: folder)
      .merging(["TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    ChildProcess.spare(process.processIdentifier)
  }

  /// Lays one document out; a process that ends or takes too long is not used again.
  func record(of job: FidelityRunner.Job, timeLimit: Int) -> DocumentRecord {
    try? questions.fileHandleForWriting.write(contentsOf: Data("\(job.path)\t\(job.name)\n".utf8))
    let deadline = Date(timeIntervalSinceNow: TimeInterval(timeLimit))
    guard let line = nextLine(before: deadline) else {
      let isLate = Date() >= deadline
      end()
      var record = DocumentRecord(name: job.name)
      record.failure =
        isLate
        ? "was not laid out within \(timeLimit) s; look for constraints that never settle"
        : "ended the process: \(lastWords)"
      return record
    }
    if let record = try? JSONDecoder().decode(DocumentRecord.self, from: line) { return record }
    var record = DocumentRecord(name: job.name)
    record.failure = "its record could not be read"
    return record
  }

  /// Ends the process and forgets what it said.
  func end() {
    guard isAlive else { return }
    isAlive = false
    try? questions.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  deinit { try? FileManager.default.removeItem(at: complaints) }

  /// The next line of the answers; nil at their end or when the time is over.
  private func nextLine(before deadline: Date) -> Data? {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = buffer[..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return Data(line)
      }
      let left = deadline.timeIntervalSinceNow
      guard left > 0 else { return nil }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Int32(left * 1000) + 1) > 0 else { continue }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }

  /// The last line that the process wrote before it ended.
  private var lastWords: String {
    let text = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").last { !$0.isEmpty }
    return line.map(String.init) ?? "signal \(process.terminationStatus)"
  }
}
