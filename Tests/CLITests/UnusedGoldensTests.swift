// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Goldens
import Testing

@testable import CLI

/// Skipped and removed goldens (Documentation/Goldens.md §1.3).
@Suite("Goldens that a run does not come to")
struct UnusedGoldensTests {
  private static func entry(_ screen: String, _ configuration: String = "SE") -> GoldenFolder.Entry
  {
    .init(screen: screen, configuration: configuration)
  }

  /// A first screen, and one of snug.json with two steps.
  private func screens() throws -> [ScreenRequest] {
    var sheet = ScreenRequest(name: "Sheet", origin: .steps)
    sheet.steps = try StepParser.steps(in: "tap Open; wait 1s", source: "snug.json")
    return [ScreenRequest(name: "First", origin: .initial), sheet]
  }

  private func removed(
    _ entry: GoldenFolder.Entry, _ choice: UnusedGoldens.Choice = .init()
  ) throws -> Bool? {
    let unused = UnusedGoldens(
      [entry], screens: try screens(), configurations: ["SE"], choice)
    if unused.removed == [entry] { return true }
    return unused.skipped == [entry] ? false : nil
  }

  @Test("what is looked at is neither; a screen or a setting that is not there was removed")
  func plain() throws {
    #expect(try removed(Self.entry("First")) == nil)
    #expect(try removed(Self.entry("Old")) == true)
    #expect(try removed(Self.entry("First", "iPad")) == true)
  }

  @Test("what the command line leaves out is skipped")
  func chosen() throws {
    #expect(try removed(Self.entry("Old"), .init(namesScreens: true)) == false)
    #expect(try removed(Self.entry("First", "iPad"), .init(namesSettings: true)) == false)
    #expect(try removed(Self.entry("Old", "iPad"), .init(namesSettings: true)) == true)
    #expect(try removed(Self.entry("Old"), .init(isWhole: false)) == false)
  }

  @Test("steps of the command line are skipped, those that snug.json no longer has were removed")
  func steps() throws {
    #expect(try removed(Self.entry("First, step 1: tap Go")) == false)
    #expect(try removed(Self.entry("Sheet, step 1: tap Old")) == true)
    #expect(try removed(Self.entry("Sheet, step 3: tap More")) == false)
    #expect(try removed(Self.entry("Gone, step 1: tap Go")) == true)
  }
}
