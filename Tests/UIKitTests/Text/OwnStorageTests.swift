// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import UIKit

/// Documentation/Controls.md §6.
@Suite("Text views over a storage of the app")
@MainActor
struct OwnStorageTests {
  /// Keeps its characters itself, and has every letter in capitals.
  private final class Capitals: NSTextStorage {
    private let letters = NSMutableAttributedString(string: "")
    private(set) var edits: [NSRange] = []

    override init() { super.init() }
    init(first text: String) {
      super.init()
      replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
    }
    required init?(coder: NSCoder) { nil }

    override var string: String { letters.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      letters.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      edits.append(range)
      letters.replaceCharacters(in: range, with: str.uppercased())
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
      replaceCharacters(in: range, with: text.string)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      letters.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  private func view(over storage: NSTextStorage) -> (UITextView, NSLayoutManager) {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(container.layoutManager === manager)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return (UITextView(frame: frame, textContainer: container), manager)
  }

  @Test("the storage of the container's manager is the view's, and its text is shown")
  func adopted() {
    let storage = Capitals(first: "ab")
    let (view, manager) = view(over: storage)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    #expect(view.text == "AB")
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "c")
    #expect(view.text == "ABC")
    storage.setAttributes(
      [.foregroundColor: UIColor.red], range: NSRange(location: 1, length: 1))
    let colour = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(colour as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
  }

  @Test("what is set and typed goes through the storage, each edit with its own range")
  func edited() {
    let storage = Capitals()
    let (view, _) = view(over: storage)
    view.text = "one"
    #expect(storage.string == "ONE" && view.text == "ONE")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText(" two")
    #expect(storage.string == "ONE TWO" && view.text == "ONE TWO")
    #expect(storage.edits.last == NSRange(location: 3, length: 0))
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.deleteBackward()
    #expect(storage.string == "ONE TW" && view.text == "ONE TW")
    view.attributedText = NSAttributedString(string: "x")
    #expect(storage.string == "X" && view.text == "X")
  }

  @Test("all that a text answers comes of what the storage overrides")
  func derived() {
    let storage = Capitals(first: "abcd")
    #expect(storage.length == 4)
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    storage.addAttributes([.expansion: 3], range: NSRange(location: 2, length: 2))
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    var range = NSRange()
    let whole = NSRange(location: 0, length: 4)
    let kern = storage.attribute(.kern, at: 2, longestEffectiveRange: &range, in: whole)
    #expect(kern as? Int == 2 && range == NSRange(location: 1, length: 2))
    var kerned: [NSRange] = []
    storage.enumerateAttribute(.kern, in: NSRange(location: 1, length: 3)) { value, part, _ in
      if value != nil { kerned.append(part) }
    }
    #expect(kerned == [NSRange(location: 1, length: 2)])
    storage.removeAttribute(.kern, range: whole)
    #expect(storage.attributes(at: 1, effectiveRange: nil).map(\.key) == [.font])
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "BC")
    #expect(String(storage.mutableString) == "ABCD")
    storage.append(NSAttributedString(string: "e"))
    storage.insert(NSAttributedString(string: "x"), at: 0)
    storage.deleteCharacters(in: NSRange(location: 1, length: 1))
    #expect(storage.string == "XBCDE")
    storage.setAttributedString(NSAttributedString(string: "end"))
    #expect(storage.isEqual(to: NSAttributedString(string: "END", attributes: helvetica)))
  }

  @Test("a container of its own keeps the view's own storage")
  func plain() {
    let view = UITextView(frame: .zero, textContainer: NSTextContainer(size: .zero))
    view.text = "one"
    #expect(view.textStorage.string == "one" && view.layoutManager.numberOfGlyphs == 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "t")
    #expect(view.text == "tne")
  }

