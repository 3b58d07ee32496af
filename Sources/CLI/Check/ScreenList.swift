// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation
import GapRepair
import XcodeProject

/// The screens of an app, as processes of it list them and `snug.json` adds to them.
struct ScreenList {
  let app: AppDescription
  let settings: CheckSettings
  /// How screens are looked for by using the app.
  var exploration = ExplorationChoice.standard
  /// Whether the processor time of a standard exploration is bounded: parts of a run have to agree.
  var isBounded = true
  /// Whether the ways of the file are walked even where nothing is explored.
  var keepsFile = false
  /// Where screens are looked for that the usual configuration does not show.
  var widest: Configuration?
  var progress: @Sendable (String) -> Void = { _ in }
  /// What the app's build left out.
  var gaps: GapReport?
  /// What is known of an exploration from these screens in this configuration, so that it need not be made.
  var known: ([ScreenRequest], Configuration?) -> AppExploration.Result? = { _, _ in nil }
  /// Makes what runs processes of the app, by a name for its files.
  let worker: (String) -> CheckWorker

  /// What an app has to look at, and what was learnt on the way.
  struct Listing {
    var screens: [ScreenRequest] = []
    /// Settings in which the first screen did not come up within the time or the memory it has.
    var hung: [(configuration: Configuration, casualty: CheckWorker.Casualty)] = []
    /// Whether it came up so in none of those that were tried.
    fileprivate(set) var isDead = false
    /// What ended the app while its screens were looked for, so that some may not be known.
    fileprivate(set) var unlisted: CheckWorker.Casualty?
    /// What the app itself led to, where it was explored.
    fileprivate(set) var exploration: AppExploration.Result?
    /// What it led to on the widest window.
    fileprivate(set) var wideExploration: AppExploration.Result?
    /// Whether screens were looked for by using the app, now or when the file was written.
    fileprivate(set) var isExplored = false
    /// Where the exploration began.
    fileprivate(set) var roots: [ScreenRequest] = []
    /// Names of the screens that this run has found so.
    fileprivate(set) var found: Set<String> = []
    /// The classes of cells that are in sight on screens, or are shown alone.
    fileprivate var cellTypes: Set<String> = []
    /// Whether the app's and the scenes' delegates are left out of all screens but the first.
    var skipsDelegates = false
  }

  /// Screens by their names, in order; all where none is named.
  ///
  /// - Parameter plan: A plan without screens and with one unit.
  func listing(
    of names: [String], _ plan: CheckPlan
  ) throws(CheckRun.Failure) -> Listing {
    var listing = Listing()
    let configurations = listingConfigurations(plan)
    let results = launches(plan, configurations)
    for (configuration, result) in zip(configurations, results) {
      for casualty in result.casualties where casualty.kind != .crash {
        listing.hung.append((configuration, casualty))
      }
    }
    let first = Self.longest(results)
    if let first {
      if names.isEmpty {
        listing.unlisted = results[first].casualties.first { $0.kind == .crash }
      }
      let roots = try withLaunches(results[first].records.flatMap(\.screens))
      listing.screens = roots
      listing.screens += cells(
        of: roots, plan, in: configurations[first], noting: &listing.cellTypes)
      let known = listing.screens + settings.screens
      if names.isEmpty || !names.allSatisfy({ name in known.contains { $0.isNamed(name) } }) {
        try explore(roots, plan, into: &listing)
      }
    } else {
      listing.isDead = listing.hung.count == configurations.count
      // An app that does not come up is looked at all the same, so that the fault is reported.
      listing.screens = [ScreenRequest(name: app.targetName, origin: .initial)]
      if gaps?.isEmpty == false { addBehindLaunch(to: &listing, plan) }
      if listing.screens.count == 1, names.isEmpty {
        listing.unlisted = results.flatMap(\.casualties).first { $0.kind == .crash }
      }
    }
    listing.screens = try chosen(listing.screens, names)
    return listing
  }

