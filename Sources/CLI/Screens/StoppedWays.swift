// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// The ways on which an app stopped while it was explored, and words about what stops it.
struct StoppedWays {
  /// Each with a line about it.
  var found: [(screen: ScreenRequest, words: String)] = []
  /// Ways that are no fault of the app, as the head of a report tells them.
  var notes: [String] = []
  /// Whether it is the app's fault that a screen's walk stopped.
  var isOfApp: (CheckWorker.Casualty, ScreenRequest) -> Bool = { casualty, screen in
    casualty.kind != .crash || screen.isOnOwnWay
  }
  /// A line about what stopped a screen's walk.
  var words: (CheckWorker.Casualty, ScreenRequest) -> String = { casualty, screen in
    "error: '\(screen.name)': \(casualty.status)"
  }
}

extension ReportBuilder {
  /// What stopped the app while it was explored and while its ways were walked.
  var stoppedWays: StoppedWays {
    let places = PlaceFinder(
      executable: executable, offsets: [],
      stops: Set((results.flatMap(\.casualties) + endsOnWays).flatMap(\.stops).joined()),
      resources: app.resources.map(\.url.path),
      sources: app.modules.flatMap(\.sources).map(\.path), fetched: app.fetchedSources)
    var ways = StoppedWays()
    ways.words = { casualty, screen in
      let place = place(of: casualty, places).map { "\($0): " } ?? ""
      let steps = screen.steps.map(\.text).joined(separator: "; ")
      let line = message(of: casualty)
      return "\(place)error: '\(screen.name)': \(line). Steps: \(steps)"
    }
    let ruling = self.ruling
    ways.isOfApp = { casualty, screen in
      if case .fault = ruling.verdict(of: casualty, on: screen, need: nil, at: nil) {
        true
      } else {
        false
      }
    }
    var names = Set(plan.screens.map(\.name))
    for exploration in gathered.explorations {
      let ends = explorationEnds(exploration, places)
      ways.notes += ends.words { place(of: $0, places) }
      let screens = ExploredScreens(map: exploration.map, roots: gathered.roots)
      for end in ends.ends where end.fault.isOfApp {
        guard var screen = screens.request(of: end, besides: &names) else { continue }
        if exploration.configuration != gathered.exploration?.configuration {
          screen.foundOn = exploration.configuration.map(AppExploration.words)
        }
        ways.found.append((screen, ways.words(end.casualty, screen)))
      }
    }
    return ways
  }
}
