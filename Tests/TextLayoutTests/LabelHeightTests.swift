// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import Testing

@testable import TextLayout

/// Heights that Apple's labels have in Interface Builder (Documentation/TextLayout.md §5).
@Suite struct LabelHeightTests {
  private struct Row: Sendable {
    var size: CGFloat
    /// The text style's leading; `nil` for a plain system font.
    var leading: CGFloat?
    var lines: Int
    var at2x: CGFloat
    var at3x: CGFloat
  }

  private static let rows: [Row] = [
    Row(size: 17, leading: nil, lines: 1, at2x: 20.5, at3x: 20.333),
    Row(size: 17, leading: 22, lines: 1, at2x: 20.5, at3x: 20.333),
    Row(size: 17, leading: 22, lines: 2, at2x: 42.5, at3x: 42.333),
    Row(size: 17, leading: 22, lines: 4, at2x: 86.5, at3x: 86.333),
    Row(size: 17, leading: 22, lines: 6, at2x: 130.5, at3x: 130.333),
    Row(size: 17, leading: nil, lines: 2, at2x: 41, at3x: 40.667),
    Row(size: 16, leading: 21, lines: 1, at2x: 19.5, at3x: 19.333),
    Row(size: 15, leading: 20, lines: 1, at2x: 18, at3x: 18),
    Row(size: 13, leading: 18, lines: 1, at2x: 16, at3x: 15.667),
    Row(size: 12, leading: 16, lines: 1, at2x: 14.5, at3x: 14.333),
    Row(size: 11, leading: 13, lines: 1, at2x: 13.5, at3x: 13.333),
    Row(size: 20, leading: 25, lines: 1, at2x: 24, at3x: 24),
    Row(size: 22, leading: 28, lines: 1, at2x: 26.5, at3x: 26.333),
    Row(size: 28, leading: 34, lines: 1, at2x: 33.5, at3x: 33.667),
    Row(size: 34, leading: 41, lines: 1, at2x: 41, at3x: 40.667),
    Row(size: 36, leading: nil, lines: 1, at2x: 43, at3x: 43),
    Row(size: 72, leading: nil, lines: 1, at2x: 86, at3x: 86),
  ]

  @Test("a label of n lines is as high as on a device", arguments: rows.indices)
  func heights(index: Int) {
    let row = Self.rows[index]
    var paragraph = ParagraphAttributes()
    paragraph.minimumLinePitch = row.leading
    let string = Array(repeating: "Line", count: row.lines).joined(separator: "\n")
    let text = Samples.shaped(string, font: .system(row.size), paragraph: paragraph)

    let height = text.size(width: .infinity).height

    #expect(PixelGrid(scale: 2).ceiling(height) == row.at2x)
    #expect(abs(PixelGrid(scale: 3).ceiling(height) - row.at3x) < 0.001)
    #expect(text.lines(width: .infinity).size.height == height)
  }

  @Test("an empty text has no size, a space is one line high")
  func emptiness() {
    #expect(Samples.shaped("").size(width: 100) == .zero)
    #expect(Samples.shaped("").lines(width: 100) == .empty)
    #expect(abs(Samples.shaped(" ").size(width: 100).height - 20.2871) < 0.0001)
  }

  @Test("baselines are one pitch apart and the first lies one ascent down")
  func baselines() {
    var paragraph = ParagraphAttributes()
    paragraph.minimumLinePitch = 22
    let frame = Samples.shaped("a\nb\nc", paragraph: paragraph).lines(width: .infinity)
    #expect(abs(frame.firstBaseline - 16.1865) < 0.0001)
    #expect(abs(frame.lastBaseline - frame.firstBaseline - 44) < 1e-9)
  }

  @Test("line spacing lies between lines, paragraph spacing between paragraphs")
  func spacings() {
    var paragraph = ParagraphAttributes()
    paragraph.lineSpacing = 3
    paragraph.paragraphSpacing = 5
    paragraph.paragraphSpacingBefore = 2
    let line = 20.287109375
    #expect(abs(Samples.shaped("a", paragraph: paragraph).size(width: 99).height - line) < 1e-9)
    let two = Samples.shaped("a\nb", paragraph: paragraph).size(width: 99).height
    #expect(abs(two - (2 * line + 3 + 5 + 2)) < 1e-9)
    let separated = Samples.shaped("a\u{2028}b", paragraph: paragraph).size(width: 99).height
    #expect(abs(separated - (2 * line + 3)) < 1e-9)
  }

  @Test("line height rules put extra room above the baseline")
  func lineHeightRules() {
    var paragraph = ParagraphAttributes()
    paragraph.lineHeightMultiple = 2
    let frame = Samples.shaped("a", paragraph: paragraph).lines(width: 99)
    #expect(abs(frame.size.height - 40.57421875) < 1e-9)
    #expect(abs(frame.size.height - frame.firstBaseline - 4.1005859375) < 1e-9)
    paragraph.maximumLineHeight = 30
    #expect(Samples.shaped("a", paragraph: paragraph).size(width: 99).height == 30)
    paragraph.lineHeightMultiple = 0
    paragraph.maximumLineHeight = 0
    paragraph.minimumLineHeight = 25
    #expect(Samples.shaped("a\nb", paragraph: paragraph).size(width: 99).height == 50)
  }

  @Test("a line is as high as its tallest run, a picture included")
  func mixedRuns() {
    let big = TextAttributes(font: .system(34))
    let small = TextAttributes(font: .system(17))
    var picture = small
    picture.attachment = TextAttributes.Attachment(width: 30, ascent: 50, descent: 10)
    let string = "aB\u{FFFC}"
    let source = TextSource(
      string: string,
      runs: [
        TextSource.Run(range: NSRange(location: 0, length: 1), attributes: small),
        TextSource.Run(range: NSRange(location: 1, length: 1), attributes: big),
        TextSource.Run(range: NSRange(location: 2, length: 1), attributes: picture),
      ],
      paragraphs: [
        TextSource.Paragraph(
          range: NSRange(location: 0, length: 3), attributes: ParagraphAttributes())
      ])
    let frame = ShapedText(source, FontLibrary.pinned).lines(width: .infinity)
    #expect(frame.lines[0].ascent == 50)
    #expect(frame.lines[0].descent == 10)
    #expect(frame.lines[0].attachments.map(\.characterIndex) == [2])
    #expect(frame.lines[0].attachments[0].frame.minY == -50)
    #expect(frame.lines[0].glyphRuns.map(\.face.pointSize) == [17, 34])
  }
}
