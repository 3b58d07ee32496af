// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import Goldens
import Reporting
import XcodeProject

/// `snug accept FILE [APP]`: puts what was ticked on a report's page into the project's `snug.json`
/// and into its goldens.
package struct AcceptCommand: Sendable {
  package let file: String
  /// The project, or its folder.
  package let app: String
  let target: String?
  package let goldens: String
  /// The folder of the report; nil for the one that the file names.
  package let report: String?

  package init(_ arguments: inout Arguments) throws(UsageError) {
    target = try arguments.value("--target")
    goldens = try arguments.value("--goldens") ?? "Goldens"
    report = try arguments.value("--report")
    file = try arguments.operand("the file that a report's page gave")
    app = (try? arguments.operand("the app's project or folder")) ?? "."
    try arguments.finish()
  }

  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    do {
      let ticked = try TickedFindings(Self.text(at: file, remedy: Self.remedy), path: file)
      guard !ticked.acceptances.isEmpty || !ticked.goldens.isEmpty else {
        throw CheckRun.Failure(description: "\(file): error: nothing was ticked; \(Self.remedy)")
      }
      // Whatever cannot be done is known before anything is written.
      let recordings = try recordings(ticked)
      let settings = try ticked.acceptances.isEmpty ? nil : settings(adding: ticked.acceptances)
      if let settings { try write(settings) }
      if !recordings.isEmpty { try record(recordings) }
      return CommandLineTool.ExitCode.success
    } catch {
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  private static let remedy =
    "name the file that a report's page gave under Accepted"

  private static func text(at path: String, remedy: String) throws(CheckRun.Failure) -> String {
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else {
      let isThere = FileManager.default.fileExists(atPath: path)
      let problem = isThere ? "there is no text to read" : "there is no such file"
      throw CheckRun.Failure(description: "\(path): error: \(problem); \(remedy)")
    }
    return text
  }

  // MARK: snug.json

  private struct Settings {
    var path: String
    var text: String
    var count: Int
  }

  private func settings(adding wanted: [Acceptance]) throws -> Settings {
    var reader = AppReader(target: target)
    // Only where the project lies is asked.
    reader.packages.isOffline = true
    reader.packages.goesAroundMissing = true
    let folder = try reader.app(at: URL(fileURLWithPath: app)).folder
    // Reads it as a check does, so that a file that is wrong is told and stays as it is.
    let known = try CheckSettings(folder: folder).acceptances
    let path = folder.appendingPathComponent(CheckSettings.fileName).path
    let isThere = FileManager.default.fileExists(atPath: path)
    let old = isThere ? try Self.text(at: path, remedy: "save the file in UTF-8") : "{}\n"
    var seen = Set(known.map(Self.meaning))
    let added = wanted.filter { seen.insert(Self.meaning($0)).inserted }
    return Settings(
      path: path, text: try AcceptanceText(old, path: path).adding(added), count: added.count)
  }

  /// An acceptance without its reason: the same finding is accepted once.
  private static func meaning(_ acceptance: Acceptance) -> Acceptance {
    var one = acceptance
    one.reason = ""
    return one
  }

  private func write(_ settings: Settings) throws(CheckRun.Failure) {
    if settings.count > 0 {
      // What cannot be written to its end leaves the old file.
      let fresh = settings.path + ".unfinished"
      var number = WholeFile.write(Data(settings.text.utf8), to: fresh)
      if number == nil, rename(fresh, settings.path) != 0 {
        number = errno
        unlink(fresh)
      }
      if let number {
        throw CheckRun.Failure(
          description: "\(settings.path): error: the file cannot be written "
            + "(\(String(cString: strerror(number))))")
      }
    }
    Console.print("\(settings.path): \(String.counted(settings.count, "finding")) more accepted")
  }

  // MARK: Goldens

  /// What the report shows of the goldens that were ticked.
  private func recordings(_ ticked: TickedFindings) throws -> [GoldenFolder.Recording] {
    guard !ticked.goldens.isEmpty else { return [] }
    guard let place = report ?? ticked.report else {
      throw CheckRun.Failure(
        description: "\(file): error: the file does not say where its report lies; name the "
          + "report's folder with --report")
    }
    // A folder that is of no use is known before anything is read.
    _ = try GoldenFolder(path: goldens).entries()
    let document = try ReportReader.report(at: place)
    let folder = ReportReader.folder(of: place)
    let screens = Dictionary(document.screens.map { ($0.name, $0) }) { first, _ in first }
    let named = Dictionary(document.matrix.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<GoldenFolder.Entry> = []
    return try ticked.goldens.filter { seen.insert($0).inserted }.map { entry in
      let files = named[entry.configuration].flatMap { screens[entry.screen]?.files[$0] }
      guard let picture = files?.picture, let layout = files?.layout else {
        throw CheckRun.Failure(
          description: "\(place): error: the report shows no changed golden of "
            + "'\(entry.screen)' in \(entry.configuration); name the folder that "
            + "'snug verify --report' wrote when the file was made")
      }
      func read(_ name: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
          throw CheckRun.Failure(
            description: "\(folder)/\(name): error: a file of the report is missing; verify again")
        }
        return data
      }
      return GoldenFolder.Recording(
        entry: entry, dump: try read(layout), picture: try read(picture))
    }
  }

  private func record(_ recordings: [GoldenFolder.Recording]) throws {
    try GoldenFolder(path: goldens).record(
      recordings, tool: "snug \(CommandLineTool.version)")
    Console.print("\(goldens): \(String.counted(recordings.count, "golden")) recorded")
  }
}
