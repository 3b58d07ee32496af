// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import GapRepair
import Reporting
import Supervision
import XcodeProject

/// Makes one report of what workers wrote; the same whatever the number of workers.
struct ReportBuilder {
  let app: AppDescription
  let executable: URL
  let gathered: CheckRun.Gathered
  /// The folder of the report, for what is drawn over pictures.
  let folder: String?
  /// Whether some screens only were asked for.
  var isPartial = false
  /// Which part this is where other runs look at the rest of the configurations.
  var shard: CheckReport.Shard?
  /// What the app's build left out.
  var gaps = GapReport()

  var plan: CheckPlan { gathered.plan }
  private var units: [Int] { gathered.units }
  var results: [CheckWorker.Result] { gathered.results }

  /// - Parameter unseen: Screens that need not be looked at.
  func report(
    acceptances: [Acceptance], unseen: [Acceptance] = []
  ) throws(ReportError) -> CheckReport {
    try made(acceptances, unseen).report
  }

  /// What was found, before anything is drawn, and where its findings were at their worst.
  func found(
    acceptances: [Acceptance]
  ) throws(ReportError) -> (report: CheckReport, worst: [UnitPage]) {
    let made = try made(acceptances, [])
    let (report, written) = (made.report, made.written)
    let findings = Dictionary(
      (report.findings + report.accepted.map(\.finding)).map { ($0.fingerprint, $0) }
    ) { first, _ in first }
    let worst = written.filter { _, finding in
      guard let one = findings[finding.fingerprint] else { return false }
      return one.representative == finding.representative && one.numbers == finding.numbers
    }
    return (report, worst.map(\.place))
  }

  /// What is made of a run.
  struct Made {
    let report: CheckReport
    /// The report of single views, whose causes are not put together.
    let views: CheckReport
    /// The findings of units.
    let written: [(place: UnitPage, finding: Finding)]
  }

  func made(
    _ acceptances: [Acceptance], _ unseen: [Acceptance]
  ) throws(ReportError) -> Made {
    var shots = ShotBook(results.flatMap(\.records), root: app.folder.path)
    let places = PlaceFinder(
      executable: executable, offsets: offsets.union(shots.offsets),
      stops: Set((results.flatMap(\.casualties) + endsOnWays).flatMap(\.stops).joined()),
      resources: app.resources.map(\.url.path),
      sources: app.modules.flatMap(\.sources).map(\.path), fetched: app.fetchedSources)
    let visits = GapVisits(gaps, results)
    var findings = networkFindings(visits, places)
    var written: [(place: UnitPage, finding: Finding)] = []
    for (process, records) in results.flatMap(\.records).enumerated() {
      var fingerprints: [Int: String] = [:]
      for (number, raw) in records.findings {
        // What was seen on a screen with gaps may be theirs, but for what lies away from a stand-in.
        let shown = (records.units[number] ?? []).filter {
          visits.needs[$0] == nil || visits.onlyShowing.contains($0) && !plan.isChange($0)
        }.map { plan.work(of: $0).configuration }
        guard !shown.isEmpty, let place = records.findingPages[number] else { continue }
        let finding = raw.placed(
          at: places.place(of: raw.finding), places.place, in: unique(shown))
        fingerprints[number] = finding.fingerprint
        written.append((place, finding))
      }
      try shots.publish(process, to: folder, places, fingerprints)
    }
    findings += written.map { $0.finding.showing(shots.files[$0.place], of: $0.place) }
    let verdicts = verdicts(visits, places)
    findings += ends(verdicts, visits, places) + takenFindings(shots.files)
    let repository = Git.root(around: app.folder)
    let screens = screens(shots.files, verdicts, visits)
    func make(_ findings: [Finding], isShard: Bool) -> CheckReport {
      CheckReport.make(
        tool: "snug \(CommandLineTool.version)", app: app.targetName, matrix: plan.configurations,
        screens: (screens + unseenWays(places) + unlisted(besides: screens))
          .map { excused($0, unseen) },
        findings: findings.map(\.earned), acceptances: acceptances,
        isPartial: isPartial || results.contains(where: \.isInterrupted), isShard: isShard
      ).relative(to: app.folder.path, in: repository)
    }
    var report = make(findings + explorationFindings(places), isShard: shard != nil)
    // Of a part nothing can be said of the classes that the others show.
    if plan.exploration != nil, !isPartial {
      report.coverage = coverage(in: report.screens, places)
    }
    report.shard = shard
    report.exploration = exploration(places)
    report.choice = gathered.choice
    if let headline = gaps.headline() {
      report.leftOut = .init(headline: headline, atLaunch: visits.atLaunch)
    }
    report.taken = gathered.taken?.summary
    return Made(
      report: report.relative(to: app.folder.path, in: repository),
      views: make(findings, isShard: true),
      written: written)
  }

