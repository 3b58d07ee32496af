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
      ends: explorationEnds(result, places).words { place(of: $0, places) }
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
    let classes = ControllerClasses(
      sources,
      documents: documents.compactMap { url in
        (try? String(contentsOf: url, encoding: .utf8)).map { (url.lastPathComponent, $0) }
      })
    let sights = self.sights(in: screens)
    let finished = Set(screens.flatMap(\.finished))
    let looked = plan.configurations.filter(finished.contains)
    let reasons = MissedReasons(
      classes: classes, seen: Set(sights.keys), stops: stops(in: screens),
      exploration: exploration(places), screens: screens,
      needs: Dictionary(gaps.places.map { ($0.file, $0.needs) }) { first, _ in first },
      stuckButtons: { gathered.exploration?.map.stuckButtons(on: $0) ?? [] })
    var all = classes.entries.map { entry -> ControllerCoverage in
      var one = ControllerCoverage(name: entry.name, place: entry.place, status: .missed)
      if let sight = sights[entry.name] {
        return one.seen(
          on: sight.screens, notIn: finished.subtracting(sight.configurations), of: looked)
      }
      if classes.isBase(entry.name) {
        one.status = .base
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

  private struct Appearance {
    var controller: String
    var screen: String
    var configuration: Configuration
  }

  /// Each controller in sight, once for every look.
  private var appearances: [Appearance] {
    results.flatMap(\.records).flatMap(\.looks).flatMap { unit, look -> [Appearance] in
      guard case .look(let configuration) = plan.work(of: unit) else { return [] }
      let screen = plan.screen(of: unit).name
      return look.controllers.map {
        Appearance(controller: $0, screen: screen, configuration: configuration)
      }
    }
  }

  /// What the looks that are none ended with, by screen: at a left-out place, for a missing step.
  private func unseen(in screens: [ScreenResult]) -> [String: [Configuration: String]] {
    let messages = screens.map { screen in
      let none = screen.unfinished.filter { $0.kind == nil }
      return (
        screen.name,
        Dictionary(none.map { ($0.configuration, $0.message) }) { first, _ in first }
      )
    }
    return Dictionary(messages) { first, _ in first }
  }

  /// Why looks with a controller in sight were none, by the controller's name.
  private func stops(in screens: [ScreenResult]) -> [String: String] {
    let unseen = unseen(in: screens)
    return Dictionary(
      appearances.compactMap { one in
        unseen[one.screen]?[one.configuration].map { (one.controller, $0) }
      },
      uniquingKeysWith: min)
  }

  /// Where each controller was in sight when a screen was looked at to the end or to a fault.
  private func sights(in screens: [ScreenResult]) -> [String: Sight] {
    var sights: [String: Sight] = [:]
    let unseen = unseen(in: screens)
    for one in appearances where unseen[one.screen]?[one.configuration] == nil {
      sights[one.controller, default: Sight()].screens.insert(one.screen)
      sights[one.controller, default: Sight()].configurations.insert(one.configuration)
    }
    for (screen, sight) in takenSights {
      for name in sight.controllers {
        sights[name, default: Sight()].screens.insert(screen)
        sights[name, default: Sight()].configurations.formUnion(
          sight.configurations.filter(plan.configurations.indices.contains)
            .map { plan.configurations[$0] })
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
