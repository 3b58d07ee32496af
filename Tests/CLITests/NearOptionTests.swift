// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import CLI

@Suite("words of command lines that were probably meant")
struct NearOptionTests {
  @Test(
    "an unknown option names the nearest one that the command has",
    arguments: [
      ("--devcies=iPhone SE", "unknown option '--devcies'; did you mean '--devices'?"),
      ("--text-siezs=L", "unknown option '--text-siezs'; did you mean '--text-sizes'?"),
      (
        "--locale=de,en_US_POSIX",
        "--locale takes languages with or without a region, such as de or pt_BR, not 'en_US_POSIX'"
      ),
      ("--bolt", "unknown option '--bolt'; did you mean '--bold'?"),
      ("--full=1", "--full takes no value; write '--full' alone"),
      ("--zzzzzzzz", "unknown option '--zzzzzzzz'"),
    ])
  func options(word: String, sentence: String) {
    var arguments = Arguments(["App", word])
    #expect(throws: UsageError(sentence)) { _ = try CheckCommand(&arguments) }
  }

  @Test("the option is named and not the value behind it")
  func valueBehind() {
    var arguments = Arguments(["App.xcodeproj", "--devcies", "iPhone SE"])
    #expect(throws: UsageError("unknown option '--devcies'; did you mean '--devices'?")) {
      _ = try CheckCommand(&arguments)
    }
  }

  @Test(
    "an unknown value names the nearest",
    arguments: [
      (["--orientations", "portait"], "unknown orientation 'portait'; did you mean 'portrait'?"),
      (["--appearances", "drak"], "unknown appearance 'drak'; did you mean 'dark'?"),
      (["--fail-on", "warnings"], "unknown severity 'warnings' for --fail-on; did you mean"),
      (["--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
    ])
  func values(words: [String], start: String) {
    var arguments = Arguments(["App"] + words)
    let error = #expect(throws: UsageError.self) { _ = try CheckCommand(&arguments) }
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test("a least coverage is of all screens")
  func coverageOfPart() {
    var arguments = Arguments(["App", "--screen", "A", "--min-coverage", "80"])
    #expect(throws: UsageError("--min-coverage is of all screens; leave --screen out")) {
      _ = try CheckCommand(&arguments)
    }
  }

  @Test("either number of an option's name is taken by check and render")
  func plurals() throws {
    for word in ["--device", "--devices"] {
      var check = Arguments(["App", word, "iPhone SE"])
      #expect(try CheckCommand(&check).matrix.shapes.map(\.device) == ["iPhone SE"])
      var render = Arguments(["App", word, "iPhone SE"])
      #expect(try RenderCommand(&render).configurations.map(\.device) == ["iPhone SE"])
    }
  }
}
