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
  /// A line for each way on which the app stops.
  private(set) var stopped: [String] = []
  private let stops: StoppedWays
  /// Structures of the screens that were taken.
  private var seen: Set<WorkerRecords.Look> = []

  init(_ gathered: CheckRun.Gathered, file: ScreensFile?, stops: StoppedWays = StoppedWays()) {
    self.gathered = gathered
    self.stops = stops
    kept = Set(file?.entries.map(\.name) ?? [])
  }

  var roots: [ScreenRequest] {
    gathered.plan.screens.filter { [.initial, .launch, .scene, .preview].contains($0.origin) }
  }

  /// The first steps of a way, and where it begins.
  private struct Way: Hashable {
    let base: ScreenRequest.Origin
    let storyboard: String?
    let identifier: String?
    let texts: [String]

    init(_ screen: ScreenRequest, upTo number: Int? = nil) {
      base = screen.base
      storyboard = screen.storyboard
      identifier = screen.identifier
      texts = screen.steps.prefix(number.map { $0 + 1 } ?? screen.steps.count).map(\.text)
    }
  }

  /// Ways that stopped and are no fault of the app.
  var notes: [String] { stops.notes }

  private struct Outcome {
    var failure: String?
    var look: WorkerRecords.Look?
    var picture: String?
    /// What the walk ended.
    var casualty: CheckWorker.Casualty?
  }

  /// Why nothing can be said of the app's screens: its launch ends it, or none was seen; nil where some were.
  ///
  /// What leads on from there then ended for the same reason, and nothing in the file is wrong.
  var failure: (words: String, isOfApp: Bool)? {
    let screens = gathered.plan.screens
    if let index = screens.firstIndex(where: { $0.origin == .initial && $0.steps.isEmpty }) {
      let outcome = outcome(of: index)
      if let casualty = outcome.casualty { return (stops.words(casualty, screens[index]), true) }
      if let words = outcome.failure, sights.isEmpty { return ("error: \(words)", false) }
    }
    return sights.isEmpty ? ("error: the app shows no screen", false) : nil
  }

  private func outcome(of index: Int) -> Outcome {
    // Each way is walked once, where it was found.
    let per = max(1, gathered.plan.unitsPerScreen)
    let unit = gathered.units.first { $0 / per == index } ?? index * per
    var outcome = Outcome(failure: "the app stops on the way")
    outcome.casualty = gathered.results.flatMap(\.casualties).first { $0.unit == unit }
    let screen = gathered.plan.screens[index]
    let metGap = gathered.results.flatMap(\.records).contains { $0.visits[unit]?.isEmpty == false }
    if let casualty = outcome.casualty,
      metGap || !stops.isOfApp(casualty, screen)
    {
      // As ``ExplorationEnds`` judges: no fault of the app.
      outcome.casualty = nil
      outcome.failure = "the app stops on the way, for what is missing there"
    }
    for records in gathered.results.flatMap(\.records) {
      if let look = records.looks[unit] { outcome.look = look }
      if let shot = records.shots[UnitPage(unit: unit)] { outcome.picture = shot.picture }
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
    for index in screens.indices where screens[index].origin != .explored {
      let outcome = outcome(of: index)
      if outcome.failure == nil { take(screens[index], outcome) }
    }
    let explored = screens.indices.filter { screens[$0].origin == .explored }
    // What stopped before may be one of the other screens now.
    let old = explored.filter { isKept(screens[$0]) }
    let broken =
      (old.filter { !screens[$0].stops } + old.filter { screens[$0].stops })
      .filter { !keep(screens[$0], outcome(of: $0)) }
    lose(add(explored.filter { !isKept(screens[$0]) }, broken))
    for way in stops.found where !self.explored.contains(where: { Way($0) == Way(way.screen) }) {
      self.explored.append(way.screen)
      stopped.append(way.words)
    }
    findParents()
  }

  /// Takes a screen as it was seen.
  private mutating func take(_ screen: ScreenRequest, _ outcome: Outcome) {
    if let look = outcome.look { seen.insert(look) }
    var screen = screen
    mend(&screen)
    if screen.origin == .explored {
      if screen.controllers.isEmpty, let look = outcome.look {
        screen.controllers = look.controllers
      }
      screen.stops = false
      explored.append(screen)
    }
    sights.append(
      Sight(name: screen.name, steps: screen.steps.map(\.text), picture: outcome.picture))
  }

  /// The words of steps whose own words found nothing any more, by the ways that end with them.
  private lazy var mended: [Way: Step] = {
    var mended: [Way: Step] = [:]
    let told = gathered.results.flatMap(\.records).flatMap(\.mended).sorted { $0.key < $1.key }
    for (unit, texts) in told {
      let screen = gathered.plan.screen(of: unit)
      for (number, text) in texts where screen.steps.indices.contains(number) {
        let steps = try? StepParser.steps(in: text, source: ScreensFile.name)
        mended[Way(screen, upTo: number)] = steps?.first
      }
    }
    return mended
  }()

  /// Gives the steps of a way the words by which they were done: in this walk, or in that of a screen
  /// whose way begins the same.
  private mutating func mend(_ screen: inout ScreenRequest) {
    let old = screen
    for number in screen.steps.indices {
      guard let step = mended[Way(old, upTo: number)] else { continue }
      // Of what was found just now nobody knows the words.
      if isKept(screen) {
        messages.append(
          "\(ScreensFile.name): '\(screen.name)': \(old.steps[number].text) is \(step.text) now")
      }
      screen.steps[number] = step
    }
  }

  /// Keeps a way on which the app stops.
  private mutating func stop(_ screen: ScreenRequest, _ casualty: CheckWorker.Casualty) {
    stopped.append(stops.words(casualty, screen))
    var screen = screen
    screen.stops = true
    explored.append(screen)
  }

  /// - Returns: Whether it is known what becomes of a screen of the file.
  private mutating func keep(_ screen: ScreenRequest, _ outcome: Outcome) -> Bool {
    if let casualty = outcome.casualty {
      stop(screen, casualty)
      return true
    }
    guard screen.stops else {
      if outcome.failure == nil { take(screen, outcome) }
      return outcome.failure == nil
    }
    // No screen was ever seen there, so none is lost.
    let isNew = outcome.failure == nil && outcome.look.map { !seen.contains($0) } ?? true
    messages.append(
      "\(ScreensFile.name): the way of '\(screen.name)' "
        + (outcome.failure == nil ? "does not stop any more" : "is gone"))
    if outcome.failure == nil, isNew { take(screen, outcome) }
    return true
  }

  /// Adds what was found now.
  ///
  /// - Returns: What of the broken ways nothing replaces.
  private mutating func add(_ new: [Int], _ broken: [Int]) -> [Int] {
    let screens = gathered.plan.screens
    var broken = broken
    for index in new {
      let outcome = outcome(of: index)
      if let casualty = outcome.casualty {
        stop(screens[index], casualty)
        continue
      }
      if let failure = outcome.failure {
        messages.append("'\(screens[index].name)' is not kept: \(failure.prefix(200))")
        continue
      }
      if let look = outcome.look, seen.contains(look) { continue }
      take(screens[index], outcome)
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
    return broken
  }

  private mutating func lose(_ broken: [Int]) {
    for index in broken {
      let screen = gathered.plan.screens[index]
      lost.append(screen.name)
      messages.append(
        "\(ScreensFile.name): error: '\(screen.name)': \(outcome(of: index).failure ?? ""); "
          + "explore again with --explore, or mend its steps")
      explored.append(screen)
    }
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
