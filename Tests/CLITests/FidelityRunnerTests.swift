// Part of Snug, under the Apache License 2.0; see LICENSE.

import FidelityReport
import Foundation
import Supervision
import Testing

@testable import CLI

@Suite("Documents in processes of their own")
struct FidelityRunnerTests {
  /// A program that answers an empty record a line, and stops with last words at a document called
  /// `stop`.
  private static let worker = """
    #!/bin/bash
    while IFS=$'\\t' read -r path name; do
      if [ "$path" = stop ]; then echo "*** Terminating: no reason" >&2; exit 134; fi
      if [ "$path" = odd ]; then echo "no record"; continue; fi
      echo "{\\"name\\":\\"$name\\",\\"toolsVersion\\":\\"1\\",\\"device\\":\\"\\",\\"views\\":[],\\"issues\\":[]}"
    done
    """

  @Test("a document that ends its process fails, and those behind it go on", arguments: [1, 3])
  func stoppingDocument(jobs: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fidelity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("worker")
    try Data(Self.worker.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

    let paths = ["a", "stop", "b", "odd", "stop", "c"]
    let records = FidelityRunner(worker: program, jobs: jobs, timeLimit: 60)
      .run(paths.enumerated().map { .init(path: $1, name: "\($0).xib") })

    #expect(records.map(\.name) == (0..<6).map { "\($0).xib" })
    #expect(
      records.map(\.failure) == [
        nil, "ended the process: *** Terminating: no reason", nil, "its record could not be read",
        "ended the process: *** Terminating: no reason", nil,
      ])
    #expect(records[5].toolsVersion == "1")
  }

  /// Documentation/Containment.md §4.4.1.
  @Test(
    "what a document makes of its process writes nothing and reaches nobody",
    .enabled(if: Containment.current.isWhole))
  func enclosed() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("fidelity-\(UUID().uuidString)")
    let other = folder.appendingPathComponent("other")
    try files.createDirectory(at: other, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let program = folder.appendingPathComponent("worker")
    let attempts = "echo a > '\(other.path)/file'; env > '\(other.path)/environment'\n"
    try Data(Self.worker.replacing("while IFS", with: attempts + "while IFS").utf8)
      .write(to: program)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)

    // Outside, the attempts are no empty words.
    let launch = Launch(executable: program.path, environment: ["PATH": "/usr/bin:/bin"])
    #expect(try Tool.run(launch, within: 60).hasSucceeded)
    #expect(try files.contentsOfDirectory(atPath: other.path).sorted() == ["environment", "file"])
    for name in ["environment", "file"] {
      try files.removeItem(at: other.appendingPathComponent(name))
    }

    let records = FidelityRunner(worker: program, jobs: 1, timeLimit: 60)
      .run([.init(path: "a", name: "a.xib")])

    #expect(records.map(\.failure) == [nil])
    #expect(try files.contentsOfDirectory(atPath: other.path) == [])
  }

  @Test("the command's words are read")
  func words() throws {
    var arguments = Arguments([
      "docs", "--part", "unseen", "--kind=label", "--json", "--jobs", "4", "--page", "p.html",
    ])
    let command = try FidelityCommand(&arguments)

    #expect(command.path == "docs")
    #expect(command.part == .unseen)
    #expect(command.kind == "label")
    #expect(command.isJSON)
    #expect(command.jobs == 4)
    #expect(command.page == "p.html")
  }

  @Test(
    "what makes no sense is said",
    arguments: [["docs", "--part", "seen"], ["docs", "--jobs", "0"], []])
  func wrongWords(words: [String]) {
    #expect(throws: UsageError.self) {
      var arguments = Arguments(words)
      _ = try FidelityCommand(&arguments)
    }
  }

  @Test(
    "the process that reads documents writes nothing on the machine and has no network",
    .enabled(if: Containment.current.isWhole))
  func contained() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fidelity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let worker = folder.appendingPathComponent("worker")
    let script = """
      #!/bin/sh
      read line
      touch "\(folder.path)/written" 2>/dev/null && { echo "it wrote" >&2; exit; }
      [ "$(grep -c : /proc/self/net/dev)" = 1 ] || { echo "it sees networks" >&2; exit; }
      touch "$TMPDIR/own" && echo "it ended as it should" >&2
      """
    try script.write(to: worker, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: worker.path)

    let process = try FidelityProcess(worker)
    let record = process.record(of: FidelityRunner.Job(path: "/a", name: "a"), timeLimit: 30)

    #expect(record.failure == "ended the process: it ended as it should")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/written"))
  }
}
