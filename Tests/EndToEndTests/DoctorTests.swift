// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("snug doctor")
struct DoctorTests {
  private struct Answer: Decodable {
    let subject: String
    let state: String
    let found: String
    let remedy: String?
  }

  @Test("where everything is there it says so, as text and as JSON")
  func fine() throws {
    let text = try Snug.run("doctor")
    let json = try Snug.run("doctor", "--json")

    #expect(text.exitCode == 0)
    #expect(text.output.hasSuffix("Everything that Snug needs is there.\n"))
    let answers = try JSONDecoder().decode([Answer].self, from: Data(json.output.utf8))
    #expect(
      answers.map(\.subject) == [
        "toolchain", "modules", "fonts", "symbols", "hyphenation", "containment", "cache",
        "packages", "places",
      ])
    #expect(answers.first { $0.subject == "modules" }?.state == "fine")
  }

  @Test("a compiler that is not there is missing, with what to do, and the exit code is 1")
  func compiler() throws {
    let result = try Snug.run(
      ["doctor", "--json"], environment: ["SNUG_SWIFTC": "/nowhere/swiftc"])

    #expect(result.exitCode == 1)
    let answers = try JSONDecoder().decode([Answer].self, from: Data(result.output.utf8))
    let toolchain = try #require(answers.first { $0.subject == "toolchain" })
    #expect(toolchain.state == "missing")
    #expect(toolchain.found == "/nowhere/swiftc does not run")
    #expect(toolchain.remedy?.contains("SNUG_SWIFTC") == true)
  }
}
