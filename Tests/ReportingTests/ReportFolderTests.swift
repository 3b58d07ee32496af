// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import Reporting

@Suite("Where a report is written")
struct ReportFolderTests {
  private func words(_ body: () throws(ReportError) -> Void) -> String? {
    do throws(ReportError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "a link to a folder is followed; a file and what cannot be written have a cause and a remedy")
  func places() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: base.appendingPathComponent("there"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let path = base.resolvingSymlinksInPath().path
    #expect(symlink("there", path + "/link") == 0)
    try Data().write(to: base.appendingPathComponent("file"))

    #expect(
      words { () throws(ReportError) in
        let folder = ReportFolder(path: path + "/link")
        _ = try folder.makePictureFolder()
        try folder.write("text", to: "deep/report.txt")
      } == nil)
    #expect(FileManager.default.fileExists(atPath: path + "/there/deep/report.txt"))
    // Nobody makes a folder in the kernel's own.
    let remedy = "; name another folder with --report"
    for (name, cause) in [
      (path + "/file", "\(path)/file is a file and no folder"),
      (path + "/file/R", "\(path)/file is a file and no folder"), ("/proc/R", "No such file"),
    ] {
      for told in [
        words { () throws(ReportError) in _ = try ReportFolder(path: name).makePictureFolder() },
        words { () throws(ReportError) in try ReportFolder(path: name).write("", to: "a/b") },
      ] {
        #expect(
          told?.contains("error: the report cannot be written (\(cause)") == true, "\(told ?? "")")
        #expect(told?.hasSuffix(remedy) == true, "\(told ?? "")")
      }
    }
  }
}
