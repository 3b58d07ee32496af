// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings

/// What came of walking the ways to an app's screens once: those of the file, then those that were found
/// now. A way that leads nowhere any more is replaced by one that was found.
struct ScreensWalk {
  /// A screen that was seen.
  struct Sight {
    var name: String
    var steps: [String]
    /// The name of its picture's file, without extension.
    var picture: String?
    /// The screen that the way comes from.
    var parent: String?

    var words: String { steps.joined(separator: "; ") }
  }

  private let gathered: CheckRun.Gathered
  /// Names of the file's screens.
  private let kept: Set<String>
  /// Screens with steps, as they are to be kept.
  private(set) var explored: [ScreenRequest] = []
  private(set) var sights: [Sight] = []
  /// What has changed against the file.
  private(set) var messages: [String] = []
  /// Screens of the file to which no way was found.
  private(set) var lost: [String] = []

  init(_ gathered: CheckRun.Gathered, file: ScreensFile?) {
    self.gathered = gathered
    kept = Set(file?.entries.map(\.name) ?? [])
  }

  var roots: [ScreenRequest] {
    gathered.plan.screens.filter { [.initial, .scene, .preview].contains($0.origin) }
  }

  private struct Outcome {
    var failure: String?
    var look: WorkerRecords.Look?
    var picture: String?
  }

  private func outcome(of index: Int) -> Outcome {
    let unit = index * gathered.plan.unitsPerScreen
    var outcome = Outcome(failure: "the app stops on the way")
    for records in gathered.results.flatMap(\.records) {
      if let look = records.looks[unit] { outcome.look = look }
      if let shot = records.shots[unit] { outcome.picture = shot.picture }
      switch records.outcomes[unit] {
      case .done?: outcome.failure = nil
      case .refused(let text)?: outcome.failure = text
      case nil: break
      }
    }
    return outcome
  }

  /// Sorts out what is kept, replaced and new.
  mutating func repair() {
    let screens = gathered.plan.screens
    let outcomes = screens.indices.map(outcome)
    var seen: Set<WorkerRecords.Look> = []
    var broken: [Int] = []
    func take(_ index: Int, into walk: inout ScreensWalk) {
      let screen = screens[index]
      if let look = outcomes[index].look { seen.insert(look) }
      if screen.origin == .explored {
        var screen = screen
        if screen.controllers.isEmpty, let look = outcomes[index].look {
          screen.controllers = look.controllers
        }
        walk.explored.append(screen)
      }
      walk.sights.append(
        Sight(
          name: screen.name, steps: screen.steps.map(\.text), picture: outcomes[index].picture))
    }
    let own = screens.indices.filter { screens[$0].origin != .explored }
    let old = screens.indices.filter { screens[$0].origin == .explored && isKept(screens[$0]) }
    let new = screens.indices.filter { screens[$0].origin == .explored && !isKept(screens[$0]) }
    for index in own where outcomes[index].failure == nil { take(index, into: &self) }
    for index in old {
      if outcomes[index].failure == nil { take(index, into: &self) } else { broken.append(index) }
    }
    for index in new {
      if let failure = outcomes[index].failure {
        messages.append("'\(screens[index].name)' is not kept: \(failure.prefix(200))")
        continue
      }
      if let look = outcomes[index].look, seen.contains(look) { continue }
      take(index, into: &self)
      if let place = broken.firstIndex(where: {
        screens[$0].controller == screens[index].controller
      }) {
        let name = screens[broken.remove(at: place)].name
        rename(to: name)
        messages.append("\(ScreensFile.name): '\(name)' is reached by another way now")
      } else if !kept.isEmpty {
        messages.append("\(ScreensFile.name): '\(screens[index].name)' is new")
      }
    }
    for index in broken {
      lost.append(screens[index].name)
      messages.append(
        "\(ScreensFile.name): error: '\(screens[index].name)': \(outcomes[index].failure ?? ""); "
          + "explore again with --explore, or mend its steps")
      explored.append(screens[index])
    }
    findParents()
  }

  private func isKept(_ screen: ScreenRequest) -> Bool { kept.contains(screen.name) }

  /// Gives what was taken last the name that people know.
  private mutating func rename(to name: String) {
    explored[explored.count - 1].name = name
    sights[sights.count - 1].name = name
  }

  private mutating func findParents() {
    let ways = sights.map(\.steps)
    for index in sights.indices where !ways[index].isEmpty {
      let parent = sights.indices.filter {
        $0 != index && ways[$0].count < ways[index].count && ways[index].starts(with: ways[$0])
      }.max { ways[$0].count < ways[$1].count }
      sights[index].parent = parent.map { sights[$0].name }
    }
  }
}
