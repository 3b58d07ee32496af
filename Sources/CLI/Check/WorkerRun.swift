// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import Supervision

/// One process of a worker from its start to its end: takes down what it says, and ends it when it says
/// nothing for too long or what nobody can read.
struct WorkerRun {
  enum Reason {
    /// It said that it is through, and ended well.
    case through
    /// It ended, or was ended, before that.
    case died(FindingKind)
    case interrupted
    /// Why a picture could not be written.
    case outputFailed(String)

    var hasLastWords: Bool { if case .died = self { true } else { false } }
  }

  struct End {
    let reason: Reason
    /// As ``CheckWorker/Casualty/status``.
    var status = ""
    var lastWords = ""

    func saying(_ words: String) -> End {
      End(reason: reason, status: status, lastWords: words)
    }
  }

  private(set) var reader: RecordReader
  /// Seconds.
  let silence: Double
  var records: WorkerRecords
  var files: ReceivedFiles?
  var listener: (any WorkerListener)?
  private var damage: RecordError?
  private var outputFailure: String?

  init(_ plan: CheckPlan, reader: RecordReader, silence: Double) {
    records = WorkerRecords(plan)
    self.reader = reader
    self.silence = silence
  }

  mutating func wait(for running: AppProcess.Running) -> End {
    var heard = ContinuousClock.now
    var run = self
    let end = running.process.wait(
      reading: [
        .init(running.channel.reading) { bytes in
          heard = .now
          return run.take(bytes)
        }
      ], until: { ContinuousClock.now - heard > .seconds(silence) })
    self = run
    if let outputFailure { return End(reason: .outputFailed(outputFailure)) }
    if let damage { return End(reason: .died(.crash), status: damage.description) }
    switch ProcessEnd(end) {
    case .interrupted: return End(reason: .interrupted)
    case .stopped:
      return End(reason: .died(.hang), status: "nothing was heard of it for \(Int(silence)) s")
    case .exited(0) where records.isFinished: return End(reason: .through)
    case let other: return End(reason: .died(.crash), status: other.words)
    }
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do {
      for entry in try reader.take(bytes) {
        let record = try entry.record()
        if case .file(let kind, let name, _) = record {
          try files?.write(entry.payload, kind, named: name)
        }
        try records.take(record)
        listener?.hear(record, records)
      }
      return true
    } catch let failure as RecordError {
      damage = failure
    } catch {
      outputFailure = "\(error)"
    }
    return false
  }
}

/// The files that an app's process handed over, written where they belong.
struct ReceivedFiles {
  let pictures: String?
  let notes: String
  private var written: Set<String> = []

  init(pictures: String?, notes: String) {
    self.pictures = pictures
    self.notes = notes
  }

  /// - Throws: a ``RecordError`` where the name is not that of the content, or for files that nobody
  ///   asked for; else what the disk says.
  mutating func write(
    _ bytes: ArraySlice<UInt8>, _ kind: WorkerRecord.FileKind, named name: String
  ) throws {
    guard ContentHash.name(of: bytes) == name else {
      throw RecordError("a file of an app's process is damaged")
    }
    switch kind {
    case .picture:
      guard let pictures else { throw RecordError("an app's process draws what nobody asked for") }
      try write(bytes, to: "\(pictures)/\(name).png")
    case .note: try write(bytes, to: "\(notes)/\(name)")
    case .output: throw RecordError("a worker of a check writes no files of its own")
    }
  }

  /// Other workers may be about to write the same.
  private mutating func write(_ bytes: ArraySlice<UInt8>, to path: String) throws {
    guard written.insert(path).inserted else { return }
    let part = "\(path).\(UUID().uuidString)"
    if let number = WholeFile.write(Data(bytes), to: part) {
      throw LaunchError(
        "\(path): error: the picture cannot be written (\(String(cString: strerror(number))))")
    }
    guard rename(part, path) == 0 else {
      throw LaunchError(
        "\(path): error: the picture cannot be written (\(String(cString: strerror(errno))))")
    }
  }
}
