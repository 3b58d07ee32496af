// Part of Snug, under the Apache License 2.0; see LICENSE.

import Testing

@testable import GapRepair

@Suite("What a crashed compiler says")
struct CompilerCrashTests {
  private static let output = """
    <unknown>:0: error: ambiguous use of operator '=='
    Please submit a bug report and include the crash backtrace.
    Stack dump:
    0.\tProgram arguments: swift-frontend -c /b/0-A.swift -primary-file /b/1-My List.swift
    1.\tSwift version 6.3.1
    2.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/b/1-My List.swift")
    3.\tWhile running pass on SILFunction "@$s1A1ByyF".
     for 'b()' (at /b/1-My List.swift:12:3)
    4.\tWhile type-checking expression at [/b/0-A.swift:5:7 - line:6:2] RangeText="x"
     #0 0x0000 llvm::sys::PrintStackTrace /b/0-A.swift:1:1
    """

  @Test("frames are read from the inside out, without the command")
  func frames() {
    let crash = CompilerCrash(Self.output, paths: ["/b/0-A.swift", "/b/1-My List.swift"])
    #expect(
      crash.places == [.init(file: 0, line: 5, column: 7), .init(file: 1, line: 12, column: 3)])
    #expect(crash.symbols == ["$s1A1ByyF"])
    #expect(crash.files == [0, 1])
    #expect(CompilerCrash.happened(in: Self.output))
    #expect(!CompilerCrash.happened(in: "/b/0-A.swift:1:1: error: no"))
    #expect(CompilerCrash.happened(in: "note: a\n<unknown>:0: error: fatal error encountered"))
    #expect(!CompilerCrash.happened(in: "<unknown>:0: error: missing required module 'Yoga'"))
  }

  @Test(
    "the names in a demangled symbol",
    arguments: [
      ("static App.Row.Cell.__derived_struct_equals(App.Row.Cell) -> Swift.Bool", 3),
      ("closure #1 (Swift.Int) -> () in App.Row.Cell.make(a: Swift.Int) -> ()", 3),
      ("(extension in App):UIKit.Row.Cell.count.getter : Swift.Int", 3),
      ("App.(Row in _A1B2).Cell.size.setter : Swift.Int", 3),
      ("App.Row.Cell.init(a: Swift.Int) -> App.Row.Cell", 2),
    ])
  func names(text: String, count: Int) {
    let names = CompilerCrash.names(ofDemangled: text)
    #expect(names.prefix(2) == ["Row", "Cell"] && names.count == count, "\(names)")
  }
}
