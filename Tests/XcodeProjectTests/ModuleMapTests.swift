// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@testable import XcodeProject

/// Documentation/XcodeProject.md §10.
@Suite("Module maps are read")
struct ModuleMapReadingTests {
  @Test("modules have the headers that are there, but for textual, excluded and a framework's")
  func headers() throws {
    let fixture = try ProjectFixture([
      "Core/module.modulemap": """
      // module Old { header "a.h" }
      module Core [system] {
        header "a.h" textual header "b.h" exclude header "c.h"
        private header "d.h"
        module Part { header "deep/e.h" header "none.h" }
        link "core"
      }
      framework module Kit { header "a.h" }
      module All { umbrella "deep" export * }
      module One { umbrella header "c.h" }
      """,
      "Core/a.h": "", "Core/b.h": "", "Core/c.h": "", "Core/d.h": "", "Core/deep/e.h": "",
      "Core/deep/e.c": "",
    ])
    let file = fixture.folder.appendingPathComponent("Core/module.modulemap")
    let maps = ClangSources.Map.all(in: file)
    #expect(maps.map(\.name) == ["Core", "All", "One"])
    #expect(
      maps.map { fixture.relative($0.headers) } == [
        ["Core/a.h", "Core/d.h", "Core/deep/e.h"], ["Core/deep/e.h"], ["Core/c.h"],
      ])
  }

  @Test("comments and Windows' line ends hide nothing that is said behind them")
  func comments() throws {
    let fixture = try ProjectFixture([
      "Core/module.modulemap":
        "// module map of Core\r\nmodule Core {\r\n/* module Gone { header \"a.h\" }\r\n */"
        + " header \"a.h\"\r\n}\r\n",
      "Core/a.h": "",
    ])
    let maps = ClangSources.Map.all(
      in: fixture.folder.appendingPathComponent("Core/module.modulemap"))
    #expect(maps.map(\.name) == ["Core"])
    #expect(maps.map { fixture.relative($0.headers) } == [["Core/a.h"]])
  }
}
