// Part of Snug, under the Apache License 2.0; see LICENSE.

import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Drawing of labels")
struct LabelDrawingTests {
  /// The glyph commands of a view, with their colours.
  private func glyphs(of view: UIView) -> [(span: GlyphSpan, color: PaintColor)] {
    DisplayListBuilder.displayList(of: view).commands.compactMap {
      if case .glyphs(let span, let color) = $0 { return (span, color) }
      return nil
    }
  }

  private func makeSized(_ text: String, width: CGFloat, height: CGFloat = 20.5) -> UILabel {
    let label = makeLabel(text)
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return label
  }

  @Test("the text stands on a pixel, centred between top and bottom")
  func centred() throws {
    let label = makeSized("Label", width: 100, height: 40.5)

    let span = try #require(glyphs(of: label).first?.span)

    // (40.5 − 20.5) / 2 + 16.1865 to the nearest half point.
    #expect(span.origin == CGPoint(x: 0, y: 26))
    #expect(span.glyphs.count == 5)
  }

  @Test(
    "the alignment moves the line",
    arguments: [
      (NSTextAlignment.left, 0.0), (.natural, 0), (.center, 29.3), (.right, 58.7),
    ])
  func alignment(alignment: NSTextAlignment, x: Double) throws {
    let label = makeSized("Label", width: 100)
    label.textAlignment = alignment

    let span = try #require(glyphs(of: label).first?.span)

    // "Label" is 41.33 wide.
    let start = span.origin.x + (span.positions.first?.x ?? 0)
    #expect(abs(start - CGFloat(x)) < 0.6)
  }

  @Test("natural alignment follows a right-to-left interface")
  func rightToLeft() throws {
    let label = makeSized("Label", width: 100)
    label.semanticContentAttribute = .forceRightToLeft

    let span = try #require(glyphs(of: label).first?.span)

    #expect(span.origin.x + (span.positions.first?.x ?? 0) > 50)
  }

  /// Documentation/Label.md §6.4, Controls.md §5.
  @Test("surroundings turned by a trait mirror places and leave natural alignment")
  func turnedSurroundings() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    holder.semanticContentAttribute = .forceRightToLeft
    holder.traitOverrides.layoutDirection = .rightToLeft
    let label = makeSized("Label", width: 100)
    holder.addSubview(label)
    let field = UITextField(frame: CGRect(x: 0, y: 24, width: 200, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    field.text = "Text"
    holder.addSubview(field)
    holder.layoutIfNeeded()

    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let spans = [glyphs(of: label), glyphs(of: field)].map { $0.first?.span }
    let places = try spans.map { try #require($0) }.map {
      $0.origin.x + ($0.positions.first?.x ?? 0)
    }
    #expect(places[0] < 1)
    #expect(places[1] < 20)
  }

  @Test("the default colour is dark on light and light on dark")
  func darkMode() throws {
    let light = try #require(
      withScreen(style: .light) { glyphs(of: makeSized("Label", width: 100)).first?.color })
    let dark = try #require(
      withScreen(style: .dark) { glyphs(of: makeSized("Label", width: 100)).first?.color })

