// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import UIKit

@MainActor
@Suite("Text input in nibs")
struct TextInputNibTests {
  @Test("a text view takes its text, font and whether it can be edited")
  func textView() throws {
    let view = try #require(
      loadNib(
        """
        <textView editable="NO" scrollEnabled="NO" textAlignment="center" id="t">
        <string key="text">Two
        lines</string>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        </textView>
        """
      ).first as? UITextView)

    #expect(view.text == "Two\nlines")
    #expect(view.font?.pointSize == 14)
    #expect(view.textAlignment == .center)
    #expect(!view.isEditable)
    #expect(!view.isScrollEnabled)
    // Two lines of 1.193359375 × 14 and 8 points above and below: 49.41, up to the next pixel.
    let height = view.sizeThatFits(CGSize(width: 300, height: 1_000)).height
    #expect(height >= 49.41 && height < 50)
  }

  /// The names are those of Interface Builder's documents; Documentation/InterfaceBuilder.md §7.
  @Test("texts take what they want of their keyboard")
  func traits() throws {
    let traits = """
      <textInputTraits key="textInputTraits" autocapitalizationType="none" autocorrectionType="no"
       spellCheckingType="no" keyboardType="emailAddress" keyboardAppearance="alert"
       returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"
       textContentType="email"/>
      """
    for element in ["textField", "textView", "searchBar"] {
      let view = loadNib("<\(element) id=\"t\">\(traits)</\(element)>").first
      let input = try #require(view as? any UITextInputTraits, "\(element)")
      #expect(input.autocapitalizationType == .none, "\(element)")
      #expect(input.autocorrectionType == .no && input.spellCheckingType == .no, "\(element)")
      #expect(input.keyboardType == .emailAddress, "\(element)")
      #expect(input.keyboardAppearance == .dark, "\(element)")
      #expect(input.returnKeyType == .next && input.isSecureTextEntry, "\(element)")
      #expect(input.enablesReturnKeyAutomatically, "\(element)")
      #expect(input.textContentType?.rawValue == "email", "\(element)")
    }
  }

  @Test("a text field may be told whom to ask about pasting and dragging, which nothing does here")
  func pasteDelegate() throws {
    let field = try #require(
      loadNib(
        """
        <textField id="t"><connections><outlet property="pasteDelegate" destination="t"/>
        <outlet property="textDropDelegate" destination="t"/></connections></textField>
        """
      ).first as? UITextField)
    #expect(field.text == "")
  }

  @Test(
    "a placeholder does not go through an override of the attributed one, as nothing is made yet")
  func overriddenPlaceholder() {
    final class Floating: UITextField {
      var changes = 0
      override var attributedPlaceholder: NSAttributedString? { didSet { changes += 1 } }
    }
    let field = Floating()
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    #expect(field.changes == 0)
    field.attributedPlaceholder = NSAttributedString(string: "Town")
    #expect(field.placeholder == "Town" && field.changes == 1)
  }

  @Test("a font of endless size is as large as a layout's numbers")
  func endlessFont() throws {
    let field = try #require(
      loadNib(
        """
        <textField id="t"><fontDescription key="fontDescription" type="system" \
        pointSize="infinite"/></textField>
        """
      ).first as? UITextField)
    #expect(field.font?.pointSize == 1e9)
  }

  @Test("a date picker takes its mode, a search bar its placeholder")
  func pickerAndSearchBar() throws {
    let picker = try #require(
      loadNib("<datePicker datePickerMode=\"time\" minuteInterval=\"5\" id=\"d\"/>").first
        as? UIDatePicker)
    let bar = try #require(
      loadNib("<searchBar placeholder=\"Find\" id=\"s\"/>").first as? UISearchBar)

    #expect(picker.datePickerMode == .time)
    #expect(picker.minuteInterval == 5)
    #expect(bar.placeholder == "Find")
  }
}
