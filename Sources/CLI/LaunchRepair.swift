// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import GapRepair
import Supervision
import XcodeProject

/// Launches an app of which something is left out, and leaves out, too, what stops its launch for the
/// want of it, until it comes through (Documentation/Gaps.md §6.8).
struct LaunchRepair {
  let builder: AppBuilder
  let description: AppDescription
  let settings: CheckSettings
  let progress: Progress

  /// Places of one launch after which its own first screen would have little of its author's.
  private static let mostStops = 10
  /// Times that one line is tried: its statement, its body and its declaration have gone then, and the
  /// call around it is.
  private static let mostTries = 3

  /// Seconds of a launch, which is then told by whoever draws it.
  private static let timeLimit = 30.0

  /// - Parameter first: The app as it is built.
  /// - Returns: The app whose launch comes furthest.
  /// - Complexity: a launch of the app for each place, and a build of the modules that have it; one look at
  ///   a file where that was done before.
  func run(_ first: BuiltApp) throws -> BuiltApp {
    var built = first
    let lacks = !built.gaps.places.isEmpty || description.lacksFiles
    guard lacks, !built.launch.isSettled else { return built }
    let sources = Set(description.modules.flatMap(\.sources).map(\.path))
    // Lines at which nothing more can go.
    var spent: Set<SourcePlace> = []
    while built.launch.stops.count < Self.mostStops {
      let end = try launch(built)
      if case .unknown = end { return built }
      // What stays in the way of all that was tried is called by what has to go.
      guard case .stopped(let places) = end,
        let place = places.first(where: { place in
          sources.contains(place.file) && !spent.contains(place)
            && built.launch.stops.count { $0.line == place.line && $0.file == place.file }
              < Self.mostTries
        })
      else { break }
      built.launch.add(LaunchStop(file: place.file, line: place.line, column: place.column))
      do {
        let before = built.gaps.places
        built = try builder.build(description)
        if built.gaps.places == before { spent.insert(place) }
      } catch {
        // What is left does not compile: the launch ends here.
        built.launch.removeLast()
        built.launch.settle()
        return try builder.build(description)
      }
    }
    built.launch.settle()
    return built
  }

  private func launch(_ built: BuiltApp) throws -> HostRunner.LaunchEnd {
    progress.report("Launching \(description.targetName) …")
    let folder = try RunFolder.make("launch")
    defer { RunFolder.removeTree(folder.path) }
    var runner = HostRunner(
      app: AppProcess(executable: built.executable, settings: settings), folder: folder,
      formats: [.text], steps: [],
      console: AppConsole(files: description.resources.map(\.url.path)))
    runner.timeLimit = Self.timeLimit
    runner.fetched = description.fetchedSources
    runner.lacksFiles = description.lacksFiles
    return runner.launchEnd(in: RenderPlan.standard.configurations[0])
  }
}
