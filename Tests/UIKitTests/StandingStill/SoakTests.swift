// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Lists stand still through random changes", .serialized)
struct SoakTests {
  nonisolated static let seeds =
    0..<(Int(ProcessInfo.processInfo.environment["SOAK_SEEDS"] ?? "") ?? 8)
  nonisolated static let steps = Int(ProcessInfo.processInfo.environment["SOAK_STEPS"] ?? "") ?? 200

  @Test("a table", arguments: seeds)
  func table(seed: Int) { run(seed) { SoakTable($0) } }

  @Test("a flow layout", arguments: seeds)
  func flow(seed: Int) { run(seed) { SoakFlow($0) } }

  @Test("a flow layout of items of all sizes", arguments: seeds)
  func mixed(seed: Int) { run(seed) { SoakMixedFlow($0) } }

  @Test("a compositional layout", arguments: seeds)
  func compositional(seed: Int) { run(seed) { SoakCompositional($0, .groups) } }

  @Test("a list layout", arguments: seeds)
  func list(seed: Int) { run(seed) { SoakCompositional($0, .list) } }

  @Test("a layout of an app's own", arguments: seeds)
  func custom(seed: Int) { run(seed) { SoakColumns($0) } }

  private func run(_ seed: Int, _ make: (ListModel) -> any ListUnderTest) {
    onFreshScreen {
      var model = ListModel()
      model.insert(60, at: 0) { ($0 * 7919) % ListStep.maximumWeight }
      let run = ListRun(make(model))
      var generator = StepGenerator(seed: seed)
      for _ in 0..<Self.steps {
        let step = ListStep.random(count: run.list.model.items.count, &generator)
        guard let problem = run.take(step) else { continue }
        let script = run.script.map(\.description).joined(separator: "; ")
        Issue.record("seed \(seed): \(problem)\nafter \(run.script.count) steps: \(script)")
        return
      }
    }
  }
}
