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
  @Test(
    "a manager's factor of hyphens counts for paragraphs without one",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
  func hyphenation() {
    withScreen {
      let font = UIFont.systemFont(ofSize: 17)
      let word = NSAttributedString(string: "hyphenation", attributes: [.font: font])
      let storage = NSTextStorage(
        string: "hyphenation hyphenation hyphenation", attributes: [.font: font])
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(
        size: CGSize(width: word.size().width * 1.5 + 30, height: 1000))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      let threeLines = manager.usedRect(for: container).height
      manager.hyphenationFactor = 1
      // A word, a space and "hyphen-" stand beside each other.
      let twoLines = manager.usedRect(for: container).height
      #expect(twoLines < threeLines * 0.8)
      manager.hyphenationFactor = 0
      #expect(manager.usedRect(for: container).height == threeLines)
    }
  }

  @Test("a container knows its manager, and a glyph is asked for with the way to the next")
  func places() {
    withScreen {
      let storage = NSTextStorage(
        string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 200, height: 100))
      container.lineFragmentPadding = 0
      #expect(container.layoutManager == nil)
      manager.addTextContainer(container)
      #expect(container.layoutManager === manager)
      let first = manager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 1), in: container)
      var fraction: CGFloat = 0
      let point = CGPoint(x: first.midX, y: first.midY)
      #expect(
        manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
          == 0)
      #expect(abs(fraction - 0.5) < 0.01)
      manager.removeTextContainer(at: 0)
      #expect(container.layoutManager == nil)
    }
  }
}
