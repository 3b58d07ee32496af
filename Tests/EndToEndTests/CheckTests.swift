// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("snug check")
struct CheckTests {
  /// Eight configurations: two devices, two orientations, two sizes.
  private static let matrix = [
    "--devices", "iPhone SE,iPad mini 6:half", "--text-sizes", "L,AX5", "--locales", "en_US",
    "--directions", "ltr", "--appearances", "light",
  ]
  private static let formats = ["--format", "html,json,sarif,junit,github"]

  private func app(_ source: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App/Feed.swift")
    // The root of a repository.
    try folder.write("", to: ".git/HEAD")
    return folder
  }

  private func check(_ folder: TemporaryFolder, _ words: String...) throws -> Snug.Result {
    try Snug.run(["check", "App", "--no-explore"] + Self.matrix + words, in: folder.url)
  }

  /// Every file of a folder, by its path.
  private func files(of folder: TemporaryFolder, _ name: String) throws -> [String: Data] {
    let root = folder.url.appendingPathComponent(name)
    var files: [String: Data] = [:]
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return files }
    for case let path as String in walk {
      var isFolder: ObjCBool = false
      let file = root.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = try Data(contentsOf: file)
    }
    return files
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Place: Decodable { let file: String, line: Int }
      struct Region: Decodable { let x, y, width, height: Double }
      let kind, viewPath, message: String
      let `where`: String
      let place: Place?
      let region: Region?
      let picture: String?
      let configurations: [Int]
    }
    struct Screen: Decodable {
      struct Unfinished: Decodable { let configuration: Int, kind: String?, message: String }
      let name: String
      let configurations: [Int]
      let pictures, geometry: [String?]?
      let unfinished: [Unfinished]
    }
    let findings: [Finding]
    let screens: [Screen]
  }

  private func report(_ folder: TemporaryFolder, _ name: String) throws -> Report {
    try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: folder.url.appendingPathComponent("\(name)/report.json")))
  }

  @Test("a fault is said with its line, in every form, and the same way twice; shards merge to it")
  func planted() throws {
    let folder = try app(CheckedApp.narrow)
    let words = Self.formats
    let result = try Snug.run(
      ["check", "App", "--no-explore", "--report", "A"] + Self.matrix + words, in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    #expect(result.output.contains("FeedController  8 configurations\n"))
    let line = "App/Feed.swift:18:9: warning: FeedController.headline: "
    #expect(result.output.contains("  \(line)"), "\(result.output)")
    #expect(result.output.contains("[truncated-text]\n    where  everywhere\n"))
    #expect(result.output.contains("::warning file=App/Feed.swift,line=18,col=9,"))
    #expect(result.errors.contains("8 looks in "))

    let report = try self.report(folder, "A")
    let finding = try #require(report.findings.first { $0.kind == "truncated-text" })
    #expect(finding.place?.file == "Feed.swift" && finding.place?.line == 18)
    #expect(finding.configurations.count == 8)
    // 16 points within the safe area, 120 wide; which configuration is worst decides the height.
    #expect(finding.region?.width == 120)
    let screen = try #require(report.screens.first)
    let files = try self.files(of: folder, "A")
    // One of each device, and the worst of each finding.
    let shown = (screen.pictures ?? []).compactMap(\.self)
    #expect(shown.count < 8 && screen.pictures?[0] != nil && screen.pictures?[4] != nil)
    for path in shown + (screen.geometry ?? []).compactMap(\.self) {
      #expect(files[path] != nil, "\(path)")
    }
    #expect(finding.picture.map { files[$0] != nil } == true)
    try compare(files, folder, words)
  }

  @Test("every look has its picture where all are asked for, none where none are")
  func pictures() throws {
    let folder = try app(CheckedApp.narrow)
    _ = try check(folder, "--report", "All", "--pictures", "all")
    _ = try check(folder, "--report", "None", "--pictures", "none")

    let all = try #require(report(folder, "All").screens.first)
    #expect(Set((all.pictures ?? []).compactMap(\.self)).count == 8)
    let none = try report(folder, "None")
    #expect(none.screens.first?.pictures == nil)
    #expect(none.findings.allSatisfy { $0.picture == nil })
    #expect(!folder.contains("None/pictures"))
  }

  @Test("the JSON fits its schema", .enabled(if: Python.hasSchemas, Python.hint))
  func schema() throws {
    let folder = try app(CheckedApp.narrow)
    _ = try check(folder, "--report", "A")
    let script = """
      import json, sys, jsonschema
      schema, report = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      jsonschema.Draft202012Validator(schema).validate(report)
      """
    let result = try Python.run(
      ["-c", script, Snug.root.appendingPathComponent("Documentation/report.schema.json").path]
        + [folder.url.appendingPathComponent("A/report.json").path])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(
    "a browser opens the report, filters, clicks, and sees the fault on the picture",
    .enabled(if: Python.hasBrowser, Python.hint))
  func browser() throws {
    let folder = try app(CheckedApp.narrow)
    _ = try check(folder, "--report", "A", "--pictures", "all")
    let result = try Python.run([
      Snug.root.appendingPathComponent("Tests/EndToEndTests/Browser/report.py").path,
      folder.url.appendingPathComponent("A/index.html").path,
    ])
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasSuffix("all steps done\n"), "\(result.output)")
  }

  /// A second run, and the runs of two shards merged, have the same files.
  private func compare(
    _ files: [String: Data], _ folder: TemporaryFolder, _ words: [String]
  ) throws {
    _ = try Snug.run(
      ["check", "App", "--no-explore", "--report", "B"] + Self.matrix + words, in: folder.url)
    for shard in ["1/2", "2/2"] {
      let name = "S\(shard.prefix(1))"
      let result = try Snug.run(
        [
          "check", "App", "--no-explore", "--report", name, "--shard", shard, "--jobs", "1",
          "--fail-on", "never",
        ]
          + Self.matrix, in: folder.url)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    let merged = try Snug.run(["merge", "S2", "S1", "--report", "M"] + words, in: folder.url)
    #expect(merged.exitCode == 2, "\(merged.errors)")
    for name in ["B", "M"] {
      let others = try self.files(of: folder, name)
      // What the next check may take is kept by runs of all screens.
      let files = name == "M" ? files.filter { !$0.key.hasPrefix("looks/") } : files
      #expect(Set(others.keys) == Set(files.keys), "\(name)")
      for (path, data) in files where others[path] != data { Issue.record("\(name)/\(path)") }
    }
  }

  @Test("what is known fails nothing; a milder threshold neither")
  func baseline() throws {
    let folder = try app(CheckedApp.narrow)
    let first = try check(folder, "--report", "A", "--format", "json", "--fail-on", "never")
    #expect(first.exitCode == 0)
    #expect(!folder.contains("A/pictures"))
    let second = try check(folder, "--baseline", "A/report.json")
    #expect(second.exitCode == 0, "\(second.output)")
    #expect(second.output.contains("against the baseline: 0 new, "))

    // Lines that move make nothing new; another view does.
    try folder.write("// A line.\n" + CheckedApp.narrow, to: "App/Feed.swift")
    #expect(try check(folder, "--baseline", "A/report.json").exitCode == 0)
    try folder.write(
      CheckedApp.narrow.replacingOccurrences(of: "headline", with: "title2"), to: "App/Feed.swift")
    let third = try check(folder, "--baseline", "A/report.json")
    #expect(third.exitCode == 2)
    #expect(third.output.contains(" gone\n  gone: FeedController: "))
  }

  @Test("the summary of a job's step gets the report in Markdown behind what it has")
  func summary() throws {
    let folder = try app(CheckedApp.narrow)
    try folder.write("# Earlier\n", to: "summary.md")
    let result = try Snug.run(
      ["check", "App", "--no-explore", "--format", "markdown", "--fail-on", "never"] + Self.matrix,
      in: folder.url, environment: ["GITHUB_STEP_SUMMARY": folder.path + "/summary.md"])
    #expect(result.exitCode == 0, "\(result.errors)")
    let text = try folder.read("summary.md")
    #expect(text.hasPrefix("# Earlier\n## Layout of App: "), "\(text)")
  }

  @Test("a sound screen has no findings")
  func sound() throws {
    let folder = try app(CheckedApp.sound)
    let result = try check(folder, "--fail-on", "note")
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(
      result.output == """
        FeedController  8 configurations, nothing found

        App: 1 screen, 8 looks: nothing found

        """)
  }

  @Test("a crash and a hang are findings, and what could be looked at is told all the same")
  func dying() throws {
    let folder = try app(CheckedApp.dying)
    let result = try Snug.run(
      [
        "check", "App", "--no-explore", "--devices", "iPhone SE", "--text-sizes", "L,AX5",
        "--locales", "en_US",
        "--directions", "ltr", "--appearances", "light", "--time-limit", "2", "--report", "R",
      ], in: folder.url)
    #expect(result.exitCode == 2, "\(result.errors)")
    let report = try self.report(folder, "R")
    // Upright at L, upright at AX5, then turned; see CheckMatrix/configurations.
    let crash = try #require(report.findings.first { $0.kind == "crash" })
    #expect(Set([2, 3]).isSubset(of: crash.configurations))
    #expect(crash.message.contains("there is no landscape"))
    #expect(crash.place?.file == "Feed.swift" && crash.place?.line == 39)
    let hang = try #require(report.findings.first { $0.kind == "hang" })
    #expect(hang.configurations.contains(1))
    #expect(hang.place?.file == "Feed.swift" && hang.place?.line == 40)
    let cut = try #require(report.findings.first { $0.kind == "truncated-text" })
    #expect(cut.configurations == [0])
    let screen = try #require(report.screens.first)
    #expect(screen.pictures?.map { $0 != nil } == [true, false, false, false])
    #expect(Set(screen.unfinished.map(\.configuration)) == [1, 2, 3])
  }

  @Test(
    "wrong usage is a sentence",
    arguments: [
      (["check"], "the app's project or folder is missing"),
      (
        ["check", "App", "--no-explore", "--devices", "iPhone 99"],
        "unknown device 'iPhone 99'; did you mean"
      ),
      (
        ["check", "App", "--no-explore", "--devices", "iPad Pro 11:tiny"],
        "unknown window 'tiny'; known are full"
      ),
      (
        ["check", "App", "--no-explore", "--orientations", "up"],
        "unknown orientation 'up'; known are portrait"
      ),
      (
        ["check", "App", "--no-explore", "--directions", "down"],
        "unknown direction 'down'; known are"
      ),
      (
        ["check", "App", "--no-explore", "--appearances", "grey"],
        "unknown appearance 'grey'; known are light"
      ),
      (
        ["check", "App", "--no-explore", "--jobs", "0"],
        "--jobs takes a number from 1 to 256, not '0'"
      ),
      (
        ["check", "App", "--no-explore", "--shard", "3/2"],
        "--shard takes a part and the number of parts"
      ),
      (
        ["check", "App", "--no-explore", "--fail-on", "bad"],
        "unknown severity 'bad' for --fail-on; known are note"
      ),
      (
        ["check", "App", "--no-explore", "--format", "pdf"],
        "unknown format 'pdf'; the formats are html, json"
      ),
      (["check", "App", "--no-explore", "--what"], "unknown option '--what'"),
    ])
  func usage(words: [String], message: String) throws {
    let result = try Snug.run(words)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("a folder that cannot be written is an error before the app is looked at")
  func unwritable() throws {
    let folder = try app(CheckedApp.sound)
    try folder.write("", to: "file")
    let result = try check(folder, "--report", "file")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("file: error: the report cannot be written"))
    #expect(result.errors.contains("name another folder with --report"))
  }
}
