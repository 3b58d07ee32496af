// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Dispatch
import FidelityReport
import Foundation
import Supervision

/// Has documents laid out by processes beside this one.
///
/// A process takes one document after another; when one of them ends it or holds it up, that
/// document fails and another process goes on with the next.
struct FidelityRunner: Sendable {
  struct Job: Equatable, Sendable {
    let path: String
    /// Path inside the folder.
    let name: String
  }

  let worker: URL
  let jobs: Int
  /// Seconds for one document.
  let timeLimit: Int

  /// The program that lays documents out, in the build folder or in `PREFIX/lib/snug`.
  static func worker() throws -> URL {
    let installation = try Installation.current()
    let url = installation.library.deletingLastPathComponent()
      .appendingPathComponent("snug-fidelity")
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw UsageError(
        "\(url.path) is not there; build the product snug-fidelity, or install snug again")
    }
    return url
  }

  /// - Returns: A record a document, in the order given; of a run that somebody ended, those that
  ///   were reached.
  func run(_ documents: [Job]) -> [DocumentRecord] {
    // A process that has ended is an error of writing to it, not the end of this one.
    signal(SIGPIPE, SIG_IGN)
    let queue = FidelityQueue(documents)
    DispatchQueue.concurrentPerform(iterations: min(jobs, documents.count)) { _ in
      var process: FidelityProcess?
      while Interruption.signal == 0, let (index, job) = queue.takeNext() {
        var record: DocumentRecord
        do {
          let current = try process ?? FidelityProcess(worker)
          process = current
          record = current.record(of: job, timeLimit: timeLimit)
          if !current.isAlive { process = nil }
        } catch {
          record = DocumentRecord(name: job.name)
          record.failure = "its process could not be started: \(error.localizedDescription)"
        }
        queue.finish(index, record)
      }
      process?.end()
    }
    return queue.records
  }
}

/// Which documents are taken and what came of them; shared between threads.
private final class FidelityQueue: @unchecked Sendable {
  private let lock = NSLock()
  private let documents: [FidelityRunner.Job]
  private var next = 0
  private var found: [DocumentRecord?]

  init(_ documents: [FidelityRunner.Job]) {
    self.documents = documents
    found = Array(repeating: nil, count: documents.count)
  }

  func takeNext() -> (Int, FidelityRunner.Job)? {
    lock.withLock {
      guard next < documents.count else { return nil }
      next += 1
      return (next - 1, documents[next - 1])
    }
  }

  func finish(_ index: Int, _ record: DocumentRecord) {
    lock.withLock { found[index] = record }
  }

  var records: [DocumentRecord] { lock.withLock { found.compactMap { $0 } } }
}
