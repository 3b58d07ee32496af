// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

/// In which configurations lists are looked at page by page (Documentation/Check.md §1.9).
@Suite("Configurations in which lists are paged")
struct PagedConfigurationsTests {
  private func plan(_ configurations: [Configuration]) -> CheckPlan {
    CheckPlan(
      configurations: configurations, changes: [], screens: [], units: [], timeLimit: 1,
      memoryLimit: 1)
  }

  @Test("of the standard matrix one for each text size on each window, held either way")
  func standard() {
    let all = CheckMatrix.standard.configurations
    let chosen = plan(all).pagedConfigurations.sorted().map { all[$0] }
    // 6 windows, 2 orientations, 5 text sizes.
    #expect(chosen.count == 60)
    let kinds = Set(
      chosen.map { [$0.device, $0.window.name, $0.orientation.rawValue, $0.textSize.rawValue] })
    #expect(kinds.count == 60)
    // The other axes take turns.
    #expect(Set(chosen.map(\.appearance)).count == 2)
    #expect(Set(chosen.map(\.direction)).count == 2)
    #expect(Set(chosen.map(\.pseudoLanguage)).count == 2)
  }

  @Test("a lone configuration is one of them")
  func lone() throws {
    let one = try #require(CheckMatrix.standard.configurations.last)
    #expect(plan([one]).pagedConfigurations == [0])
    #expect(plan([]).pagedConfigurations == [])
  }

  @Test("of few that stand for many, a size between those that are paged is not")
  func covering() throws {
    let all = CheckMatrix.standard.configurations.filter { $0.device == "iPhone 14" }
    func place(_ size: TextSize, _ orientation: Orientation) throws -> Int {
      try #require(all.firstIndex { $0.textSize == size && $0.orientation == orientation })
    }
    let few = try [
      place(.xS, .portrait), place(.l, .landscape), place(.xxxL, .portrait),
      place(.ax3, .landscape), place(.ax5, .portrait), place(.ax3, .portrait),
    ].map { all[$0] }
    var plan = self.plan(few)
    #expect(plan.pagedConfigurations.count == 6)
    plan.isCovering = true
    // Upright AX5 is the largest, on its side AX3; the usual is there on its side.
    #expect(plan.pagedConfigurations == [1, 3, 4])
    var lone = self.plan([few[0]])
    lone.isCovering = true
    #expect(lone.pagedConfigurations == [0])
  }
}
