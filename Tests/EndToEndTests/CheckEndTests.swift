// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("how a check ends")
struct CheckEndTests {
  private static let plain = [
    "--devices", "iPhone SE", "--orientations", "portrait", "--text-sizes", "L", "--locales",
    "en_US", "--directions", "ltr", "--appearances", "light",
  ]

  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Place: Decodable { let file: String, line: Int }
      let kind, message, reason: String
      let place: Place?
    }
    struct Screen: Decodable {
      struct Unfinished: Decodable { let configuration: Int, kind: String?, message: String }
      let unfinished: [Unfinished]
    }
    let findings: [Finding]
    let screens: [Screen]
  }

  private func app(_ more: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(CheckedApp.sound + more, to: "App/Feed.swift")
    return folder
  }

  private func report(_ folder: TemporaryFolder) throws -> Report {
    try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: folder.url.appendingPathComponent("R/report.json")))
  }

  @Test("an app that hangs before its first screen is launched once a setting")
  func hangAtLaunch() throws {
    let folder = try app(
      """
      extension FeedController {
          override func loadView() {
              let log = FileHandle(forWritingAtPath: ProcessInfo.processInfo.environment["LOG"]!)!
              log.seekToEndOfFile()
              log.write(Data("launch\\n".utf8))
              while true {}
          }
      }

      """)
    let log = try folder.write("", to: "log")
    try folder.write("{\"environment\": {\"LOG\": \"\(log.path)\"}}", to: "App/snug.json")

    let result = try Snug.run(
      ["check", "App", "--no-explore", "--time-limit", "4", "--report", "R", "--trust"]
        + Self.plain, in: folder.url
    )

    #expect(result.exitCode == 2, "\(result.errors)")
    let report = try report(folder)
    #expect(report.findings.map(\.kind) == ["hang"])
    #expect(report.findings.first?.place?.file == "Feed.swift")
    // Changes at run time are not tried any more.
    #expect(report.screens.first?.unfinished.first?.kind == "hang")
    #expect(try folder.read("log").split(separator: "\n").count == 1)
  }

  @Test("a trap's words are told to their end, with the line that it is in")
  func trapWords() throws {
    let folder = try app(
      """
      extension FeedController {
          override func viewWillAppear(_ animated: Bool) {
              fatalError("the feed is empty:\\n  0 rows")
          }
      }

      """)
    let result = try Snug.run(
      ["check", "App", "--no-explore", "--report", "R"] + Self.plain, in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    let crash = try #require(try report(folder).findings.first)
    #expect(crash.kind == "crash")
    #expect(crash.message.hasSuffix("Fatal error: the feed is empty: 0 rows"))
    #expect(crash.reason.contains("Fatal error: the feed is empty:\n  0 rows"))
    let line = try folder.read("App/Feed.swift").components(separatedBy: "\n")
      .firstIndex { $0.contains("fatalError(\"the feed") }
    #expect(crash.place?.line == (line ?? -1) + 1)
  }

  @Test("an app that ends itself is said to, with what it printed last")
  func ownEnd() throws {
    let folder = try app(
      """
      extension FeedController {
          override func viewWillAppear(_ animated: Bool) {
              FileHandle.standardError.write(Data("no licence\\n".utf8))
              exit(3)
          }
      }

      """)
    let result = try Snug.run(
      ["check", "App", "--no-explore", "--report", "R"] + Self.plain, in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    let crash = try #require(try report(folder).findings.first)
    #expect(crash.message == "the app stops (exit code 3)")
    #expect(crash.reason.contains("no licence"))
  }

  @Test("a disk that takes no more is said with the picture's path, and no report is left")
  func fullDisk() throws {
    let folder = try app("")
    // Built before, so that only the check has no room.
    let first = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(first.exitCode == 0, "\(first.output)\(first.errors)")

    func limited(_ words: [String]) throws -> (exitCode: Int32, errors: String) {
      // Files may have four blocks of 512 bytes; a write beyond that is an error of the write.
      let process = Process()
      let errors = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "sh", Snug.executable.path] + words
        + Self.plain
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = errors
      try process.run()
      let text = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
    let check = try limited(["check", "App", "--no-explore", "--report", "R"])
    #expect(check.exitCode == 1)
    #expect(check.errors.contains("R/pictures/"), "\(check.errors)")
    #expect(check.errors.contains(".png: error: the picture cannot be written (File too large)"))
    #expect(check.errors.contains("name another folder with --report"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/R/report.json"))

    let record = try limited(["record", "App", "--force"])
    #expect(record.exitCode == 1)
    #expect(record.errors.contains("the picture cannot be written (File too large)"))
    #expect(record.errors.contains("TMPDIR"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Goldens/goldens.json"))
  }

  @Test(
    "output that takes nothing fails the run with a sentence", arguments: [">/dev/full", ">&-"])
  func fullOutput(redirection: String) throws {
    let folder = try TemporaryFolder()
    let result = try Snug.run(
      ["version"], in: folder.url,
      under: ["/bin/sh", "-c", "exec \"$@\" \(redirection)", "sh"])
    #expect(result.exitCode == 1, "\(result.errors)")
    #expect(result.errors.contains("snug: error: standard output cannot be written ("))
  }

  @Test("steps have a golden each, those of the command line and those of snug.json")
  func goldenSteps() throws {
    let folder = try app("")
    try folder.write(
      "{\"screens\": [{\"name\": \"Turned\", \"steps\": [\"text-size AX1\", \"rotate\"]}]}",
      to: "App/snug.json")
    let record = try Snug.run(
      ["record", "App", "--force", "--steps", "rotate; text-size AX5"] + Self.plain,
      in: folder.url)
    #expect(record.exitCode == 0, "\(record.errors)")
    #expect(record.output.contains("5 goldens recorded"))
    let index = try folder.read("Goldens/goldens.json")
    for name in [
      "FeedController", "FeedController, step 1: rotate", "FeedController, step 2: text-size AX5",
      "Turned, step 1: text-size AX1", "Turned",
    ] {
      #expect(index.contains("\"screen\" : \"\(name)\""), "\(name)")
    }
    let same = try Snug.run(
      ["verify", "App", "--steps", "rotate; text-size AX5"] + Self.plain, in: folder.url)
    #expect(same.exitCode == 0, "\(same.output)")
    let fewer = try Snug.run(["verify", "App"] + Self.plain, in: folder.url)
    #expect(fewer.exitCode == 0, "\(fewer.output)")
    #expect(fewer.output.contains("2 goldens skipped: not in this run"))
  }

  @Test("what is accepted on screens that were not asked for is not called missing")
  func otherScreens() throws {
    let folder = try app("")
    try folder.write(
      """
      {"screens": [{"name": "Turned", "steps": ["rotate"]}],
       "accept": [{"kind": "hang", "screen": "Turned", "reason": "slow there"}]}
      """, to: "App/snug.json")
    let some = try Snug.run(
      ["check", "App", "--no-explore", "--screens", "FeedController"] + Self.plain, in: folder.url)
    #expect(some.exitCode == 0, "\(some.output)\(some.errors)")
    #expect(!some.output.contains("slow there"))
    #expect(some.errors.contains("1 look in "))
    let all = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(all.output.contains("snug.json accepts what was not found: slow there"))
  }
}
