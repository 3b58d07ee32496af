// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

/// Documentation/HeadlessHost.md §10.
@Suite("Substrings of a text")
struct SubstringTests {
  typealias Options = NSString.EnumerationOptions

  /// Each piece as `substring|enclosing`.
  private func pieces(
    _ text: String, _ options: Options, location: Int = 0, length: Int? = nil
  ) -> [String] {
    let whole = text as NSString
    let range = NSRange(location: location, length: length ?? whole.length - location)
    var pieces: [String] = []
    whole.enumerateSubstrings(in: range, options: options) { part, substring, enclosing, _ in
      #expect(part == whole.substring(with: substring))
      pieces.append("\(part ?? "nil")|\(whole.substring(with: enclosing))")
    }
    return pieces
  }

  @Test("paragraphs and lines end with the range that is asked for")
  func ranges() {
    #expect(pieces("tea\nmilk", .byParagraphs, length: 4) == ["tea|tea\n"])
    #expect(pieces("tea\nmilk", .byParagraphs) == ["tea|tea\n", "milk|milk"])
    #expect(pieces("tea\nmilk", .byLines, location: 1, length: 5) == ["ea|ea\n", "mi|mi"])
    #expect(pieces("tea\r\n\r\nmilk", .byLines) == ["tea|tea\r\n", "|\r\n", "milk|milk"])
    #expect(pieces("tea\u{2028}milk", .byParagraphs) == ["tea\u{2028}milk|tea\u{2028}milk"])
    #expect(pieces("tea\u{2028}milk", .byLines) == ["tea|tea\u{2028}", "milk|milk"])
    #expect(pieces("tea\n", .byParagraphs, location: 4) == [])
    #expect(pieces("a\nb", [.byParagraphs, .reverse]) == ["b|b", "a|a\n"])
  }

  @Test("words leave out what separates them; every character is in one enclosing range")
  func words() {
    #expect(
      pieces("\u{201c}Don't\u{201d}, he said: 3.5 cups!", .byWords) == [
        "Don't|\u{201c}Don't\u{201d}, ", "he|he ", "said|said: ", "3.5|3.5 ", "cups|cups!",
      ])
    #expect(
      pieces("well-known tea", .byWords, location: 2) == ["ll|ll-", "known|known ", "tea|tea"])
    #expect(pieces(" ...", .byWords) == [])
  }

  @Test("sentences and composed characters")
  func others() {
    #expect(
      pieces("Tea? No. Milk", .bySentences).map { $0.split(separator: "|")[0] } == [
        "Tea? ", "No. ", "Milk",
      ])
    #expect(
      pieces("e\u{301}a👍🏽", .byComposedCharacterSequences) == [
        "e\u{301}|e\u{301}", "a|a", "👍🏽|👍🏽",
      ])
  }

  @Test("a Swift string, a part of it, a stop, and texts that are not wanted")
  func strings() {
    let text = "one two three"
    var found: [String] = []
    text[text.index(text.startIndex, offsetBy: 4)...].enumerateSubstrings(
      in: text.index(text.startIndex, offsetBy: 4)..., options: .byWords
    ) { word, range, _, _ in
      found.append("\(word ?? "nil") \(text[range])")
    }
    text.enumerateSubstrings(
      in: text.startIndex..<text.endIndex, options: [.byWords, .substringNotRequired]
    ) { word, range, _, stop in
      found.append("\(word ?? "nil") \(text[range])")
      stop = found.count == 4
    }
    #expect(found == ["two two", "three three", "nil one", "nil two"])
  }

  @Test("a text that is changed goes on behind the change")
  func changes() {
    let text = NSMutableString(string: "a bb c")
    text.enumerateSubstrings(
      in: NSRange(location: 0, length: text.length), options: .byWords
    ) { word, range, _, _ in
      text.replaceCharacters(in: range, with: "<\(word ?? "")>")
    }
    #expect(text == "<a> <bb> <c>")
  }
}
