// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// As Apple's documentation of TextKit 2 has it; Documentation/TextLayout.md §9.
@MainActor
@Suite("TextKit 2")
struct TextKit2Tests {
  private static func manager(
    _ text: String, width: CGFloat
  ) -> (content: NSTextContentStorage, layout: NSTextLayoutManager) {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    layout.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
    content.addTextLayoutManager(layout)
    content.attributedString = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    return (content, layout)
  }

  private static func fragments(_ layout: NSTextLayoutManager) -> [NSTextLayoutFragment] {
    var found: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      found.append($0)
      return true
    }
    return found
  }

  @Test("a paragraph is a fragment, its lines are line fragments below each other")
  func fragments() throws {
    let (content, layout) = Self.manager("One two\nThree", width: 300)
    let found = Self.fragments(layout)
    #expect(
      found.map {
        content.offset(from: $0.rangeInElement.location, to: $0.rangeInElement.endLocation)
      } == [8, 5])
    try #require(found.count == 2)
    let (first, second) = (found[0].layoutFragmentFrame, found[1].layoutFragmentFrame)
    #expect(first.minY == 0 && first.height > 20 && first.height < 21)
    #expect(abs(second.minY - first.maxY) < 0.5)
    #expect(found.map(\.textLineFragments.count) == [1, 1])
    #expect(found[1].textLineFragments[0].characterRange == NSRange(location: 0, length: 5))
    #expect(abs(layout.usageBoundsForTextContainer.height - second.maxY) < 0.5)
    #expect(
      layout.textLayoutFragment(for: CGPoint(x: 5, y: second.midY))?.rangeInElement
        == found[1].rangeInElement)
    #expect(layout.textLayoutFragment(for: CGPoint(x: 5, y: 500)) == nil)

    // "aaaa" is 4 × 9.5 wide: two of them do not fit in 50 points less two times 5.
    let other = Self.manager("aaaa aaaa aaaa", width: 50)
    let narrow = Self.fragments(other.layout)
    #expect(narrow.first?.textLineFragments.count == 3)
    let line = try #require(narrow.first?.textLineFragments[1])
    #expect(line.characterRange.location == 5)
    #expect(line.typographicBounds.minY > 20)
  }

  @Test("segments of a range are a rectangle a line")
  func segments() throws {
    let (content, layout) = Self.manager("aaaa aaaa aaaa", width: 50)
    let start = try #require(content.location(content.documentRange.location, offsetBy: 2))
    let end = try #require(content.location(content.documentRange.location, offsetBy: 7))
    var rects: [CGRect] = []
    let range = try #require(NSTextRange(location: start, end: end))
    layout.enumerateTextSegments(in: range, type: .standard) { _, rect, baseline, _ in
      rects.append(rect)
      #expect(baseline > 0 && baseline < rect.height)
      return true
    }
    try #require(rects.count == 2)
    #expect(rects[0].minX > rects[1].minX && rects[0].minY < rects[1].minY)
    #expect(content.location(end, offsetBy: 100) == nil)
  }

  @Test("an empty range is a segment without width at its place")
  func caret() throws {
    // "Label" is 41.33 points wide (semantics 2.7), behind the padding of 5.
    let (content, layout) = Self.manager("Label", width: 300)
    var rects: [CGRect] = []
    for place in [0, 5] {
      let start = try #require(content.location(content.documentRange.location, offsetBy: place))
      layout.enumerateTextSegments(
        in: NSTextRange(location: start), type: .selection, options: .rangeNotRequired
      ) { range, rect, _, _ in
        #expect(range == nil)
        rects.append(rect)
        return true
      }
    }
    #expect(rects.map(\.width) == [0, 0])
    #expect(rects.map { ($0.minX * 2).rounded() / 2 } == [5, 46.5])
  }

  private final class Fragment: NSTextLayoutFragment {}

  private final class Chooser: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate,
    NSTextViewportLayoutControllerDelegate
  {
    var configured = 0

    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      Fragment(textElement: textElement, range: textElement.elementRange)
    }

    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      range.location > 0
        ? nil : NSTextParagraph(attributedString: NSAttributedString(string: "x\n"))
    }

    func viewportBounds(
      for textViewportLayoutController: NSTextViewportLayoutController
    ) -> CGRect { CGRect(x: 0, y: 25, width: 300, height: 30) }

    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { configured += 1 }
  }

  @Test("delegates choose fragments and paragraphs; a viewport has those in sight")
  func delegates() throws {
    let (content, layout) = Self.manager("one\ntwo\nthree\nfour\nfive", width: 300)
    let chooser = Chooser()
    layout.delegate = chooser
    #expect(Self.fragments(layout).allSatisfy { $0 is Fragment })
    layout.textViewportLayoutController.delegate = chooser
    layout.textViewportLayoutController.layoutViewport()
    // Lines are 20.3 high: the second and the third reach into 25 to 55.
    #expect(chooser.configured == 2)
    content.delegate = chooser
    let first = try #require(content.textElements(for: content.documentRange).first)
    #expect((first as? NSTextParagraph)?.attributedString.string == "x\n")
    // "x" and its end, where the text has "one" and its.
    #expect(Self.fragments(layout).first?.textLineFragments.first?.characterRange.length == 2)
  }

  @Test("ranges contain, meet and join")
  func ranges() throws {
    let content = NSTextContentStorage()
    content.attributedString = NSAttributedString(string: "0123456789")
    func range(_ start: Int, _ end: Int) -> NSTextRange? {
      let zero = content.documentRange.location
      guard let from = content.location(zero, offsetBy: start),
        let to = content.location(zero, offsetBy: end)
      else { return nil }
      return NSTextRange(location: from, end: to)
    }
    #expect(range(4, 2) == nil)
    let (low, high) = (try #require(range(1, 5)), try #require(range(3, 8)))
    #expect(low.intersection(high) == range(3, 5))
    #expect(low.union(high) == range(1, 8))
    #expect(low.intersects(high) && !low.contains(high))
    #expect(low.contains(high.location) && !low.contains(low.endLocation))
    #expect(try #require(range(2, 2)).isEmpty)
  }

  @Test("a text view's layout manager edits the view's text")
  func textView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Hello\nworld"
    let layout = try #require(view.textLayoutManager)
    #expect(Self.fragments(layout).count == 2)
    let content = try #require(layout.textContentManager as? NSTextContentStorage)
    layout.replaceContents(
      in: content.documentRange, with: NSAttributedString(string: "Bye"))
    #expect(view.text == "Bye")
    #expect(view.textLayoutManager === layout)
  }
}
