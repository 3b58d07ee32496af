// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

@Suite("What a run says of itself")
struct ProgressTests {
  @Test("a terminal has one line, which goes at the end")
  func terminal() {
    var lines = ProgressLines(isTerminal: true, verbosity: .usual)

    #expect(lines.report("one", at: 0) == "\r\u{1B}[Kone")
    #expect(lines.report("two", at: 0.1) == "\r\u{1B}[Ktwo")
    #expect(lines.clear() == "\r\u{1B}[K")
    #expect(lines.clear() == nil)
  }

  @Test("without a terminal there is a line every ten seconds, and only what is new")
  func pipe() {
    var lines = ProgressLines(isTerminal: false, verbosity: .usual)

    #expect(lines.report("one", at: 9.9) == nil)
    #expect(lines.report("two", at: 10) == "snug: two\n")
    #expect(lines.report("three", at: 19.9) == nil)
    #expect(lines.report("two", at: 20) == nil)
    #expect(lines.report("four", at: 20.5) == "snug: four\n")
    #expect(lines.clear() == nil)
  }

  @Test("quiet says nothing, verbose every step with its time")
  func verbosity() {
    var quiet = ProgressLines(isTerminal: true, verbosity: .quiet)
    var verbose = ProgressLines(isTerminal: true, verbosity: .verbose)

    #expect(quiet.report("one", at: 30) == nil)
    #expect(verbose.report("one", at: 1.25) == "[   1.2 s] one\n")
    #expect(verbose.report("one", at: 2) == nil)
    #expect(verbose.clear() == nil)
  }

  @Test(
    "colours are for terminals that have them, unless NO_COLOR says otherwise",
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
      (["TERM": "xterm"], true),
    ] as [([String: String], Bool)])
  func colours(environment: [String: String], expected: Bool) {
    #expect(TerminalColours.areShown(isTerminal: true, environment: environment) == expected)
    #expect(!TerminalColours.areShown(isTerminal: false, environment: environment))
  }

  @Test("the word that says how grave it is has a colour, once a line")
  func word() {
    #expect(
      TerminalColours.colouring("A.swift:1: error: no warning: here\nplain")
        == "A.swift:1: \u{1B}[1;31merror:\u{1B}[0m no warning: here\nplain")
  }
}
