// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Text views")
struct TextViewTests {
  private func makeTextView(_ text: String) -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  @Test("with scrolling on there is no natural size")
  func scrolling() {
    #expect(makeTextView("Label").intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("with scrolling off it is the text's with insets and padding")
  func natural() {
    let view = makeTextView("Label")

    view.isScrollEnabled = false

    // 41.33 + 2 · 5 and 20.287 + 2 · 8, up to half points.
    #expect(view.intrinsicContentSize == CGSize(width: 51.5, height: 36.5))
  }

  @Test("an empty text is one line high")
  func empty() {
    #expect(makeTextView("").sizeThatFits(CGSize(width: 100, height: 0)).height == 36.5)
  }

  @Test("layout cuts the text at the width it gives, when scrolling is off")
  func selfSizing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let view = makeTextView("one two three four five six seven eight nine ten eleven twelve")
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 150),
    ])

    root.layoutIfNeeded()

    #expect(view.frame.width == 150)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(view.frame.height > 60)
  }

  @Test("the content is as high as the text at the view's width")
  func contentSize() {
    let view = makeTextView("one two three four five six seven eight nine ten")
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    view.layoutIfNeeded()

    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test("the styling at a place is that of the letter behind it, or of the one before it")
  func styling() throws {
    let view = UITextView()
    let address = try #require(URL(string: "https://example.com"))
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.link, value: address, range: NSRange(location: 1, length: 1))
    view.attributedText = text
    let middle = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    #expect(view.textStyling(at: middle, in: .forward)?[.link] as? URL == address)
    #expect(view.textStyling(at: middle, in: .backward)?[.link] == nil)
    #expect(view.textStyling(at: view.beginningOfDocument, in: .backward) == nil)
  }
}
