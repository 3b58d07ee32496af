// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import UIKit

/// Which keys a text input gets (Documentation/Chrome.md §4).
@MainActor
@Suite("Keys of the keyboard")
struct KeyboardLayoutTests {
  private func rows(_ request: KeyboardLayout.Request) -> [String] {
    KeyboardLayout(request).rows.map { row in
      row.filter { if case .character = $0.role { true } else { false } }.map(\.label).joined()
    }
  }

  @Test("letters follow the language, capitals the text")
  func letters() {
    #expect(rows(.init()) == ["qwertyuiop", "asdfghjkl", "zxcvbnm", "space"])
    #expect(rows(.init(isShifted: true))[0] == "QWERTYUIOP")
    #expect(rows(.init(language: "de"))[0] == "qwertzuiopü")
    #expect(rows(.init(language: "ru"))[1] == "фывапролджэ")
    // Only Latin letters can be typed into an address.
    #expect(rows(.init(type: .emailAddress, language: "ru"))[0] == "qwertyuiop")
  }

  @Test("numbers have a pad of their own, with a point where there are decimals")
  func numbers() {
    #expect(rows(.init(type: .numberPad)) == ["123", "456", "789", "0"])
    let corner = KeyboardLayout(.init(type: .decimalPad)).rows[3][0]
    #expect(corner.label == ".")
    // A tablet shows the row of digits instead.
    #expect(rows(.init(type: .numberPad, isPad: true))[0] == "1234567890")
  }

  @Test(
    "the last key says what it does, and is blue where that is not a new line",
    arguments: [
      (UIReturnKeyType.default, "return", false), (UIReturnKeyType.next, "next", false),
      (UIReturnKeyType.done, "done", true),
      (UIReturnKeyType.search, "search", true),
    ])
  func returnKey(type: UIReturnKeyType, label: String, isBlue: Bool) throws {
    let key = try #require(KeyboardLayout(.init(returnKey: type)).rows[3].last)

    #expect(key.label == label)
    guard case .action(let isPrimary) = key.role else {
      Issue.record("not a return key: \(key)")
      return
    }
    #expect(isPrimary == isBlue)
  }
}
