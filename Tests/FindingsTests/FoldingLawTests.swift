// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Testing

@Suite("Laws of folding")
struct FoldingLawTests {
  private static let folding = Folding(matrix: SampleMatrix.all)

  /// A union of a few boxes, some configurations flipped.
  private func randomSet(_ random: inout SeededRandom) -> [Configuration] {
    let all = SampleMatrix.all
    var chosen: Set<Configuration> = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let sample = all[Int.random(in: 0..<all.count, using: &random)]
      let mask = (0..<5).map { _ in Bool.random(using: &random) }
      chosen.formUnion(
        all.filter {
          (mask[0] || $0.device == sample.device)
            && (mask[1] || $0.orientation == sample.orientation)
            && (mask[2] || $0.textSize == sample.textSize)
            && (mask[3] || $0.direction == sample.direction)
            && (mask[4] || $0.appearance == sample.appearance)
        })
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      chosen.formSymmetricDifference([all[Int.random(in: 0..<all.count, using: &random)]])
    }
    return all.filter(chosen.contains)
  }

  @Test("the description means exactly the set", arguments: 0..<20)
  func exact(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let set = randomSet(&random)

    let folded = Self.folding.fold(set)

    #expect(SampleMatrix.all.filter(folded.contains) == set, "\(folded.text)")
  }

  @Test("somebody who reads the words gets the set", arguments: 0..<20)
  func readable(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let set = randomSet(&random)

    let text = Self.folding.fold(set).text

    #expect(try PhraseReader(matrix: SampleMatrix.all).configurations(text) == set, "\(text)")
  }

  @Test("the order in which configurations come does not matter", arguments: 0..<4)
  func order(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let set = randomSet(&random)

    #expect(Self.folding.fold(set.shuffled(using: &random)).text == Self.folding.fold(set).text)
  }

  @Test("no clause can be left out", arguments: 0..<12)
  func irredundant(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let set = randomSet(&random)
    let folded = Self.folding.fold(set)
    let meant = folded.isException ? SampleMatrix.all.filter { !set.contains($0) } : set

    for left in folded.clauses {
      let others = folded.clauses.filter { $0 != left }
      #expect(
        !meant.allSatisfy { one in others.contains { $0.contains(one) } },
        "\(left.text) is needless in \(folded.text)")
    }
  }

  @Test("every single box is one clause", arguments: 0..<20)
  func boxes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let all = SampleMatrix.all
    let sample = all[Int.random(in: 0..<all.count, using: &random)]
    let mask = (0..<5).map { _ in Bool.random(using: &random) }
    let set = all.filter {
      (mask[0] || $0.device == sample.device) && (mask[1] || $0.orientation == sample.orientation)
        && (mask[2] || $0.textSize.rawValue == sample.textSize.rawValue)
        && (mask[3] || $0.isRightToLeft == sample.isRightToLeft)
        && (mask[4] || $0.appearance == sample.appearance)
    }

    #expect(Self.folding.fold(set).clauses.count == 1)
  }
}
