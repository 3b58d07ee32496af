// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import ListSoak

// ListsSoak LISTS FIRST SEEDS STEPS: takes random steps with each of the lists, named with commas between,
// seed after seed; prints how long it took, and ends with 1 at the first that goes wrong. With SOAK_SCRIPT in
// the environment it takes that script instead, with the list SOAK_LIST, in a window if SOAK_WINDOW is set.

@MainActor
func tell(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

let environment = ProcessInfo.processInfo.environment
if let text = environment["SOAK_SCRIPT"] {
  guard let script = ListScript(text), let kind = SoakKind(rawValue: environment["SOAK_LIST"] ?? "")
  else {
    tell("a script is steps with semicolons between them, for a list that SOAK_LIST names")
    exit(64)
  }
  let inWindow = environment["SOAK_WINDOW"] != nil
  guard let problem = Soak.problem(script.steps, of: kind, inWindow: inWindow) else { exit(0) }
  tell("\(problem.text), after step \(problem.steps)")
  exit(1)
}

let words = CommandLine.arguments.dropFirst().map { $0 }
let kinds = (words.first ?? "flow,table,custom").split(separator: ",").map(String.init)
let numbers = words.dropFirst().compactMap { Int($0) }
let first = numbers.first ?? 0
let seeds = numbers.count > 1 ? numbers[1] : 200
let steps = numbers.count > 2 ? numbers[2] : 1000

for name in kinds {
  guard let kind = SoakKind(rawValue: name) else {
    tell("\(name) is none of \(SoakKind.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(64)
  }
  let start = ContinuousClock.now
  for seed in first..<first + seeds {
    if let failure = Soak.failure(of: kind, seed: seed, steps: steps) {
      tell(failure)
      exit(1)
    }
  }
  let seconds = (ContinuousClock.now - start) / .seconds(1)
  tell("\(name): seeds \(first) to \(first + seeds - 1), \(steps) steps each, in \(Int(seconds)) s")
}