    #expect(light.red == 0)
    #expect(dark.red == 1)
  }

  @Test("a text that is too wide is cut with an ellipsis")
  func truncation() {
    let full = glyphs(of: makeSized("Shrink me please", width: 400)).flatMap(\.span.glyphs)
    let cut = glyphs(of: makeSized("Shrink me please", width: 60)).flatMap(\.span.glyphs)

    #expect(cut.count < full.count)
    #expect(cut.last != full.last)
  }

  @Test(
    "text that may shrink stops at the smallest scale and is cut there",
    arguments: [
      (0.6, 12.0), (0.9, 18.0),
    ])
  func shrinking(factor: Double, size: Double) throws {
    let label = makeSized("Shrink me please", width: 80, height: 24)
    label.font = .systemFont(ofSize: 20)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = CGFloat(factor)

    let span = try #require(glyphs(of: label).first?.span)

    #expect(abs(span.face.pointSize - CGFloat(size)) < 0.01)
    #expect(label.font.pointSize == 20)
  }

  @Test("text that fits after shrinking is as large as fits")
  func shrinksToFit() throws {
    let label = makeSized("Shrink me please", width: 110, height: 24)
    label.font = .systemFont(ofSize: 20)
    label.adjustsFontSizeToFitWidth = true

    let spans = glyphs(of: label)
    let size = try #require(spans.first?.span.face.pointSize)
    let other = makeLabel("Shrink me please", .systemFont(ofSize: size))

    #expect(spans.flatMap(\.span.glyphs).count == 16)
    #expect(other.intrinsicContentSize.width <= 110.5)
    #expect(other.intrinsicContentSize.width > 107)
  }

  /// "Label" at 40 points is 98 wide, its lines 47.7 high: two words need two lines, 95.5.
  @Test(
    "several lines shrink to the height unless they are only wrapped",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, 0, 60.0, true),
      (.byClipping, 0, 60, true),
      (.byWordWrapping, 0, 60, false),
      // At 96 points both lines fit as they are.
      (.byTruncatingTail, 0, 96, false),
      // Each word has a line of the two that are allowed.
      (.byTruncatingTail, 2, 300, false),
    ])
  func severalLinesShrink(
    mode: NSLineBreakMode, lines: Int, height: CGFloat, shrinks: Bool
  ) throws {
    let label = makeSized("Label Label", width: 120, height: height)
    label.font = .systemFont(ofSize: 40)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    label.adjustsFontSizeToFitWidth = true

    let spans = glyphs(of: label)
    let size = try #require(spans.first?.span.face.pointSize)

    if shrinks {
      // 25 points: two lines of 29.8 in 60, as 11 letters on one line are too wide above 24.
      #expect(abs(size - 25.1) < 0.3)
      #expect(spans.flatMap(\.span.glyphs).count >= 10)
    } else {
      #expect(size == 40)
    }
  }

  @Test("three words shrink until they fit the two lines that are allowed")
  func shrinksToNumberOfLines() throws {
    let label = makeSized("Label Label Label", width: 120, height: 300)
    label.font = .systemFont(ofSize: 40)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true

    let size = try #require(glyphs(of: label).first?.span.face.pointSize)
    let pair = makeLabel("Label Label", .systemFont(ofSize: size))

    #expect(pair.intrinsicContentSize.width <= 121)
    #expect(pair.intrinsicContentSize.width > 117)
  }

  @Test("a line that is a little too long is tightened where that is allowed, before it is cut")
  func tightening() throws {
    // "Label" is 41.33 wide: 1.2 points, or 3 %, more than 40 and half a pixel; 9 % more than 38.
    let tight = makeSized("Label", width: 40)
    tight.allowsDefaultTighteningForTruncation = true
    let short = makeSized("Label", width: 37.5)
    short.allowsDefaultTighteningForTruncation = true

    let span = try #require(glyphs(of: tight).first?.span)
    #expect(span.glyphs.count == 5)
    let end = try #require(span.positions.last?.x)
    let plain = try #require(
      glyphs(of: makeSized("Label", width: 50)).first?.span.positions.last?.x)
    #expect(end < plain - 0.5 && end > plain - 1.5)
    #expect(glyphs(of: makeSized("Label", width: 40)).reduce(0) { $0 + $1.span.glyphs.count } < 5)
    #expect(glyphs(of: short).reduce(0) { $0 + $1.span.glyphs.count } < 5)
    #expect(tight.intrinsicContentSize == makeLabel("Label").intrinsicContentSize)
  }

  @Test(
    "letters of scripts that leave the line are not cut where the lines fit",
    arguments: [
      ("حجز", CGFloat(20.5), CGFloat(20.5) / 2), ("Book", 20.5, 0), ("حجز", 12, 0),
    ])
  func tallScripts(text: String, height: CGFloat, outset: CGFloat) throws {
    let label = makeSized(text, width: 100, height: height)
    let clips = DisplayListBuilder.displayList(of: label).commands.compactMap {
      if case .clip(let path, _) = $0 { path.controlBox } else { nil }
    }
    let clip = try #require(clips.last)
    // The system font's line is 20.29 points at 17, half of it 10.14.
    #expect(abs(clip.minY + outset) < 0.2 && abs(clip.maxY - height - outset) < 0.2)
    #expect(clip.minX == 0 && clip.maxX == 100)
  }

  @Test("links of a text view have the tint, or the attributes that the app gives links")
  func linksOfTextViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    view.attributedText = NSAttributedString(
      string: "Terms", attributes: [.link: "terms", .foregroundColor: UIColor.red])
    view.tintColor = .green
    view.layoutIfNeeded()
    #expect(try #require(glyphs(of: view).first).color == UIColor.green.cgColor.paint)

    view.linkTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(try #require(glyphs(of: view).first).color == UIColor.blue.cgColor.paint)
    view.linkTextAttributes = [:]
    #expect(try #require(glyphs(of: view).first).color == UIColor.red.cgColor.paint)
  }
}
