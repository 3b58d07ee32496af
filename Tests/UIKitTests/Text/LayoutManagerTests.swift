// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Layout managers")
struct LayoutManagerTests {
  @Test("lines follow a container that changes its size, and one that is asked for next")
  func containers() {
    withScreen {
      let storage = NSTextStorage(string: "one two three four five six seven eight nine ten")
      storage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 48))
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let wide = NSTextContainer(size: CGSize(width: 2000, height: 1000))
      let narrow = NSTextContainer(size: CGSize(width: 150, height: 1000))
      manager.addTextContainer(wide)
      let oneLine = manager.usedRect(for: wide).height
      // Nothing but "one two three" fits beside each other in 140 points.
      let several = manager.usedRect(for: narrow).height
      #expect(several > 2 * oneLine)
      #expect(manager.usedRect(for: wide).height == oneLine)
      wide.size.width = 150
      #expect(manager.usedRect(for: wide).height == several)
      wide.lineFragmentPadding = 60
      #expect(manager.usedRect(for: wide).height > several)
    }
  }
}
