// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Everything that decides how a text is laid out, apart from the width; the key of text caches.
///
/// Ranges count UTF-16 units. Runs and paragraphs are ascending and cover the whole string; a
/// paragraph's attributes are those at its first character.
package struct TextSource: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var range: NSRange
    package var attributes: TextAttributes

    package init(range: NSRange, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  package struct Paragraph: Hashable, Sendable {
    package var range: NSRange
    package var attributes: ParagraphAttributes

    package init(range: NSRange, attributes: ParagraphAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  package var string: String
  package var runs: [Run]
  package var paragraphs: [Paragraph]
  /// BCP 47 tag that decides line breaks and Han glyph shapes.
  package var locale: String

  package init(string: String, runs: [Run], paragraphs: [Paragraph], locale: String = "en") {
    self.string = string
    self.runs = runs
    self.paragraphs = paragraphs
    self.locale = locale
  }

  /// A text of one style.
  package init(
    _ string: String, attributes: TextAttributes,
    paragraph: ParagraphAttributes = ParagraphAttributes(), locale: String = "en"
  ) {
    let range = NSRange(location: 0, length: string.utf16.count)
    self.init(
      string: string, runs: [Run(range: range, attributes: attributes)],
      paragraphs: [Paragraph(range: range, attributes: paragraph)], locale: locale)
  }

  /// A text in one font.
  package init(
    _ string: String, font: FontRequest, paragraph: ParagraphAttributes = ParagraphAttributes(),
    locale: String = "en"
  ) {
    self.init(
      string, attributes: TextAttributes(font: font), paragraph: paragraph, locale: locale)
  }
}
