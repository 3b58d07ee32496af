// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Fuzzing
import Testing

/// Documentation/HostileFiles.md §4.
struct FuzzingTests {
  @Test func `a seed and a number give the same bytes`() {
    func mutant(_ seed: UInt64, _ number: UInt64) -> [UInt8] {
      var mutator = Mutator(seed: seed, number: number)
      return mutator.mutant(of: Array("<a b=\"1\"><c d=\"22\"/></a>".utf8))
    }
    #expect((0..<50).allSatisfy { mutant(3, $0) == mutant(3, $0) })
    #expect(Set((0..<50).map { mutant(3, $0) }).count > 40)
    #expect(mutant(3, 7) != mutant(4, 7))
  }

  /// The cheap kinds; documents, projects and drawings are read by `Scripts/fuzz`.
  @Test(arguments: [
    FuzzKind.propertyList, .strings, .stringsDictionary, .catalog, .dataModel, .json, .image, .font,
  ])
  @MainActor func `every mutant is read, or refused with its place`(kind: FuzzKind) {
    let seeds = kind.seeds(in: [])
    for number in 0..<60 {
      var mutator = Mutator(seed: 11, number: UInt64(number))
      let mutant = mutator.mutant(of: seeds[number % seeds.count])
      guard mutant.count < 100_000, let problem = kind.problem(of: mutant) else { continue }
      #expect(kind.hasPlace(problem), "mutant \(number): \(problem)")
    }
  }
}
