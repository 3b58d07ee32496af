// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation

/// What an exploration adds to a report: which controllers were looked at, and what ended the app on a
/// way (Documentation/Exploration.md §6 and §10).
extension ReportBuilder {
  /// Every view controller class of the app's own modules, by name.
  var coverage: [ControllerCoverage] {
    let sources = app.modules.flatMap(\.sources).compactMap { url in
      (try? String(contentsOf: url, encoding: .utf8)).map { (path: url.path, text: $0) }
    }
    let classes = ControllerClasses(sources)
    let sights = self.sights
    let looked = Set(sights.values.flatMap(\.configurations))
    var all = classes.entries.map { entry -> ControllerCoverage in
      var one = ControllerCoverage(name: entry.name, place: entry.place, status: .missed)
      if let sight = sights[entry.name] {
        one.screens = sight.screens.sorted()
        one.status = sight.configurations == looked ? .checked : .partly
        if one.status == .partly {
          let absent = looked.subtracting(sight.configurations)
          one.reason = "not in " + Self.words(absent, of: looked, in: plan.configurations)
        }
      } else if classes.isBase(entry.name) {
        one.status = .base
      } else {
        one.reason = whyMissed
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

  /// Where each controller was in sight when a screen was looked at.
  private var sights: [String: Sight] {
    var sights: [String: Sight] = [:]
    for records in results.flatMap(\.records) {
      for (unit, look) in records.looks {
        for name in look.controllers {
          sights[name, default: Sight()].screens.insert(plan.screen(of: unit).name)
          sights[name, default: Sight()].configurations.insert(plan.work(of: unit).configuration)
        }
      }
    }
    return sights
  }

  /// The axis that tells where a controller was not in sight, else how many configurations.
  private static func words(
    _ absent: Set<Configuration>, of looked: Set<Configuration>, in matrix: [Configuration]
  ) -> String {
    let folding = Folding(matrix: matrix.filter(looked.contains))
    let folded = folding.fold(matrix.filter(absent.contains))
    return folded.text
  }

  private var whyMissed: String {
    guard let exploration = gathered.exploration else {
      return "no way to it in \(ScreensFile.name); run snug screens"
    }
    if exploration.map.isComplete { return "nothing within reach leads to it" }
    return "not within \(String.counted(exploration.map.stepCount, "step")) of exploring"
  }

  /// What ended the app while it was explored.
  var endsOnWays: [CheckWorker.Casualty] { gathered.exploration?.casualties ?? [] }

  /// What ended the app while it was explored: a finding with the steps that lead there.
  func explorationFindings(_ places: PlaceFinder) -> [Finding] {
    guard let exploration = gathered.exploration, let configuration = exploration.configuration
    else { return [] }
    return endsOnWays.compactMap { casualty -> Finding? in
      guard let way = exploration.map.steps(toStep: casualty.unit),
        let choice = exploration.map.begun[casualty.unit], choice.state != nil
      else { return nil }
      let steps = (way + (exploration.map.attempts[casualty.unit] ?? [])).map(\.text)
      let screen = choice.state.flatMap { exploration.map.states[$0] }?.chain.last
      var finding = finding(
        of: casualty, on: screen ?? app.targetName, in: configuration, places)
      finding.reason = "Steps: \(steps.joined(separator: "; ")). " + finding.reason
      return finding
    }
  }
}
