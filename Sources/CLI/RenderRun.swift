// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Supervision

/// One process that draws: its files are written as they come.
struct RenderRun {
  private var reader: RecordReader
  private let folder: URL
  /// The names that its files may have.
  private let names: Set<String>
  /// The step that the app was at; nil before the first.
  private(set) var step: Int?
  /// Whether the process said that it is through.
  private(set) var isFinished = false
  /// How many texts, pictures and lines it shows; nil where it came to nothing that was left out.
  private(set) var content: Int?
  /// Calls under way when it ended, innermost first.
  private(set) var stops: [[Int]] = []
  /// Why its files could not be taken.
  private(set) var failure: String?
  /// What it said on standard error, the last of it.
  private(set) var complaints = Data()
  /// What it said on standard output, the last of it.
  private(set) var prints = Data()

  /// Bytes that are kept of each.
  private static let mostWords = 4 << 20

  init(reader: RecordReader, folder: URL, plan: RenderPlan) {
    self.reader = reader
    self.folder = folder
    var names: Set<String> = []
    for configuration in plan.configurations {
      for step in 0...plan.steps.count {
        let stem = plan.fileName(configuration, afterStep: step)
        for format in plan.formats { names.insert("\(stem).\(format.fileExtension)") }
      }
    }
    self.names = names
  }

  /// Whether an exception's words were among its last.
  var saysException: Bool {
    String(decoding: complaints.suffix(16 << 10), as: UTF8.self)
      .contains("Terminating app due to uncaught exception")
  }

  /// - Parameter seconds: of real time, for a process that cannot end itself any more.
  mutating func wait(
    for running: AppProcess.Running, complaints: Channel, prints: Channel, within seconds: Double
  ) -> ProcessEnd {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var run = self
    let end = running.process.wait(
      reading: [
        .init(running.channel.reading) { run.take($0) },
        .init(complaints.reading) { Self.keep($0, in: &run.complaints) },
        .init(prints.reading) { Self.keep($0, in: &run.prints) },
      ], until: { ContinuousClock.now > deadline })
    self = run
    return ProcessEnd(end)
  }

  private static func keep(_ bytes: UnsafeRawBufferPointer, in words: inout Data) -> Bool {
    words.append(contentsOf: bytes)
    if words.count > mostWords { words = Data(words.suffix(mostWords / 2)) }
    return true
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do {
      for entry in try reader.take(bytes) {
        switch try entry.record() {
        case .version(let version):
          guard version == WorkerRecord.currentVersion else {
            throw RecordError("the app was built for another version of snug")
          }
        case .file(.output, let name, _):
          guard names.contains(name) else {
            throw RecordError("the app's process writes a file that nobody asked for")
          }
          let path = folder.appendingPathComponent(name).path
          if let number = WholeFile.write(Data(entry.payload), to: path) {
            throw LaunchError("\(path): error: \(String(cString: strerror(number)))")
          }
        case .step(let number): step = number
        case .content(let count): content = content ?? count
        case .finished: isFinished = true
        case .place(let calls): stops.append(calls)
        case let record: throw RecordError("'\(record.line.prefix(80))' is nothing that is drawn")
        }
      }
      return true
    } catch {
      failure = "\(error)"
      return false
    }
  }
}
