// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Reporting

/// `snug merge REPORT…`: makes one report of the shards of a run.
package struct MergeCommand: Sendable {
  /// Files `report.json`, or folders that have one.
  package let reports: [String]
  package let options: ReportOptions

  package init(_ arguments: inout Arguments) throws(UsageError) {
    options = try ReportOptions(&arguments)
    var reports = [try arguments.operand("a report to merge")]
    while let report = try? arguments.operand("a report to merge") { reports.append(report) }
    self.reports = reports
    try arguments.finish()
  }

  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    do {
      var shards: [(name: String, report: CheckReport)] = []
      for path in reports { shards.append((path, try ReportReader.report(at: path))) }
      let report = try CheckReport.merged(shards).withPictures(options.pictures)
      if let folder = options.folder {
        for path in reports where path != folder {
          try ReportFolder(path: folder).adopt(filesOf: ReportReader.folder(of: path))
        }
      }
      return try options.publish(report)
    } catch {
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }
}
