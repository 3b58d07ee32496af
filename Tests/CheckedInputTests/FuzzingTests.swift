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

  /// Found by libFuzzer: the message named no picture.
  @Test @MainActor func `a picture longer than any surface is refused by its name`() throws {
    // A GIF file of 1 × 40 000 pixels, one of which is painted.
    let bytes: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 0x40, 0x9C, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
      + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    let problem = try #require(FuzzKind.image.problem(of: bytes))
    #expect(FuzzKind.image.hasPlace(problem) && problem.contains("1 × 40000"), "\(problem)")
  }

  /// What stops at the first thing that is missing tries nothing behind it.
  @Test(arguments: FuzzKind.allCases)
  @MainActor func `sound files are read to their end`(kind: FuzzKind) {
    for seed in kind.seeds(in: []) { #expect(kind.problem(of: seed) == nil) }
  }

  /// The cheap kinds; documents and drawings are read by `Scripts/fuzz`.
  @Test(arguments: [
    FuzzKind.project, .workspace, .configuration, .scheme, .archive, .propertyList, .strings,
    .stringsDictionary, .catalog, .dataModel, .json, .image, .font,
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
