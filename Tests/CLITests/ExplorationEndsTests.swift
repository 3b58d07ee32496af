// Part of Snug, under the Apache License 2.0; see LICENSE.

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

  @Test(
    "the app's own; a scene's that was shown by itself; after a left-out place, which is counted")
  func faults() {
    let plain = ExplorationEnds(result(gapSteps: []))
    #expect(plain.ends.map(\.fault) == [.app, .scene])
    #expect(plain.ends.first?.steps.map(\.text) == ["tap Go"])
    #expect(plain.ends.first?.controller == "Home")
    let gaps = ExplorationEnds(result(gapSteps: [0, 2]))
    #expect(gaps.ends.map(\.fault) == [.gap, .gap])
    let words = gaps.words { _ in SourcePlace(file: "/a/Store.swift", line: 41) }
    #expect(words == ["2 ways ended at Store.swift:41, after a left-out place"])
  }
}
