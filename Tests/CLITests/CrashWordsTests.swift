// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

/// Documentation/Check.md §4.3.
@Suite("What an app says when it stops")
struct CrashWordsTests {
  @Test("an exception ends with its quotation mark; what was printed before it comes behind")
  func exception() {
    let words = CrashWords(
      """
      *** Terminating app due to uncaught exception 'NSGenericException', reason: 'One line
      and another.'
      loading failed
      loading failed
      """)
    #expect(
      words?.lines == [
        "Terminating app due to uncaught exception 'NSGenericException', reason: 'One line",
        "and another.'",
      ])
  }

  @Test("a trap is told to its end")
  func trap() {
    let words = CrashWords("App/Feed.swift:12: Fatal error: It's over\nfor two reasons\n")
    #expect(words?.lines == ["Fatal error: It's over", "for two reasons"])
  }

  @Test("addresses, which every launch has others of, are no part of it")
  func addresses() {
    let words = CrashWords(
      "Fatal error: <UIAlertController: 0x55b4e07d2b60> in <App.Page 0x7f00e085a8a0> at 0x10")
    #expect(words?.line == "Fatal error: <UIAlertController> in <App.Page> at 0x10")
  }
}
