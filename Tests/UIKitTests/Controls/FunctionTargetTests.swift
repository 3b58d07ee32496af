// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Controls.md §1.2.
@MainActor
@Suite("Targets that are no objects")
struct FunctionTargetTests {
  private final class Page: UIViewController {
    var taps = 0

    /// As `self` in the initial value of a property: the method of that name, before it has its object.
    let button: UIButton = {
      let target: (Page) -> () -> Page = { page in { page } }
      let button = UIButton(type: .system)
      button.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
      return button
    }()
  }

  @Test("leave the action to the responder chain, which leads to the controller")
  func chain() {
    RuntimeRegistry.register("Tests.FunctionTargetPage", Page.self).method("tapped") {
      (page: Page, _) in page.taps += 1
    }
    let page = Page()
    page.view.addSubview(page.button)
    page.button.sendActions(for: .touchUpInside)
    #expect(page.taps == 1)
  }
}
