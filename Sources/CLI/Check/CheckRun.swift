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

  /// A sentence about why there is no report.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether faults are looked for, or only the output is made.
  var inspects = true

  /// What workers brought home.
  struct Gathered: Sendable {
    let plan: CheckPlan
    /// The units of this run: all, or those of a shard.
    let units: [Int]
    let results: [CheckWorker.Result]
  }

  func report(progress: @escaping @Sendable (String) -> Void) throws -> CheckReport {
    try ReportBuilder(
      app: app, executable: built.executable, gathered: try gather(progress: progress),
      folder: output == nil ? nil : command.reporting.folder
    ).report(acceptances: settings.acceptances)
  }

  /// Spreads the units over processes, and waits for them.
  func gather(progress: @escaping @Sendable (String) -> Void) throws(Failure) -> Gathered {
    var matrix = command.matrix
    if !settings.shapes.isEmpty, command.usesStandardDevices { matrix.shapes = settings.shapes }
    let supported = matrix.configurations.filter(isSupported)
    var plan = CheckPlan(
      configurations: supported.isEmpty ? matrix.configurations : supported,
      changes: inspects
        ? matrix.changes.filter { isSupported($0.start) && isSupported($0.end) } : [],
      screens: [], units: [0], records: "", timeLimit: command.timeLimit,
      memoryLimit: command.memoryLimit, output: output, inspects: inspects)
    progress("Looking for screens …")
    plan.screens = try screens(plan)
    let all = (0..<plan.unitCount).filter { $0 % command.shard.count == command.shard.index }
    let jobs = max(1, min(command.jobs, all.count))
    let shares = (0..<jobs).map { job in
      all.indices.filter { $0 % jobs == job }.map { all[$0] }
    }
    progress(
      "\(inspects ? "Checking" : "Drawing") \(plan.screens.count) screens in "
        + "\(plan.configurations.count) configurations …")
    let results = Results(count: jobs)
    let base = plan
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
      var part = base
      part.units = shares[job]
      let worker = worker("worker\(job)")
      results.put(worker.run(part), at: job)
    }
    if let failure = results.all.first(where: \.isOutputFailure)?.failure {
      throw Failure(description: "\(failure); name another folder with --report")
    }
    if let failure = results.all.compactMap(\.failure).first {
      throw Failure(description: "snug: error: the app could not be checked: \(failure)")
    }
    return Gathered(plan: base, units: all, results: results.all)
  }

  private func worker(_ name: String) -> CheckWorker {
    CheckWorker(
      executable: built.executable, folder: folder, name: name, environment: settings.environment,
      arguments: settings.arguments)
  }

  private func listingConfigurations(_ plan: CheckPlan) -> [Configuration] {
    var seen: Set<Configuration> = []
    let all = plan.configurations
    return [all.first, all.last, all.isEmpty ? nil : all[all.count / 2]].compactMap(\.self)
      .filter { seen.insert($0).inserted }
  }

  private func screens(_ plan: CheckPlan) throws(Failure) -> [ScreenRequest] {
    var screens: [ScreenRequest] = []
    // An app that does not come up in the first configuration may do so in another.
    for (number, configuration) in listingConfigurations(plan).enumerated() where screens.isEmpty {
      var part = plan
      part.configurations = [configuration]
      part.output = nil
      screens = worker("screens\(number)").run(part).records.flatMap(\.screens)
    }
    if screens.isEmpty {
      // An app that does not come up is looked at all the same, so that the fault is reported.
      screens = [ScreenRequest(name: app.targetName, origin: .initial)]
    }
    screens += cells(of: screens, plan)
    for screen in settings.screens {
      // A name of the file's own stands for that screen.
      screens.removeAll { $0.name == screen.name }
      screens.append(screen)
    }
    guard !command.screens.isEmpty else { return screens }
    let chosen = screens.filter { screen in command.screens.contains { screen.isNamed($0) } }
    for name in command.screens where !screens.contains(where: { $0.isNamed(name) }) {
      let known = screens.map { "'\($0.name)'" }.joined(separator: ", ")
      throw Failure(description: "snug: error: there is no screen '\(name)'; there are \(known)")
    }
    return chosen
  }
}

extension CheckRun {
  /// Whether the app's Info.plist allows an orientation; one that says nothing allows all.
  private func isSupported(_ configuration: Configuration) -> Bool {
    let isPad = DeviceCatalog.device(named: configuration.device)?.idiom == .pad
    let base = "UISupportedInterfaceOrientations"
    guard (app.info[base + (isPad ? "~ipad" : "~iphone")] ?? app.info[base]) != nil else {
      return true
    }
    return app.info.orientations(isPad: isPad).contains {
      $0.contains("Portrait") == configuration.orientation.isPortrait
    }
  }

  /// The cells that lists of the screens know and do not show, as screens of their own.
  ///
  /// A screen that ends the process here is told of when it is looked at.
  private func cells(of screens: [ScreenRequest], _ plan: CheckPlan) -> [ScreenRequest] {
    var plan = plan
    plan.screens = screens
    plan.listsCells = true
    plan.output = nil
    plan.units = screens.indices.map { $0 * plan.unitsPerScreen }
    var names = Set(screens.map(\.name))
    var cells: [ScreenRequest] = []
    for var cell in worker("cells").run(plan).records.flatMap(\.screens) {
      let plain = cell.name
      var number = 2
      while !names.insert(cell.name).inserted {
        cell.name = "\(plain) \(number)"
        number += 1
      }
      cells.append(cell)
    }
    return cells
  }
}

extension ScreenRequest {
  /// Whether people mean this screen; `initial` is what the app shows first.
  fileprivate func isNamed(_ name: String) -> Bool {
    name == self.name || name == "initial" && origin == .initial
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
