// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Fuzzing
import Testing

@testable import CLI

/// Documentation/HostileFiles.md §4; the other readers' mutants are read by `Scripts/fuzz`.
struct SettingsMutantTests {
  private static let sound = """
    {"devices": ["iPhone SE"], "environment": {"LOG": "1"}, "arguments": ["-a"],
     "screens": [{"name": "Turned", "steps": ["rotate", "text-size AX1", "select 3"]}],
     "accept": [{"kind": "hang", "screen": "Turned", "reason": "slow"}],
     "unseen": [{"screen": "*", "reason": "it plays music"}],
     "defaults": {"seen": true, "count": 3, "names": ["a", "b"]}}
    """

  @Test("what mutants are made of is read")
  func origin() throws {
    #expect(try CheckSettings(Self.sound, path: "snug.json").screens.map(\.name) == ["Turned"])
  }

  private static let screens = """
    {"screens": [
      {"name": "Feed", "controller": "FeedController", "sees": ["FeedController"],
       "steps": ["tap Go  # FeedController", "rotate"]},
      {"name": "Detail", "from": "Feed", "stops": true, "steps": ["select 3"]}]}
    """

  @Test("what mutants of screens are made of is read")
  func screens() throws {
    let file = try ScreensFile(Self.screens, path: ScreensFile.name)
    #expect(file.entries.map(\.name) == ["Feed", "Detail"])
  }

  @Test(
    "every mutant of snug.json and of snug-screens.json is read, or refused with its place",
    arguments: ["snug.json", ScreensFile.name], 0..<4)
  func mutants(name: String, seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sound = name == ScreensFile.name ? Self.screens : Self.sound
    var refused = 0
    for number in 0..<150 as Range<UInt64> {
      var mutator = Mutator(seed: seed, number: number)
      try Data(mutator.mutant(of: Array(sound.utf8)))
        .write(to: folder.appendingPathComponent(name))
      do throws(CheckSettings.Failure) {
        _ = try CheckSettings(folder: folder)
        _ = try ScreensFile(folder: folder)
      } catch {
        refused += 1
        #expect(error.place.line >= 1 && error.place.column >= 1, "mutant \(number): \(error)")
        #expect(!error.sentence.isEmpty, "mutant \(number)")
      }
    }
    #expect((1..<150).contains(refused))
  }
}
