// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import TextLayout

@testable import UIKit

@MainActor
@Suite("The language of a run")
struct TextLocaleTests {
  @Test(
    "Han characters take the forms of the run's language",
    arguments: [("ja-JP", 0), ("ko-KR", 1), ("en-US", 2), ("zh-Hant-HK", 4)])
  func hanForms(locale: String, face: Int) {
    // Faces of the collection file in order: Japanese, Korean, Simplified, Traditional, Hong Kong.
    let before = TextLocale.current
    defer { TextLocale.current = before }
    TextLocale.current = locale

    let text = PreparedText("直", defaults: TextDefaults(font: .systemFont(ofSize: 17)))

    #expect(text.frame(width: .infinity).lines[0].glyphRuns[0].face.index == face)
  }

  @Test("without a language, paragraphs run as the run's language does")
  func writingDirection() {
    let before = TextLocale.current
    defer { TextLocale.current = before }

    TextLocale.current = "ar"
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft)
    TextLocale.current = "de-DE"
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .leftToRight)
  }
}
