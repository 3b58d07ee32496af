// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Dispatch
import Findings
import Foundation
import XcodeProject

/// Checks a built app: lists its screens, spreads the work over processes, gathers what they say.
struct CheckRun: Sendable {
  let app: AppDescription
  let built: BuiltApp
  let command: CheckCommand
  let settings: CheckSettings
  /// A folder of its own for plans and records.
  let folder: URL
  /// What is written of every configuration.
  var output: CheckPlan.Output?
  /// The folder of pictures.
  var pictures: String?

  /// A sentence about why there is no report.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What is known of the last check, where this one may be gone on from.
  var book: LooksBook?

  /// Whether faults are looked for, or only the output is made: then after each step too.
  var inspects = true
  /// Whether screens are looked for by using the app; not where goldens are made.
  var explores: Bool?
  /// What is done to the first screen, or to those that were chosen, where only the output is made.
  var steps: [Step] = []

  /// What workers brought home.
  struct Gathered: Sendable {
    let plan: CheckPlan
    /// The units of this run: all, or those of a shard.
    let units: [Int]
    var results: [CheckWorker.Result]
    /// What the app itself led to, where it was explored.
    var exploration: AppExploration.Result?
    /// What it led to on the widest window, where classes were missed before.
    var wideExploration: AppExploration.Result?
    /// Names of the screens that were found so.
    var found: Set<String> = []
    /// Where the exploration began.
    var roots: [ScreenRequest] = []
    /// Where configurations were chosen to stand for all.
    var choice: ConfigurationChoice?
    /// What ended the app while its screens were looked for, where none but the first is known.
    var unlisted: CheckWorker.Casualty?
    /// What is taken from the last report.
    var taken: TakenLooks?
  }

  func report(progress: @escaping @Sendable (String) -> Void) throws -> CheckReport {
    var run = self
    // A part of a run does not know what the others find: the whole leaves pictures out.
    let isDrawnLater =
      output != nil && command.reporting.pictures != .all && command.shard.count == 1
    if isDrawnLater { run.output = nil }
    var gathered = try run.gather(progress: progress)
    if isDrawnLater {
      let found = try builder(gathered).found(acceptances: settings.acceptances)
      let units = PicturePass(gathered: gathered, policy: command.reporting.pictures)
        .units(of: found.report, worst: found.worst)
      try draw(
        units, pages: Set(found.worst.filter { $0.page > 0 }), into: &gathered, progress: progress)
    }
    let made = try builder(gathered).made(settings.acceptances, settings.unseen)
    if let book, !gathered.results.contains(where: \.isInterrupted) {
      try book.keep(
        gathered, views: made.views, gathered.taken, question: question(gathered.plan),
        asked: explorationOptions)
    }
    return made.report
  }

  /// What bounds an exploration.
  private var explorationOptions: String {
    "\(command.exploration) \(command.timeLimit) \(command.memoryLimit)"
  }

  /// What a report answers: two runs of one question differ in what has changed alone.
  private func question(_ plan: CheckPlan) -> String {
    let parts = [
      plan.configurations.map(\.name).description, "\(plan.changes)", "\(plan.skipsDelegates)",
      "\(plan.timeLimit) \(plan.memoryLimit) \(command.exploration) \(command.leastCoverage ?? 0) \(command.hasChrome)",
    ]
    return AppState.hash(Data(parts.joined(separator: "\n").utf8))
  }

  func builder(_ gathered: Gathered) -> ReportBuilder {
    ReportBuilder(
      app: app, executable: built.executable, gathered: gathered,
      folder: output == nil ? nil : command.reporting.folder,
      isPartial: !command.screens.isEmpty, shard: command.shard.ofReport, gaps: built.gaps)
  }

  /// Looks once more, to draw: what is found then is known.
  private func draw(
    _ units: [Int], pages: Set<UnitPage>, into gathered: inout Gathered,
    progress: @escaping @Sendable (String) -> Void
  ) throws(Failure) {
    guard !units.isEmpty else { return }
    var plan = gathered.plan
    plan.output = output
    plan.drawnPages = pages
    progress("Drawing \(String.counted(units.count, "picture")) …")
    let drawn = look(at: units, plan, "pictures", "Drawing", progress)
    try requireSuccess(of: drawn)
    gathered.results += drawn.map { result in
      CheckWorker.Result(records: result.records, isInterrupted: result.isInterrupted)
    }
  }

