// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing
import UIKit

@preconcurrency @MainActor
private protocol Shelved: NSObjectProtocol {}

private final class Box: UIView, Shelved {}

@Suite("Protocols as values and what every object is asked")
@MainActor
struct ProtocolValueTests {
  private func adopts(_ object: NSObject, all wanted: [Protocol]) -> Bool {
    wanted.allSatisfy { object.conforms(to: $0) }
  }

  @Test("a protocol's name with self is a value of Protocol in a parameter, a list and a variable")
  func values() {
    #expect(adopts(Box(), all: [Shelved.self, UIFocusItem.self]))
    #expect(!adopts(UIView(), all: [Shelved.self]))
    let known: Protocol? = Shelved.self
    #expect(known.map(Box.conforms(to:)) == true && known.map(UILabel.conforms(to:)) == false)
    #expect(NSStringFromProtocol(UITableViewDataSource.self) == "UITableViewDataSource")
    #expect(!Box.conforms(to: UIView.self))
  }

  @Test("an object known by a protocol alone tells what class it is of")
  func kinds() {
    let shelved: any Shelved = Box()
    #expect(shelved.isKind(of: UIView.self) && !shelved.isKind(of: UILabel.self))
    #expect(shelved.isMember(of: Box.self) && !shelved.isMember(of: UIView.self))
  }

  @Test("a block that does not escape may be told of the matches of an expression")
  func matches() throws {
    let digits = try NSRegularExpression(pattern: "[0-9]+")
    func visit(
      _ text: String,
      _ block: (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) {
      digits.enumerateMatches(
        in: text, options: [], range: NSRange(location: 0, length: text.utf16.count), using: block)
    }
    var found: [NSRange] = []
    visit("a12b345") { match, _, stop in
      if let match { found.append(match.range) }
      stop.pointee = ObjCBool(found.count == 1)
    }
    #expect(found == [NSRange(location: 1, length: 2)])
  }

  @Test("a locale names countries, languages and currencies by their codes")
  func localeNames() {
    let german = Locale(identifier: "de_DE") as NSLocale
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.localizedString(forLanguageCode: "en") == "Englisch")
    #expect(german.localizedString(forCurrencyCode: "CHF") == "Schweizer Franken")
  }

  @Test("an anchor keeps its view, so a constraint can be made from one of a view nobody holds")
  func anchorKeepsItem() {
    let box = UIView()
    let anchor = UIView().leadingAnchor
    let made = anchor.constraint(equalTo: box.leadingAnchor, constant: 3)
    #expect(made.firstItem === anchor.item && made.secondItem === box && made.constant == 3)
    weak var held: UIView?
    do {
      let view = UIView()
      held = view
      _ = view.widthAnchor
    }
    #expect(held == nil)
  }

  @Test("a focus that a phone without a keyboard has not is not told, and has its names")
  func focus() {
    let context = UITableViewFocusUpdateContext()
    #expect(context.nextFocusedIndexPath == nil && context.nextFocusedItem == nil)
    #expect(context.nextFocusedView == nil && context.focusHeading.isEmpty)
    #expect(UIView().shouldUpdateFocus(in: context))
    #expect(UIFocusHeading.up.union(.last).rawValue == 0x201)
  }
}
