// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Testing
import UIKit

@Suite("fonts and colours of texts that are no plain labels")
@MainActor
struct TextFactTests {
  @Test("every standard content of lists follows the text size")
  func listContents() throws {
    let contents: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(),
      .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(), .plainHeader(), .plainFooter(),
      .groupedHeader(), .groupedFooter(), .header(), .footer(), .sidebarHeader(),
      .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ]
    for (number, content) in contents.enumerated() {
      var content = content
      content.text = "Text"
      content.secondaryText = "More"
      let found = try findings { controller in
        controller.view.put(UIListContentView(configuration: content), 0, 100, 375, 80)
      }
      #expect(found.of(.ignoresDynamicType).isEmpty, "number \(number)")
    }
  }

  @Test("prominent headers have the size of their style, and are heavy")
  func prominentHeaders() {
    // Headline is 17 points at L, title 3 is 20 (Apple's table of text styles).
    let header = UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font
    #expect(header.pointSize == 17)
    #expect(
      UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize
        == 20)
    let bold = header.fontDescriptor.symbolicTraits.contains(.traitBold)
    #expect(bold)
  }

  @Test("the fonts of attributed text count, and not the label's")
  func attributed() throws {
    func found(_ font: UIFont) throws -> Int {
      try findings { controller in
        let shown = UILabel()
        shown.attributedText = NSAttributedString(string: "Text", attributes: [.font: font])
        controller.view.put(shown, 20, 100, 200, 60)
      }.of(.ignoresDynamicType).count
    }
    #expect(try found(.preferredFont(forTextStyle: .callout)) == 0)
    #expect(try found(.systemFont(ofSize: 16)) == 1)
  }

  @Test("text views are judged by the font that was chosen for them")
  func textViews() throws {
    func found(_ font: UIFont?) throws -> Int {
      try findings { controller in
        let view = UITextView()
        view.text = "Text"
        if let font { view.font = font }
        controller.view.put(view, 20, 100, 200, 100)
      }.of(.ignoresDynamicType).count
    }
    #expect(try found(.systemFont(ofSize: 14)) == 1)
    #expect(try found(.preferredFont(forTextStyle: .body)) == 0)
    #expect(try found(nil) == 0)
  }

  @Test("text views have the contrast of their text and background")
  func textViewContrast() throws {
    func found(_ color: UIColor, _ back: UIColor) throws -> [Finding] {
      try findings { controller in
        let view = UITextView()
        view.text = "Text"
        view.font = .preferredFont(forTextStyle: .body)
        view.textColor = color
        view.backgroundColor = back
        controller.view.put(view, 20, 100, 200, 100)
      }.of(.lowContrast)
    }
    let pale = try found(UIColor(white: 0.6, alpha: 1), .white)
    #expect(pale.count == 1)
    // Luminance of grey 0.6 is ((0.6 + 0.055) / 1.055)^2.4 = 0.3185; 1.05 / 0.3685 = 2.85.
    #expect(pale.number("contrast") == 2.85)
    #expect(try found(.black, .white).isEmpty)
    #expect(try found(.label, .systemBackground).isEmpty)
  }

  @Test("emoji have colours of their own, so that the text's says nothing of them")
  func emojiContrast() throws {
    func found(_ text: String) throws -> Int {
      try findings { controller in
        let button = UIButton(type: .custom)
        button.setTitle(text, for: .normal)
        button.setTitleColor(UIColor(white: 0.9, alpha: 1), for: .normal)
        controller.view.put(button, 20, 100, 100, 44)
      }.of(.lowContrast).count
    }
    #expect(try found("🔒 ❤️") == 0)
    #expect(try found("🔒 3") == 1)
  }

  @Test("of a text that is squeezed to less than half a letter no colour is judged")
  func squeezed() throws {
    func found(_ width: CGFloat, _ height: CGFloat) throws -> Int {
      try findings { controller in
        let text = label("Text")
        text.textColor = UIColor(white: 0.9, alpha: 1)
        controller.view.put(text, 20, 100, width, height)
      }.of(.lowContrast).count
    }
    // Body text is 17 points at L: half of it are 8.5.
    #expect(try found(8, 22) == 0)
    #expect(try found(60, 8) == 0)
    #expect(try found(9, 22) == 1)
    #expect(try found(60, 9) == 1)
  }

  @Test("what lies behind the letters counts, though the label is larger than it")
  func behindLetters() throws {
    func found(side: CGFloat, x: CGFloat = 100) throws -> [Finding] {
      try findings { controller in
        controller.view.backgroundColor = .white
        let disc = UIView()
        disc.backgroundColor = .black
        controller.view.put(disc, x + 26.5 - side / 2, 126.5 - side / 2, side, side)
        let text = label("7")
        text.textAlignment = .center
        text.textColor = .white
        controller.view.put(text, 100, 100, 53, 53)
      }.of(.lowContrast)
    }
    #expect(try found(side: 43).isEmpty)
    // Apart from the disc white is on white.
    #expect(try found(side: 43, x: 200).number("contrast") == 1)
    // The letters stand half on it.
    #expect(try found(side: 43, x: 121.5).isEmpty)
  }

  @Test("a button's colours are judged where the app chose them")
  func buttons() throws {
    func found(_ change: (inout UIButton.Configuration) -> Void) throws -> Int {
      try findings { controller in
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        change(&configuration)
        controller.view.put(UIButton(configuration: configuration), 20, 100, 200, 50)
      }.of(.lowContrast).count
    }
    #expect(try found { _ in } == 0)
    #expect(
      try found {
        $0.baseBackgroundColor = .yellow
        $0.baseForegroundColor = .white
      } == 1)
    #expect(
      try found {
        $0.baseBackgroundColor = .yellow
        $0.baseForegroundColor = .black
      } == 0)
  }

  @Test("what stands on a gradient layer is not judged by the colour behind it")
  func gradients() throws {
    func found(_ hasGradient: Bool) throws -> Int {
      try findings { controller in
        controller.view.backgroundColor = .white
        if hasGradient {
          let gradient = CAGradientLayer()
          gradient.colors = [UIColor.black.cgColor, UIColor.blue.cgColor]
          gradient.frame = controller.view.bounds
          controller.view.layer.insertSublayer(gradient, at: 0)
        }
        let text = label("Text")
        text.textColor = .white
        controller.view.put(text, 20, 100, 200, 40)
      }.of(.lowContrast).count
    }
    #expect(try found(true) == 0)
    #expect(try found(false) == 1)
  }

  @Test("a title that is higher than its button is cut, by the height that was given")
  func lowButton() throws {
    func found(_ isFixed: Bool) throws -> [Finding] {
      try findings(textSize: .ax5) { controller in
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Save all of this and go on to the next page"
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(button)
        let view: UIView = controller.view
        let height = button.heightAnchor
        NSLayoutConstraint.activate([
          button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          isFixed
            ? height.constraint(equalToConstant: 46)
            : height.constraint(equalToConstant: 400),
        ])
      }
    }
    let low = try found(true)
    #expect(low.of(.fixedHeightAroundText).map(\.className) == ["UIButton"])
    #expect(low.of(.truncatedText).isEmpty)
    let high = try found(false)
    #expect(high.of(.truncatedText).isEmpty && high.of(.fixedHeightAroundText).isEmpty)
  }
}
