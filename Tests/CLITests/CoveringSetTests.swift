// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import CLI

/// Fewer configurations that stand for all (Documentation/Exploration.md §11).
@Suite("A covering set of configurations")
struct CoveringSetTests {
  private let all = CheckMatrix.standard.configurations
  private var chosen: [Configuration] { CoveringSet(of: all).configurations }

  /// The values of a configuration by the names of their axes.
  private func values(_ one: Configuration) -> [String] {
    [
      "window \(one.device) \(one.window.name)", "held \(one.orientation)", "size \(one.textSize)",
      "longer \(one.pseudoLanguage != nil)", "direction \(one.direction == .rightToLeft)",
      "look \(one.appearance)",
    ]
  }

  private func pairs(_ configurations: [Configuration]) -> Set<Set<String>> {
    Set(
      configurations.flatMap { one in
        values(one).flatMap { first in
          values(one).filter { $0 != first }.map { Set([first, $0]) }
        }
      })
  }

  @Test("every pair of settings of the 480 is in one of them")
  func pairwise() {
    #expect(pairs(chosen) == pairs(all))
  }

  @Test("they are a tenth, and the largest text on every window both ways is among them")
  func extremes() {
    // Six windows times five sizes is the least that can hold every pair.
    #expect((30...60).contains(chosen.count))
    let largest = chosen.filter { $0.textSize == .ax5 && $0.pseudoLanguage != nil }
    #expect(Set(largest.map { "\($0.device) \($0.window.name) \($0.orientation)" }).count == 12)
    #expect(
      chosen.contains {
        $0.device == "iPhone 14" && $0.textSize == .l && $0.orientation == .portrait
      })
  }

  @Test("lists are paged in the largest size on every window both ways, and the usual one on each")
  func paged() {
    var plan = CheckPlan(
      configurations: chosen, changes: [], screens: [], units: [], timeLimit: 1, memoryLimit: 1)
    plan.isCovering = true
    let paged = plan.pagedConfigurations.map { chosen[$0] }
    // Six windows, two of the largest and one of the usual on each.
    #expect(paged.count == 18)
    #expect(paged.count { $0.textSize == .ax5 } == 12)
    #expect(paged.count { $0.textSize == .l } == 6)
    #expect(Set(paged.map { "\($0.device) \($0.window.name)" }).count == 6)
  }

  @Test("they are the same each time, in the order of all")
  func order() {
    let places = chosen.compactMap { all.firstIndex(of: $0) }
    #expect(places == places.sorted())
    #expect(CoveringSet(of: all).configurations == chosen)
  }

  @Test("what the app is changed to while it runs is among them")
  func changes() {
    let ends = CheckMatrix.standard.changes.map(\.end)
    let held = CoveringSet(of: all, with: ends).configurations
    #expect(!ends.isEmpty && ends.allSatisfy(held.contains))
    #expect(pairs(held) == pairs(all) && held.count <= 60)
    let places = held.compactMap { all.firstIndex(of: $0) }
    #expect(places == places.sorted())
  }

  @Test("it is taken above six thousand looks, and not where all are asked for")
  func isTaken() {
    #expect(!CoveringSet.stands(forLooks: 6_000, areAllAsked: false))
    #expect(CoveringSet.stands(forLooks: 6_001, areAllAsked: false))
    #expect(!CoveringSet.stands(forLooks: 12_960, areAllAsked: true))
  }
}
