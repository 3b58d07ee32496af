// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import AppBuild

/// Documentation/AppBuild.md §4.
@Suite("Resources of one path")
struct MergedResourceTests {
  @Test("string tables become one, in which the later module prevails")
  func tables() throws {
    let merged = try merge("\"a\" = \"1\";\n\"b\" = \"2\";", "\"b\" = \"3\";", "T.strings")
    let entries = try PropertyListSerialization.propertyList(from: merged, format: nil)
    #expect(entries as? [String: String] == ["a": "1", "b": "3"])
  }

  @Test("of other files the later module's is there")
  func others() throws {
    #expect(try merge("first", "second", "T.txt") == Data("second".utf8))
  }

  private func merge(_ first: String, _ second: String, _ name: String) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("merged-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = ["one", "two"].map { folder.appendingPathComponent($0) }
    for (place, text) in zip(places, [first, second]) {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appendingPathComponent(name))
    }
    let files = places.map { $0.appendingPathComponent(name) }
    try MergedResource(there: files[0], stronger: files[1]).write()
    return try Data(contentsOf: files[0])
  }
}
