// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import GapRepair

/// What units of a check came to of what the build left out (Documentation/Gaps.md §6.4, §6.5).
struct GapVisits {
  /// Why units do not count as looked at: `needs CoreData (Article.swift:41)`.
  private(set) var needs: [Int: String] = [:]
  /// Those of them that only show what stands for foreign content: what is beside it was seen.
  private(set) var onlyShowing: Set<Int> = []
  /// The place of each of them.
  private(set) var places: [Int: SourcePlace] = [:]
  /// Places in delegates, and others that spoil no screen, in order of their lines; then what was only
  /// made or told something, by what is missing.
  private(set) var atLaunch: [String] = []

  private struct Line: Hashable {
    let file: String
    let line: Int
  }

  init(_ gaps: GapReport, _ results: [CheckWorker.Result]) {
    let lines = Dictionary(grouping: gaps.places) { Line(file: $0.file, line: $0.line) }
    let harmless = lines.filter { $0.value.allSatisfy(\.isHarmless) }
    var launch: Set<LeftOutVisit> = []
    var inert: Set<LeftOutVisit> = []
    let ended = Set(results.flatMap(\.casualties).map(\.unit))
    for (unit, visits) in results.flatMap(\.records).flatMap(\.visits) {
      let grave = visits.filter { visit in
        if visit.isInert {
          inert.insert(visit)
          return false
        }
        guard harmless[Line(file: visit.file, line: visit.line)] != nil else { return true }
        if !visit.isOfSight { launch.insert(visit) }
        return false
      }
      // An end comes of what was left out before it, last of all, in a delegate or out of sight, too.
      let spoiling =
        ended.contains(unit) ? grave.last ?? visits.last : grave.first { !$0.isOfSight }
      guard let visit = spoiling else { continue }
      needs[unit] = Self.words(visit)
      if !ended.contains(unit), grave.allSatisfy({ $0.isOfSight || $0.isStandIn }) {
        onlyShowing.insert(unit)
      }
      guard !visit.file.isEmpty else { continue }
      places[unit] = SourcePlace(
        file: (visit.isOfDocument ? WorkerPlace.documentPrefix : "") + visit.file, line: visit.line,
        column: 1)
    }
    atLaunch = launch.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { visit in
      let places = harmless[Line(file: visit.file, line: visit.line)] ?? []
      return Self.words(visit) + (places.allSatisfy(\.isQuiet) ? ", which shows nothing" : "")
    }
    atLaunch += Self.words(inert: inert)
  }

  /// One line for each thing that is missing, with its first place.
  private static func words(inert visits: Set<LeftOutVisit>) -> [String] {
    let sorted = visits.sorted { ($0.needs, $0.file, $0.line) < ($1.needs, $1.file, $1.line) }
    return Dictionary(grouping: sorted, by: \.needs).sorted { $0.key < $1.key }.map { _, places in
      let more = places.count - 1
      let rest = more > 0 ? " and \(more) more \(more == 1 ? "place" : "places")" : ""
      return words(places[0]) + rest + ", kept and asked for nothing"
    }
  }

  private static func words(_ visit: LeftOutVisit) -> String {
    guard !visit.file.isEmpty else { return "needs \(visit.needs)" }
    return
      "needs \(visit.needs) (\(URL(fileURLWithPath: visit.file).lastPathComponent):\(visit.line))"
  }
}
