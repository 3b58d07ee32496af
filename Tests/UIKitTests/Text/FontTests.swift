// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Fonts")
struct FontTests {
  @Test("a font of no size has 12 points")
  func noSize() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont(name: "AvenirNext-Medium", size: 0)?.pointSize == 12)
  }

  @Test(
    "preferred fonts have Apple's sizes and leadings",
    arguments: [
      (UIFont.TextStyle.largeTitle, UIContentSizeCategory.large, 34.0, 41.0),
      (.title1, .extraExtraLarge, 32, 38),
      (.title2, .large, 22, 28),
      (.headline, .extraSmall, 14, 19),
      (.body, .extraSmall, 14, 19),
      (.body, .accessibilityExtraExtraExtraLarge, 53, 62),
      (.callout, .accessibilityMedium, 26, 32),
      (.subheadline, .extraExtraExtraLarge, 21, 26),
      (.footnote, .medium, 12, 16),
      (.caption1, .accessibilityLarge, 26, 32),
      (.caption2, .accessibilityExtraExtraExtraLarge, 40, 48),
    ])
  func sizes(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double, leading: Double
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)

    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)

    #expect(font.pointSize == CGFloat(size))
    #expect(font.linePitch == CGFloat(leading))
  }

  @Test("only the headline is semibold and reports the bold trait")
  func headlineIsBold() {
    let bold = [UIFont.TextStyle.body, .headline, .title1, .largeTitle, .caption2].filter {
      UIFont.preferredFont(forTextStyle: $0).fontDescriptor.symbolicTraits.contains(.traitBold)
    }

    #expect(bold == [.headline])
  }

  @Test("the emphasised title is bold, the emphasised body semibold and still a text style")
  func emphasis() throws {
    func emphasised(_ style: UIFont.TextStyle) throws -> UIFont {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      return UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    }

    #expect(try emphasised(.title1).request.weight == UIFont.Weight.bold.rawValue)
    #expect(try emphasised(.body).request.weight == UIFont.Weight.semibold.rawValue)
    #expect(try emphasised(.body).linePitch == 22)
  }

  @Test("a descriptor tells features, sizes and text styles as objects, and keeps features")
  func features() throws {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 37, .selector: 1]
    let asked = UIFont.systemFont(ofSize: 20).fontDescriptor
      .addingAttributes([.featureSettings: [feature]])
    let font = UIFont(descriptor: asked, size: 24)
    let told = font.fontDescriptor.fontAttributes
    #expect(told[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] == [feature])
    #expect((told[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]])?.count == 1)
    #expect(told[.size] as? Int == 24 && told[.size] as? CGFloat == 24)
    let sized = font.fontDescriptor.withSize(12).withFace("Bold")
    #expect(
      sized.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] == [feature])
    #expect(UIFont.systemFont(ofSize: 24).fontDescriptor.fontAttributes[.featureSettings] == nil)
    #expect(font != UIFont.systemFont(ofSize: 24))

    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular).fontDescriptor
    #expect(
      digits.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]]
        == [[.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]])

    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes
    #expect(title[.textStyle] as? String == "UICTFontTextStyleTitle1")
    #expect(title[.textStyle] as? UIFont.TextStyle == .title1)
  }

  @Test("the bold trait of the system font is the bold system font's weight")
  func boldTrait() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 17) == UIFont.boldSystemFont(ofSize: 17))
  }

  @Test("a face is the same by its own name and by its family and traits")
  func sameFace() throws {
    let family = try #require(UIFont(name: "Helvetica Neue", size: 17))
    let bold = try #require(family.fontDescriptor.withSymbolicTraits(.traitBold))
    let named = try #require(UIFont(name: "HelveticaNeue-Bold", size: 17))
    #expect(UIFont(descriptor: bold, size: 17) == named)
    #expect(UIFont(descriptor: bold, size: 17).hash == named.hash)
    #expect(UIFont(descriptor: bold, size: 18) != named)
    #expect(family != named)
  }

  @Test("the system font has San Francisco's vertical metrics")
  func systemMetrics() {
    let font = UIFont.systemFont(ofSize: 17)

    #expect(abs(font.ascender - 16.1865) < 0.0001)
    #expect(abs(font.descender + 4.1006) < 0.0001)
    #expect(abs(font.lineHeight - 20.2871) < 0.0001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(font.leading == 0)
  }

  @Test("names of Apple's families give a font, unknown names give none")
  func names() {
    #expect(UIFont(name: "HelveticaNeue-Thin", size: 14)?.pointSize == 14)
    #expect(UIFont(name: "HelveticaNeue-Thin", size: 14)?.fontName == "HelveticaNeue-Thin")
    #expect(UIFont(name: "Avenir Next", size: 10) != nil)
    #expect(UIFont(name: "Nobody Has This", size: 10) == nil)
  }

  @Test("fonts of equal face and size are equal; a text style is not the plain system font")
  func equality() {
    let body = UIFont.preferredFont(forTextStyle: .body)

    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(body != UIFont.systemFont(ofSize: 17))
    #expect(body.withSize(20) == UIFont.systemFont(ofSize: 20))
  }

  @Test("texts and fonts are made of nothing, and texts of values with their attributes")
  func construction() {
    let empty: NSAttributedString = .init()
    #expect(empty.length == 0)
    #expect(NSMutableAttributedString().length == 0)
    #expect(UIFont().pointSize == 12)
    let font = UIFont.boldSystemFont(ofSize: 19)
    let text = AttributedString(
      "Gate",
      attributes: AttributeContainer([.font: font, .kern: 2, .foregroundColor: UIColor.red]))
    let values = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(values[.font] as? UIFont == font)
    #expect(values[.foregroundColor] as? UIColor == .red)
    #expect((values[.kern] as? NSNumber)?.doubleValue == 2)
  }

  @Test("attributes of UIKit's scope come back as the values of attributed texts")
  func scopedAttributes() {
    let shadow = NSShadow()
    var container = AttributeContainer()
    container[AttributeScopes.UIKitAttributes.LigatureAttribute.self] = 0
    container[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self] = 1.5
    container.uiKit.shadow = shadow
    container.uiKit.textEffect = .letterpressStyle
    let values = [NSAttributedString.Key: Any](container)
    #expect(values[.ligature] as? Int == 0)
    #expect((values[.strokeWidth] as? NSNumber)?.doubleValue == 1.5)
    #expect(values[.shadow] as? NSShadow === shadow)
    #expect(AttributeContainer(values) == container)
    // A run from right to left whatever its letters say (NSAttributedString.Key.writingDirection).
    #expect(
      NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue == 3)
  }
}
