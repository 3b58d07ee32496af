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
    return ExplorationSummary(
      steps: result.map.stepCount, screens: result.map.screens().count, ending: ending,
      notTried: result.map.rest.words,
      ends: explorationEnds(result, places).words { place(of: $0, places) },
      on: result.configuration.map { "\($0.device) in \($0.orientation.rawValue)" }
    )
  }

  /// Every view controller class of the app's own modules, by name.
  func coverage(in screens: [ScreenResult], _ places: PlaceFinder) -> [ControllerCoverage] {
    let sources = app.modules.flatMap(\.sources).compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { (path: url.path, text: $0) }
    }
    let documents = app.resources.map(\.url).filter {
      ["storyboard", "xib"].contains($0.pathExtension)
    }
    let sights = self.sights(in: screens)
    let classes = ControllerClasses(
      sources, foreign: app.foreignClassFiles,
      documents: documents.compactMap { url in
        (try? String(contentsOf: url, encoding: .utf8)).map { (url.lastPathComponent, $0) }
      }, seen: Set(sights.seen.keys))
    let finished = Set(screens.flatMap(\.finished))
    let looked = plan.configurations.filter(finished.contains)
    let reasons = MissedReasons(
      classes: classes, seen: Set(sights.seen.keys), stops: sights.stops,
      exploration: exploration(places), screens: screens,
      needs: Dictionary(gaps.places.map { ($0.file, $0.needs) }) { first, _ in first },
      stuckButtons: { gathered.exploration?.map.stuckButtons(on: $0) ?? [] })
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
    let own = results.flatMap(\.records).flatMap(\.looks).flatMap { unit, look -> [Appearance] in
      guard case .look(let configuration) = plan.work(of: unit) else { return [] }
      let screen = plan.screen(of: unit).name
      return look.controllers.map {
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
      // A generic class counts whatever it is made for.
      let name = String(one.controller.prefix { $0 != "<" })
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
  var endsOnWays: [CheckWorker.Casualty] { gathered.exploration?.casualties ?? [] }

  func explorationEnds(
    _ result: AppExploration.Result, _ places: PlaceFinder
  ) -> ExplorationEnds {
    ExplorationEnds(result, roots: gathered.roots, ruling) { place(of: $0, places) }
  }

  /// What ways lead to that end the app where it is not at fault.
  func unseenWays(_ places: PlaceFinder) -> [ScreenResult] {
    guard let exploration = gathered.exploration, let configuration = exploration.configuration
    else { return [] }
    return explorationEnds(exploration, places).unseen(
      in: configuration, besides: plan.screens.map(\.name)
    ) { place(of: $0, places) }
  }

  /// What ended the app while it was explored, where it is the app's fault: a finding with the steps
  /// that lead there.
  func explorationFindings(_ places: PlaceFinder) -> [Finding] {
    guard let exploration = gathered.exploration, let configuration = exploration.configuration
    else { return [] }
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
