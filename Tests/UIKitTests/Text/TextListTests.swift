// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Lists in texts, and units of texts")
struct TextListTests {
  @Test("a marker is its format with the item's number, counted from the list's first")
  func markers() {
    #expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 3) == "\u{2022}")
    let numbers = NSTextList(markerFormat: .init("({decimal})"), options: [], startingItemNumber: 5)
    #expect(numbers.marker(forItemNumber: 1) == "(5)" && numbers.isOrdered)
    let letters = NSTextList(markerFormat: .lowercaseAlpha, options: 0)
    #expect([1, 26, 27, 28].map(letters.marker) == ["a", "z", "aa", "ab"])
    let roman = NSTextList(markerFormat: .uppercaseRoman, options: 0)
    #expect([4, 9, 14, 1999].map(roman.marker) == ["IV", "IX", "XIV", "MCMXCIX"])
    #expect(!NSTextList(markerFormat: .hyphen, options: 0).isOrdered)

    let style = NSMutableParagraphStyle()
    style.textLists = [letters]
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [letters])
  }

  @Test("a text's units are found forward and backward")
  func units() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.text = "one two"
    let tokenizer = field.tokenizer
    let start = field.beginningOfDocument
    let middle = try #require(field.position(from: start, offset: 5))
    let word = try #require(
      tokenizer.rangeEnclosingPosition(middle, with: .word, inDirection: .storage(.forward)))
    #expect(field.text(in: word) == "two")
    #expect(tokenizer.isPosition(start, atBoundary: .word, inDirection: .storage(.backward)))
    let end = tokenizer.position(from: start, toBoundary: .word, inDirection: .layout(.right))
    #expect(end.map { field.offset(from: start, to: $0) } == 3)
    let first = tokenizer.position(from: middle, toBoundary: .word, inDirection: .layout(.left))
    #expect(first.map { field.offset(from: start, to: $0) } == 4)
  }

  @Test("a part of a searched text becomes a token")
  func tokens() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.text = "red shoes"
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 4))
    let red = UISearchToken(icon: nil, text: "red")
    let range = try #require(field.textRange(from: start, to: end))
    field.replaceTextualPortion(of: range, with: red, at: 0)
    #expect(field.text == "shoes" && field.tokens == [red])
    #expect(field.tokens(in: field.textualRange) == [red])
    #expect(field.text(in: field.textualRange) == "shoes")
  }
}
