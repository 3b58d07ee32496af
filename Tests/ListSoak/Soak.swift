// Part of Snug, under the Apache License 2.0; see LICENSE.

import UIKit

/// Random runs, and scripts of them taken again (Documentation/StandingStill.md §4).
@MainActor
package enum Soak {
  package struct Problem {
    package let text: String
    package let steps: Int
  }

  /// Takes random steps with a list; every other seed in a window, where all changes are animated.
  ///
  /// - Returns: What went wrong, with a short script that does it again; nil when nothing did.
  package static func failure(of kind: SoakKind, seed: Int, steps: Int) -> String? {
    let inWindow = seed % 2 == 1
    var generator = StepGenerator(seed: seed)
    var taken: [ListStep] = []
    let problem = Self.problem(kind, inWindow: inWindow) { model, index in
      guard index < steps else { return nil }
      let step = ListStep.random(model, &generator)
      taken.append(step)
      return step
    }
    guard let problem else { return nil }
    let script = ListScript(taken).shrunk {
      Self.problem($0, of: kind, inWindow: inWindow) != nil
    }
    let last = Self.problem(script.steps, of: kind, inWindow: inWindow)
    return """
      \(kind.rawValue), seed \(seed): \(problem.text)
      after \(problem.steps) steps. The same, shorter:
      SOAK_LIST=\(kind.rawValue) SOAK_SCRIPT="\(script.text)"\(inWindow ? " SOAK_WINDOW=1" : "")
      \(last?.text ?? "")
      """
  }

  /// Takes steps with a new list until one goes wrong.
  package static func problem(
    _ steps: [ListStep], of kind: SoakKind, inWindow: Bool
  ) -> Problem? {
    problem(kind, inWindow: inWindow) { _, index in index < steps.count ? steps[index] : nil }
  }

  /// - Parameter next: The next step of a list that shows a model, after so many steps.
  private static func problem(
    _ kind: SoakKind, inWindow: Bool, _ next: (ListModel, Int) -> ListStep?
  ) -> Problem? {
    let before = Runtime.current
    Runtime.current = Runtime()
    Runtime.current.screenTraits = UITraitCollection(displayScale: 2)
    defer {
      Runtime.current = before
      UITraitCollection.current = before.screenTraits
    }
    var model = ListModel()
    model.insert(25, at: 0)
    model.insertSection(1, count: 20)
    model.insertSection(2, count: 15)
    let run = ListRun(kind.make(model), inWindow: inWindow)
    var index = 0
    while let step = next(run.list.model, index) {
      index += 1
      if let problem = run.take(step) { return Problem(text: problem, steps: index) }
    }
    return nil
  }
}
