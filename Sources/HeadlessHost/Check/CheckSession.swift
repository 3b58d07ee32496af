// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
import Foundation
internal import Inspection
internal import UIKit

/// A worker: goes through its units in one process, launching the app anew for each, and records
/// what is wrong (Documentation/Check.md §4).
@MainActor
struct CheckSession {
  let plan: CheckPlan
  let makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  private let records: RecordFile
  private let watch: RunWatch
  private let recorder: ScreenRecorder?

  init(
    _ plan: CheckPlan, _ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  ) throws(HostError) {
    self.plan = plan
    self.makeDelegate = makeDelegate
    records = try RecordFile(path: plan.records)
    watch = RunWatch(timeLimit: plan.timeLimit, memoryLimit: plan.memoryLimit)
    recorder = plan.output.map(ScreenRecorder.init)
  }

  func run() throws {
    snug_network_refuse()
    // A file that may not grow is an error of the write, and not the end of the app.
    signal(SIGXFSZ, SIG_IGN)
    watch.start()
    snug_crash_report(records.descriptor)
    guard !plan.screens.isEmpty else { return try listScreens() }
    if plan.listsCells { return try listCells() }
    CreationOrigin.callSite = { outer in
      var rest: CUnsignedLong = 0
      let inner = snug_call_site(&rest)
      outer.pointee = UInt(rest)
      return UInt(inner)
    }
    if plan.question != nil { FrameNotes.callSite = { UInt(snug_direct_call_site(5)) } }
    CreationOrigin.exceptionSink = { [records] in try? records.write("C \($0 & 0xffff_ffff)") }
    var books: [Int: FaultBook] = [:]
    var number = 0
    for unit in plan.units {
      let screen = unit / plan.unitsPerScreen
      let book = books[screen] ?? FaultBook(screen: plan.screens[screen].name)
      books[screen] = book
      watch.begin()
      try records.write("S \(unit)")
      defer { watch.end() }
      do {
        try look(unit, book, &number)
      } catch let failure as StepFailure {
        try records.write("X \(unit) \(RecordText.oneLine("\(failure)"))")
      } catch let failure as HostError {
        try records.write("X \(unit) \(RecordText.oneLine("\(failure)"))")
      }
    }
  }

  private func listScreens() throws {
    watch.begin()
    try records.write("S 0")
    if let configuration = plan.configurations.first {
      // An app without a first screen may have scenes and previews.
      try? AppRun(configuration: configuration, screen: nil).launch(makeDelegate)
    }
    for screen in ScreenFinder.screens() {
      try records.write("L " + String(decoding: JSONEncoder().encode(screen), as: UTF8.self))
    }
  }

  /// Lists the cells that lists of each screen know and do not show.
  private func listCells() throws {
    for unit in plan.units {
      watch.begin()
      try records.write("S \(unit)")
      defer { watch.end() }
      let screen = plan.screen(of: unit)
      guard let configuration = plan.configurations.first,
        (try? AppRun(
          configuration: configuration, screen: screen, collector: ConsoleCollector()
        ).launch(makeDelegate)) != nil
      else { continue }
      for cell in LoneCell.screens(on: screen) {
        try records.write("L " + String(decoding: JSONEncoder().encode(cell), as: UTF8.self))
      }
      try records.write("D \(unit) ")
    }
  }

  // MARK: A unit

  private func look(_ unit: Int, _ book: FaultBook, _ number: inout Int) throws {
    let screen = plan.screen(of: unit)
    var page = FaultBook.Page()
    switch plan.work(of: unit) {
    case .look(let configuration):
      let said = try launch(screen, in: configuration)
      if let question = plan.question { return try answer(question, unit, in: configuration) }
      guard UIApplication.shared.supportsItsOrientation else { break }
      if plan.inspects {
        page = book.look(
          at: UIApplication.shared.windows, in: configuration, also: said.faults,
          within: said.loneCell?.view, next: &number)
      }
      try record(unit, page)
    case .change(let change):
      // A lone cell has no data that a change could find stale.
      guard screen.cell == nil else { break }
      _ = try launch(screen, in: change.end)
      let fresh = ScreenSketch(UIApplication.shared.windows)
      let said = try launch(screen, in: change.start)
      said.forget()
      guard apply(change) else { break }
      RunLoopDriver.settle()
      page = book.compare(
        ScreenSketch(UIApplication.shared.windows), with: fresh, after: change, also: said.faults,
        next: &number)
      // The picture of a change is for those findings whose words are about it.
      if !page.written.isEmpty { try record(unit, page) }
    }
    for entry in page.written {
      let data = try JSONEncoder().encode(entry.finding)
      try records.write("F \(entry.number) \(unit) " + String(decoding: data, as: UTF8.self))
    }
    let wanted = snug_network_wanted().map { String(cString: $0) }
    if let wanted, screen.cell == nil { try records.write("N \(unit) \(wanted)") }
    try records.write("D \(unit) " + page.numbers.map(String.init).joined(separator: ","))
  }

  /// Explains the view that the plan asks for.
  private func answer(_ question: String, _ unit: Int, in configuration: Configuration) throws {
    let directory = ViewDirectory(UIApplication.shared.windows)
    let found = try ViewSearch(directory: directory).view(question)
    let explanation = Explainer(directory).explanation(
      of: found.view, found.value, in: configuration)
    let data = try JSONEncoder().encode(explanation)
    try records.write("E \(unit) " + String(decoding: data, as: UTF8.self))
    try records.write("D \(unit) ")
  }

  private func record(_ unit: Int, _ page: FaultBook.Page) throws {
    guard let recorder else { return }
    try records.write("P \(unit) \(try recorder.record(page.regions).text)")
  }

  /// Launches the app, goes to the screen and collects what UIKit says on the way.
  private func launch(
    _ screen: ScreenRequest, in configuration: Configuration
  ) throws -> ConsoleCollector {
    let collector = ConsoleCollector()
    let work = LayoutWork()
    LayoutWork.current = work
    defer { LayoutWork.current = nil }
    try AppRun(configuration: configuration, screen: screen, collector: collector)
      .launch(makeDelegate)
    if !screen.steps.isEmpty {
      let runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait)
      for step in screen.steps { try runner.run(step) }
    }
    for excess in work.take() { collector.add(ConsoleFault(excess)) }
    if let cell = screen.cell {
      collector.loneCell = try LoneCell.show(cell)
      RunLoopDriver.settle()
    }
    return collector
  }

  /// - Returns: Whether the app goes along: a screen may keep its orientation.
  private func apply(_ change: SettingChange) -> Bool {
    let app = UIApplication.shared
    if change.start.orientation != change.end.orientation,
      !app.rotate(to: change.end.orientation.interfaceOrientation)
    {
      return false
    }
    if change.start.textSize != change.end.textSize {
      app.setContentSizeCategory(
        UIContentSizeCategory(rawValue: change.end.textSize.contentSizeCategory))
    }
    return true
  }
}

/// What UIKit said about layout, kept as faults.
@MainActor
final class ConsoleCollector {
  private(set) var faults: [ConsoleFault] = []
  /// What a list shows in place of its rows, where only that is looked at.
  var loneCell: LoneCell?

  func take(_ issue: LayoutIssue) {
    if let fault = ConsoleFault(issue) { faults.append(fault) }
  }

  func add(_ fault: ConsoleFault) { faults.append(fault) }

  func forget() { faults = [] }
}
