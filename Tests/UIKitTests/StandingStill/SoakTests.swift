// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Lists stand still through random changes", .serialized)
struct SoakTests {
  private nonisolated static func number(_ name: String, _ usual: Int) -> Int {
    Int(ProcessInfo.processInfo.environment[name] ?? "") ?? usual
  }

  nonisolated static let firstSeed = number("SOAK_FIRST", 0)
  nonisolated static let seeds = firstSeed..<firstSeed + number("SOAK_SEEDS", 8)
  nonisolated static let steps = number("SOAK_STEPS", 200)

  @Test("a table", arguments: seeds)
  func table(seed: Int) { run(seed, inWindow: seed % 2 == 1, hasAll: true) { SoakTable($0) } }

  @Test("a flow layout", arguments: seeds)
  func flow(seed: Int) { run(seed, inWindow: false) { SoakFlow($0) } }

  @Test("a flow layout of items of all sizes", arguments: seeds)
  func mixed(seed: Int) { run(seed, inWindow: false) { SoakMixedFlow($0) } }

  @Test("a compositional layout", arguments: seeds)
  func compositional(seed: Int) {
    run(seed, inWindow: false) { SoakCompositional($0, .groups) }
  }

  @Test("a list layout", arguments: seeds)
  func list(seed: Int) { run(seed, inWindow: false) { SoakCompositional($0, .list) } }

  @Test("a layout of an app's own", arguments: seeds)
  func custom(seed: Int) { run(seed, inWindow: false) { SoakColumns($0) } }

  @Test("a script that failed is taken again: SOAK_SCRIPT, of a table or with SOAK_LIST=flow")
  func script() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["SOAK_SCRIPT"] else { return }
    let script = try #require(ListScript(text), "a script is steps with semicolons between them")
    let make: (ListModel) -> any ListUnderTest =
      environment["SOAK_LIST"] == "flow" ? { SoakFlow($0) } : { SoakTable($0) }
    let problem = Self.problem(script.steps, inWindow: environment["SOAK_WINDOW"] != nil, make)
    if let problem { Issue.record("\(problem.text)\nafter: \(script.text)") }
  }

  private func run(
    _ seed: Int, inWindow: Bool, hasAll: Bool = false, _ make: (ListModel) -> any ListUnderTest
  ) {
    var generator = StepGenerator(seed: seed)
    var steps: [ListStep] = []
    let problem = Self.problem(inWindow: inWindow, make) { count, index in
      guard index < Self.steps else { return nil }
      let step = ListStep.random(count: count, hasAll: hasAll, &generator)
      steps.append(step)
      return step
    }
    guard let problem else { return }
    let script = ListScript(steps).shrunk {
      Self.problem($0, inWindow: inWindow, make) != nil
    }
    let last = Self.problem(script.steps, inWindow: inWindow, make)
    Issue.record(
      """
      seed \(seed): \(problem.text)
      after \(problem.steps) steps. The same, shorter:
      SOAK_SCRIPT="\(script.text)"\(inWindow ? " SOAK_WINDOW=1" : "")
      \(last?.text ?? "")
      """)
  }

  struct Problem {
    let text: String
    let steps: Int
  }

  /// Takes steps with a new list until one goes wrong.
  static func problem(
    _ steps: [ListStep], inWindow: Bool, _ make: (ListModel) -> any ListUnderTest
  ) -> Problem? {
    problem(inWindow: inWindow, make) { _, index in index < steps.count ? steps[index] : nil }
  }

  /// - Parameter next: The next step of a list of so many items, after so many steps.
  private static func problem(
    inWindow: Bool, _ make: (ListModel) -> any ListUnderTest, _ next: (Int, Int) -> ListStep?
  ) -> Problem? {
    var result: Problem?
    onFreshScreen {
      var model = ListModel()
      model.insert(60, at: 0) { ($0 * 7919) % ListStep.maximumWeight }
      let run = ListRun(make(model), inWindow: inWindow)
      var index = 0
      while let step = next(run.list.model.items.count, index) {
        index += 1
        if let problem = run.take(step) {
          result = Problem(text: problem, steps: index)
          return
        }
      }
    }
    return result
  }
}
