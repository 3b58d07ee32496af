// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Findings
import Foundation
import GapRepair
import Supervision
import XcodeProject

/// `snug build APP`: compiles an app and says what had to be left out
/// (Documentation/Gaps.md §8).
package struct BuildCommand: Sendable {
  package let app: String
  package let target: String?
  package let options: BuildOptions
  let packages: PackageArguments
  /// Whether the report is JSON, with every place.
  package let isJSON: Bool

  package init(_ arguments: inout Arguments) throws(UsageError) {
    target = try arguments.value("--target")
    options = BuildOptions(&arguments)
    packages = try PackageArguments(&arguments, build: options)
    isJSON = arguments.flag("--json")
    app = try arguments.operand("the app's project or folder")
    try arguments.finish()
  }

  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      progress.report("Reading \(app) …")
      let description = try packages.reader(target: target).app(at: URL(fileURLWithPath: app))
      for line in description.issues.told { Console.remark(line) }
      let built = try options.builder(of: description, progress: progress)
        .build(description)
      progress.clear()
      try say(GapListing(report: built.gaps, root: description.folder.path))
      return CommandLineTool.ExitCode.success
    } catch {
      progress.clear()
      Console.complain("\(error)")
      if Interruption.signal != 0 {
        try? say(GapListing(report: GapReport(), root: app, isPartial: true))
      }
      return CommandLineTool.ExitCode.failure
    }
  }

  private func say(_ listing: GapListing) throws {
    Console.print(isJSON ? try listing.json() : listing.lines.joined(separator: "\n"))
  }
}

/// A report of what is left out, for people and for programs.
struct GapListing {
  let report: GapReport
  /// The folder that paths are relative to.
  let root: String
  /// Whether the build was ended before it knew.
  var isPartial = false

  /// What was compiled; `--strict` counts nothing.
  private var counts: String {
    guard report.functions.all > 0 else { return "all is compiled" }
    return String.counted(report.functions.all, "function") + ", "
      + String.counted(report.viewControllers.all, "view controller") + " compiled"
  }

  /// The head, then each missing thing with its places.
  var lines: [String] {
    if isPartial {
      return ["partial: the run was ended before all was compiled; what is left out is not known"]
    }
    guard let headline = report.headline(naming: .max) else {
      return ["\(counts); nothing is left out"]
    }
    var lines = [headline]
    for need in report.needs {
      lines.append("\(need.name):")
      for place in places(of: need.name) {
        lines.append("  \(place.file):\(place.line): \(words(place.kind)) (\(place.message))")
      }
    }
    let missing = relative.missingTypes
    if !missing.isEmpty { lines.append("missing types, whose stand-ins do nothing:") }
    lines += missing.map { type in
      "  \(type.file):\(type.line): \(type.name)"
        + (type.needs == type.name ? "" : " (of \(type.needs))")
    }
    lines += report.foreignFiles.map { "\($0): not Swift" }
    return lines
  }

  private func places(of need: String) -> [GapReport.Place] {
    relative.places.filter { $0.needs == need && $0.kind != .addition }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private var relative: GapReport {
    var report = report
    let prefix = root.hasSuffix("/") ? root : root + "/"
    for index in report.places.indices where report.places[index].file.hasPrefix(prefix) {
      report.places[index].file.removeFirst(prefix.count)
    }
    for index in report.missingTypes.indices
    where report.missingTypes[index].file.hasPrefix(prefix) {
      report.missingTypes[index].file.removeFirst(prefix.count)
    }
    report.missingTypes.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    return report
  }

  private func words(_ kind: GapEdit.Kind) -> String {
    switch kind {
    case .addition, .mark, .use: "added"
    case .attribute: "an attribute or modifier is left out"
    case .superclass: "what the class inherits is left out"
    case .conformance: "a conformance is left out"
    case .initialValue: "begins with a neutral value"
    case .value: "a neutral value"
    case .switchCase: "a case is left out"
    case .statement: "a statement is left out"
    case .body: "the whole body is left out"
    case .declaration: "the declaration is left out"
    case .type: "the type is left out"
    }
  }

  /// `functions` and `viewControllers` by how whole they are, `leftOut` by what is missing, and
  /// `places`; `partial` where the build was ended.
  func json() throws -> String {
    struct Need: Encodable {
      let name: String
      let count: Int
    }
    struct Page: Encodable {
      let functions: GapReport.Count
      let viewControllers: GapReport.Count
      let leftOut: [Need]
      let foreignFiles: [String]
      let places: [GapReport.Place]
      let missingTypes: [GapReport.MissingType]
      /// Not there where the build came to its end.
      let partial: Bool?
    }
    let page = Page(
      functions: report.functions, viewControllers: report.viewControllers,
      leftOut: report.needs.map { Need(name: $0.name, count: $0.count) },
      foreignFiles: report.foreignFiles,
      places: relative.places.sorted { ($0.file, $0.line) < ($1.file, $1.line) },
      missingTypes: relative.missingTypes,
      partial: isPartial ? true : nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(page), as: UTF8.self)
  }
}
