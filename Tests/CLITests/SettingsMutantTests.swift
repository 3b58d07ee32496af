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

  @Test("every mutant of snug.json is read, or refused with its place", arguments: 0..<4)
  func mutants(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("snug.json")
    var refused = 0
    for number in 0..<150 as Range<UInt64> {
      var mutator = Mutator(seed: seed, number: number)
      try Data(mutator.mutant(of: Array(Self.sound.utf8))).write(to: file)
      do throws(CheckSettings.Failure) {
        _ = try CheckSettings(folder: folder)
      } catch {
        refused += 1
        #expect(error.place.line >= 1 && error.place.column >= 1, "mutant \(number): \(error)")
        #expect(!error.sentence.isEmpty, "mutant \(number)")
      }
    }
    #expect((1..<150).contains(refused))
  }
}
