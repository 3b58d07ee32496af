// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing
import XcodeProject

@testable import AppBuild

/// A folder of sources that is built as an app into a cache of its own.
struct TrialApp {
  let folder: URL
  let builder: AppBuilder

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-trial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    builder = AppBuilder(
      installation: try .current(),
      cache: BuildCache(folder: folder.appendingPathComponent("cache")), compiler: try .find())
  }

  func write(_ text: String, to name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  func description(
    _ sources: [URL], name: String = "Trial", mode: String = "5.0", resources: [AppResource] = [],
    libraries: [SourceModule] = []
  ) -> AppDescription {
    AppDescription(
      targetName: name, productName: name,
      modules: libraries + [
        SourceModule(
          name: name, sources: sources, swiftVersion: mode, dependencies: libraries.map(\.name))
      ],
      resources: resources, info: InfoPlist(["UIMainStoryboardFile": .string("Main")]),
      folder: folder)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  static let isInstalled = (try? Installation.current()) != nil
}

/// Runs a built app and returns its status and what it printed.
func run(_ app: BuiltApp, _ arguments: [String] = []) throws -> (Int32, out: String, error: String)
{
  let process = Process()
  process.executableURL = app.executable
  process.arguments = arguments
  process.environment = ["SWIFT_BACKTRACE": "enable=no"]
  let out = Pipe()
  let error = Pipe()
  process.standardOutput = out
  process.standardError = error
  try process.run()
  let text = out.fileHandleForReading.readDataToEndOfFile()
  let complaint = error.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (
    process.terminationStatus, String(decoding: text, as: UTF8.self),
    String(decoding: complaint, as: UTF8.self)
  )
}

@Suite("Built apps", .serialized, .enabled(if: TrialApp.isInstalled))
struct AppBuildTests {
  /// The facts that `Fixtures/LoweredApp` prints; each is hand-made from what Apple's systems do.
  static let facts = [
    "privateOutlet=didSet true", "collection=2", "inspectable=3.0", "weakOutlet=true",
    "actions=changed,reload,extension", "responds=true", "respondsNot=false", "notification=ping",
    "genericClass=1", "getter=frame", "setter=setRadius:", "keyPath=titleLabel.text",
    "override=viewDidLoad", "optionalImplemented=Optional(9)", "optionalMissing=nil",
    "override=Base,Sub", "ownMethodBelow=Optional(false)", "metatype=Optional(3.0)", "maker=true",
    "alias=true", "observed=[4]", "system=iOS", "available=true", "color=true",
  ]

  @Test("an app that uses all of Objective-C runs", arguments: ["4.0", "4.2", "5.0", "6.0"])
  func runsEverything(mode: String) throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/LoweredApp")
    let sources = try FileManager.default.contentsOfDirectory(
      at: fixture, includingPropertiesForKeys: nil)
    let app = try trial.builder.build(
      trial.description(
        sources.sorted { $0.path < $1.path }, name: "LoweredApp", mode: mode))

    let (status, out, _) = try run(app)
    #expect(status == 0)
    #expect(out.split(separator: "\n").map(String.init) == Self.facts)

    let trapped = try run(app, ["--trap"])
    #expect(trapped.0 != 0)
    #expect(
      trapped.error.contains(
        "Use of unimplemented initializer 'init(frame:)' for class 'LoweredApp.NamedView'"))
  }

  @Test("an unchanged app is not compiled again; a changed source and a changed resource count")
  func caches() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let source = try trial.write(Self.program("1"), to: "Program.swift")
    let data = try trial.write("a", to: "data.txt")
    let app = trial.description(
      [source], resources: [AppResource(url: data, bundlePath: "data.txt")])
    let first = try trial.builder.build(app)
    #expect(!first.wasCached)
    let second = try trial.builder.build(app)
    #expect(second.wasCached && second.executable == first.executable)

    try "bb".write(to: data, atomically: true, encoding: .utf8)
    let third = try trial.builder.build(app)
    #expect(third.wasCached)
    let copy = third.resources.appendingPathComponent("data.txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "bb")

    _ = try trial.write(Self.program("2"), to: "Program.swift")
    let fourth = try trial.builder.build(app)
    #expect(!fourth.wasCached)
    #expect(try run(fourth).out == "2\n")
  }

  @Test("resources keep their place in the bundle, and the Info.plist is one an app can read")
  func resources() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let source = try trial.write(
      "import UIKit\n@main struct P { static func main() {\n"
        + "let name = Bundle.main.object(forInfoDictionaryKey: \"UIMainStoryboardFile\")\n"
        + "print(name as? String ?? \"\")\n"
        + "print(Bundle.main.path(forResource: \"Main\", ofType: \"storyboard\") != nil)\n} }\n",
      to: "P.swift")
    let board = try trial.write("<document/>", to: "Base.lproj/Main.storyboard")
    _ = try trial.write("{}", to: "Assets.xcassets/Contents.json")
    _ = try trial.write("[]", to: "Shared/Assets.xcassets/Contents.json")
    let app = try trial.builder.build(
      trial.description(
        [source],
        resources: [
          AppResource(url: board, bundlePath: "Base.lproj/Main.storyboard"),
          AppResource(
            url: trial.folder.appendingPathComponent("Assets.xcassets"),
            bundlePath: "Assets.xcassets", isFolder: true),
          AppResource(
            url: trial.folder.appendingPathComponent("Shared/Assets.xcassets"),
            bundlePath: "Assets.xcassets", isFolder: true),
        ]))
    #expect(try run(app).out == "Main\ntrue\n")
    let assets = app.resources.appendingPathComponent("Assets.xcassets/Contents.json")
    #expect(FileManager.default.fileExists(atPath: assets.path))
    // Catalogs of one name are one catalog in Xcode; here the second stands beside the first.
    let second = app.resources.appendingPathComponent("Assets 2.xcassets/Contents.json")
    #expect(try String(contentsOf: second, encoding: .utf8) == "[]")
  }

  @Test("an error names the author's file, line and column, also after generated text")
  func errors() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let source = try trial.write(
      """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {
        @objc func go() { _ = #selector(go); missing1() }
      }
      extension App {
        override func touchesBegan(_ t: Set<UITouch>, with event: UIEvent?) { missing2() }
      }
      """, to: "App.swift")
    var builder = trial.builder
    builder.isStrict = true
    let error = #expect(throws: BuildError.self) {
      try builder.build(trial.description([source]))
    }
    guard case .compilation(let diagnostics) = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    let places = diagnostics.filter { $0.severity == "error" }.map { "\($0.line):\($0.column)" }
    #expect(places.sorted() == ["3:40", "6:73"])
    #expect(diagnostics.allSatisfy { $0.path == source.path })
  }

  @Test("a module of the app is compiled first and its classes have names too")
  func severalModules() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let kit = try trial.write(
      "import UIKit\npublic class Tool: NSObject {\n  @objc func hit() { print(\"hit\") }\n}\n",
      to: "Kit/Tool.swift")
    let source = try trial.write(
      "import UIKit\nimport Kit\n@main struct P { static func main() {\n"
        + "(RuntimeRegistry.type(named: \"Kit.Tool\").flatMap(RuntimeRegistry.make) as? NSObject)?"
        + ".perform(Selector((\"hit\")))\n} }\n", to: "P.swift")
    let app = try trial.builder.build(
      trial.description([source], libraries: [SourceModule(name: "Kit", sources: [kit])]))
    #expect(try run(app).out == "hit\n")
  }

  @Test("no entry point, and more than one, are said with the remedy")
  func entryPoints() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let none = try trial.write("import UIKit\n", to: "A.swift")
    #expect(throws: BuildError(.noEntryPoint(module: "Trial"))) {
      try trial.builder.build(trial.description([none]))
    }
    let first = try trial.write("@main struct A { static func main() {} }\n", to: "B.swift")
    let second = try trial.write("@main struct B { static func main() {} }\n", to: "C.swift")
    #expect(throws: BuildError(.severalEntryPoints(["A", "B"]))) {
      try trial.builder.build(trial.description([first, second]))
    }
  }

  @Test(
    "a missing source and a missing resource are errors with a path, an unwritable cache is none")
  func outsideWorld() throws {
    let trial = try TrialApp()
    defer { trial.remove() }
    let gone = trial.folder.appendingPathComponent("Gone.swift")
    let missing = #expect(throws: BuildError.self) {
      try trial.builder.build(trial.description([gone]))
    }
    #expect(missing?.description.hasPrefix(gone.path + ": error: cannot read") == true)

    let source = try trial.write(Self.program("1"), to: "Program.swift")
    let lost = AppResource(url: gone, bundlePath: "Gone.swift")
    #expect(throws: BuildError(.missingResource(gone.path))) {
      try trial.builder.build(trial.description([source], resources: [lost]))
    }

    var blocked = trial.builder
    blocked.cache = BuildCache(folder: source.appendingPathComponent("cache"))
    let built = try blocked.build(trial.description([source]))
    #expect(FileManager.default.isExecutableFile(atPath: built.executable.path))
  }

  private static func program(_ text: String) -> String {
    "import UIKit\n@main struct Program { static func main() { print(\"\(text)\") } }\n"
  }
}
