// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport
import Foundation
import Supervision

/// A running `snug-fidelity`: a document in, a record out.
final class FidelityProcess {
  private let process: ChildProcess
  private let questions: Channel
  private let answers: Channel
  private let folder: URL
  private let complaints: URL
  private var buffer = Data()
  private(set) var isAlive = true
  private var ended: ChildProcess.End?

  /// - Parameter worker: It reads what others wrote: it sees the machine read-only, has no network and
  ///   writes to a folder that is gone with it (Documentation/Containment.md §4).
  init(_ worker: URL) throws {
    ContainmentRemark.say()
    folder = try RunFolder.make("fidelity")
    complaints = folder.appendingPathComponent("complaints")
    let errors = open(complaints.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard errors >= 0 else {
      throw LaunchError("\(complaints.path): error: \(String(cString: strerror(errno)))")
    }
    defer { close(errors) }
    (questions, answers) = (try Channel(), try Channel())
    var launch = Launch(executable: worker.path)
    launch.environment = BuildEnvironment.variables(home: folder)
      .merging(["TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    var enclosure = Enclosure()
    enclosure.show(folder.path, isWritable: true)
    process = try ChildProcess.start(
      enclosure.tool(launch), descriptors: [questions.reading, answers.writing, errors])
    answers.closeWriting()
  }

  /// Lays one document out; a process that ends or takes too long is not used again.
  func record(of job: FidelityRunner.Job, timeLimit: Int) -> DocumentRecord {
    ask("\(job.path)\t\(job.name)\n")
    // Not the time of day, which may be set back.
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    guard let line = nextLine(before: deadline) else {
      let isLate = ContinuousClock.now >= deadline
      end()
      var record = DocumentRecord(name: job.name)
      record.failure =
        if Interruption.signal != 0 {
          "was not laid out: the run was ended"
        } else if isLate {
          "was not laid out within \(timeLimit) s; look for constraints that never settle"
        } else {
          "ended the process: \(lastWords)"
        }
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
    questions.closeWriting()
    ended = process.wait(reading: [], until: { true })
  }

  deinit {
    end()
    RunFolder.removeTree(folder.path)
  }

  private func ask(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(questions.writing, $0.baseAddress, $0.count) }
  }

  /// The next line of the answers; nil at their end, when the time is over and when somebody asked
  /// this process to end, which is looked for ten times a second.
  private func nextLine(before deadline: ContinuousClock.Instant) -> Data? {
    let descriptor = answers.reading
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = buffer[..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        return Data(line)
      }
      guard ContinuousClock.now < deadline, Interruption.signal == 0 else { return nil }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, 100) > 0 else { continue }
      let space = 1 << 16
      let more = [UInt8](unsafeUninitializedCapacity: space) { buffer, count in
        count = max(0, read(descriptor, buffer.baseAddress, space))
      }
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }

  /// The last line that the process wrote before it ended.
  private var lastWords: String {
    let text = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").last { !$0.isEmpty }
    return line.map(String.init) ?? "\(ended.map { ProcessEnd($0).words } ?? "it said nothing")"
  }
}
