// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import GapRepair
import Testing
import XcodeProject

@testable import AppBuild

/// Compilers that crash (Documentation/Gaps.md §3.8), played by a program that stands before the real
/// one and crashes as it would where a source says so.
@Suite("Crashes of the compiler", .serialized, .enabled(if: TrialApp.isInstalled))
struct GapCrashTests {
  /// Crashes while a line of a file says `MARK`, with the stack that `FRAME` is of.
  private static let program = """
    #!/bin/sh
    before=
    for one in "$@"; do
      case "$*" in *-###*) break;; *-primary-file*) needs=-primary-file;; *) needs=$before;; esac
      case "$one" in *.swift)
        line=$(grep -n "MARK" "$one" | head -1 | cut -d: -f1)
        if [ -n "$line" ] && [ "$before" = "$needs" ]; then
          echo "Stack dump:"
          printf '0.\\tProgram arguments: swift-frontend %s\\n' "$*"
          printf '1.\\tSwift version 6\\n'
          printf "FRAME"
          exit 1
        fi
      esac
      before=$one
    done
    exec "COMPILER" "$@"
    """

  /// Builds a file beside a delegate with such a compiler, and tells what went.
  private static func leftOut(_ text: String, mark: String, frame: String) throws -> [String] {
    let trial = try TrialApp()
    defer { trial.remove() }
    let tools = trial.folder.appendingPathComponent("tools/bin")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for tool in ["swiftc", "swift-frontend"] {
      let program = try trial.write(
        Self.program.replacingOccurrences(of: "MARK", with: mark)
          .replacingOccurrences(of: "FRAME", with: frame)
          .replacingOccurrences(
            of: "COMPILER", with: trial.builder.compiler.sibling(tool).path.path),
        to: "tools/bin/\(tool)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    for tool in ["swift-demangle", "clang", "ld.lld"] {
      try FileManager.default.createSymbolicLink(
        at: tools.appendingPathComponent(tool),
        withDestinationURL: trial.builder.compiler.sibling(tool).path)
    }
    let delegate = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

      """
    let urls = [try trial.write(delegate, to: "App.swift"), try trial.write(text, to: "A.swift")]
    let builder = AppBuilder(
      installation: trial.builder.installation, cache: trial.builder.cache,
      compiler: Compiler(path: tools.appendingPathComponent("swiftc")))
    return try builder.build(trial.description(urls)).gaps.places.map { place in
      "\(URL(fileURLWithPath: place.file).lastPathComponent):\(place.line) \(place.kind)"
    }
  }

  @Test("the body that it was checking goes, and nothing else")
  func place() throws {
    let text = "struct Kept { var a = 1 }\nfunc bad() -> Int {\n  9 // crash\n}\nlet b = bad()\n"
    let frame = #"2.\tWhile type-checking 'bad()' (at $one:$((line - 1)):1)\n"#
    #expect(try Self.leftOut(text, mark: "9 // crash", frame: frame) == ["A.swift:3 body"])
  }

  @Test("a function that it makes itself goes with the conformance")
  func symbol() throws {
    let text = """
      struct Row { struct Cell { var a = 1 } }
      extension Row.Cell: Equatable /* crash */ {}
      """
    // Trial.Row.Cell.__derived_struct_equals
    let name = "@$s5Trial3RowV4CellV23__derived_struct_equalsySbAE_AEtFZ"
    let frame = #"2.\tWhile silgen emitFunction SIL function \"NAME\".\n"#
      .replacingOccurrences(of: "NAME", with: name.replacingOccurrences(of: "$", with: "\\$"))
    #expect(
      try Self.leftOut(text, mark: "Equatable /. crash", frame: frame) == ["A.swift:2 conformance"])
  }

  @Test("where it says nothing, the file that it crashes at is found")
  func unknown() throws {
    let text = "func first() { print(1) }\nfunc second() { print(2) } // crash\n"
    let places = try Self.leftOut(text, mark: "print.2.", frame: #"2.\tWhile thinking\n"#)
    #expect(places == ["A.swift:1 body", "A.swift:2 body"])
  }
}
