// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import TextLayout

@testable import UIKit

@MainActor
@Suite("Where labels break lines")
struct LabelLineTests {
  /// The texts of the lines of a system 17 label, without the spaces they break at.
  private func lines(of text: String, width: CGFloat) throws -> [String] {
    try withScreen(scale: 3) {
      let label = makeLabel(text, .systemFont(ofSize: 17), lines: 0)
      label.frame.size = label.sizeThatFits(
        CGSize(width: width, height: .greatestFiniteMagnitude))
      let prepared = try #require(label.preparedText)
      return label.fittedFrame(prepared, in: label.bounds.size).lines.map {
        (text as NSString).substring(with: $0.range).trimmingCharacters(in: .whitespaces)
      }
    }
  }

  // Read off the picture of a real iPhone X.
  @Test("the example's long texts break at 359 points as on an iPhone X")
  func exampleBreaks() throws {
    let excepteur =
      "Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit "
      + "anim id est laborum."
    let duis =
      "Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat "
      + "nulla pariatur. "

    #expect(
      try lines(of: excepteur, width: 359) == [
        "Excepteur sint occaecat cupidatat non", "proident, sunt in culpa qui officia deserunt",
        "mollit anim id est laborum.",
      ])
    #expect(
      try lines(of: duis + excepteur, width: 359) == [
        "Duis aute irure dolor in reprehenderit in",
        "voluptate velit esse cillum dolore eu fugiat",
        "nulla pariatur. Excepteur sint occaecat",
        "cupidatat non proident, sunt in culpa qui officia",
        "deserunt mollit anim id est laborum.",
      ])
  }

  @Test("three lines of system 17 are 61 points high, and the space a line breaks at counts")
  func exampleSize() {
    withScreen(scale: 3) {
      let label = makeLabel(
        "Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit "
          + "anim id est laborum.", .systemFont(ofSize: 17), lines: 0)

      let size = label.sizeThatFits(CGSize(width: 359, height: 1_000))

      // 3 × 20.287 = 60.861, up to a third; 319.98 for the second line and 4.35 for its space.
      #expect(size.height == 61)
      #expect(abs(size.width - 324.33) <= 1)
    }
  }
}
