// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/AppBuild.md §2.
@Suite("the cache heals")
struct CacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    try folder.write(CheckedApp.sound, to: "App/Feed.swift")
    try folder.write("{}", to: "App/data.json")
  }

  private func run(_ words: String..., under launcher: [String] = []) throws -> Snug.Result {
    try Snug.run(
      words, in: folder.url, environment: ["XDG_CACHE_HOME": cache.path], under: launcher)
  }

  private func entries(_ kind: String) throws -> [String] {
    try cache.names(in: "snug/\(kind)")
  }

  @Test("what was cut, changed, added or left half written is made again without a word")
  func damage() throws {
    #expect(try run("render", "App").exitCode == 0)
    let key = try #require(try entries("apps").first)
    let binary = try #require(try entries("binaries").first)
    let app = cache.path + "/snug/apps/\(key)"
    let damages: [() throws -> Void] = [
      { #expect(truncate(app + "/App", 1000) == 0) },
      { try Data("[]".utf8).write(to: URL(fileURLWithPath: app + "/data.json")) },
      { try Data().write(to: URL(fileURLWithPath: app + "/foreign.txt")) },
      { #expect(unlink(app + "/Info.plist") == 0) },
      {
        let list = try FileManager.default.contentsOfDirectory(atPath: app)
          .first { $0.hasPrefix(".snug") }
        #expect(truncate(app + "/" + (list ?? ""), 40) == 0)
      },
      {
        try FileManager.default.removeItem(atPath: app)
        try Data().write(to: URL(fileURLWithPath: app))
      },
    ]
    for (number, damage) in damages.enumerated() {
      try damage()
      let result = try run("render", "App")
      #expect(result.exitCode == 0, "\(number): \(result.errors)")
      #expect(!result.errors.contains("error"), "\(number): \(result.errors)")
      #expect(try entries("apps") == [key] && entries("binaries") == [binary], "\(number)")
      #expect(FileManager.default.contents(atPath: app + "/data.json") == Data("{}".utf8))
    }
  }

  @Test("an answer about a manifest that somebody changed is asked for again")
  func manifests() throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.executableTarget(name: "App", path: "Sources")])
      """, to: "Kit/Package.swift")
    try folder.write(CheckedApp.sound, to: "Kit/Sources/Feed.swift")
    #expect(try run("render", "Kit").exitCode == 0)
    let name = try #require(try entries("manifests").first)
    let sound = try cache.read("snug/manifests/\(name)")
    // Well-formed, and of another target.
    let foreign = sound.replacingOccurrences(of: "\"App\"", with: "\"Axx\"")
    #expect(foreign != sound)
    try cache.write(foreign, to: "snug/manifests/\(name)")
    let result = try run("render", "Kit")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try cache.read("snug/manifests/\(name)") == sound)
  }

  @Test("everything in the cache counts, and goes when it was not used for longest")
  func bound() throws {
    let kinds = ["modules", "manifests", "launches", "packages", "swiftpm"]
    for kind in kinds {
      for name in ["old", "new"] {
        try cache.write(String(repeating: "x", count: 1 << 20), to: "snug/\(kind)/\(name)/file")
      }
      var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
      #expect(utimes("\(cache.path)/snug/\(kind)/old", &times) == 0)
    }
    #expect(try run("render", "App", "--cache-size", "1").exitCode == 0)
    for kind in kinds {
      let names = try entries(kind)
      #expect(!names.contains("old"), "\(kind)")
      // What another run may be using stays.
      #expect(names.contains("new"), "\(kind)")
    }
  }

  @Test("what the compiler kept of C modules is made again when it cannot be read")
  func modules() throws {
    #expect(try run("render", "App").exitCode == 0)
    let kept = URL(fileURLWithPath: cache.path + "/snug/modules")
    let files = try #require(
      FileManager.default.enumerator(at: kept, includingPropertiesForKeys: nil))
    let compiled = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "pcm" }
    #expect(!compiled.isEmpty)
    for file in compiled { #expect(truncate(file.path, 100) == 0) }
    try folder.write(CheckedApp.narrow, to: "App/Feed.swift")
    let result = try run("render", "App")
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test("leftovers of processes that are gone go, and the size has a bound")
  func bounds() throws {
    // No process has so high a number.
    try folder.write(String(repeating: "x", count: 2_000_000), to: "App/large.txt")
    try cache.write("half", to: "snug/binaries/0123456789abcdef.99999999/App")
    #expect(try run("render", "App").exitCode == 0)
    #expect(try entries("binaries").count == 1)
    // A run in a container has no process here, but its lock.
    let foreign = "fedcba9876543210.99999999-1"
    try cache.write("half", to: "snug/binaries/\(foreign)/App")
    let lock = open("\(cache.path)/snug/binaries/\(foreign)", O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_SH) == 0)
    try folder.write(CheckedApp.narrow, to: "App/Feed.swift")
    #expect(try run("render", "App", "--cache-size", "1000").exitCode == 0)
    #expect(try entries("apps").count == 2)
    #expect(try entries("binaries").contains(foreign))
    close(lock)
    try folder.write(CheckedApp.narrow + "\n// third\n", to: "App/Feed.swift")
    #expect(try run("render", "App", "--cache-size=1").exitCode == 0)
    #expect(try entries("apps").count == 1)
    #expect(try !entries("binaries").contains(foreign))
    let shown = try run("cache")
    #expect(shown.output.hasPrefix("\(cache.path)/snug: 1 app, "), "\(shown.output)")
    let cleared = try run("cache", "clear")
    #expect(cleared.output.hasPrefix("\(cache.path)/snug: 0 apps, 0.0 MB"), "\(cleared.output)")
  }

  @Test("without room for a build there is an error and nothing half written")
  func noRoom() throws {
    let full = try run(
      "render", "App", under: ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 64; exec \"$@\"", "sh"])
    #expect(full.exitCode == 1, "\(full.errors)")
    #expect(full.errors.contains("error:"), "\(full.errors)")
    #expect(try entries("binaries") == [])
    #expect(try run("render", "App").exitCode == 0)
  }

  @Test(
    "a cache that cannot be written serves what it has, and what it has not is built beside it",
    .enabled(if: Snug.hasNamespaces))
  func readOnlyCache() throws {
    let readOnly = Snug.launcher(readOnly: cache.path)
    #expect(try run("render", "App").exitCode == 0)
    let before = try entries("apps")
    let known = try run("render", "App", under: readOnly)
    #expect(known.exitCode == 0, "\(known.errors)")
    try folder.write(CheckedApp.narrow, to: "App/Feed.swift")
    let other = try run("render", "App", under: readOnly)
    #expect(other.exitCode == 0, "\(other.errors)")
    #expect(try entries("apps") == before)
  }

  private func start(_ words: String...) throws -> Process {
    let process = Process()
    process.executableURL = Snug.executable
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("what a run uses stays until it ends, however full the cache is")
  func inUse() throws {
    try folder.write(
      SmallApp.delegate(showing: "Page()") + """
        class Page: UIViewController {
          override func viewDidLoad() { while true { usleep(1000) } }
        }
        """, to: "Waiting/App.swift")
    let waiting = try start("render", "Waiting")
    func apps() -> [String] {
      ((try? entries("apps")) ?? []).filter { !$0.contains(".") }
    }
    while apps().isEmpty, waiting.isRunning { usleep(10_000) }
    let used = try #require(apps().first)
    #expect(try run("render", "App", "--cache-size=1").exitCode == 0)
    #expect(apps().contains(used) && apps().count == 2)
    #expect(waiting.isRunning)
    waiting.terminate()
    waiting.waitUntilExit()
    try folder.write(CheckedApp.narrow, to: "App/Feed.swift")
    #expect(try run("render", "App", "--cache-size=1").exitCode == 0)
    #expect(!apps().contains(used))
  }

  @Test("several runs at once share one entry")
  func rivals() throws {
    let processes = try (0..<3).map { try start("render", "App", "--output", "Out\($0)") }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try entries("apps").count == 1 && entries("binaries").count == 1)
  }
}