  private var helvetica: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)]
  }

  @Test("an edit makes fonts, paragraph styles and attachments of its paragraphs consistent")
  func fixed() throws {
    let storages = [NSTextStorage(string: "one\ntwo"), Capitals(first: "one\ntwo")]
    for storage in storages {
      let (centred, wide) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      centred.alignment = .center
      wide.lineSpacing = 9
      storage.beginEditing()
      storage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
      storage.addAttribute(.paragraphStyle, value: centred, range: NSRange(location: 0, length: 2))
      storage.addAttribute(.paragraphStyle, value: wide, range: NSRange(location: 2, length: 3))
      storage.addAttribute(
        .attachment, value: NSTextAttachment(), range: NSRange(location: 5, length: 1))
      storage.endEditing()

      func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
        storage.attribute(key, at: index, effectiveRange: nil)
      }
      #expect([0, 1, 2, 6].map { (value(.font, $0) as? UIFont)?.pointSize } == [12, 9, 12, 12])
      #expect((value(.font, 0) as? UIFont)?.familyName == "Helvetica")
      let styles = [0, 3, 4, 6].map { value(.paragraphStyle, $0) as? NSParagraphStyle }
      #expect(styles.map { $0?.alignment } == [.center, .center, .natural, .natural])
      #expect(styles.map { $0?.lineSpacing } == [0, 0, 9, 9])
      #expect(value(.attachment, 5) == nil)
    }
  }

  @Test("a text view draws a text without a font in Helvetica of 12 points")
  func fontless() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 30)
    view.attributedText = NSAttributedString(string: "x")
    let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == helvetica[.font] as? UIFont)
    #expect(view.textStorage.isEqual(to: view.attributedText))
  }

  /// Counts what it is told.
  private final class Told: NSObject, NSTextStorageDelegate {
    var edits: [(range: NSRange, delta: Int)] = []

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      edits.append((editedRange, delta))
    }
  }

  @Test("every way to change a storage is one edit")
  func edits() {
    let (storage, told) = (NSTextStorage(string: "abcd"), Told())
    storage.delegate = told
    func edits(_ change: () -> Void) -> [String] {
      told.edits = []
      change()
      return told.edits.map { "\($0.range.location),\($0.range.length) \($0.delta)" }
    }
    let two = NSRange(location: 1, length: 2)
    #expect(edits { storage.addAttribute(.kern, value: 1, range: two) } == ["1,2 0"])
    #expect(edits { storage.addAttributes([.expansion: 1], range: two) } == ["1,2 0"])
    #expect(edits { storage.removeAttribute(.kern, range: two) } == ["1,2 0"])
    #expect(edits { storage.setAttributes([:], range: two) } == ["1,2 0"])
    #expect(edits { storage.deleteCharacters(in: two) } == ["1,0 -2"])
    #expect(edits { storage.insert(NSAttributedString(string: "xyz"), at: 1) } == ["1,3 3"])
    #expect(edits { storage.append(NSAttributedString(string: "e")) } == ["5,1 1"])
    #expect(edits { storage.mutableString.append("f") } == ["6,1 1"])
    #expect(edits { storage.setAttributedString(NSAttributedString(string: "k")) } == ["0,1 -6"])
    #expect(storage.string == "k" && storage.mutableString == "k")
    let own = Capitals(first: "abcd")
    own.delegate = told
    own.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    #expect(edits { own.addAttribute(.expansion, value: 1, range: two) } == ["1,2 0"])
    #expect(edits { own.mutableString.append("f") } == ["4,1 1"])
  }

  /// Colours what was edited, before or after the storage's own fixing, whatever the edit was.
  private final class Highlighter: NSObject, NSTextStorageDelegate {
    var calls = 0

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls += 1
      textStorage.addAttribute(.backgroundColor, value: UIColor.blue, range: editedRange)
    }
  }

  @Test("what a delegate changes is part of the edit, and leaves a text view's caret alone")
  func highlighting() {
    for storage in [NSTextStorage(string: "ab"), Capitals(first: "ab")] {
      let highlighter = Highlighter()
      storage.delegate = highlighter
      storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "c")
      #expect(highlighter.calls == 1 && storage.editedMask.isEmpty)
      let looks = storage.attributes(at: 2, effectiveRange: nil)
      #expect(looks[.foregroundColor] as? UIColor == .red)
      #expect(looks[.backgroundColor] as? UIColor == .blue)
    }
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 3, length: 0)
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("what is typed into a text with attributes is as in its storage")
  func typed() {
    let view = UITextView()
    view.attributedText = NSAttributedString(string: "a")
    view.typingAttributes = [.kern: 1]
    view.insertText("b")
    #expect(view.text == "ab")
    #expect(view.textStorage.isEqual(to: view.attributedText))
    let font = view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12)
  }
}