  /// What stands for the screens that nobody could list, where the first one comes up in a setting; and for
  /// those that may be missing behind others.
  private func unlisted(besides screens: [ScreenResult]) -> [ScreenResult] {
    guard let casualty = gathered.unlisted, let configuration = plan.configurations.first,
      screens.contains(where: { $0.origin == .initial && !$0.finished.isEmpty })
    else { return [] }
    let known = screens.count { [.initial, .scene, .preview].contains($0.origin) }
    let rest = known > 1 ? "there may be more than these \(known)" : "only the first is known"
    let words = "the app ended while its screens were looked for, so \(rest): "
    let end = ScreenResult.Unfinished(
      configuration: configuration, kind: nil, message: words + message(of: casualty))
    return [
      ScreenResult(
        name: "other screens", origin: .scene, configurations: [configuration], unfinished: [end])
    ]
  }

  private func unique(_ configurations: [Configuration]) -> [Configuration] {
    var seen: Set<Configuration> = []
    return configurations.filter { seen.insert($0).inserted }
  }

  /// Every call that a place stands for.
  private var offsets: Set<Int> {
    let findings = results.flatMap(\.records).flatMap(\.findings.values).map(\.finding)
    let places = findings.flatMap { finding in
      [finding.place].compactMap(\.self) + finding.related.compactMap(\.place)
    }
    return PlaceFinder.offsets(of: places)
      .union(results.flatMap(\.records).flatMap(\.missed).compactMap(\.request.call))
  }

  // MARK: Screens

  private func screens(
    _ files: [UnitPage: ScreenFiles], _ verdicts: Verdicts, _ visits: GapVisits
  ) -> [ScreenResult] {
    let casualties = results.flatMap(\.casualties)
    let skipped = Set(results.flatMap(\.skipped))
    return plan.screens.indices.map { index in
      let screen = plan.screens[index]
      if let taken = gathered.taken?.screens[screen.name] { return drawn(taken, index, files) }
      let own = units.filter { $0 / plan.unitsPerScreen == index }
      var unfinished: [ScreenResult.Unfinished] = []
      for unit in own {
        guard let need = visits.needs[unit] else { continue }
        unfinished.append(
          ScreenResult.Unfinished(
            configuration: plan.work(of: unit).configuration, kind: nil, message: need))
      }
      for casualty in casualties
      where casualty.unit / plan.unitsPerScreen == index && visits.needs[casualty.unit] == nil {
        var end = ScreenResult.Unfinished(
          configuration: plan.work(of: casualty.unit).configuration, kind: casualty.kind,
          message: message(of: casualty))
        switch verdicts[casualty.unit] {
        case .unseen(let words)?: (end.kind, end.message) = (nil, words)
        // What fails no run is no verdict on the screen (5.7.6).
        case .fault(let severity)? where severity < .error: end.kind = nil
        case .fault?, nil: break
        }
        unfinished.append(end)
      }
      for records in results.flatMap(\.records) {
        for unit in own {
          guard case .refused(let text)? = records.outcomes[unit] else { continue }
          unfinished.append(
            ScreenResult.Unfinished(
              configuration: plan.work(of: unit).configuration, kind: nil, message: text))
        }
      }
      unfinished += own.filter(skipped.contains).map { unit in
        ScreenResult.Unfinished(
          configuration: plan.work(of: unit).configuration, kind: nil,
          message: untried(screen: index, verdicts) ?? notTried)
      }
      let looked = own.filter { $0 % plan.unitsPerScreen < plan.configurations.count }
      var result = ScreenResult(
        name: screen.name,
        origin: ScreenResult.Origin(rawValue: screen.origin.rawValue) ?? .initial,
        configurations: looked.map { plan.work(of: $0).configuration }, unfinished: unfinished,
        files: Dictionary(
          looked.compactMap { unit in
            files[UnitPage(unit: unit)].map { (plan.work(of: unit).configuration, $0) }
          },
          uniquingKeysWith: { first, _ in first }))
      if screen.isOnWay { result.steps = screen.steps.map(\.text) }
      // A window that others do not have leads there, so that it is not reached in those.
      result.isFound = gathered.found.contains(screen.name) || screen.foundOn != nil
      return result
    }
  }