  /// The launch whose list counts: the first that came to its end, else the first that told of a screen
  /// before it was ended; nil where none did.
  static func longest(_ results: [CheckWorker.Result]) -> Int? {
    let told = results.indices.filter { !results[$0].records.flatMap(\.screens).isEmpty }
    return told.first { results[$0].casualties.isEmpty } ?? told.first
  }

  /// Screens that the app lists, with what it shows when it is launched for its states behind the first.
  private func withLaunches(
    _ listed: [ScreenRequest]
  ) throws(CheckRun.Failure) -> [ScreenRequest] {
    let launches = settings.exploration.launches
    let names = Set((listed + settings.screens).map(\.name))
    if let taken = launches.first(where: { names.contains($0.name) }) {
      throw CheckRun.Failure(
        description:
          "snug.json: error: the launch '\(taken.name)' has the name of a screen; rename it")
    }
    let rest = listed.drop { $0.origin == .initial }
    return listed.dropLast(rest.count) + launches + rest
  }

  /// Adds the screens that steps lead to: those of the file, or what an exploration finds.
  private func explore(
    _ roots: [ScreenRequest], _ plan: CheckPlan, into listing: inout Listing
  ) throws(CheckRun.Failure) {
    guard exploration != .steps(0) || keepsFile else { return }
    do {
      if let file = try ScreensFile(folder: app.folder) {
        let kept = file.requests(roots: roots)
        listing.screens += kept
        if !keepsFile {
          listing.screens += cells(
            onWays: kept, besides: listing.screens, plan, noting: &listing.cellTypes)
        }
        listing.isExplored = true
        if exploration == .standard { return }
      }
    } catch {
      throw CheckRun.Failure(description: "\(error)")
    }
    guard bounds.steps > 0, !roots.isEmpty else { return }
    listing.roots = roots
    let usual = AppExploration.usual(plan.configurations)
    let result =
      known(roots, usual) ?? explored(roots, plan, in: usual, bounds.steps, bounds.seconds)
    listing.exploration = result
    listing.isExplored = true
    let known = listing.screens
    let found = ExploredScreens(map: result.map, roots: roots)
      .requests(besides: (known + settings.screens).map(\.name))
      .filter { screen in !known.contains { $0.steps.map(\.text) == screen.steps.map(\.text) } }
    listing.screens += found
    let further = wideScreens(roots, plan, &listing)
    listing.screens += further
    let cells =
      keepsFile
      ? []
      : cells(onWays: found, besides: listing.screens, plan, noting: &listing.cellTypes)
    listing.screens += cells
    listing.found = Set((found + further + cells).map(\.name))
  }

  private func explored(
    _ roots: [ScreenRequest], _ plan: CheckPlan, in configuration: Configuration?,
    isWide: Bool = false, _ steps: Int, _ seconds: Double?
  ) -> AppExploration.Result {
    progress("Exploring …")
    var worker = worker(isWide ? "wideexploration" : "exploration")
    worker.listener = ExplorationProgress(say: progress)
    return AppExploration(settings: settings, worker: worker, entrances: AppEntrances(of: app))
      .run(roots, steps: steps, seconds: seconds, plan, in: configuration)
  }

  /// The screens with controllers that the widest window alone leads to, found with a quarter of the steps,
  /// where classes are missed.
  private func wideScreens(
    _ roots: [ScreenRequest], _ plan: CheckPlan, _ listing: inout Listing
  ) -> [ScreenRequest] {
    let steps = bounds.steps / 4
    let seen = listing.seenControllers
    // A launch and a step are the least.
    guard let widest, steps > 1, ControllerClasses(of: app, seen: seen).misses(besides: seen) else {
      return []
    }
    var result = explored(
      roots, plan, in: widest, isWide: true, steps, bounds.seconds.map { $0 / 4 })
    // What ended the app there before is known.
    let known = Set((listing.exploration?.casualties ?? []).map(\.stops))
    result.casualties.removeAll { !$0.stops.isEmpty && known.contains($0.stops) }
    listing.wideExploration = result
    return ExploredScreens(map: result.map, roots: roots)
      .requests(besides: (listing.screens + settings.screens).map(\.name))
      .filter { !seen.isSuperset(of: $0.controllers.map(ControllerClasses.withoutParameters)) }
      .map { screen in
        var screen = screen
        screen.foundOn = AppExploration.words(widest)
        return screen
      }
  }

