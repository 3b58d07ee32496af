// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation
import GapRepair

/// What an exploration adds to a report: which controllers were looked at, and what ended the app on a
/// way (Documentation/Exploration.md §6 and §10).
extension ReportBuilder {
  /// How far the app was searched; nil where it was not.
  func exploration(_ places: PlaceFinder) -> ExplorationSummary? {
    guard let result = gathered.exploration else { return nil }
    let ending: ExplorationSummary.Ending =
      switch result.map.ending {
      case .complete: .complete
      case .steps: .steps
      case .time: .time
      case nil: .crashes
      }
    let ends = gathered.explorations.flatMap { one in
      explorationEnds(one, places).words { place(of: $0, places) }
    }
    return ExplorationSummary(
      steps: result.map.stepCount, screens: result.map.screens().count + wideScreenCount,
      seenOnce: result.map.seenOnce, ending: ending, notTried: result.map.rest.words, ends: ends,
      on: result.configuration.map { AppExploration.words($0) + wideWords })
  }

  private var wideScreenCount: Int {
    plan.screens.count { $0.foundOn != nil && $0.cell == nil && gathered.found.contains($0.name) }
  }

  /// The second search, behind the first: ` and in 150 on iPad Pro 11 in landscape`.
  private var wideWords: String {
    guard let wide = gathered.wideExploration, let configuration = wide.configuration else {
      return ""
    }
    return " and in \(wide.map.stepCount) on \(AppExploration.words(configuration))"
  }

  /// Every view controller class of the app's own modules, by name.
  func coverage(in screens: [ScreenResult], _ places: PlaceFinder) -> [ControllerCoverage] {
    let sights = self.sights(in: screens)
    let classes = ControllerClasses(of: app, seen: Set(sights.seen.keys))
    let finished = Set(screens.flatMap(\.finished))
    let looked = plan.configurations.filter(finished.contains)
    let reasons = MissedReasons(
      classes: classes, seen: Set(sights.seen.keys), stops: sights.stops,
      exploration: exploration(places), screens: screens,
      needs: Dictionary(gaps.places.map { ($0.file, $0.needs) }) { first, _ in first },
      stuckButtons: { name in
        gathered.explorations.flatMap { $0.map.stuckButtons(on: name) }
      })
    var all = classes.entries.map { entry -> ControllerCoverage in
      var one = ControllerCoverage(name: entry.name, place: entry.place, status: .missed)
      if entry.hostsSwiftUI {
        one.status = .swiftUI
        one.reason = "a host of SwiftUI, which is not laid out"
      } else if let sight = sights.seen[entry.name] {
        return one.seen(
          on: sight.screens, notIn: finished.subtracting(sight.configurations), of: looked)
      } else if classes.isBase(entry.name) {
        one.status = .base
      } else if entry.isForeign {
        one.reason = "in Objective-C, which is not compiled"
      } else if classes.mentions(of: entry.name).isEmpty {
        one.status = .unused
        one.reason = "nothing in the app names it"
      } else {
        one.reason = reasons.reason(for: entry)
      }
      return one
    }
    all += classes.hosted.map {
      ControllerCoverage(
        name: $0.name, place: $0.place, status: .swiftUI,
        reason: "hosted in UIKit; SwiftUI is not laid out")
    }
    var names: Set<String> = []
    return all.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  private struct Sight {
    var screens: Set<String> = []
    var configurations: Set<Configuration> = []
  }

  private struct Sights {
    /// Where each controller was in sight when a screen was looked at to the end or to a fault.
    var seen: [String: Sight] = [:]
    /// What ended looks that had a controller in sight and are none: a left-out place, a missing step.
    var stops: [String: String] = [:]
  }

  private struct Appearance {
    var controller: String
    var screen: String
    var configuration: Configuration
  }

  /// Each controller in sight, once for every look, of taken screens too.
  private var appearances: [Appearance] {
    let seen = SeenByLooks(results.flatMap(\.records), plan)
    let own = seen.controllers.flatMap { unit, controllers -> [Appearance] in
      guard case .look(let configuration) = plan.work(of: unit) else { return [] }
      let screen = plan.screen(of: unit).name
      return controllers.map {
        Appearance(controller: $0, screen: screen, configuration: configuration)
      }
    }
    let taken = takenSights.flatMap { screen, sight in
      sight.configurations.filter(plan.configurations.indices.contains).flatMap { place in
        sight.controllers.map {
          Appearance(controller: $0, screen: screen, configuration: plan.configurations[place])
        }
      }
    }
    return own + taken
  }

  private func sights(in screens: [ScreenResult]) -> Sights {
    let ends = Dictionary(screens.map { ($0.name, $0.endsWithoutLook) }) { first, _ in first }
    var sights = Sights()
    for one in appearances {
      let name = ControllerClasses.withoutParameters(one.controller)
      if let end = ends[one.screen]?[one.configuration] {
        sights.stops[name] = min(sights.stops[name] ?? end, end)
      } else {
        sights.seen[name, default: Sight()].screens.insert(one.screen)
        sights.seen[name, default: Sight()].configurations.insert(one.configuration)
      }
    }
    return sights
  }

  /// What ended the app while it was explored.
  var endsOnWays: [CheckWorker.Casualty] { gathered.explorations.flatMap(\.casualties) }

  func explorationEnds(
    _ result: AppExploration.Result, _ places: PlaceFinder
  ) -> ExplorationEnds {
    ExplorationEnds(result, roots: gathered.roots, ruling) { place(of: $0, places) }
  }

  /// What ways lead to that end the app where it is not at fault.
  func unseenWays(_ places: PlaceFinder) -> [ScreenResult] {
    gathered.explorations.reduce(into: []) { found, exploration in
      guard let configuration = exploration.configuration else { return }
      found += explorationEnds(exploration, places).unseen(
        in: configuration, besides: plan.screens.map(\.name) + found.map(\.name)
      ) { place(of: $0, places) }
    }
  }

  /// What ended the app while it was explored, where it is the app's fault: a finding with the steps
  /// that lead there.
  func explorationFindings(_ places: PlaceFinder) -> [Finding] {
    gathered.explorations.flatMap { explorationFindings($0, places) }
  }

  private func explorationFindings(
    _ exploration: AppExploration.Result, _ places: PlaceFinder
  ) -> [Finding] {
    guard let configuration = exploration.configuration else { return [] }
    return explorationEnds(exploration, places).ends.compactMap { end in
      guard case .app(let severity) = end.fault else { return nil }
      var finding = finding(
        of: end.casualty, on: end.controller ?? app.targetName, in: configuration, places)
      let steps = end.steps.map(\.text).joined(separator: "; ")
      finding.reason = "Steps: \(steps). " + finding.reason
      finding.severity = severity
      return finding
    }
  }
}

extension ScreenResult {
  /// With what it ended where it was not looked at, accepted or not.
  fileprivate var endsWithoutLook: [Configuration: String] {
    Dictionary(unfinished.filter { $0.kind == nil }.map { ($0.configuration, $0.message) }) {
      first, _ in first
    }
  }
}
