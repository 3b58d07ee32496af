// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Labels")
struct LabelTests {
  @Test("a new label has UIKit's defaults")
  func defaults() {
    let label = UILabel()

    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.isUserInteractionEnabled == false)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(label.contentMode == .redraw)
  }

  @Test("measuring again with unchanged inputs uses the shaped text")
  func cache() throws {
    let label = makeLabel("one two three four five", lines: 0)
    _ = label.intrinsicContentSize
    let prepared = try #require(label.prepared)

    _ = label.sizeThatFits(CGSize(width: 50, height: 0))
    _ = label.intrinsicContentSize(forWidth: 70)
    label.text = "one two three four five"
    label.font = .systemFont(ofSize: 17)

    #expect(label.prepared === prepared)
  }

  @Test("a new text is measured anew")
  func newText() {
    let label = makeLabel("one")
    let before = label.intrinsicContentSize

    label.text = "one two"

    #expect(label.intrinsicContentSize.width > before.width)
  }

  @Test("setting the text forgets attributes and uses the label's font")
  func textClearsAttributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.intrinsicContentSize.height == 48)

    label.text = "Label"

    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test("a text with attributes brings alignment and line break mode; the font is rewritten")
  func attributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byCharWrapping
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Label",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .paragraphStyle: style])

    label.font = .systemFont(ofSize: 10)

    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byCharWrapping)
    #expect(label.intrinsicContentSize.height == 12)
    #expect(label.text == "Label")
  }

  @Test("the tallest run decides a line; line spacing separates lines")
  func mixedRuns() {
    let text = NSMutableAttributedString(string: "small BIG\nsmall")
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: whole)
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 6, length: 3))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    text.addAttribute(.paragraphStyle, value: style, range: whole)
    let label = makeLabel(nil, lines: 0)

    label.attributedText = text

    // 34 · 1.19336 + 10 + 17 · 1.19336 = 70.86
    #expect(label.intrinsicContentSize.height == 71)
  }

  @Test("attributes can be stored over others of the same key")
  func storingTwice() {
    let text = NSMutableAttributedString(
      string: "text",
      attributes: [.font: UIFont.systemFont(ofSize: 1), .foregroundColor: UIColor.red])
    let range = NSRange(location: 1, length: 2)

    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 2), range: range)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: range)

    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 2))
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("a text style follows the text size when asked to, a fixed font never")
  func traitChange() {
    let label = makeLabel("Label", .preferredFont(forTextStyle: .body))
    let fixed = makeLabel("Label")
    let deaf = makeLabel("Label", .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    fixed.adjustsFontForContentSizeCategory = true
    let root = UIView()
    for view in [label, fixed, deaf] { root.addSubview(view) }

    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge

    #expect(label.font.pointSize == 40)
    #expect(fixed.font.pointSize == 17)
    #expect(deaf.font.pointSize == 17)
  }

  @Test("baselines lie at the rounded ascender and move with the centred text")
  func baselines() throws {
    let label = makeLabel("Label")

    let tight = try #require(label.baselineOffsets(for: CGSize(width: 42, height: 20.5)))
    let tall = try #require(label.baselineOffsets(for: CGSize(width: 42, height: 40.5)))

    // Ascender 16.1865 to the nearest half point; the rest is below.
    #expect(tight.first == 16)
    #expect(tight.last == 4.5)
    #expect(tall.first == 26)
    #expect(tall.last == 14.5)
  }

  @Test("of several lines the first baseline is the first line's, the last the last line's")
  func baselinesOfLines() throws {
    let label = makeLabel("one\ntwo", .preferredFont(forTextStyle: .body), lines: 0)

    let offsets = try #require(label.baselineOffsets(for: label.intrinsicContentSize))

    #expect(offsets.first == 16)
    // 42.5 − round(16.1865 + 22)
    #expect(offsets.last == 4.5)
  }

  @Test("lines that shrink have the baselines of what is drawn")
  func baselinesOfShrunkLines() throws {
    let label = makeLabel("Label Label", .systemFont(ofSize: 40), lines: 0)
    label.adjustsFontSizeToFitWidth = true

    // Two lines of 25.1 points fill 60, so the first baseline is at 0.952 of 25.1.
    let offsets = try #require(label.baselineOffsets(for: CGSize(width: 120, height: 60)))
    #expect(abs(offsets.first - 24) <= 0.5)
  }
}
