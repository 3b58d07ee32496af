// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

/// Why view controllers were not looked at, as far as it can be known: who makes them, and whether those
/// were reached (Documentation/Exploration.md §10.1.1).
struct MissedReasons {
  let classes: ControllerClasses
  /// Controllers that were in sight.
  let seen: Set<String>
  /// Controllers that were in sight in looks that ended too early, and with what.
  var stops: [String: String] = [:]
  /// How far the app was searched; nil where it was not.
  let exploration: ExplorationSummary?
  let screens: [ScreenResult]
  /// What the build left out, by the paths of files.
  let needs: [String: String]
  /// Buttons of a controller that stay disabled when its fields are filled.
  var stuckButtons: (String) -> [String] = { _ in [] }

  func reason(for entry: ControllerClasses.Entry) -> String {
    if let scene = screens.first(where: { $0.name == entry.name && $0.finished.isEmpty }),
      let message = scene.unfinished.first?.message
    {
      return message
    }
    if let message = stops[entry.name] { return message }
    let makers = classes.mentions(of: entry.name)
    let reached = makers.filter { seen.contains($0) || stops[$0] != nil }
    let parts = [gap(of: entry, makers), fields(reached), way(makers, reached), end]
      .compactMap(\.self)
    return parts.joined(separator: "; ")
  }

  /// What the build left out where the controller is declared or made.
  private func gap(of entry: ControllerClasses.Entry, _ makers: [String]) -> String? {
    let makerFiles = classes.entries.filter { makers.contains($0.name) }.map(\.place.file)
    return ([entry.place.file] + makerFiles).lazy.compactMap { file in
      needs[file].map { "needs \($0) (\(URL(fileURLWithPath: file).lastPathComponent))" }
    }.first
  }

  /// The button that waits for better texts than those that were typed.
  private func fields(_ reached: [String]) -> String? {
    reached.lazy.compactMap { maker in
      stuckButtons(maker).first.map {
        "\(maker): fields stay invalid: '\($0)' is disabled when they are filled; give texts in "
          + "\(CheckSettings.fileName)"
      }
    }.first
  }

  private func way(_ makers: [String], _ reached: [String]) -> String {
    if let maker = reached.first { return "no step from \(maker) led there" }
    let controllers = makers.filter { name in classes.entries.contains { $0.name == name } }
    if let maker = controllers.first { return "behind \(maker), which was not reached" }
    return "made by \(makers.first ?? "what nobody knows"), to which no step led"
  }

  private var end: String? {
    guard let exploration else {
      return "no way to it in \(ScreensFile.name); run snug screens"
    }
    switch exploration.ending {
    case .complete: return nil
    case .steps, .time:
      return "not within \(String.counted(exploration.steps, "step")) of exploring"
    case .crashes: return "the app ended too often"
    }
  }
}
