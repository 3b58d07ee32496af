// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// What a worker wrote, line by line (Documentation/Check.md §4).
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
  /// The unit that each finding was written for.
  private(set) var findingUnits: [Int: Int] = [:]
  /// The files of each unit.
  private(set) var shots: [Int: ScreenShot] = [:]
  /// The folder of the process's frames and dumps.
  var notes = ""
  /// Units that showed a finding, by the finding's number.
  private(set) var units: [Int: [Int]] = [:]
  private(set) var outcomes: [Int: Outcome] = [:]
  /// What was explained, by units.
  private(set) var explanations: [Int: Explanation] = [:]
  /// Hosts that units wanted to reach.
  private(set) var networkWishes: [Int: String] = [:]
  /// Left-out places that units came to, in order.
  private(set) var visits: [Int: [LeftOutVisit]] = [:]
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
  private(set) var open: Int?
  /// As ``Ended/stops``, since the last unit was begun.
  private(set) var stops: [[Int]] = []

  /// Units that were looked at, could not be, or ended their process.
  var verdicts: Set<Int> { Set(outcomes.keys).union(ends.map(\.unit)) }

  init(_ text: String) {
    let decoder = JSONDecoder()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      if words[0] == "C" {
        stops.append(line.dropFirst().split(separator: " ").compactMap { Int($0) })
      }
      guard words.count > 1 else { continue }
      let number = Int(words[1])
      let rest = words.count > 2 ? String(words[2]) : ""
      switch (words[0], number) {
      case ("S", let unit?):
        open = unit
        stops = []
      case ("D", let unit?):
        open = nil
        outcomes[unit] = .done
        for part in rest.split(separator: ",") {
          if let number = Int(part) { units[number, default: []].append(unit) }
        }
      case ("X", let unit?):
        open = nil
        outcomes[unit] = .refused(RecordText.lines(rest))
      case ("K", let unit?):
        open = nil
        let end =
          (try? decoder.decode(UnitEnd.self, from: Data(rest.utf8)))
          ?? UnitEnd(kind: .crash, status: "for a reason that was not written down", lastWords: "")
        ends.append(Ended(unit: unit, end: end, stops: stops))
      case ("P", let unit?): shots[unit] = ScreenShot(rest)
      case ("N", let unit?): networkWishes[unit] = rest
      case ("G", let unit?):
        let visit = try? decoder.decode(LeftOutVisit.self, from: Data(rest.utf8))
        if let visit { visits[unit, default: []].append(visit) }
      case ("E", let unit?):
        explanations[unit] = try? decoder.decode(Explanation.self, from: Data(rest.utf8))
      case ("F", let number?):
        guard let space = rest.firstIndex(of: " ") else { continue }
        let json = Data(rest[rest.index(after: space)...].utf8)
        if let finding = try? decoder.decode(RawFinding.self, from: json) {
          findings[number] = finding
          findingUnits[number] = Int(rest[..<space])
        }
      case ("L", _):
        let json = Data(line.dropFirst(2).utf8)
        if let screen = try? decoder.decode(ScreenRequest.self, from: json) {
          screens.append(screen)
        }
      default: continue
      }
    }
  }
}
