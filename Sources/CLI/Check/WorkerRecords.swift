// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation

/// What a worker said, record by record (Documentation/Check.md §4).
struct WorkerRecords {
  /// How a unit ended.
  enum Outcome {
    case done
    /// It could not be looked at: a step could not be done, a screen is gone.
    case refused(String)
  }

  /// Screens of a worker that was asked to list them.
  private(set) var screens: [ScreenRequest] = []
  /// Findings by number, each as it was written last, which is the worst.
  private(set) var findings: [Int: RawFinding] = [:]
  /// Where each finding was written for.
  private(set) var findingPages: [Int: UnitPage] = [:]
  /// The files of units and of pages of their lists.
  private(set) var shots: [UnitPage: ScreenShot] = [:]
  /// The folder of the process's frames and dumps.
  var notes = ""
  /// Units that showed a finding, by the finding's number.
  private(set) var units: [Int: [Int]] = [:]
  private(set) var outcomes: [Int: Outcome] = [:]
  /// What was explained, by units.
  private(set) var explanations: [Int: Explanation] = [:]
  /// What was in sight when a unit was looked at.
  struct Look: Hashable {
    /// A hash of the screen's structure; `-` where it was not asked.
    let tree: String
    /// The app's own controllers; where cells are listed, the classes of those that show.
    let controllers: [String]
    /// Those that only further pages of its lists show, which are gone through in some configurations.
    let further: [String]

    init(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 1)
      tree = words.first.map(String.init) ?? ""
      let lists = words.dropFirst().first?.split(separator: "|", omittingEmptySubsequences: false)
      let names = lists?.map { $0.split(separator: ",").map(String.init) } ?? []
      controllers = names.first ?? []
      further = names.dropFirst().first ?? []
    }
  }

  /// What the units of each screen use of the app.
  private(set) var uses: [Int: UnitUse] = [:]
  /// By unit.
  private(set) var looks: [Int: Look] = [:]
  /// Words of steps that their own words did not find, by units and the steps' numbers.
  private(set) var mended: [Int: [Int: String]] = [:]
  /// The journal of an exploration.
  private(set) var events: [MapEvent] = []
  /// Hosts that units wanted to reach.
  private(set) var networkWishes: [Int: String] = [:]
  /// What units asked servers and no archive answers.
  private(set) var missed: [(unit: Int, request: MissedRequest)] = []
  /// Left-out places that units came to, in order.
  private(set) var visits: [Int: [LeftOutVisit]] = [:]
  /// What the app's build lacks.
  var lacks = BuildLacks()
  /// A unit that ended the process it was in.
  struct Ended {
    let unit: Int
    let end: UnitEnd
    /// Where the program was: the calls under way, innermost first, as offsets into its file; of a
    /// process that was ended for its time or memory several samples.
    let stops: [[Int]]
  }

  private(set) var ends: [Ended] = []
  /// The unit that was begun last and has no verdict: the worker itself was ended.
  var open: Int? { order.open }
  /// As ``Ended/stops``, since the last unit was begun.
  private(set) var stops: [[Int]] = []

  /// Units that were looked at, could not be, or ended their process.
  var verdicts: Set<Int> { Set(outcomes.keys).union(ends.map(\.unit)) }

  /// Whether the process came to its first unit.
  private(set) var hasBegun = false
  /// Whether the process said so when it was through with all that it was asked.
  private(set) var isFinished = false

  private var order: TalkOrder

  /// - Parameter plan: What the process is asked.
  init(_ plan: CheckPlan) { order = TalkOrder(plan, units: plan.units) }

  /// Takes down what the process says next.
  ///
  /// - Throws: for what a worker of a check does not say, of units or findings that there are not, or out
  ///   of turn.
  mutating func take(_ record: WorkerRecord) throws(RecordError) {
    try order.take(record)
    switch record {
    case .version(let version):
      guard version == WorkerRecord.currentVersion else {
        throw RecordError("the app was built for another version of snug")
      }
    case .began:
      hasBegun = true
      stops = []
    case .finding(let number, let unit, let page, let finding):
      findings[number] = finding
      findingPages[number] = UnitPage(unit: unit, page: page)
    case .done(let unit, let numbers):
      guard numbers.allSatisfy({ findings[$0] != nil }) else {
        throw RecordError("unit \(unit) of an app's process shows a finding that was not told")
      }
      outcomes[unit] = .done
      for number in numbers { units[number, default: []].append(unit) }
    case .refused(let unit, let text):
      outcomes[unit] = .refused(text)
    case .wanted(let unit, let host): networkWishes[unit] = host
    case .missed(let unit, let request): missed.append((unit, request))
    case .leftOut(let unit, let visit):
      if lacks.mayHaveLost(visit) { visits[unit, default: []].append(visit) }
    case .shot(let unit, let page, let shot): shots[UnitPage(unit: unit, page: page)] = shot
    case .sight(let unit, let text): looks[unit] = Look(text)
    case .mended(let unit, let step, let text): mended[unit, default: [:]][step] = text
    case .used(let screen, let use): uses[screen, default: UnitUse()].formUnion(use)
    case .explored(let json):
      guard let event = try? JSONDecoder().decode(MapEvent.self, from: Data(json.utf8)) else {
        throw RecordError("'\(json.prefix(80))' is nothing that exploring finds")
      }
      events.append(event)
    case .explanation(let unit, let explanation): explanations[unit] = explanation
    case .screen(let screen): screens.append(screen)
    case .place(let calls): stops.append(calls)
    case .ended(let unit, let end):
      ends.append(Ended(unit: unit, end: end, stops: stops))
    case .alive, .file: break
    case .finished: isFinished = true
    case .known, .painted, .leaving, .step, .content, .test:
      throw RecordError("'\(record.line.prefix(80))' is nothing that a worker says")
    }
  }
}
