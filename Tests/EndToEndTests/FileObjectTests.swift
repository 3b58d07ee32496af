// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/AppBuild.md §2.8.
@Suite("machine code is kept file by file")
struct FileObjectTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound.replacingOccurrences(
        of: "\"A headline that needs more than one line of the narrow column it has\"",
        with: "Row0.text + Row1.text()"), to: "App/Feed.swift")
    for number in 0..<28 { try write(row: number, "Row") }
  }

  /// A file with an enumeration, `body` as its text; the first shows a constant, the others a function.
  private func write(row number: Int, _ body: String) throws {
    let text =
      number == 0
      ? "static let text = \"\(body)0 \"" : "static func text() -> String { \"\(body)\(number)\" }"
    try folder.write("enum Row\(number) {\n  \(text)\n}\n", to: "App/Row\(number).swift")
  }

  private func draw() throws -> String {
    let result = try Snug.run(
      ["render", "App", "--format", "text"], in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.path])
    #expect(result.exitCode == 0, "\(result.errors)")
    return try folder.read("snug-output/iPhone-X_portrait_L.txt")
  }

  /// The objects that are kept, by the folder of those that fit together.
  private func objects() throws -> [String: Set<String>] {
    try Dictionary(
      uniqueKeysWithValues: cache.names(in: "snug/objects").map {
        ($0, Set(try cache.names(in: "snug/objects/\($0)")))
      })
  }

  @Test("a body that changed costs its own file, a declaration all files, and damage the damaged")
  func changes() throws {
    #expect(try draw().contains("\"Row0 Row1\""))
    let first = try objects()
    let (key, kept) = try #require(first.first)
    // Feed, the rows, and the entry.
    #expect(first.count == 1 && kept.count == 30)

    try write(row: 1, "Line")
    #expect(try draw().contains("\"Row0 Line1\""))
    let second = try objects()
    #expect(second.count == 1 && second[key]?.isSuperset(of: kept) == true)
    #expect(second[key]?.count == 31)

    try write(row: 0, "Item ")
    #expect(try draw().contains("\"Item 0 Line1\""))
    #expect(try objects().values.map(\.count).sorted() == [30, 31])

    for name in kept {
      #expect(truncate("\(cache.path)/snug/objects/\(key)/\(name)", 100) == 0)
    }
    try write(row: 0, "Row")
    try write(row: 1, "Word")
    #expect(try draw().contains("\"Row0 Word1\""))
  }

  @Test("an app with a library is linked of its files' code, and not compiled once more as a whole")
  func withLibrary() throws {
    let folder = try TemporaryFolder()
    let files = [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Words", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "Shelf"), .executableTarget(name: "Words", dependencies: ["Shelf"]),
        ])
      """,
      "Sources/Shelf/Shelf.swift": "import UIKit\npublic final class Shelf: UIView {}\n",
      "Sources/Words/Delegate.swift": """
      import Shelf
      import UIKit
      @main final class Delegate: UIResponder, UIApplicationDelegate { let shelf = Shelf() }
      """,
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    for number in 0..<28 {
      try folder.write("enum Row\(number) {}\n", to: "Sources/Words/Row\(number).swift")
    }
    let result = try Snug.run(
      ["build", folder.path, "--offline"],
      environment: ["XDG_CACHE_HOME": cache.path, "SNUG_SWIFTC": try onlyByFile().path])
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  /// A compiler that refuses to compile an app as a whole.
  private func onlyByFile() throws -> URL {
    let tools = cache.url.appendingPathComponent("tools")
    let manager = FileManager.default
    try manager.createDirectory(at: tools, withIntermediateDirectories: true)
    let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = try #require(
      places.map { "\($0)/swiftc" }.first(where: manager.isExecutableFile))
    let real = URL(fileURLWithPath: found).resolvingSymlinksInPath().deletingLastPathComponent()
    for name in try manager.contentsOfDirectory(atPath: real.path) where name != "swiftc" {
      try manager.createSymbolicLink(
        at: tools.appendingPathComponent(name),
        withDestinationURL: real.appendingPathComponent(name))
    }
    let script = tools.appendingPathComponent("swiftc")
    try """
    #!/bin/sh
    case " $* " in *" -num-threads "*) echo "error: asked for a whole module"; exit 1;; esac
    exec "\(real.path)/swiftc" "$@"
    """.write(to: script, atomically: true, encoding: .utf8)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    return script
  }
}
