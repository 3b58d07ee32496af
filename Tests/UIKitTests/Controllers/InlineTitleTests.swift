// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// The small title of a bar whose large one folds (Documentation/Containers.md §1.4).
@MainActor
@Suite("The inline title after a large one")
struct InlineTitleTests {
  final class Page: UIViewController {
    let scroll = UIScrollView()
    override func loadView() { view = scroll }
  }

  /// Labels with the text in the bar's row that can be seen.
  private func titles(in view: UIView, _ text: String) -> [UILabel] {
    let own = (view as? UILabel).map { $0.text == text && $0.font.pointSize < 20 ? [$0] : [] } ?? []
    return own + view.subviews.flatMap { titles(in: $0, text) }
  }

  @Test("it has its width once the large title is gone, and goes when that comes back")
  func folded() throws {
    try onDevice("iPhone X") { _ in
      let page = Page()
      page.title = "Fruits"
      page.scroll.contentSize = CGSize(width: 375, height: 3000)
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      _ = show(navigation)
      let title = try #require(titles(in: navigation.navigationBar, "Fruits").first)
      #expect(title.alpha == 0)
      let top = page.scroll.contentOffset.y
      page.scroll.contentOffset.y = 400
      settle()
      #expect(title.alpha == 1 && title.frame.width >= title.sizeThatFits(.zero).width - 0.5)
      #expect(abs(title.frame.midX - 187.5) < 1)
      page.scroll.contentOffset.y = top
      settle()
      #expect(title.alpha == 0)
    }
  }
}