  /// Spreads units over processes.
  private func look(
    at units: [Int], _ plan: CheckPlan, _ name: String, _ verb: String,
    _ say: @escaping @Sendable (String) -> Void
  ) -> [CheckWorker.Result] {
    let progress = LookProgress(
      verb, LookCount(units: units, unitsPerScreen: plan.unitsPerScreen), say: say)
    let jobs = max(1, min(command.jobs, units.count))
    let shares = TourOrder(plan).shares(of: units, jobs: jobs)
    let results = Results(count: jobs)
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      var part = plan
      part.units = shares[job]
      var worker = worker("\(name)\(job)")
      worker.listener = progress
      results.put(worker.run(part), at: job)
    }
    return results.all
  }

  /// Spreads the units over processes, and waits for them.
  func gather(progress: @escaping @Sendable (String) -> Void) throws(Failure) -> Gathered {
    var plan = wholePlan
    let whole = plan.configurations
    if explores == true { plan.configurations = [AppExploration.usual(whole)].compactMap(\.self) }
    progress("Looking for screens …")
    let listing = try ScreenList(
      app: app, settings: settings,
      exploration: explores ?? inspects ? command.exploration : .steps(0),
      isBounded: command.shard.count == 1, keepsFile: explores == true,
      widest: AppExploration.widest(whole), progress: progress, gaps: built.gaps,
      known: { book?.exploration(from: $0, in: $1, asked: explorationOptions) },
      worker: { worker($0) }
    ).listing(of: command.screens, plan)
    plan.skipsDelegates = listing.skipsDelegates
    plan.screens =
      inspects || explores == true
      ? listing.screens
      : StepScreens.screens(listing.screens, steps, areChosen: !command.screens.isEmpty)
    // No steps: what is in sight is noted on the way.
    if listing.isExplored || command.leastCoverage != nil {
      plan.exploration = ExplorationRequest(steps: 0)
    }
    if explores == true { plan.addHomes(from: whole) }
    let choice = choose(&plan)
    let all = TourOrder(plan).units(of: command.shard).filter {
      explores != true || plan.isHome($0, from: whole)
    }
    let known = knownEnds(listing, plan, all)
    let taken = taken(plan)
    let left = all.filter { unit in
      !known.casualties.contains { $0.unit == unit } && !known.skipped.contains(unit)
        && taken?.holds(unit, of: plan) != true
    }
    var gathered = Gathered(
      plan: plan, units: all, results: [known], exploration: listing.exploration,
      wideExploration: listing.wideExploration, found: listing.found, roots: listing.roots,
      choice: choice, unlisted: listing.unlisted, taken: taken)
    guard !left.isEmpty || all.isEmpty else { return gathered }
    progress(summary(of: plan))
    let results = look(
      at: left, plan, "worker", inspects ? "Checking" : "Drawing", progress)
    try requireSuccess(of: results)
    gathered.results = results + [known]
    return gathered
  }

  /// A plan without screens, in all configurations that the app allows.
  private var wholePlan: CheckPlan {
    var matrix = command.matrix
    if !settings.shapes.isEmpty, command.usesStandardDevices { matrix.shapes = settings.shapes }
    var allowed = AllowedSettings(
      info: app.info, areAsked: !settings.shapes.isEmpty || !command.usesStandardDevices)
    allowed.takesAllDevices = !matrix.configurations.contains(where: allowed.allow)
    let supported = matrix.configurations.filter(allowed.allow)
    var plan = CheckPlan(
      configurations: supported.isEmpty ? matrix.configurations : supported,
      changes: inspects
        ? matrix.changes.filter { allowed.allow($0.start) && allowed.allow($0.end) } : [],
      screens: [], units: [0], timeLimit: command.timeLimit,
      memoryLimit: command.memoryLimit, output: output, inspects: inspects)
    plan.recordsUse = book != nil
    return plan
  }

  /// What is taken from the last report; says how much that is, or why it is nothing.
  private func taken(_ plan: CheckPlan) -> TakenLooks? {
    guard var book, let revision = command.changedSince else { return nil }
    let taken = book.taken(plan, question(plan))
    if let taken {
      Console.remark(
        "\(taken.screens.count) of \(String.counted(plan.screens.count, "screen")) cannot differ by "
          + "what changed since \(revision): taken from the last report")
    } else {
      Console.remark("every screen is looked at: \(book.reason ?? "nothing is known of the last")")
    }
    return taken
  }

  private func requireSuccess(of results: [CheckWorker.Result]) throws(Failure) {
    if let failure = results.first(where: \.isOutputFailure)?.failure {
      let remedy =
        inspects
        ? "name another folder with --report"
        : "make room there, or name another folder for temporary files with TMPDIR"
      throw Failure(description: "\(failure); \(remedy)")
    }
    if let failure = results.compactMap(\.failure).first {
      throw Failure(description: "snug: error: the app could not be checked: \(failure)")
    }
  }

  private func summary(of plan: CheckPlan) -> String {
    "\(inspects ? "Checking" : "Drawing") \(String.counted(plan.screens.count, "screen")) in "
      + "\(String.counted(plan.configurations.count, "configuration")) …"
  }

  /// Takes some configurations in place of all where screens are many and nobody asked for all.
  private func choose(_ plan: inout CheckPlan) -> ConfigurationChoice? {
    let all = plan.configurations
    let looks = all.count * plan.screens.count
    guard inspects, CoveringSet.stands(forLooks: looks, areAllAsked: command.isFull) else {
      return nil
    }
    plan.configurations = CoveringSet(of: all, with: plan.changes.map(\.end)).configurations
    plan.isCovering = true
    return ConfigurationChoice(chosen: plan.configurations.count, all: all.count)
  }

  /// What listing the screens told of the first one, which is not tried again: each hang costs its
  /// time.
  private func knownEnds(
    _ listing: ScreenList.Listing, _ plan: CheckPlan, _ units: [Int]
  ) -> CheckWorker.Result {
    var result = CheckWorker.Result()
    let first = plan.screens.firstIndex { $0.origin == .initial && $0.steps.isEmpty }
    guard let first, !listing.hung.isEmpty else { return result }
    for (configuration, casualty) in listing.hung {
      guard let index = plan.configurations.firstIndex(of: configuration) else { continue }
      let unit = first * plan.unitsPerScreen + index
      guard units.contains(unit) else { continue }
      result.casualties.append(
        CheckWorker.Casualty(
          unit: unit, kind: casualty.kind, lastWords: casualty.lastWords, stops: casualty.stops))
    }
    if listing.isDead {
      let ended = Set(result.casualties.map(\.unit))
      result.skipped = units.filter { !ended.contains($0) }
    }
    return result
  }

  private func worker(_ name: String) -> CheckWorker {
    CheckWorker(
      app: AppProcess(executable: built.executable, settings: settings), folder: folder, name: name,
      pictures: pictures, lacks: BuildLacks(app, built.gaps))
  }
}

extension CheckRun.Gathered {
  /// How the app was used, first on a usual device.
  var explorations: [AppExploration.Result] {
    [exploration, wideExploration].compactMap(\.self)
  }
}

extension CheckPlan {
  /// Adds the configurations in which ways were found.
  fileprivate mutating func addHomes(from whole: [Configuration]) {
    for home in screens.compactMap({ AppExploration.home(of: $0, in: whole) })
    where !configurations.contains(home) { configurations.append(home) }
  }

  /// Whether a unit is a look in the configuration in which the way to its screen was found.
  fileprivate func isHome(_ unit: Int, from whole: [Configuration]) -> Bool {
    work(of: unit).configuration == AppExploration.home(of: screen(of: unit), in: whole)
  }
}

/// What workers on several threads bring home.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [CheckWorker.Result]

  init(count: Int) { places = Array(repeating: CheckWorker.Result(), count: count) }

  func put(_ result: CheckWorker.Result, at index: Int) { lock.withLock { places[index] = result } }

  var all: [CheckWorker.Result] { lock.withLock { places } }
}
