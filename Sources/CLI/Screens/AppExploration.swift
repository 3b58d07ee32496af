// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation

/// Has a built app explored for its screens (Documentation/Exploration.md).
struct AppExploration {
  let settings: CheckSettings
  let worker: CheckWorker
  /// What the sources say of ways into the app.
  let entrances: AppEntrances

  /// What an exploration brought home.
  struct Result {
    var map = ScreenMap()
    /// Steps that ended the app, by the exploration's step numbers.
    var casualties: [CheckWorker.Casualty] = []
    /// Steps in which the app first came to a left-out place, counted anew from each launch.
    var gapSteps: Set<Int> = []
    /// The configuration it was made in.
    var configuration: Configuration?
    /// The journal that the map was made of.
    var events: [MapEvent] = []
    /// What of the app it used, as compiled, where that was asked for; or by the author's files, of one
    /// that was taken from the last report.
    var use: UnitUse?
    var authoredUse: UnitUse?

    /// Whether the app came to a left-out place between the launch before a step and that step.
    func metGap(before step: Int) -> Bool {
      let launch = map.begun.filter { $0.key <= step && $0.value.state == nil }.keys.max() ?? 0
      return gapSteps.contains { (launch...step).contains($0) }
    }
  }

  /// - Parameters:
  ///   - roots: What the app shows first, then scenes and previews.
  ///   - steps: At most so many, launches among them.
  ///   - seconds: At most so much processor time; nil for any.
  ///   - plan: For limits.
  ///   - configuration: Nil for the one that the app has where it knows of none.
  func run(
    _ roots: [ScreenRequest], steps: Int, seconds: Double?, _ plan: CheckPlan,
    in configuration: Configuration?
  ) -> Result {
    var part = plan
    part.configurations = [configuration].compactMap(\.self)
    part.changes = []
    part.screens = roots
    part.units = [0]
    part.output = nil
    part.exploration = ExplorationRequest(
      steps: steps, seconds: seconds, texts: settings.exploration.texts,
      avoided: settings.exploration.avoided, triesAllRows: settings.exploration.triesAllRows,
      links: settings.exploration.links + entrances.links, shaken: entrances.shaken, roots: roots)
    var result = Result(configuration: configuration)
    let brought = worker.run(part)
    result.events = brought.records.flatMap(\.events)
    for event in result.events { result.map.apply(event) }
    for use in brought.records.flatMap(\.uses.values) {
      result.use = (result.use ?? UnitUse()).adding(use)
    }
    result.casualties = brought.casualties
    result.gapSteps = Set(brought.records.flatMap(\.visits.keys))
    return result
  }

  /// A configuration that many people have: a phone of 390 points upright, else what is nearest to it.
  static func usual(_ configurations: [Configuration]) -> Configuration? {
    func distance(_ one: Configuration) -> Int {
      (one.orientation == .portrait ? 0 : 32) + (one.textSize == .l ? 0 : 16)
        + (one.device == "iPhone 14" ? 0 : one.device.hasPrefix("iPhone") ? 4 : 8)
        + (one.pseudoLanguage == nil ? 0 : 64) + (one.direction == .rightToLeft ? 64 : 0)
        + (one.appearance == .dark ? 1 : 0) + (one.window == .full ? 0 : 2)
    }
    return configurations.enumerated().min {
      (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
    }?.element
  }

  /// The most usual of those with the widest window that is regular in width; nil where none is, or the
  /// usual one is itself.
  static func widest(_ configurations: [Configuration]) -> Configuration? {
    func isRegular(_ one: Configuration) -> Bool {
      device(of: one)?.isRegularInWidth(one.window, in: one.orientation) == true
    }
    func width(_ one: Configuration) -> Double {
      device(of: one).map { Double($0.windowSize(one.window, in: one.orientation).width) } ?? 0
    }
    guard let usual = usual(configurations), !isRegular(usual) else { return nil }
    let wide = configurations.filter(isRegular)
    let most = wide.map(width).max()
    return self.usual(wide.filter { width($0) == most })
  }

  private static func device(of one: Configuration) -> Device? {
    DeviceCatalog.device(named: one.device)
  }

  /// Where a way was found, in words: `iPad Pro 11 in landscape`.
  static func words(_ configuration: Configuration) -> String {
    "\(configuration.device) in \(configuration.orientation.rawValue)"
  }

  /// The configuration in which a screen's way was found; the usual one where that is not there any more.
  static func home(of screen: ScreenRequest, in configurations: [Configuration]) -> Configuration? {
    let own = configurations.filter { words($0) == screen.foundOn }
    return usual(own.isEmpty ? configurations : own)
  }
}
