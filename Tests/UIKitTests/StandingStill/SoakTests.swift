// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListSoak
import Testing

@MainActor
@Suite("Lists stand still through random changes", .serialized)
struct SoakTests {
  private nonisolated static func number(_ name: String, _ usual: Int) -> Int {
    Int(ProcessInfo.processInfo.environment[name] ?? "") ?? usual
  }

  nonisolated static let firstSeed = number("SOAK_FIRST", 0)
  nonisolated static let seeds = firstSeed..<firstSeed + number("SOAK_SEEDS", 8)
  nonisolated static let steps = number("SOAK_STEPS", 200)

  private func run(_ kind: SoakKind, _ seed: Int) {
    if let failure = Soak.failure(of: kind, seed: seed, steps: Self.steps) {
      Issue.record("\(failure)")
    }
  }

  @Test("a table", arguments: seeds)
  func table(seed: Int) { run(.table, seed) }

  @Test("a flow layout", arguments: seeds)
  func flow(seed: Int) { run(.flow, seed) }

  @Test("a flow layout of items of all sizes", arguments: seeds)
  func mixed(seed: Int) { run(.mixed, seed) }

  @Test("a compositional layout", arguments: seeds)
  func compositional(seed: Int) { run(.groups, seed) }

  @Test("a list layout", arguments: seeds)
  func list(seed: Int) { run(.list, seed) }

  @Test("a layout of an app's own", arguments: seeds)
  func custom(seed: Int) { run(.custom, seed) }

  @Test("a script that failed is taken again: SOAK_SCRIPT, of the list SOAK_LIST names")
  func script() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["SOAK_SCRIPT"] else { return }
    let script = try #require(ListScript(text), "a script is steps with semicolons between them")
    let kind = try #require(SoakKind(rawValue: environment["SOAK_LIST"] ?? "table"))
    let problem = Soak.problem(
      script.steps, of: kind, inWindow: environment["SOAK_WINDOW"] != nil)
    if let problem { Issue.record("\(problem.text)\nafter: \(script.text)") }
  }
}
