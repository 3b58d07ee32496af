// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Label sizes")
struct LabelSizeTests {
  struct Height: Sendable {
    var style: UIFont.TextStyle?
    var size: CGFloat = 17
    var lines = 1
    var at2: CGFloat
    var at3: CGFloat
  }

  /// Documentation/Label.md §5: the measured heights.
  nonisolated static let heights = [
    Height(style: .body, at2: 20.5, at3: 61.0 / 3),
    Height(size: 17, at2: 20.5, at3: 61.0 / 3),
    Height(style: .body, lines: 2, at2: 42.5, at3: 127.0 / 3),
    Height(style: .body, lines: 4, at2: 86.5, at3: 259.0 / 3),
    Height(style: .body, lines: 6, at2: 130.5, at3: 391.0 / 3),
    Height(size: 17, lines: 2, at2: 41, at3: 122.0 / 3),
    Height(style: .callout, at2: 19.5, at3: 58.0 / 3),
    Height(style: .subheadline, at2: 18, at3: 18),
    Height(style: .footnote, at2: 16, at3: 47.0 / 3),
    Height(style: .caption1, at2: 14.5, at3: 43.0 / 3),
    Height(style: .caption2, at2: 13.5, at3: 40.0 / 3),
    Height(style: .title3, at2: 24, at3: 24),
    Height(style: .title2, at2: 26.5, at3: 79.0 / 3),
    Height(style: .title1, at2: 33.5, at3: 101.0 / 3),
    Height(style: .largeTitle, at2: 41, at3: 122.0 / 3),
    Height(size: 36, at2: 43, at3: 43),
    Height(size: 72, at2: 86, at3: 86),
  ]

  @Test("heights are the measured ones", arguments: heights)
  func height(_ row: Height) {
    for (scale, expected) in [(CGFloat(2), row.at2), (3, row.at3)] {
      withScreen(scale: scale) {
        let font = row.style.map { UIFont.preferredFont(forTextStyle: $0) }
        let text = Array(repeating: "Snug", count: row.lines).joined(separator: "\n")
        let label = makeLabel(text, font ?? .systemFont(ofSize: row.size), lines: 0)

        #expect(abs(label.intrinsicContentSize.height - expected) < 0.001, "\(row) at \(scale)×")
      }
    }
  }

  @Test("the width is the advance sum, rounded up to pixels")
  func width() {
    // "Label" at 17 measures 41.33.
    #expect(withScreen(scale: 2) { makeLabel("Label").intrinsicContentSize.width } == 41.5)
    let at3 = withScreen(scale: 3) { makeLabel("Label").intrinsicContentSize.width }
    #expect(abs(at3 - 124.0 / 3) < 0.001)
  }

  @Test("no text and empty text take no room")
  func empty() {
    #expect(makeLabel(nil).intrinsicContentSize == .zero)
    #expect(makeLabel("").intrinsicContentSize == .zero)
    #expect(makeLabel(" ").intrinsicContentSize.height == 20.5)
  }

  @Test("without a text the last line lies at the bottom, at any height")
  func emptyBaseline() {
    let label = makeLabel(nil)
    for height in [0, 20.5, 60] {
      label.frame.size = CGSize(width: 100, height: height)
      // The descent of 17 points is 494/2048 em.
      #expect(abs(label.lastBaselineOffsetFromBottom - 17 * 494 / 2048) < 0.3)
    }
  }

  @Test("a label of one line ignores the width it is offered")
  func singleLine() {
    let label = makeLabel("Integer posuere erat a ante venenatis dapibus")

    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == label.intrinsicContentSize)
  }

  @Test("several lines are cut at the width offered; a huge height is no limit")
  func severalLines() {
    let label = makeLabel("one two three four five six seven eight nine ten", lines: 0)

    let size = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))

    #expect(size.width <= 120)
    // Whole lines of 20.2871 points: the sum is rounded up.
    let lines = (size.height / 20.2871).rounded(.down)
    #expect(lines >= 3)
    #expect(size.height == (lines * 20.287109375 * 2).rounded(.up) / 2)
  }

  @Test("an explicit preferred width cuts the intrinsic size, the label's own width does not")
  func preferredWidth() {
    let label = makeLabel("one two three four five six seven eight nine ten", lines: 0)
    label.frame.size.width = 60
    #expect(label.intrinsicContentSize.height == 20.5)

    label.preferredMaxLayoutWidth = 120

    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 120, height: 0)))
    #expect(label.wrapsAutomatically == false)
  }

  @Test("the number of lines limits the height")
  func numberOfLines() {
    let label = makeLabel("one two three four five six seven eight nine ten", lines: 2)

    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 41)
  }

  @Test("the height of the bounds limits the lines of a text rectangle")
  func heightLimit() {
    let label = makeLabel("one two three four five six seven eight nine ten", lines: 0)

    let rect = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 60, height: 45), limitedToNumberOfLines: 0)

    #expect(rect.height == 41)
  }

  @Test("a subclass that adds insets in textRect is measured with them")
  func insets() {
    final class PaddedLabel: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -10, dy: -5)
      }
    }
    let label = PaddedLabel()
    label.text = "Label"

    #expect(label.intrinsicContentSize == CGSize(width: 61.5, height: 30.5))
  }

  @Test(
    "a paragraph that may be hyphenated fills its lines",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
  func hyphenation() {
    withScreen {
      @MainActor func height(_ factor: Float) -> CGFloat {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
          string: "hyphenation hyphenation hyphenation",
          attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        // A word, a space and "hyphen-", but not two words.
        let word = makeLabel("hyphenation").intrinsicContentSize.width
        return label.sizeThatFits(CGSize(width: word * 1.5 + 30, height: 0)).height
      }

      // Three words a line each, or three words in two lines of a word and a half.
      #expect(height(0) == 61)
      #expect(height(1) == 41)
    }
  }
}
