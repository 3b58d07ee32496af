// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CProcess
internal import DeviceMatrix
internal import Exploration
internal import Findings
import Foundation
internal import UIKit

/// A forked process that explores the app: it does what the map says is next, and says each time what
/// came of it, until there is nothing left within the bounds or something is left behind that keeps
/// the process from launching the app again.
@MainActor
struct Explorer {
  let plan: CheckPlan
  let request: ExplorationRequest
  let makeDelegate: (@MainActor () -> any UIApplicationDelegate)?
  let records: RecordChannel
  /// What was found so far.
  var map: ScreenMap
  /// Processor time of the processes before this one, seconds.
  var used = 0.0
  /// What was touched for the alert or menu that lies over the screen; nil where none does.
  private var cause: String?
  /// The screen whose form has the second texts in it; nil where none has.
  private var refilled: [String]?
  /// How the device was held at the launch.
  private var posture = UIInterfaceOrientation.portrait

  init(
    plan: CheckPlan, request: ExplorationRequest,
    makeDelegate: (@MainActor () -> any UIApplicationDelegate)?, records: RecordChannel,
    map: ScreenMap, used: Double
  ) {
    self.plan = plan
    self.request = request
    self.makeDelegate = makeDelegate
    self.records = records
    self.map = map
    self.used = used
  }

  mutating func run() throws -> Never {
    LookState.remember()
    HomeFolder.renew()
    snug_network_refuse()
    EndReport.begin()
    LeftOutRecord.noteLostClasses()
    UseRecorder.beginUnit()
    var current: String?
    var hasLaunched = false
    var isComplete = false
    while bound == nil, !isComplete {
      let move = map.next(from: current, roots: request.roots.count)
      if case .launch = move, hasLaunched, LookState.remains != nil { try leave() }
      isComplete = move == .stop
      current = try make(move, from: current)
      if case .launch = move { hasLaunched = true }
    }
    let ending = isComplete ? .complete : bound ?? .steps
    while !isOutOfTime(1), let way = map.nextWalk() {
      if hasLaunched, LookState.remains != nil { try leave() }
      hasLaunched = true
      try walk(way)
    }
    try say(.finished(ending))
    try leave()
  }

  /// The bound that the exploration has come to.
  private var bound: MapEnding? {
    if map.stepCount >= request.steps { return .steps }
    return isOutOfTime(Self.searchingShare) ? .time : nil
  }

  /// The part of its time that is for searching; the rest is for walking the ways once more.
  private static let searchingShare = 0.75

  private func isOutOfTime(_ share: Double) -> Bool {
    guard let seconds = request.seconds else { return false }
    return used + ProcessorTime.own >= seconds * share
  }

  /// Tries a way from a launch: what was left behind elsewhere may have been part of it.
  private mutating func walk(_ way: MapWalk) throws {
    // Numbers that no step of the exploration has.
    let number = 1_000_000 + map.progress
    try begin(number, .launch(way.root))
    try say(.willWalk(way))
    var broken = launch(request.roots[way.root]) ? nil : way.strides.first?.choice
    // As a check walks it: what is named by a number or a class is found by its mark.
    let walker = WayWalker()
    for (index, stride) in way.strides.enumerated() where broken == nil {
      try RecordChannel.tell(step: index + 1)
      let isDone = stride.edge.steps.allSatisfy { step in
        guard let steps = try? StepParser.steps(in: step.text, source: "exploration") else {
          return false
        }
        return (try? steps.forEach { _ = try walker.perform($0, step.mark) }) != nil
      }
      let seen = ScreenSignature()
      let wanted = map.states[stride.edge.target]?.structure
      if !isDone || wanted != MapStructure(chain: seen.controllers.chain, tree: seen.tree) {
        broken = stride.choice
      }
    }
    try say(.walk(state: way.state, broken: broken))
    try records.write(.done(unit: number, findings: []))
  }

  private func leave() throws -> Never {
    if plan.recordsUse { try records.write(.used(screen: 0, UseRecorder.use)) }
    try records.write(.leaving)
    fflush(nil)
    _exit(0)
  }

  /// Says that a step begins, which has to get its verdict before the next one.
  private func begin(_ number: Int, _ move: ScreenMap.Move) throws {
    try records.write(.began(unit: number))
    noteVisits(number, ofLaunch: move)
  }

