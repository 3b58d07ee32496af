// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import DeviceMatrix
import Findings
import Foundation
import Goldens
import Reporting
import Supervision
import XcodeProject

extension GoldenCommand {
  /// What came of drawing every screen.
  private struct Drawn {
    let app: AppDescription
    let built: BuiltApp
    let gathered: CheckRun.Gathered
    let pictures: String
    let unseen: [Acceptance]
  }

  /// Draws every screen, and records or compares the pictures.
  ///
  /// - Returns: The exit code. Errors have been printed.
  package func run() -> Int32 {
    let progress = Progress()
    do {
      try refuseToRecordUnattended()
      let folder = try RunFolder.make("goldens")
      // A folder that is of no use is known before anything is built.
      let known = try GoldenFolder(path: goldens).entries()
      if purpose == .verify, known == nil {
        throw GoldenError(
          description: "\(goldens): error: there are no goldens; make them with 'snug record', or "
            + "name their folder with --goldens")
      }
      let drawn = try draw(into: folder, progress: progress)
      progress.report(purpose == .record ? "Recording …" : "Comparing …")
      defer { progress.clear() }
      switch purpose {
      case .record: return try record(drawn, known: known ?? [], progress)
      case .verify: return try verify(drawn, known: known ?? [], progress)
      }
    } catch {
      progress.clear()
      Console.complain("\(error)")
      return CommandLineTool.ExitCode.failure
    }
  }

  /// Refuses to record on a machine of continuous integration, where nothing would be compared.
  private func refuseToRecordUnattended() throws {
    guard purpose == .record, !isForced, let word = ProcessInfo.processInfo.environment["CI"],
      !["", "0", "false"].contains(word.lowercased())
    else { return }
    throw GoldenError(
      description: "goldens are not recorded where the environment variable CI is set, since "
        + "nothing would be compared; use 'snug verify', or --force if it is meant")
  }

  /// Builds the app and draws every screen in every configuration, as a check does.
  private func draw(into folder: URL, progress: Progress) throws -> Drawn {
    progress.report("Reading \(check.app) …")
    let description = try check.packages.reader(target: check.target)
      .app(at: URL(fileURLWithPath: check.app))
    let settings = try CheckSettings(folder: description.folder)
    let built = try check.build.build(
      description, settings: settings, progress: progress)
    let pictures = folder.appendingPathComponent("pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    var run = CheckRun(
      app: description, built: built, command: check, settings: settings, folder: folder)
    run.inspects = false
    run.steps = steps
    run.output = CheckPlan.Output(
      hasGeometry: false, hasDumps: true, hasChrome: check.hasChrome)
    run.pictures = pictures.path
    return Drawn(
      app: description, built: built, gathered: try run.gather(progress: progress.report),
      pictures: pictures.path, unseen: settings.unseen)
  }

  /// Calls `body` with each screen in each configuration that could be drawn, in order.
  private func forEach(
    _ drawn: Drawn, _ body: (GoldenFolder.Recording, Configuration) throws -> Void
  ) throws {
    let plan = drawn.gathered.plan
    var shots: [Int: (notes: String, shot: ScreenShot)] = [:]
    for records in drawn.gathered.results.flatMap(\.records) {
      for (place, shot) in records.shots { shots[place.unit] = (records.notes, shot) }
    }
    for unit in drawn.gathered.units {
      guard let (notes, shot) = shots[unit], let picture = shot.picture, let dump = shot.dump else {
        continue
      }
      let configuration = plan.work(of: unit).configuration
      try body(
        GoldenFolder.Recording(
          entry: .init(screen: plan.screen(of: unit).name, configuration: configuration.name),
          dump: try Data(contentsOf: URL(fileURLWithPath: "\(notes)/\(dump)")),
          picture: try Data(contentsOf: URL(fileURLWithPath: "\(drawn.pictures)/\(picture).png"))),
        configuration)
    }
  }

