// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

/// Documentation/AppBuild.md §2.4.
@Suite("small files of the cache")
struct SealedFileTests {
  @Test(
    "what was written is read; what was cut, changed, emptied or written by others is not there")
  func damage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sealed-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("manifests/a.json")
    let text = Data("{\n\"name\": \"Kit\"}\n".utf8)
    #expect(SealedFile.read(file) == nil)
    SealedFile.write(text, to: file)
    #expect(SealedFile.read(file) == text)
    // Nothing lies beside it.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        == ["a.json"])
    let whole = try Data(contentsOf: file)
    var other = whole
    other[other.count - 5] = UInt8(ascii: "s")
    for bytes in [other, whole.dropLast(), whole + Data("\n".utf8), Data(), text] {
      try bytes.write(to: file)
      #expect(SealedFile.read(file) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
    SealedFile.write(text, to: file)
    #expect(SealedFile.read(file) == text)
  }
}
