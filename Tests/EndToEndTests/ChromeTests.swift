// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Pictures with and without what the system draws (Documentation/Chrome.md §1).
@Suite("Pictures with and without the system's parts")
struct ChromeTests {
  @Test("--no-chrome changes the picture and not the dump; two pictures with chrome are one")
  func withAndWithout() throws {
    let options = ["--device", "iPhone X", "--format", "png,text"]
    let with = try ExampleRun("SelfSizingCells", options)
    let again = try ExampleRun("SelfSizingCells", options)
    let without = try ExampleRun("SelfSizingCells", options + ["--no-chrome"])

    let name = "iPhone-X_portrait_L"
    #expect(try with.picture(name) == again.picture(name))
    #expect(try with.picture(name) != without.picture(name))
    let dumps = try [with, without].map { try Data(contentsOf: $0.file(name, after: 0, "txt")) }
    #expect(dumps[0] == dumps[1])
  }

  @Test(
    "the clock in a picture is the run's: after a minute it says another time; nothing else moves",
    arguments: [true, false])
  func clock(hasChrome: Bool) throws {
    let run = try ExampleRun(
      "SelfSizingCells", ["--device", "iPhone X"] + (hasChrome ? [] : ["--no-chrome"]),
      steps: ["wait 61s"], format: "png")
    #expect(run.exitCode == 0, "\(run.errors)")

    let name = "iPhone-X_portrait_L"
    let isSame = try run.picture(name) == run.picture(name, after: 1)
    #expect(isSame == !hasChrome)
  }
}
