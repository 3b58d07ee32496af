// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import AppBuild

/// Documentation/HostileFiles.md §1.6.
@Suite("Tables of texts")
struct TextCheckTests {
  @Test(
    "blanks and comments alone are a table that has no texts yet",
    arguments: [
      ("", true), (" \n\t", true), ("/* no \"texts\" */\n// yet", true), ("/**/ /* * / */", true),
      ("\"a\" = \"b\";", false), ("/* */ \"a\"", false), ("/* without its end", false),
      ("/", false),
    ])
  func empty(text: String, isEmpty: Bool) {
    #expect(TextCheck.isEmpty(Data(text.utf8)) == isEmpty)
  }

  /// Read anew from each beginning, it would take hours.
  @Test("a megabyte of beginnings of comments is read once")
  func long() {
    #expect(!TextCheck.isEmpty(Data(String(repeating: "/*a", count: 350_000).utf8)))
  }
}