  private mutating func make(_ move: ScreenMap.Move, from current: String?) throws -> String? {
    let number = map.stepCount
    var steps: [MarkedStep] = []
    var isThere = true
    var touched: MapAction?
    switch move {
    case .launch(let root):
      try begin(number, move)
      (cause, refilled) = (nil, nil)
      try say(.begin(number: number, from: nil, action: root))
      isThere = launch(request.roots[root])
      posture = UIApplication.shared.statusBarOrientation
    case .act(let index):
      guard let current, let state = map.states[current] else { return nil }
      try begin(number, move)
      try say(.begin(number: number, from: current, action: index))
      touched = state.actions[index]
      steps = try ActionRunner(request).run(state.actions[index]) {
        try say(.attempt(number: number, steps: $0))
      }
      if touched?.kind == .refill { refilled = state.chain }
      if touched?.kind == .rotate { steps += turnBack(from: state) }
    case .stop: return current
    }
    let target = isThere ? try observe(after: touched) : nil
    try say(.end(number: number, steps: steps, to: target))
    try records.write(.done(unit: number, findings: []))
    // What ignores every touch is no place to go on from.
    return UIApplication.shared.isIgnoringInteractionEvents ? nil : target
  }

  /// Tells which left-out places a step comes to: what ends the app after them may be theirs.
  private func noteVisits(_ number: Int, ofLaunch move: ScreenMap.Move) {
    let records = records
    let sink: @Sendable (LeftOutVisit) -> Void = {
      try? records.write(.leftOut(unit: number, $0))
    }
    if case .launch = move { LeftOutRecord.begin(sink) } else { LeftOutRecord.goOn(sink) }
  }

  private func launch(_ root: ScreenRequest) -> Bool {
    guard let configuration = plan.configurations.first else { return false }
    do {
      try AppRun(configuration: configuration, screen: root, collector: ConsoleCollector())
        .launch(makeDelegate)
      return true
    } catch {
      return false
    }
  }

  /// The state that the app is in; told when it is new.
  ///
  /// Two alerts of one shape over one screen are two where different elements lead to them: what their
  /// buttons do differs. Rows of a group lead to the same.
  private mutating func observe(after action: MapAction?) throws -> String {
    let signature = ScreenSignature()
    if !signature.isOverlaid {
      cause = nil
    } else if cause == nil {
      cause = action.map { $0.group ?? $0.mark } ?? ""
    }
    let id = id(of: signature, after: action)
    if map.states[id] == nil {
      let finder = ActionFinder(request: request)
      var actions = finder.actions()
      if isEntrance(actions, isLaunch: action == nil) { actions += finder.entrances }
      try say(
        .state(
          MapState(
            id: id, chain: signature.controllers.chain, tree: signature.tree,
            isFilled: signature.isFilled, controllers: signature.controllersInReach,
            actions: actions, blocked: finder.blocked, untried: finder.untried)))
    }
    return id
  }

  /// Whether links into the app are tried in a new state: in what a launch shows, and once more behind it
  /// where there are tabs, which a login may have led to.
  private func isEntrance(_ actions: [MapAction], isLaunch: Bool) -> Bool {
    func hasTabs(_ actions: [MapAction]) -> Bool { actions.contains { $0.kind == .tab } }
    guard !isLaunch else { return true }
    return hasTabs(actions)
      && !map.states.values.contains { state in
        hasTabs(state.actions)
          && state.actions.contains { $0.kind == .link || $0.kind == .shortcut }
      }
  }

  /// Equal screens are two states also where one has other texts in its fields, which its buttons may
  /// take, and where one is seen with the device turned.
  private mutating func id(of signature: ScreenSignature, after action: MapAction?) -> String {
    // What a field has opened still leads back to the form.
    let isForm = refilled == signature.controllers.chain && signature.isFilled
    if action?.kind != .refill, !isForm { refilled = nil }
    let isTurned = UIApplication.shared.statusBarOrientation != posture
    let marks = [cause, refilled.map { _ in "other texts" }, isTurned ? "turned" : nil]
      .compactMap(\.self)
    guard !marks.isEmpty else { return signature.id }
    return ContentHash.name(of: Array("\(signature.id) \(marks.joined(separator: " "))".utf8))
  }

  /// Holds the device again as it was where turning it has shown nothing that was not there.
  ///
  /// - Returns: The step that does so; none where the device stays.
  private func turnBack(from state: MapState) -> [MarkedStep] {
    guard SeenControllers().chain == state.chain else { return [] }
    let app = UIApplication.shared
    let isTurned = app.statusBarOrientation != posture
    app.rotate(to: posture)
    RunLoopDriver.settle()
    guard isTurned else { return [] }
    return [MarkedStep("rotate \(Orientation(posture).rawValue)")]
  }

  private mutating func say(_ event: MapEvent) throws {
    map.apply(event)
    try records.write(.explored(String(decoding: JSONEncoder().encode(event), as: UTF8.self)))
  }
}
