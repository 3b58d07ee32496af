// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Exploration
import Findings
import Foundation
import Reporting
import SourceLowering
import XcodeProject

/// What is known of the last check, and of what has changed since: says which screens need not be looked at
/// again, and keeps what the next check needs (Documentation/ChangedScreens.md).
struct LooksBook: Sendable {
  private let app: AppDescription
  private let tool: String
  private let state: AppState
  /// The folder of the report.
  private let folder: String
  private let revision: String?
  private var last: (record: LooksRecord, report: CheckReport)?
  private var reaches: [ChangeReach] = []
  /// Why all screens are looked at though a revision was named.
  private(set) var reason: String?

  /// - Parameter tool: A text that differs where the tool or the compiler does.
  /// - Throws: where git does not know the revision.
  init(
    _ project: CheckedProject, revision: String?, folder: String, tool: String
  ) throws(RevisionState.Failure) {
    app = project.description
    self.tool = tool
    self.folder = folder
    self.revision = revision
    state = AppState(app, settings: project.settings)
    guard let revision else { return }
    let before = try RevisionState(revision: revision, folder: app.folder).state(before: state)
    do throws(LooksRecord.Missing) {
      last = try known(before, hasGaps: !project.built.gaps.isEmpty)
    } catch {
      reason = error.reason
    }
  }

  private mutating func known(
    _ before: AppState, hasGaps: Bool
  ) throws(LooksRecord.Missing) -> (record: LooksRecord, report: CheckReport) {
    let last = try LooksRecord.read(folder)
    guard last.record.tool == tool else {
      throw LooksRecord.Missing(reason: "the last report is of another toolchain or snug")
    }
    guard !hasGaps else { throw LooksRecord.Missing(reason: "the build leaves something out") }
    var outlines: [String: SourceOutline]?
    for old in [last.record.state, before] {
      let reach = ChangeReach(from: old, to: state) {
        let known = outlines ?? Self.outlines(of: app)
        outlines = known
        return known
      }
      if let everything = reach.everything { throw LooksRecord.Missing(reason: everything) }
      reaches.append(reach)
    }
    return last
  }

  private static func outlines(of app: AppDescription) -> [String: SourceOutline] {
    var outlines: [String: SourceOutline] = [:]
    for url in app.modules.flatMap(\.sources) {
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      outlines[AppState.path(of: url, in: app.folder)] = SourceOutline(text)
    }
    return outlines
  }

  private func isReached(_ use: UnitUse) -> Bool { reaches.contains { $0.reaches(use) } }

  // MARK: What is taken

  /// What the last check found by using the app, where nothing that it ran has changed.
  func exploration(
    from roots: [ScreenRequest], in configuration: Configuration?, asked: String
  ) -> AppExploration.Result? {
    guard let known = last?.record.exploration, known.asked == asked, known.roots == roots,
      known.configuration == configuration, !isReached(known.use)
    else { return nil }
    var result = AppExploration.Result(configuration: configuration)
    for event in known.events { result.map.apply(event) }
    result.events = known.events
    result.authoredUse = known.use
    return result
  }

  /// The screens that nothing which has changed can reach; nil where all are looked at.
  mutating func taken(_ plan: CheckPlan, _ question: String) -> TakenLooks? {
    guard let last, let revision else { return nil }
    guard last.record.question == question, last.report.matrix == plan.configurations else {
      reason = "the last report has other options or settings"
      return nil
    }
    let known = Dictionary(last.record.screens.map { ($0.request.name, $0) }) { first, _ in first }
    let faults = Dictionary(grouping: last.report.findings + last.report.accepted.map(\.finding)) {
      $0.screen
    }
    let screens = plan.screens.compactMap { request -> LooksRecord.Screen? in
      guard let screen = known[request.name], screen.request == request, !isReached(screen.use),
        !(faults[request.name] ?? []).contains(where: liesInChanged)
      else { return nil }
      return screen
    }
    return TakenLooks(revision: revision, last: last.report, screens, folder: folder)
  }

  /// Whether a finding names a place that may have moved.
  private func liesInChanged(_ finding: Finding) -> Bool {
    let places = [finding.place] + finding.related.map(\.place)
    return places.compactMap(\.?.file).contains { file in
      reaches.contains { $0.changed.contains(file) }
    }
  }

  // MARK: What is kept

  /// Writes what the next check needs.
  ///
  /// - Parameter views: The report of single views, of looked and of taken screens.
  func keep(
    _ gathered: CheckRun.Gathered, views: CheckReport, _ taken: TakenLooks?, question: String,
    asked: String
  ) throws(ReportError) {
    let paths = SourcePaths(app)
    let uses = LookUses(gathered)
    var record = LooksRecord(
      tool: tool, question: question, state: state, screens: taken?.records ?? [])
    for (index, request) in gathered.plan.screens.enumerated()
    where taken?.screens[request.name] == nil {
      guard let use = uses.wholeUse(of: index).flatMap(paths.authored), !use.isEmpty else {
        continue
      }
      record.screens.append(
        LooksRecord.Screen(request: request, use: use, sights: uses.sights(of: index)))
    }
    if let exploration = gathered.exploration, exploration.casualties.isEmpty,
      let use = exploration.authoredUse ?? exploration.use.flatMap(paths.authored)
    {
      record.exploration = LooksRecord.Exploration(
        asked: asked, roots: gathered.roots, events: exploration.events, use: use,
        configuration: exploration.configuration)
    }
    try record.write(with: views, to: folder)
  }
}
