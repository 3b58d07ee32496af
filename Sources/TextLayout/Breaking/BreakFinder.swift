// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CICU

/// Owns ICU's break iterators and finds where lines and characters may be parted.
///
/// Not `Sendable`: used under the library's lock. The locale is always the caller's.
final class BreakFinder {
  private var lineIterators: [String: OpaquePointer] = [:]
  private var characterIterator: OpaquePointer?

  deinit {
    for iterator in lineIterators.values { icu_break_close(iterator) }
    if let characterIterator { icu_break_close(characterIterator) }
  }

  /// Calls `body` with each index after which a line may break, ascending, the end of the range
  /// included (UAX 14, with ICU's dictionaries for Thai, Lao, Khmer and Burmese).
  func lineBreaks(
    in text: [UInt16], range: Range<Int>, locale: String, _ body: (Int) -> Void
  ) {
    guard let iterator = lineIterator(locale) else { return body(range.upperBound) }
    visit(iterator, text, range, body)
  }

  /// Calls `body` with the end of each user-perceived character, ascending.
  func characterEnds(in text: [UInt16], range: Range<Int>, _ body: (Int) -> Void) {
    if characterIterator == nil {
      characterIterator = icu_break_open(Int32(ICU_BREAK_CHARACTER), "en")
    }
    guard let characterIterator else { return range.forEach { body($0 + 1) } }
    visit(characterIterator, text, range, body)
  }

  private func lineIterator(_ locale: String) -> OpaquePointer? {
    if let iterator = lineIterators[locale] { return iterator }
    let iterator = icu_break_open(Int32(ICU_BREAK_LINE), locale)
    lineIterators[locale] = iterator
    return iterator
  }

  private func visit(
    _ iterator: OpaquePointer, _ text: [UInt16], _ range: Range<Int>, _ body: (Int) -> Void
  ) {
    text.withUnsafeBufferPointer { units in
      guard let base = units.baseAddress else { return }
      icu_break_set_text(iterator, base + range.lowerBound, Int32(range.count))
      var end = icu_break_next(iterator)
      while end != -1 {
        body(range.lowerBound + Int(end))
        end = icu_break_next(iterator)
      }
    }
  }
}
