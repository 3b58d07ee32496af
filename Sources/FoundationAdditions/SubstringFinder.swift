// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CICU
public import Foundation

extension NSString.EnumerationOptions {
  // Foundation for Linux says that these are unavailable; the values are NSString.h's.
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }
  public static var byCaretPositions: NSString.EnumerationOptions { .init(rawValue: 5) }
  public static var byDeletionClusters: NSString.EnumerationOptions { .init(rawValue: 6) }
  public static var localized: NSString.EnumerationOptions { .init(rawValue: 1 << 10) }

  /// The unit among the options: the lowest byte.
  fileprivate var unit: NSString.EnumerationOptions { .init(rawValue: rawValue & 0xff) }
}

/// What `enumerateSubstrings(in:options:)` finds (Documentation/HeadlessHost.md §10). Every character of
/// the range belongs to one enclosing range, if anything is found.
package struct SubstringFinder {
  /// A substring, and the same with what separates it from the next; UTF-16 units of the text.
  package struct Piece: Equatable {
    package let substring: NSRange
    package let enclosing: NSRange
  }

  private let text: NSString
  private let range: NSRange

  /// The pieces in the order of the options, cut at the range's ends.
  ///
  /// - Complexity: O(characters of the range), even for who stops at the first piece.
  package static func pieces(
    of text: NSString, in range: NSRange, options: NSString.EnumerationOptions
  ) -> [Piece] {
    let finder = SubstringFinder(text: text, range: range)
    let pieces =
      switch options.unit {
      case .byLines: finder.lines { text.getLineStart(nil, end: $0, contentsEnd: $1, for: $2) }
      case .byParagraphs:
        finder.lines { text.getParagraphStart(nil, end: $0, contentsEnd: $1, for: $2) }
      case .byWords: finder.segments(ICU_BREAK_WORD, leavingOutBelow: ICU_WORD_NONE_LIMIT)
      case .bySentences: finder.segments(ICU_BREAK_SENTENCE)
      default: finder.composedCharacters()
      }
    return options.contains(.reverse) ? pieces.reversed() : pieces
  }

  private func lines(
    _ bounds: (UnsafeMutablePointer<Int>, UnsafeMutablePointer<Int>, NSRange) -> Void
  ) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.location
    let limit = NSMaxRange(range)
    while start < limit {
      var (end, contentsEnd) = (0, 0)
      bounds(&end, &contentsEnd, NSRange(location: start, length: 0))
      // A range may begin between the characters that end a line.
      let contents = min(max(contentsEnd, start), limit)
      pieces.append(
        Piece(
          substring: NSRange(location: start, length: contents - start),
          enclosing: NSRange(location: start, length: min(end, limit) - start)))
      start = end
    }
    return pieces
  }

  private func composedCharacters() -> [Piece] {
    var pieces: [Piece] = []
    var start = range.location
    let limit = NSMaxRange(range)
    while start < limit {
      let end = NSMaxRange(text.rangeOfComposedCharacterSequence(at: start))
      let piece = NSRange(location: start, length: min(end, limit) - start)
      pieces.append(Piece(substring: piece, enclosing: piece))
      start = end
    }
    return pieces
  }

  /// What lies between breaks of Unicode's text segmentation (UAX #29), in the root locale.
  ///
  /// - Parameter least: What has a lower status separates, as spaces separate words.
  private func segments(_ type: Int, leavingOutBelow least: Int = .min) -> [Piece] {
    var units = [unichar](repeating: 0, count: range.length)
    text.getCharacters(&units, range: range)
    guard let iterator = icu_break_open(Int32(type), "") else { return [] }
    defer { icu_break_close(iterator) }
    var found: [NSRange] = []
    units.withUnsafeBufferPointer { units in
      icu_break_set_text(iterator, units.baseAddress, Int32(units.count))
      var start = 0
      while case let end = Int(icu_break_next(iterator)), end >= 0 {
        if Int(icu_break_status(iterator)) >= least {
          found.append(NSRange(location: range.location + start, length: end - start))
        }
        start = end
      }
    }
    return found.indices.map { index in
      let start = index == 0 ? range.location : found[index].location
      let end = index + 1 < found.count ? found[index + 1].location : NSMaxRange(range)
      return Piece(
        substring: found[index], enclosing: NSRange(location: start, length: end - start))
    }
  }

  /// Calls `body` for each piece until it asks to stop. A text that `body` changes within the enclosing
  /// range goes on behind the change.
  package static func enumerate(
    _ text: NSString, in range: NSRange, options: NSString.EnumerationOptions,
    _ body: (String?, Piece, inout Bool) -> Void
  ) {
    var moved = 0
    for piece in pieces(of: text, in: range, options: options) {
      let (length, offset) = (text.length, options.contains(.reverse) ? 0 : moved)
      let place = piece.moved(by: offset)
      var stop = false
      let isWanted = !options.contains(.substringNotRequired)
      body(isWanted ? text.substring(with: place.substring) : nil, place, &stop)
      if stop { return }
      moved += text.length - length
    }
  }
}

extension SubstringFinder.Piece {
  fileprivate func moved(by offset: Int) -> Self {
    Self(
      substring: NSRange(location: substring.location + offset, length: substring.length),
      enclosing: NSRange(location: enclosing.location + offset, length: enclosing.length))
  }
}
