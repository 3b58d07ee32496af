// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Findings
import Foundation
internal import Inspection
internal import UIKit

/// A forked process: goes through units, launching the app anew for each, and says what is wrong, until
/// the app has left something behind that cannot be put back (Documentation/Check.md §4).
@MainActor
struct UnitLine {
  let plan: CheckPlan
  let makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  let records: RecordChannel
  let memory: WorkerMemory
  private let tour = ScreenTour()
  /// Configurations in which lists are looked at to their end.
  private let paged: Set<Int>
  /// Bytes that the process held when it began.
  private let startSize = snug_resident_bytes(0)

  init(
    plan: CheckPlan, makeDelegate: (@MainActor () -> any UIApplicationDelegate)?,
    records: RecordChannel, memory: WorkerMemory
  ) {
    self.plan = plan
    self.makeDelegate = makeDelegate
    self.records = records
    self.memory = memory
    paged = plan.pagedConfigurations
  }

  /// Goes through as many units as it can, says so and ends the process.
  ///
  /// - Throws: what is no fault of the app: a file cannot be written.
  func run(_ units: [Int]) throws -> Never {
    LookState.remember()
    HomeFolder.renew()
    snug_network_refuse()
    EndReport.begin()
    LeftOutRecord.noteLostClasses()
    if looks { noteOrigins() }
    var isOnTheWay = false
    for (index, unit) in units.enumerated() {
      try records.write(.began(unit: unit))
      UseRecorder.beginUnit()
      tour.returns = looks ? plan.returns(along: units[index...]) : []
      do {
        try work(unit, isOnTheWay: isOnTheWay)
      } catch let failure as StepFailure {
        try records.write(.refused(unit: unit, "\(failure)"))
      } catch let failure as HostError {
        try records.write(.refused(unit: unit, "\(failure)"))
      }
      if plan.recordsUse, looks { try noteUse(unit) }
      let next = units.dropFirst(index + 1).first
      let isLeft = isSpent || !goesOn(to: next)
      if isLeft { letGo(after: unit) }
      isOnTheWay = !isLeft
      if isSpent || isLeft && LookState.holdsDatabases { break }
    }
    try records.write(.leaving)
    fflush(nil)
    _exit(0)
  }

  /// Whether units are looks, and not lists of screens or cells.
  private var looks: Bool { !plan.screens.isEmpty && !plan.listsCells }

  /// Whether the process cannot be used for another unit.
  private var isSpent: Bool { LookState.remains != nil || hasGrown }

  /// What the app's objects do at their end is told of the unit that is done.
  private func letGo(after unit: Int) {
    guard looks else { return }
    tour.end()
    AppRun.letGo(in: plan.work(of: unit).configuration)
  }

  /// Whether a unit goes on in the app as it stands.
  private func goesOn(to unit: Int?) -> Bool {
    guard let unit, looks else { return false }
    return tour.canLead(
      to: plan.screen(of: unit), in: plan.work(of: unit).configuration)
  }

  /// What launches have leaked is not the fault of the unit that meets the limit.
  private var hasGrown: Bool {
    let size = snug_resident_bytes(0)
    return size > startSize && size - startSize > UInt(max(plan.memoryLimit, 4)) << 20 / 4
  }

  /// What the app shows by itself is what its delegates make.
  private func skipsDelegates(_ screen: ScreenRequest) -> Bool {
    plan.skipsDelegates
      && ![.initial, .launch, .steps].contains(screen.cell?.host ?? screen.origin)
  }

  /// Tells at once which left-out places a unit comes to: it may end there
  /// (Documentation/Gaps.md §6.4). What the app came to since its launch is on the way of a unit that goes
  /// on from there, too.
  private func noteVisits(_ unit: Int, isOnTheWay: Bool) {
    // A line is written with one call, so threads do not mix theirs.
    let records = records
    let sink: @Sendable (LeftOutVisit) -> Void = { visit in
      try? records.write(.leftOut(unit: unit, visit))
    }
    if isOnTheWay { LeftOutRecord.passOn(sink) } else { LeftOutRecord.begin(sink) }
  }

  private func work(_ unit: Int, isOnTheWay: Bool) throws {
    noteVisits(unit, isOnTheWay: isOnTheWay)
    if plan.screens.isEmpty { return try listScreens(unit) }
    if plan.listsCells { return try listCells(unit) }
    try look(unit)
  }

  private func noteOrigins() {
    CreationOrigin.callSite = { outer in
      var rest: CUnsignedLong = 0
      let inner = snug_call_site(&rest)
      outer.pointee = UInt(rest)
      return UInt(inner)
    }
    if plan.question != nil { FrameNotes.callSite = { UInt(snug_direct_call_site(5)) } }
  }

  // MARK: Listing

  private func listScreens(_ unit: Int) throws {
    if let configuration = plan.configurations.first {
      // An app without a first screen may have scenes and previews.
      try? AppRun(
        configuration: configuration, screen: nil, skipsDelegates: plan.skipsDelegates
      ).launch(makeDelegate)
    }
    for screen in ScreenFinder.screens(controllers: plan.controllers) { try list(screen) }
    try records.write(.done(unit: unit, findings: []))
  }