  /// Where an exploration ends. What somebody asked for depends on no machine's speed.
  private var bounds: (steps: Int, seconds: Double?) {
    switch exploration {
    case .off: return (0, nil)
    case .steps(let steps): return (steps, nil)
    case .standard:
      if let steps = settings.exploration.steps { return (steps, nil) }
      return (
        ExplorationRequest.standardSteps,
        keepsFile || !isBounded ? nil : ExplorationRequest.standardSeconds
      )
    }
  }

  /// Launches the app for its screens: in the first configuration, and in the others too when that
  /// takes long or leads to nothing. What hangs everywhere costs one time limit.
  private func launches(
    _ plan: CheckPlan, _ configurations: [Configuration]
  ) -> [CheckWorker.Result] {
    let race = LaunchRace(count: configurations.count)
    let listener = WaitingProgress("Looking for screens", say: progress)
    for (index, configuration) in configurations.enumerated() {
      var part = plan
      part.configurations = [configuration]
      part.output = nil
      var worker = worker("screens\(index)")
      worker.listener = listener
      let (settled, waited) = (part, worker)
      Thread.detachNewThread {
        guard race.isWanted(index) else { return race.finish(index, CheckWorker.Result()) }
        race.finish(index, waited.run(settled))
      }
    }
    return race.results()
  }

  /// Screens of an app whose launch stops at a gap, without its delegates
  /// (Documentation/Gaps.md §6.6).
  private func addBehindLaunch(to listing: inout Listing, _ plan: CheckPlan) {
    var plan = plan
    plan.skipsDelegates = true
    plan.controllers = gaps?.plainControllers ?? []
    plan.output = nil
    plan.configurations = Array(plan.configurations.prefix(1))
    listing.screens += worker("behind").run(plan).records.flatMap(\.screens)
    listing.skipsDelegates = true
  }

  private func chosen(
    _ found: [ScreenRequest], _ names: [String]
  ) throws(CheckRun.Failure) -> [ScreenRequest] {
    var screens = found
    for screen in settings.screens {
      // A name of the file's own stands for that screen.
      screens.removeAll { $0.name == screen.name }
      screens.append(screen)
    }
    guard !names.isEmpty else { return screens }
    for name in names where !screens.contains(where: { $0.isNamed(name) }) {
      let known = screens.map { "'\($0.name)'" }.joined(separator: ", ")
      let near = NearWords.nearest(to: name, among: screens.map(\.name), count: 1).first
      throw CheckRun.Failure(
        description: "snug: error: there is no screen '\(name)'; "
          + (near.map { "did you mean '\($0)'? " } ?? "") + "there are \(known)" + unlookedFor)
    }
    return screens.filter { screen in names.contains { screen.isNamed($0) } }
  }

  /// What else there may be where nobody has used the app.
  private var unlookedFor: String {
    guard bounds.steps == 0, (try? ScreensFile(folder: app.folder)) == nil else { return "" }
    return "; those that an app shows once it is used are known when 'snug screens' was run"
  }

  private func listingConfigurations(_ plan: CheckPlan) -> [Configuration] {
    var seen: Set<Configuration> = []
    let all = plan.configurations
    return [all.first, all.last, all.isEmpty ? nil : all[all.count / 2]].compactMap(\.self)
      .filter { seen.insert($0).inserted }
  }
}

extension ScreenList.Listing {
  /// The classes that were in sight while the app was used, or that are screens.
  fileprivate var seenControllers: Set<String> {
    let used = exploration?.map.states.values.flatMap(\.controllers) ?? []
    let names = used + screens.flatMap { [$0.name] + $0.controllers }
    return Set(names.map(ControllerClasses.withoutParameters))
  }
}

extension ScreenRequest {
  /// Whether people mean this screen; `initial` is what the app shows first.
  fileprivate func isNamed(_ name: String) -> Bool {
    name == self.name || name == "initial" && origin == .initial
  }
}
