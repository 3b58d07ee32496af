// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

/// Documentation/XcodeProject.md §10.
@Suite("What a bridging header shows")
struct BridgedSourceTests {
  /// A text with the sign of copyright in Latin-1, which is no UTF-8.
  private func latin(_ text: String) -> Data { Data("// ".utf8) + [0xA9] + Data("\n\(text)".utf8) }

  @Test("headers in Latin-1 are read, of C and of Objective-C")
  func latin() throws {
    let fixture = try ProjectFixture(["Kit.swift": ""])
    let bridge = fixture.folder.appendingPathComponent("B.h")
    let ring = fixture.folder.appendingPathComponent("Ring.h")
    let oven = fixture.folder.appendingPathComponent("Oven.h")
    try latin("#include \"Ring.h\"\n").write(to: bridge)
    try latin("int ring(void);\n").write(to: ring)
    try latin("@interface Oven\n@end\n").write(to: oven)
    let shown = try #require(ClangSources.Bridge(bridge, folders: []))
    #expect(shown.isWhole)
    #expect(fixture.relative(shown.headers) == ["B.h", "Ring.h"])
    #expect(fixture.relative(HeaderLines.objectiveC([ring, oven])) == ["Oven.h"])
  }

  @Test("of a header that shows Objective-C those of C count, each once")
  func parts() throws {
    let fixture = try ProjectFixture([
      "B.h": "#include \"A.h\"\n#include \"Oven.h\"\n#include \"C.h\"\n#include \"D.h\"\n",
      "A.h": "#include \"Base.h\"\n", "C.h": "#include \"Base.h\"\n",
      "D.h": "#include \"Oven.h\"\n", "Base.h": "#include \"A.h\"\nint base(void);\n",
      "Oven.h": "@interface Oven\n@end\n",
    ])
    let header = fixture.folder.appendingPathComponent("B.h")
    let shown = try #require(ClangSources.Bridge(header, folders: []))
    #expect(!shown.isWhole)
    #expect(fixture.relative(shown.headers) == ["A.h", "Base.h", "C.h"])
  }
}
