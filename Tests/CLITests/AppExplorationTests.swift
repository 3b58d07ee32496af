// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import CLI

/// In which configurations an app is used (Documentation/Exploration.md §1.2).
@Suite("Where an app is explored")
struct AppExplorationTests {
  @Test(
    "the second search is on the widest window that is regular in width, where the first is not")
  func widest() {
    let all = CheckMatrix.standard.configurations
    let wide = AppExploration.widest(all)
    #expect(wide?.device == "iPad Pro 11" && wide?.window == .full)
    #expect(wide?.orientation == .landscape && wide?.textSize == .l)
    #expect(wide?.pseudoLanguage == nil && wide?.appearance == .light)
    // A large phone on its side is regular, others are not.
    let phones = all.filter { $0.device.hasPrefix("iPhone") }
    #expect(AppExploration.widest(phones)?.device == "iPhone 15 Pro Max")
    #expect(AppExploration.widest(phones.filter { $0.device == "iPhone SE" }) == nil)
    #expect(
      AppExploration.widest(all.filter { $0.window == .full && $0.device == "iPad Pro 11" }) == nil)
  }

  @Test("a way is walked where it was found, else in the usual configuration")
  func homes() {
    let all = CheckMatrix.standard.configurations
    var screen = ScreenRequest(name: "Wide", origin: .explored)
    #expect(AppExploration.home(of: screen, in: all)?.device == "iPhone 14")
    screen.foundOn = "iPad Pro 11 in landscape"
    #expect(AppExploration.home(of: screen, in: all) == AppExploration.widest(all))
    screen.foundOn = "iPad of another matrix in landscape"
    #expect(AppExploration.home(of: screen, in: all)?.device == "iPhone 14")
  }
}