  private func excused(_ screen: ScreenResult, _ unseen: [Acceptance]) -> ScreenResult {
    guard let reason = unseen.first(where: { $0.names(screen.name) })?.reason else { return screen }
    var screen = screen
    for index in screen.unfinished.indices where screen.unfinished[index].kind == nil {
      screen.unfinished[index].accepted = reason
    }
    return screen
  }

  private var notTried: String {
    results.contains(where: \.isInterrupted)
      ? "not tried: the run was ended before"
      : "not tried: the screen had ended too many processes before"
  }

  // MARK: What ended a process

  /// Where the app was when a unit ended its process.
  func place(of casualty: CheckWorker.Casualty, _ places: PlaceFinder) -> SourcePlace? {
    casualty.kind == .crash
      ? CrashWords.statedPlace(in: casualty.lastWords).flatMap { places.place($0) }
        ?? casualty.stops.last.flatMap(places.place(ofCrash:))
        ?? CrashWords(casualty.lastWords)?.place(among: app.modules.flatMap(\.sources).map(\.path))
      : places.place(ofLoop: casualty.stops)
  }

  func finding(
    of casualty: CheckWorker.Casualty, on screen: String, in configuration: Configuration,
    _ places: PlaceFinder
  ) -> Finding {
    let numbers: [Finding.Measurement] =
      switch casualty.kind {
      case .hang: [.init("limit", plan.timeLimit, "s")]
      case .memory: [.init("limit", Double(plan.memoryLimit), "MB")]
      default: []
      }
    return Finding(
      kind: casualty.kind, screen: screen, configurations: [configuration], viewPath: "",
      className: "", place: place(of: casualty, places), numbers: numbers,
      message: message(of: casualty),
      reason: reason(of: casualty), remedy: casualty.kind.rule.cure, detail: message(of: casualty))
  }

  func message(of casualty: CheckWorker.Casualty) -> String {
    switch casualty.kind {
    case .hang: return "the screen does not come to rest within \(Int(plan.timeLimit)) s"
    case .memory: return "the screen needs more than \(plan.memoryLimit) MB of memory"
    default: return CrashWords(casualty.lastWords)?.line ?? "the app stops (\(casualty.status))"
    }
  }

  /// What the app said, where that is more than the message.
  private func words(of casualty: CheckWorker.Casualty) -> String {
    if let words = CrashWords(casualty.lastWords) {
      return words.lines.count > 1 ? " It said:\n" + words.lines.joined(separator: "\n") : ""
    }
    let last = casualty.lastWords.split(separator: "\n").suffix(3)
    return last.isEmpty ? " It said nothing." : " Its last words: " + last.joined(separator: "\n")
  }

  private func reason(of casualty: CheckWorker.Casualty) -> String {
    switch casualty.kind {
    case .hang: "The main thread was still at work there when the time was up."
    case .memory: "The main thread was at work there when the limit was passed."
    default: "The app stopped there while the screen was made or laid out." + words(of: casualty)
    }
  }
}

extension Finding {
  /// The same with files of its own; without those of its page no picture shows its region.
  fileprivate func showing(_ files: ScreenFiles?, of place: UnitPage) -> Finding {
    var finding = self
    finding.files = files
    if files == nil, place.page > 0 { finding.region = nil }
    return finding
  }
}
