// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import AppBuild

/// Functions in C of libraries that are not here (Documentation/Gaps.md §5.8).
@Suite("Functions that no library has")
struct ForeignSymbolsTests {
  @Test("the linkers' words name them, each once")
  func names() {
    let lld = """
      ld.lld: error: undefined symbol: kem_new
      >>> referenced by a.swift
      ld.lld: error: undefined symbol: kem_free
      ld.lld: error: undefined symbol: kem_new
      """
    #expect(ForeignSymbols(linkerOutput: lld)?.names == ["kem_free", "kem_new"])
    let gold = "a.o: in function `f': undefined reference to `kem_new'\n"
    #expect(ForeignSymbols(linkerOutput: gold)?.names == ["kem_new"])
  }

  @Test(
    "what is Swift's or C++'s, and another fault of the linker, stays an error",
    arguments: [
      "ld.lld: error: undefined symbol: $s3App4PageCMa", "ld.lld: error: undefined symbol: _ZN3foo",
      "ld.lld: error: undefined symbol: foo::bar()", "ld.lld: error: unable to find library -lz",
      "ld.lld: error: undefined symbol: swift_once", "",
    ])
  func others(words: String) {
    #expect(ForeignSymbols(linkerOutput: words) == nil)
  }

  @Test("a function of Swift's stops there, as nobody knows what it would give")
  func swift() throws {
    let name = "$s3Kit4PageC5titleACSS_tcfc"
    let symbols = try #require(ForeignSymbols(linkerOutput: "undefined symbol: \(name)"))
    #expect(symbols.names == [name])
    #expect(symbols.text.contains("@_cdecl(\"\(name)\") public func snugForeign0() -> Never {"))
    #expect(symbols.text.contains("LeftOutRecord.stop(\"\(name)\", \"\", 0)"))
    #expect(symbols.warning.hasSuffix("'\(name)'; what calls them stops there"))
  }

  @Test("each gives 0 and notes its name")
  func text() throws {
    let symbols = try #require(ForeignSymbols(linkerOutput: "undefined symbol: kem_new"))
    #expect(symbols.text.contains("@_cdecl(\"kem_new\") public func snugForeign0() -> Int {"))
    #expect(symbols.text.contains("LeftOutRecord.note(\"kem_new\", \"\", 0)"))
    #expect(
      symbols.warning == "warning: no library here has 'kem_new'; what calls them is given 0")
  }
}