  /// Lists the cells that lists of a screen know and do not show, and says the classes of those that they show.
  private func listCells(_ unit: Int) throws {
    let screen = plan.screen(of: unit)
    if let configuration = plan.configurations.first, allows(screen, plan.work(of: unit)),
      (try? go(to: screen, in: configuration, ConsoleCollector()) {}) != nil
    {
      for cell in LoneCell.screens(on: screen) { try list(cell) }
      let shown = LoneCell.shownTypes().joined(separator: ",")
      try records.write(.sight(unit: unit, "- \(shown)"))
    }
    try records.write(.done(unit: unit, findings: []))
  }

  private func list(_ screen: ScreenRequest) throws {
    try records.write(.screen(screen))
  }

  // MARK: A unit

  private func look(_ unit: Int) throws {
    let screen = plan.screen(of: unit)
    let index = unit / plan.unitsPerScreen
    let book = memory.book(of: index, named: screen.name)
    var page = FaultBook.Page()
    let work = plan.work(of: unit)
    guard allows(screen, work) else { return try records.write(.done(unit: unit, findings: [])) }
    switch work {
    case .look(let configuration):
      let said = try launch(screen, in: configuration)
      if let question = plan.question { return try answer(question, unit, in: configuration) }
      guard UIApplication.shared.supportsItsOrientation else { break }
      StandInSight.note(within: said.loneCell?.view)
      let sight = try noteSight(unit)
      if !plan.inspects {
        for (step, text) in tour.mended.sorted(by: { $0.key < $1.key }) {
          try records.write(.mended(unit: unit, step: step, text))
        }
      }
      if plan.inspects {
        page = book.look(
          at: UIApplication.shared.windows, in: configuration, also: said.faults,
          within: said.loneCell?.view, next: &memory.number)
      }
      try record(UnitPage(unit: unit), page)
      try write(&page, index, of: unit)
      if plan.inspects, screen.cell == nil, paged.contains(unit % plan.unitsPerScreen) {
        try lookFurther(unit, book, in: configuration, said, sight, &page)
      }
    case .change(let change):
      // A lone cell has no data that a change could find stale.
      guard screen.cell == nil else { break }
      _ = try launch(screen, in: change.end)
      StandInSight.note()
      let fresh = ScreenSketch(UIApplication.shared.windows)
      // Where frames are set is asked for when one was kept too long.
      FrameNotes.begin { UInt(snug_direct_call_site(5)) }
      defer { FrameNotes.callSite = nil }
      let said = try launch(screen, in: change.start)
      StandInSight.note()
      said.forget()
      let before = ScreenSketch(UIApplication.shared.windows)
      tour.end()
      guard apply(change) else { break }
      RunLoopDriver.settle()
      page = book.compare(
        ScreenSketch(UIApplication.shared.windows), since: before, with: fresh, after: change,
        also: said.faults, next: &memory.number)
      // The picture of a change is for those findings whose words are about it.
      if !page.written.isEmpty { try record(UnitPage(unit: unit), page) }
    }
    try write(&page, index, of: unit)
    let wanted = snug_network_wanted().map { String(cString: $0) }
    if let wanted, screen.cell == nil { try records.write(.wanted(unit: unit, host: wanted)) }
    for missed in RecordedNetwork.takeMissed() {
      try records.write(.missed(unit: unit, missed))
    }
    try records.write(.done(unit: unit, findings: page.numbers))
  }

  /// Writes what a page has that is new, once.
  private func write(_ page: inout FaultBook.Page, _ index: Int, of unit: Int) throws {
    for news in page.news { try records.write(WorkerMemory.record(index, news)) }
    for entry in page.written {
      try records.write(.finding(number: entry.number, unit: unit, entry.finding))
    }
    (page.news, page.written) = ([], [])
  }

  /// Looks at what the screen's lists show further on, page by page, and draws the pages that are asked for.
  ///
  /// - Parameter sight: The controllers that were in sight before; those of the pages are told behind them.
  private func lookFurther(
    _ unit: Int, _ book: FaultBook, in configuration: Configuration, _ said: ConsoleCollector,
    _ sight: [String], _ page: inout FaultBook.Page
  ) throws {
    if let drawn = plan.drawnPages, !drawn.contains(where: { $0.unit == unit }) { return }
    said.forget()
    var place = UnitPage(unit: unit)
    var seen = Set(sight)
    try ListPages.visit { list in
      place.page += 1
      StandInSight.note(within: list)
      if plan.exploration != nil { seen = SeenReach.controllers(besides: Array(seen)) }
      let further = book.look(
        further: list, of: UIApplication.shared.windows, in: configuration, also: said.faults,
        next: &memory.number)
      said.forget()
      page.numbers += further.numbers.filter { !page.numbers.contains($0) }
      page.news += further.news
      for entry in further.written {
        try records.write(
          .finding(number: entry.number, unit: unit, page: place.page, entry.finding))
      }
      if plan.drawnPages?.contains(place) ?? !further.written.isEmpty { try record(place, further) }
    }
    let further = seen.subtracting(sight).subtracting(StandInSight.lostControllers()).sorted()
    guard !further.isEmpty else { return }
    try records.write(
      .sight(
        unit: unit, "- \(sight.joined(separator: ","))|\(further.joined(separator: ","))"))
  }