  /// The report of what could not be drawn.
  private func report(_ drawn: Drawn) throws -> CheckReport {
    var report = try ReportBuilder(
      app: drawn.app, executable: drawn.built.executable, gathered: drawn.gathered, folder: nil
    ).report(acceptances: [], unseen: drawn.unseen)
    report.findings.removeAll { $0.kind == .network }
    return report
  }

  private func record(
    _ drawn: Drawn, known: [GoldenFolder.Entry], _ progress: Progress
  ) throws -> Int32 {
    let failed = try report(drawn).screens.flatMap { screen in
      screen.unfinished.filter { $0.accepted == nil }.map {
        "\(screen.name), \($0.configuration.device), "
          + "\($0.configuration.caption): \($0.message)"
      }
    }
    guard failed.isEmpty else {
      progress.clear()
      for sentence in failed { Console.complain("snug: error: \(sentence)") }
      return CommandLineTool.ExitCode.failure
    }
    let folder = GoldenFolder(path: goldens)
    var entries: [GoldenFolder.Entry] = []
    var count = 0
    var verification = GoldenVerification(
      goldens: folder, known: Set(known), tolerance: tolerance, reportFolder: nil)
    try forEach(drawn) { recording, configuration in
      count += 1
      guard try verification.differs(recording, configuration) else { return }
      try folder.write(recording)
      entries.append(recording.entry)
    }
    try folder.list(entries, tool: "snug \(CommandLineTool.version)")
    progress.clear()
    let unchanged = count == entries.count ? "" : ", \(count - entries.count) unchanged"
    Console.print("\(String.counted(entries.count, "golden")) recorded in \(goldens)\(unchanged)")
    try settle(known, drawn, isWhole: true)
    return CommandLineTool.ExitCode.success
  }

  private func verify(
    _ drawn: Drawn, known: [GoldenFolder.Entry], _ progress: Progress
  ) throws -> Int32 {
    var verification = GoldenVerification(
      goldens: GoldenFolder(path: goldens), known: Set(known), tolerance: tolerance,
      reportFolder: check.reporting.showsPictures ? check.reporting.folder : nil)
    try forEach(drawn) { try verification.compare($0, $1) }
    let failures = try report(drawn)
    let report = CheckReport.make(
      tool: failures.tool, app: failures.app, matrix: failures.matrix,
      screens: failures.screens.map { screen in
        var screen = screen
        screen.files = verification.files[screen.name] ?? [:]
        return screen
      }, findings: failures.findings + verification.findings)
    progress.clear()
    let code = try check.reporting.publish(report)
    try settle(
      known, drawn, isWhole: failures.screens.allSatisfy { $0.unfinished.isEmpty })
    return code
  }

  /// Tells which goldens the run did not come to, and removes those that no run will, where asked.
  ///
  /// - Parameter isWhole: Whether all that was to be drawn was: an app that does not come up has no
  ///   screens, and keeps its goldens.
  private func settle(_ known: [GoldenFolder.Entry], _ drawn: Drawn, isWhole: Bool) throws {
    let plan = drawn.gathered.plan
    let unused = UnusedGoldens(
      known, screens: plan.screens, configurations: Set(plan.configurations.map(\.name)),
      .init(
        namesScreens: !check.screens.isEmpty, namesSettings: check.matrix != .standard,
        isWhole: isWhole))
    if !unused.skipped.isEmpty {
      Console.print("\(String.counted(unused.skipped.count, "golden")) skipped: not in this run")
    }
    guard !unused.removed.isEmpty else { return }
    let goldens = String.counted(unused.removed.count, "golden")
    if prunes {
      try GoldenFolder(path: self.goldens).remove(
        unused.removed, tool: "snug \(CommandLineTool.version)")
      Console.print("\(goldens) of what the app no longer has, removed:")
    } else {
      Console.print("\(goldens) of what the app no longer has; --prune removes:")
    }
    for entry in unused.removed { Console.print("  \(entry.screen), \(entry.configuration)") }
  }
}
