// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Testing

@testable import UIKit

/// Documentation/Containers.md §6.5.
@MainActor
@Suite("Popovers of before iOS 8")
struct OldPopoverTests {
  private final class Told: NSObject, UIPopoverControllerDelegate {
    var ends = 0
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { ends += 1 }
  }

  @Test("the content is presented from the controller in front, and dismissed without its delegate")
  func presentation() {
    onDevice("iPad Pro 11") { _ in
      let root = UIViewController()
      _ = show(root)
      let content = UIViewController()
      let popover = UIPopoverController(contentViewController: content)
      let told = Told()
      popover.delegate = told
      popover.contentSize = CGSize(width: 200, height: 120)
      #expect(!popover.isPopoverVisible && popover.popoverArrowDirection == .unknown)
      popover.present(
        from: CGRect(x: 100, y: 100, width: 40, height: 40), in: root.view,
        permittedArrowDirections: .up, animated: false)
      settle()
      #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
      #expect(root.presentedViewController === content)
      #expect(content.view.bounds.width == 200)
      popover.dismiss(animated: false)
      settle()
      #expect(!popover.isPopoverVisible && told.ends == 0)
    }
  }
}
