// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Documentation/Touches.md §4.
@MainActor
@Suite("Views that could be pressed hard")
struct PreviewingTests {
  private final class Looker: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  private final class Counting: UIViewController {
    var counts = (made: 0, gone: 0)

    override func registerForPreviewing(
      with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
      counts.made += 1
      return super.registerForPreviewing(with: delegate, sourceView: sourceView)
    }

    override func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
      counts.gone += 1
      super.unregisterForPreviewing(withContext: previewing)
    }
  }

  @Test("a controller keeps what it gave until that is unregistered, and subclasses hear of both")
  func kept() {
    onDevice("iPhone 14") { _ in
      let (controller, looker, view) = (Counting(), Looker(), UIView())
      let given = controller.registerForPreviewing(with: looker, sourceView: view)

      #expect(given.sourceView === view)
      #expect(given.delegate === looker)
      #expect(controller.surroundings.previewings.first === given)
      controller.unregisterForPreviewing(withContext: given)
      #expect(controller.counts == (1, 1))
      #expect(controller.surroundings.previewings.isEmpty)
    }
  }

  @Test("what a controller gave does not keep its delegate")
  func weakDelegate() {
    onDevice("iPhone 14") { _ in
      let controller = UIViewController()
      var looker: Looker? = Looker()
      weak let gone = looker
      if let looker { controller.registerForPreviewing(with: looker, sourceView: controller.view) }
      looker = nil

      #expect(gone == nil)
      let shown = controller.surroundings.previewings.compactMap {
        $0.delegate.previewingContext($0, viewControllerForLocation: .zero)
      }
      #expect(shown.isEmpty)
    }
  }
}
