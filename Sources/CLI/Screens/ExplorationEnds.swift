// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Foundation

/// What ended an app while it was explored: the steps that lead there, and whose fault it may be
/// (Documentation/Exploration.md §6.2).
struct ExplorationEnds {
  enum Fault: Hashable {
    case app(Severity)
    /// A left-out place was met before, whose neutral value may have led to it.
    case gap
    /// What is shown by itself may lack what whoever shows it gives it.
    case scene
    /// Something is missing that it asked for, in words.
    case lack(String)

    /// Whether the app has to be mended.
    var isOfApp: Bool {
      if case .app(let severity) = self { severity > .needsReview } else { false }
    }

    /// Why nobody knows what the way leads to; nil where the app itself is at fault.
    var words: String? {
      switch self {
      case .app: nil
      case .gap: "after a left-out place"
      case .scene: "from a screen that was shown by itself"
      case .lack(let words): words
      }
    }
  }

  struct End {
    let casualty: CheckWorker.Casualty
    /// The controller on whose screen the last step was done.
    let controller: String?
    /// The number of the root at which the steps begin.
    let root: Int
    let steps: [MarkedStep]
    let fault: Fault
  }

  let ends: [End]

  /// Launches that end the app are told where its first screen is looked at.
  ///
  /// - Parameters:
  ///   - roots: Where the exploration began.
  ///   - place: Where the app was.
  init(
    _ result: AppExploration.Result, roots: [ScreenRequest], _ ruling: StopRuling,
    place: (CheckWorker.Casualty) -> SourcePlace?
  ) {
    ends = result.casualties.compactMap { casualty in
      guard let way = result.map.way(toStep: casualty.unit),
        let state = result.map.begun[casualty.unit]?.state
      else { return nil }
      var screen = ScreenRequest(name: "", origin: .explored)
      let root = roots.indices.contains(way.root) ? roots[way.root] : nil
      screen.start = root?.origin ?? .initial
      screen.arguments = root?.arguments
      let fault: Fault
      if result.metGap(before: casualty.unit) {
        fault = .gap
      } else if casualty.kind == .crash, !screen.isOnOwnWay {
        fault = .scene
      } else {
        switch ruling.verdict(of: casualty, on: screen, need: nil, at: place(casualty)) {
        case .fault(let severity): fault = .app(severity)
        case .unseen(let words): fault = .lack(words)
        }
      }
      return End(
        casualty: casualty, controller: result.map.states[state]?.chain.last, root: way.root,
        steps: way.steps + (result.map.attempts[casualty.unit] ?? []), fault: fault)
    }
  }

  /// The ways that are no findings, by where they ended: `3 ways ended at Store.swift:41, after a
  /// left-out place`.
  func words(place: (CheckWorker.Casualty) -> SourcePlace?) -> [String] {
    var counts: [(words: String, count: Int)] = []
    for end in ends {
      guard let words = Self.words(end, place) else { continue }
      if let index = counts.firstIndex(where: { $0.words == words }) {
        counts[index].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    return counts.map { "\(String.counted($0.count, "way")) \($0.words)" }
  }

  /// What such a way leads to was not looked at: a screen for each (Documentation/Exploration.md §6.2).
  ///
  /// - Parameters:
  ///   - configuration: In which the app was explored.
  ///   - names: Of screens that are there already.
  func unseen(
    in configuration: Configuration, besides names: [String],
    place: (CheckWorker.Casualty) -> SourcePlace?
  ) -> [ScreenResult] {
    var names = Set(names)
    return ends.compactMap { end in
      guard let words = Self.words(end, place) else { return nil }
      var screen = ScreenResult(
        name: ExploredScreens.name(of: end, besides: &names), origin: .explored,
        configurations: [configuration],
        unfinished: [.init(configuration: configuration, kind: nil, message: words)])
      screen.steps = end.steps.map(\.text)
      screen.isFound = true
      return screen
    }
  }

  private static func words(
    _ end: End, _ place: (CheckWorker.Casualty) -> SourcePlace?
  ) -> String? {
    guard let why = end.fault.words else { return nil }
    let place = place(end.casualty).map {
      " at \(URL(fileURLWithPath: $0.file).lastPathComponent):\($0.line)"
    }
    return "ended\(place ?? ""), \(why)"
  }
}

extension ScreenMap.Rest {
  /// For the head of a report.
  var words: [String] {
    var words: [String] = []
    if rows > 0 {
      words.append("\(String.counted(rows, "row")) of lists whose other rows led to nothing new")
    }
    if others > 0 {
      words.append("\(String.counted(others, "element")) of screens with too many states")
    }
    return words + kinds
  }
}
