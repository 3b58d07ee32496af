// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

@Suite("What every command takes")
struct CommonOptionTests {
  @Test("may stand before the command", arguments: Arguments.common)
  func before(option: String) {
    var words = Arguments([option, "check", "App.xcodeproj"])
    #expect(words.command() == "check")
    let isThere = words.flag(option)
    #expect(isThere)
    #expect(words.command() == "App.xcodeproj")
  }

  @Test("alone is no command, and what else has a hyphen is none")
  func alone() {
    var quiet = Arguments(["-q"])
    #expect(quiet.command() == nil)
    var device = Arguments(["-q", "--device", "check"])
    #expect(device.command() == nil)
  }
}
