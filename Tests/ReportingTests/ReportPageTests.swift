// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Reporting
import Testing

@Suite("The report's page")
struct ReportPageTests {
  @Test("one page with everything in it, and no address outside of the folder")
  func selfContained() throws {
    let page = try SampleFolder().read("index.html")

    // The name of a language, and the way to an editor on this machine.
    let known = ["http://www.w3.org/2000/svg", "vscode://file"].map { page.ranges(of: $0).count }
    #expect(page.ranges(of: "://").count == known.reduce(0, +))
    #expect(!page.contains("{{"))
    #expect(page.contains("<title>Sample: what snug found</title>"))
  }

  @Test("texts of an app cannot end the script that holds them")
  func escaping() throws {
    var finding = SampleReport.truncation(SampleReport.matrix[0], needed: 3)
    finding.message = "</script><script>alert(1)</script> {{style}}"
    let page = try SampleFolder(SampleReport.make([finding])).read("index.html")

    #expect(page.ranges(of: "</script>").count == 2)
    #expect(page.contains(#"\u003c/script>"#))
    #expect(page.contains("{{style}}"))
  }

  @Test("equal runs write equal files")
  func deterministic() throws {
    let folders = [try SampleFolder(), try SampleFolder()]
    for name in ["index.html", "report.json", "report.sarif", "junit.xml"] {
      #expect(try folders[0].read(name) == folders[1].read(name))
    }
  }

  @Test("a folder that cannot be written is an error with a remedy")
  func unwritable() throws {
    let error = #expect(throws: ReportError.self) {
      try ReportFolder(path: "/proc/snug").write(ReportInput(SampleReport.report), formats: [.json])
    }
    #expect(
      error?.description.hasPrefix("/proc/snug/report.json: error: the report cannot be written")
        == true)
    #expect(error?.description.hasSuffix("name another folder with --report") == true)
  }

  @Test("a full disk is an error")
  func fullDisk() throws {
    // Every write to this device says that no space is left.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("report.json").path, withDestinationPath: "/dev/full")
    let error = #expect(throws: ReportError.self) {
      try ReportFolder(path: folder.path).write(ReportInput(SampleReport.report), formats: [.json])
    }
    #expect(error?.description.contains("No space left on device") == true)
  }

  @Test("pictures of shards come together in one folder")
  func adopt() throws {
    let shards = try (0..<2).map { try SampleFolder(SampleReport.shard($0, of: 2)) }
    let whole = try SampleFolder(SampleReport.make([], screens: []))
    for shard in shards { try ReportFolder(path: whole.path).adopt(filesOf: shard.path) }

    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: whole.url.appendingPathComponent("pictures").path)

    #expect(pictures.count == 22)
  }

  @Test(
    "a browser opens the page, filters and clicks", .enabled(if: Tools.hasBrowser, Tools.hint))
  func browser() throws {
    let old = SampleReport.make(SampleReport.raw.filter { $0.kind == .truncatedText })
    let folder = try SampleFolder(baseline: Baseline(old))
    let turned = try SampleFolder(SampleReport.turned)
    let script = Tools.root.appendingPathComponent("Tests/ReportingTests/Browser/page.py")
    let result = try Tools.python(
      String(contentsOf: script, encoding: .utf8),
      folder.url.appendingPathComponent("index.html").path,
      turned.url.appendingPathComponent("index.html").path)

    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasSuffix("all steps done\n"), "\(result.output)")
  }

  @Test(
    "of five thousand findings only those near the window are there",
    .enabled(if: Tools.hasBrowser, Tools.hint))
  func many() throws {
    let findings = (0..<5_000).map { number in
      var finding = SampleReport.truncation(SampleReport.matrix[number % 12], needed: 30)
      finding.viewPath = "Cell\(number % 100).label\(number)"
      finding.place = SourcePlace(file: "App/Cell.swift", line: number + 1)
      finding.message = "The text of label \(number) is cut"
      finding.fingerprint = String(number)
      finding.cause = String(number)
      return finding
    }
    let folder = try SampleFolder(SampleReport.make(findings))
    let script = Tools.root.appendingPathComponent("Tests/ReportingTests/Browser/many.py")
    let result = try Tools.python(
      String(contentsOf: script, encoding: .utf8),
      folder.url.appendingPathComponent("index.html").path)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasSuffix("all steps done\n"), "\(result.output)")
  }
}
