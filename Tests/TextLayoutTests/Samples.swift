// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

@testable import TextLayout

/// Strings with known line breaks.
enum Samples {
  static let tutorial1 = [
    "Lorem ipsum dolor sit amet, consectetur", "adipiscing elit, sed do eiusmod tempor",
    "incididunt ut labore et dolore magna aliqua", "Ut enim ad minim veniam",
  ]

  static let tutorial2 = [
    "Donec id elit non mi porta gravida at eget metus.",
    "Integer posuere erat a ante venenatis dapibus posuere velit aliquet. Cum sociis natoque "
      + "penatibus et magnis dis parturient montes, nascetur ridiculus mus.",
    "Duis mollis, est non commodo luctus, nisi erat porttitor ligula, eget lacinia odio sem nec "
      + "elit. Vestibulum id ligula porta felis euismod semper. Nullam id dolor id nibh ultricies "
      + "vehicula ut id elit. Nullam quis risus eget urna mollis ornare vel eu leo.",
    "Maecenas faucibus mollis interdum.",
    "Donec ullamcorper nulla non metus auctor fringilla. Aenean lacinia bibendum nulla sed "
      + "consectetur. Cras mattis consectetur purus sit amet fermentum.",
    "Cum sociis natoque penatibus et magnis dis parturient montes, nascetur ridiculus mus. "
      + "Maecenas faucibus mollis interdum.",
  ]

  static func shaped(
    _ string: String, font: FontRequest = .system(17),
    paragraph: ParagraphAttributes = ParagraphAttributes(), locale: String = "en"
  ) -> ShapedText {
    ShapedText(
      TextSource(string, font: font, paragraph: paragraph, locale: locale), FontLibrary.pinned)
  }

  /// What each line shows, without spaces and terminators at its end.
  static func strings(_ frame: TextFrame, of text: ShapedText) -> [String] {
    frame.lines.map { line in
      let units = text.text[line.range.location..<line.range.location + line.range.length]
      return String(decoding: units, as: UTF16.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  static func lines(_ string: String, width: CGFloat, locale: String = "en") -> [String] {
    let text = shaped(string, locale: locale)
    return strings(text.lines(width: width), of: text)
  }
}

/// A repeatable source of numbers (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
