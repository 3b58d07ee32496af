// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

/// Documentation/Controls.md §6, on pixels of 2×. A line of system 17 is 20.287 points high.
@MainActor
@Suite("Self-sizing text views")
struct TextViewSizingTests {
  private let line = 1.193359375 * 17

  private func makeTextView(_ text: NSAttributedString) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.attributedText = text
    return view
  }

  private func text(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
  }

  private func height(_ view: UITextView, width: CGFloat = 300) -> Double {
    Double(view.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  private func up(_ value: Double) -> Double { (value * 2).rounded(.up) / 2 }

  @Test("insets and padding are around the text, and take room from its lines")
  func insets() {
    withScreen {
      let view = makeTextView(text("Label"))
      view.textContainerInset = UIEdgeInsets(top: 3, left: 20, bottom: 4, right: 30)
      view.textContainer.lineFragmentPadding = 7

      // 41.33 + 50 + 14 and 20.287 + 7.
      #expect(view.intrinsicContentSize == CGSize(width: 105.5, height: 27.5))
      view.attributedText = text("Label Label")
      // Two lines: 100 − 64 leaves 36 points, and half of that is less than a word.
      #expect(height(view, width: 110) == up(2 * line + 7))
    }
  }

  @Test("paragraph spacing lies between paragraphs, line spacing between lines")
  func spacing() {
    withScreen {
      let view = makeTextView(
        text("One\nTwo\nThree") {
          $0.paragraphSpacing = 10
          $0.paragraphSpacingBefore = 3
          $0.lineSpacing = 2
        })

      #expect(abs(height(view) - (3 * line + 2 * 13 + 2 * 2)) <= 2.5)
    }
  }

  @Test("a line height multiple, a least and a greatest height make lines of that height")
  func lineHeights() {
    withScreen {
      #expect(
        height(makeTextView(text("One\nTwo") { $0.lineHeightMultiple = 1.5 }))
          == up(2 * 1.5 * line))
      #expect(
        height(makeTextView(text("One\nTwo") { $0.minimumLineHeight = 30 })) == 60)
      #expect(
        height(makeTextView(text("One\nTwo") { $0.maximumLineHeight = 15 })) == 30)
    }
  }

  @Test("indents take room from the lines they belong to")
  func indents() {
    withScreen {
      // “word word word” is one line of 128 points, not one of 108.
      let string = "word word word"
      let plain = makeTextView(text(string))
      let indented = makeTextView(text(string) { $0.firstLineHeadIndent = 30 })
      let hanging = makeTextView(text(string) { $0.headIndent = 30 })
      let width = Double(plain.sizeThatFits(CGSize(width: 1000, height: 0)).width) + 10

      #expect(height(plain, width: CGFloat(width)) == up(line))
      #expect(height(indented, width: CGFloat(width)) == up(2 * line))
      #expect(height(hanging, width: CGFloat(width)) == up(line))
    }
  }

  @Test("an item of a list hangs: its mark, a tab, and its lines at the head indent")
  func list() {
    withScreen {
      let item = text("•\tword word word word") {
        $0.headIndent = 28
        $0.tabStops = [NSTextTab(textAlignment: .natural, location: 28)]
      }
      let items = NSMutableAttributedString(attributedString: item)
      items.append(text("\n"))
      items.append(item)
      let view = makeTextView(items)
      let wide = Double(view.sizeThatFits(CGSize(width: 1000, height: 0)).width)

      #expect(height(view, width: 1000) == up(2 * line))
      // Ten points less, and each item takes a second line.
      #expect(height(view, width: CGFloat(wide - 10)) == up(4 * line))
    }
  }

  @Test("a picture in the text makes its line as high as it is")
  func attachment() {
    withScreen {
      let attachment = NSTextAttachment()
      attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 40)).image { _ in }
      let string = NSMutableAttributedString(attributedString: text("A"))
      string.append(NSAttributedString(attachment: attachment))
      let view = makeTextView(string)

      // The picture stands on the baseline; the descent of the font is below it.
      #expect(height(view) == up(40 + 494.0 / 2048 * 17))
      attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 40)
      view.attributedText = NSAttributedString(attributedString: string)
      #expect(height(view) == 40)
    }
  }

  @Test("a text style's leading is below the last line too")
  func textStyle() {
    withScreen {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .preferredFont(forTextStyle: .body)
      view.text = "One\nTwo"

      // Two lines 22 points apart, the second as high: 44 + 16.
      #expect(height(view) == 60)
    }
  }

  @Test("a longer text makes its view higher in the next layout")
  func growing() {
    withScreen {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
      let view = makeTextView(text("One"))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.height == 20.5)

      view.attributedText = text("One\nTwo\nThree")
      root.layoutIfNeeded()

      #expect(Double(view.frame.height) == up(3 * line))
    }
  }
}
