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
}
