// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Goldens
import Testing

@Suite("The folder of goldens")
final class GoldenFolderTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snug-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  private var folder: GoldenFolder { GoldenFolder(path: url.path) }

  private func recording(_ configuration: String, _ text: String) -> GoldenFolder.Recording {
    .init(
      entry: .init(screen: "Log in", configuration: configuration), dump: Data(text.utf8),
      picture: Data("picture of \(text)".utf8))
  }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  @Test("what is recorded is read back, and other goldens stay")
  func roundTrip() throws {
    #expect(try folder.entries() == nil)
    try folder.record([recording("A", "one"), recording("B", "two")], tool: "snug")
    try folder.record([recording("B", "three")], tool: "snug")

    let entries = try folder.entries() ?? []

    #expect(entries.map(\.configuration) == ["A", "B"])
    #expect(try folder.golden(entries[0]).dump == Data("one".utf8))
    #expect(try folder.golden(entries[1]).picture == Data("picture of three".utf8))
  }

  @Test("what is removed is gone from the list and the folder, and others stay")
  func removal() throws {
    let all = [recording("A", "one"), recording("B", "two")]
    try folder.record(all, tool: "snug")
    try folder.remove([all[0].entry], tool: "snug")
    #expect(try folder.entries() == [all[1].entry])
    #expect(throws: GoldenError.self) { try folder.golden(all[0].entry) }
    #expect(try folder.golden(all[1].entry).dump == Data("two".utf8))
    try folder.remove([all[1].entry], tool: "snug")
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["goldens.json"])
  }

  @Test("a folder of another version is not touched")
  func otherVersion() throws {
    try write(#"{"version": 9}"#, to: "goldens.json")
    for attempt in [{ _ = try self.folder.entries() }, { try self.folder.record([], tool: "") }] {
      let error = #expect(throws: GoldenError.self) { try attempt() }
      #expect(
        error?.description.contains("have version 9, and this snug reads version 1") == true)
    }
    #expect(
      try String(contentsOf: url.appendingPathComponent("goldens.json"), encoding: .utf8)
        == #"{"version": 9}"#)
  }

  @Test(
    "a damaged list is an error with a remedy",
    arguments: ["", "{\"version\": 1}", "[1"])
  func damaged(text: String) throws {
    try write(text, to: "goldens.json")
    let error = #expect(throws: GoldenError.self) { try folder.entries() }
    #expect(error?.description.contains("record again into an empty folder") == true)
  }

  @Test("a folder of something else is refused")
  func somethingElse() throws {
    try write("x", to: "thesis.txt")
    let error = #expect(throws: GoldenError.self) { try folder.record([], tool: "snug") }
    #expect(error?.description.contains("there is no goldens.json in this folder") == true)
  }

  @Test("a golden that is gone is named")
  func gone() throws {
    try folder.record([recording("A", "one")], tool: "snug")
    let entry = try #require(try folder.entries()?.first)
    let name = try #require(
      FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
        .first { $0.hasSuffix("A.png") })
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
    let error = #expect(throws: GoldenError.self) { try folder.golden(entry) }
    #expect(error?.description.contains("A.png: error: the golden cannot be read") == true)
  }

  @Test("a full disk and a folder that cannot be made are errors, and nothing is listed")
  func unwritable() throws {
    let proc = GoldenFolder(path: "/proc/snug")
    let error = #expect(throws: GoldenError.self) {
      try proc.record([recording("A", "a")], tool: "")
    }
    #expect(error?.description.contains("the golden cannot be written (") == true)

    try folder.record([recording("A", "one")], tool: "snug")
    let index = url.appendingPathComponent("goldens.json")
    let before = try Data(contentsOf: index)
    let screen = try #require(
      FileManager.default.contentsOfDirectory(atPath: url.path).first { $0 != "goldens.json" })
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent("\(screen)/B.txt").path, withDestinationPath: "/dev/full")
    let full = #expect(throws: GoldenError.self) {
      try folder.record([recording("B", "two")], tool: "snug")
    }
    #expect(full?.description.contains("No space left on device") == true)
    #expect(try Data(contentsOf: index) == before)
  }
}
