// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// A direction in the order of a text's characters.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// Either of both.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it goes to the text's beginning, in a text from left to right.
  var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

extension UITextInput where Self: UIResponder {
  /// Finds the text's units; a new one each time, as it keeps nothing.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

/// Units by the characters of a text. Caveats: a line is a paragraph; a sentence ends before its point.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  private func distance(_ position: UITextPosition) -> Int {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(at offset: Int) -> UITextPosition? {
    textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  /// The units of a text, as places in its UTF-16.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let textInput,
      let whole = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let text = textInput.text(in: whole), !text.isEmpty
    else { return [] }
    let pieces: [Substring] =
      switch granularity {
      case .document: [text[...]]
      case .character: text.indices.map { text[$0...$0] }
      case .word: text.split { !($0.isLetter || $0.isNumber || "'\u{2019}".contains($0)) }
      case .sentence: text.split { ".!?\n".contains($0) }
      case .paragraph, .line: text.split(whereSeparator: \.isNewline)
      }
    return pieces.map {
      let place = NSRange($0.startIndex..<$0.endIndex, in: text)
      return place.location..<(place.location + place.length)
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = distance(position)
    let unit = units(granularity).first {
      direction.isBackward
        ? $0.lowerBound < place && place <= $0.upperBound : $0.contains(place)
    }
    guard let unit, let start = self.position(at: unit.lowerBound),
      let end = self.position(at: unit.upperBound)
    else { return nil }
    return textInput?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let place = distance(position)
    return units(granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == place
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = distance(position)
    let units = units(granularity)
    let next =
      direction.isBackward
      ? units.last { $0.lowerBound < place }?.lowerBound
      : units.first { $0.upperBound > place }?.upperBound
    return next.flatMap { self.position(at: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

/// A part of a selection: a box in a line, in points.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }

  public override init() { super.init() }
}

/// Room in a text for what comes.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  open var rects: [UITextSelectionRect] { [] }

  public override init() { super.init() }
}
