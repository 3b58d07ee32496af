// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// The part of a report that is taken from the last one (Documentation/ChangedScreens.md §5).
struct TakenLooks: Sendable {
  /// What people call the state that changes are counted from.
  var revision: String
  private(set) var screens: [String: ScreenResult] = [:]
  private(set) var findings: [Finding] = []
  private(set) var records: [LooksRecord.Screen] = []

  /// - Parameters:
  ///   - last: The report of single views.
  ///   - records: Of the screens that are taken.
  ///   - folder: The folder of the last report; files that are gone from it are not taken.
  init(
    revision: String, last: CheckReport, _ records: [LooksRecord.Screen], folder: String
  ) {
    self.revision = revision
    self.records = records
    let names = Set(records.map(\.request.name))
    func isThere(_ files: ScreenFiles) -> Bool {
      files.paths.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }
    for var screen in last.screens where names.contains(screen.name) {
      screen.files = screen.files.filter { isThere($0.value) }
      screens[screen.name] = screen
    }
    for var finding in last.findings + last.accepted.map(\.finding)
    where names.contains(finding.screen) {
      if let files = finding.files, !isThere(files) { finding.files = nil }
      findings.append(finding)
    }
  }

  /// Whether nobody has to look or draw.
  func hasPicture(_ unit: Int, of plan: CheckPlan) -> Bool {
    guard case .look(let configuration) = plan.work(of: unit) else { return false }
    return screens[plan.screen(of: unit).name]?.files[configuration] != nil
  }

  var summary: TakenSummary {
    TakenSummary(revision: revision, screens: screens.keys.sorted())
  }

  func holds(_ unit: Int, of plan: CheckPlan) -> Bool {
    screens[plan.screen(of: unit).name] != nil
  }
}