  /// Says what is in sight where the app's screens were looked for by using it; its structure, which takes
  /// long, where ways are walked and nothing else is asked.
  ///
  /// - Returns: The app's own controllers, sorted; none where nobody asks.
  private func noteSight(_ unit: Int) throws -> [String] {
    guard plan.exploration != nil else { return [] }
    guard !plan.inspects else {
      let seen = SeenReach.controllers(besides: SeenControllers().own)
        .subtracting(StandInSight.lostControllers()).sorted()
      try records.write(.sight(unit: unit, "- \(seen.joined(separator: ","))"))
      return seen
    }
    let seen = ScreenSignature()
    try records.write(
      .sight(unit: unit, "\(seen.tree) \(seen.controllersInReach.joined(separator: ","))"))
    return seen.controllersInReach
  }

  /// Says what the unit used that no unit of its screen was known to use.
  private func noteUse(_ unit: Int) throws {
    let screen = unit / plan.unitsPerScreen
    let news = UseRecorder.use.subtracting(memory.use(of: screen))
    guard !news.isEmpty else { return }
    memory.learn(news, of: screen)
    try records.write(.used(screen: screen, news))
  }

  /// Whether a preview wants to be seen on a device that is held so.
  private func allows(_ screen: ScreenRequest, _ work: CheckPlan.Work) -> Bool {
    guard let name = screen.identifier, screen.base == .preview else {
      return true
    }
    func allows(_ configuration: Configuration) -> Bool {
      PreviewRegistry.allows(name, portrait: configuration.orientation.isPortrait)
    }
    switch work {
    case .look(let configuration): return allows(configuration)
    case .change(let change): return allows(change.start) && allows(change.end)
    }
  }

  /// Explains the view that the plan asks for.
  private func answer(_ question: String, _ unit: Int, in configuration: Configuration) throws {
    let directory = ViewDirectory(UIApplication.shared.windows)
    let found = try ViewSearch(directory: directory).view(question)
    let explanation = Explainer(directory).explanation(
      of: found.view, found.value, in: configuration)
    try records.write(.explanation(unit: unit, explanation))
    try records.write(.done(unit: unit, findings: []))
  }

  private func record(_ place: UnitPage, _ page: FaultBook.Page) throws {
    guard let recorder = memory.recorder else { return }
    let shot = try recorder.record(page.regions, to: records)
    try records.write(.shot(unit: place.unit, page: place.page, shot))
  }

  /// Launches the app, goes to the screen and collects what UIKit says on the way.
  private func launch(
    _ screen: ScreenRequest, in configuration: Configuration
  ) throws -> ConsoleCollector {
    let collector = ConsoleCollector(isOnOwnWay: screen.isOnOwnWay)
    let work = LayoutWork()
    LayoutWork.current = work
    defer { LayoutWork.current = nil }
    try go(to: screen, in: configuration, collector) {
      collector.forget()
      _ = work.take()
    }
    for excess in work.take() { collector.add(ConsoleFault(excess)) }
    // What an earlier step brought about, such as a keyboard, may not have come right since.
    for issue in Runtime.current.issues where issue.isStandingConflict { collector.take(issue) }
    if let cell = screen.cell {
      collector.loneCell = try LoneCell.show(cell)
      RunLoopDriver.settle()
    }
    return collector
  }

  /// Shows a screen: from where the app stands, if its way leads on from there, else by a launch.
  private func go(
    to screen: ScreenRequest, in configuration: Configuration, _ collector: ConsoleCollector,
    willArrive: () -> Void
  ) throws {
    if let done = tour.goBack(towards: screen, in: configuration) {
      AppRun.collect(in: collector)
      do {
        return try WayWalker().walk(screen, from: done, tour, willArrive: willArrive)
      } catch {
        // What was seen before may have changed the way; a launch has seen nothing.
        guard LookState.remains == nil else { throw error }
        collector.forget()
      }
    }
    try AppRun(
      configuration: configuration, screen: screen, skipsDelegates: skipsDelegates(screen),
      collector: collector
    ).launch(makeDelegate)
    tour.begin(at: screen, in: configuration)
    tour.mended = [:]
    if screen.isOnWay {
      return try WayWalker().walk(screen, from: 0, tour, willArrive: willArrive)
    }
    guard !screen.steps.isEmpty else { return }
    let runner = StepRunner(settle: RunLoopDriver.settle, wait: RunLoopDriver.wait)
    for (index, step) in screen.steps.enumerated() {
      try RecordChannel.tell(step: index + 1)
      try runner.run(step)
    }
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
