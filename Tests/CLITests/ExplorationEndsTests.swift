// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Exploration
import Findings
import Testing

@testable import CLI

/// Whose fault it is that an app ends while it is explored (Documentation/Exploration.md §6.2).
@Suite("What ends an explored app")
struct ExplorationEndsTests {
  /// Two launches, of the app and of a scene, each with a step that ends the app.
  private func result(gapSteps: Set<Int>) -> AppExploration.Result {
    var result = AppExploration.Result()
    for (root, id) in ["Home", "Scene"].enumerated() {
      let state = MapState(
        id: id, chain: [id], tree: id, isFilled: false, controllers: [id],
        actions: [MapAction(kind: .button, mark: "go")])
      for event: MapEvent in [
        .begin(number: 2 * root, from: nil, action: root), .state(state),
        .end(number: 2 * root, steps: [], to: id),
        .begin(number: 2 * root + 1, from: id, action: 0),
        .attempt(number: 2 * root + 1, steps: [MarkedStep("tap Go", mark: "go")]),
      ] {
        result.map.apply(event)
      }
      result.casualties.append(
        CheckWorker.Casualty(
          unit: 2 * root + 1, kind: .crash, lastWords: "A.swift:3: Fatal error: none", stops: []))
    }
    result.gapSteps = gapSteps
    return result
  }

  private static let roots = [
    ScreenRequest(name: "Home", origin: .initial), ScreenRequest(name: "Scene", origin: .scene),
  ]

  private func ends(_ result: AppExploration.Result, _ ruling: StopRuling) -> ExplorationEnds {
    ExplorationEnds(result, roots: Self.roots, ruling) { _ in
      SourcePlace(file: "/a/Store.swift", line: 41)
    }
  }

  private static let whole = StopRuling(lacks: BuildLacks(modules: ["App"]))

  @Test(
    "the app's own; a scene's that was shown by itself; after a left-out place, which is counted")
  func faults() {
    let plain = ends(result(gapSteps: []), Self.whole)
    #expect(plain.ends.map(\.fault) == [.app(.error), .scene])
    #expect(plain.ends.first?.steps.map(\.text) == ["tap Go"])
    #expect(plain.ends.first?.controller == "Home")
    let gaps = ends(result(gapSteps: [0, 2]), Self.whole)
    #expect(gaps.ends.map(\.fault) == [.gap, .gap])
    let words = gaps.words { _ in SourcePlace(file: "/a/Store.swift", line: 41) }
    #expect(words == ["2 ways ended at Store.swift:41, after a left-out place"])
  }

  @Test("what is missing is named, and what nobody can be sure of is no way that stops")
  func lacks() {
    let lacking = StopRuling(lacks: BuildLacks(files: ["Keys.plist"], modules: ["App"]))
    let ends = ends(result(gapSteps: []), lacking)
    #expect(ends.ends.map(\.fault) == [.lack("needs Keys.plist (Store.swift:41)"), .scene])
    #expect(
      ends.words { _ in SourcePlace(file: "/a/Store.swift", line: 41) } == [
        "1 way ended at Store.swift:41, needs Keys.plist (Store.swift:41)",
        "1 way ended at Store.swift:41, from a screen that was shown by itself",
      ])
    let setting = Configuration(device: "iPhone 14")
    let unseen = ends.unseen(in: setting, besides: ["Home › Go stops"]) { _ in nil }
    #expect(unseen.map(\.name) == ["Home › Go stops 2", "Scene › Go stops"])
    #expect(
      unseen.flatMap(\.unseen).map(\.message) == [
        "ended, needs Keys.plist (Store.swift:41)", "ended, from a screen that was shown by itself",
      ])
    #expect(unseen.allSatisfy { $0.steps == ["tap Go"] && $0.finished.isEmpty })
    #expect(ExplorationEnds.Fault.app(.warning).isOfApp)
    #expect(!ExplorationEnds.Fault.app(.needsReview).isOfApp)
  }
}
