// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Presses that are felt")
struct PreviewInteractionTests {
  @Test("an interaction knows its view without holding it, and asks no delegate")
  func interaction() {
    final class Silent: NSObject, UIPreviewInteractionDelegate {
      var told = 0
      func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition: CGFloat, ended: Bool
      ) { told += 1 }
      func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { told += 1 }
    }
    let silent = Silent()
    var view: UIView? = UIView()
    let interaction = view.map(UIPreviewInteraction.init(view:))
    interaction?.delegate = silent
    #expect(interaction?.view === view && interaction?.delegate === silent)
    interaction?.cancel()
    #expect(silent.told == 0)
    view = nil
    #expect(interaction?.view == nil)
  }
}
