// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Foundation
import Supervision
import XcodeProject

/// A project that was read and built, with its settings and a folder for what its processes write.
struct CheckedProject: Sendable {
  let description: AppDescription
  let settings: CheckSettings
  let built: BuiltApp
  /// Gone when ``close()`` was called.
  let folder: URL

  /// Reads and builds; warnings are printed.
  static func open(
    _ app: String, reader: AppReader, build: BuildOptions, progress: Progress
  ) throws -> CheckedProject {
    progress.report("Reading \(app) …")
    let description = try reader.app(at: URL(fileURLWithPath: app))
    let settings = try CheckSettings(folder: description.folder)
    let built = try build.build(description, settings: settings, progress: progress)
    return CheckedProject(
      description: description, settings: settings, built: built,
      folder: try RunFolder.make("check"))
  }

  func close() { RunFolder.removeTree(folder.path) }

  /// Runs processes of the app.
  func worker(_ name: String) -> CheckWorker {
    CheckWorker(
      app: AppProcess(executable: built.executable, settings: settings), folder: folder, name: name,
      lacks: BuildLacks(description, built.gaps))
  }

  /// The screens of these names, looked for in one configuration.
  func listing(
    of names: [String], in configuration: Configuration, progress: Progress
  ) throws(CheckRun.Failure) -> ScreenList.Listing {
    let plan = CheckPlan(
      configurations: [configuration], changes: [], screens: [], units: [0], timeLimit: 30,
      memoryLimit: 1024)
    return try ScreenList(
      app: description, settings: settings,
      // A minute for a screen's name is much, so this has to be asked for.
      exploration: settings.exploration.steps == nil ? .off : .standard,
      progress: { progress.report($0) }, gaps: built.gaps,
      worker: { worker($0) }
    ).listing(of: names, plan)
  }

  /// The way from the present folder to the project's, for paths that a terminal can follow.
  var root: String {
    let here = FileManager.default.currentDirectoryPath + "/"
    let own = description.folder.path + "/"
    if own == here { return "" }
    return own.hasPrefix(here) ? String(own.dropFirst(here.count)) : own
  }
}
