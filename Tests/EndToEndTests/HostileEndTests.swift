// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// Documentation/Containment.md §5.
@Suite("runs that are ended, and files that never end", .serialized)
struct HostileEndTests {
  /// What a command is at when it is ended.
  enum Command: String, CaseIterable, CustomTestStringConvertible {
    case check, render, screens, test, build
    /// A check that is ended while it uses the app to find screens, and while it builds it.
    case exploring, preparing

    /// What one is ended by in ``HostileEndTests/interrupted(command:signal:)``.
    static let ends: [(Command, Int32)] =
      [check, render, screens, test, build].flatMap { [($0, SIGINT), ($0, SIGTERM)] }
      + [(render, SIGHUP), (exploring, SIGINT), (preparing, SIGTERM)]

    var testDescription: String { rawValue }

    func words(_ name: String) -> [String] {
      switch self {
      case .check, .exploring, .preparing:
        ["check", name] + (self == .check ? ["--no-explore"] : []) + [
          "--devices", "iPhone SE", "--orientations", "portrait",
          "--text-sizes", "L,AX3", "--locales", "en_US", "--directions", "ltr", "--appearances",
          "light", "--jobs", "1", "--time-limit", "1000", "--report", "R", "--format", "json",
        ]
      case .render:
        [
          "render", name, "--device", "iPhone SE", "--text-size", "L,AX3", "--time-limit", "1000",
          "--output", "Out",
        ]
      case .screens: ["screens", name, "--time-limit", "1000", "--output", "Out"]
      case .test: ["test", name, "--time-limit", "1000", "--xunit-output", "tests.xml"]
      case .build: ["build", name]
      }
    }

    /// Files of an app that hangs in this command, and does not in what comes before. Its thread has the name
    /// from then on, by which it is known.
    func files(_ name: String) -> [String: String] {
      let hang = "Thread.current.name = \"\(name)\"; while true {}"
      let size = "traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge"
      let app =
        CheckedApp.sound + """
          extension FeedController {
              override func viewDidLayoutSubviews() {
                  if \(self == .screens ? "true" : size) { \(hang) }
              }
          }

          """
      let manifest = """
        // swift-tools-version:5.9
        import PackageDescription
        import Foundation
        \([.build, .preparing].contains(self) ? hang : "")
        let package = Package(
          name: "Shelf", targets: [.target(name: "Shelf"), .testTarget(name: "ShelfTests")])
        """
      switch self {
      case .check, .render, .screens: return ["\(name)/Feed.swift": app]
      case .exploring:
        return [
          "\(name)/App.swift": SmallApp.delegate(showing: "ButtonController()") + """
            class ButtonController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    button.frame = CGRect(x: 20, y: 120, width: 200, height: 50)
                    button.setTitle("Go", for: .normal)
                    button.addTarget(self, action: #selector(go), for: .touchUpInside)
                    view.addSubview(button)
                }
                @objc func go() { \(hang) }
            }

            """
        ]
      case .test, .build, .preparing:
        return [
          "\(name)/Package.swift": manifest, "\(name)/Sources/Shelf/Shelf.swift": "",
          "\(name)/Tests/ShelfTests/HangTests.swift": """
          import Foundation
          import XCTest
          final class HangTests: XCTestCase {
            func testA() {}
            func testB() { \(hang) }
          }

          """,
        ]
      }
    }
  }

  /// An app of a name of its own that hangs, and the folder for what is temporary.
  private struct Hang {
    let folder: TemporaryFolder
    let temporary: TemporaryFolder
    let name = "Hang\(Int.random(in: 0..<1_000_000_000))"
    let command: Command

    init(_ command: Command) throws {
      self.command = command
      folder = try TemporaryFolder()
      temporary = try TemporaryFolder()
      for (path, text) in command.files(name) { try folder.write(text, to: path) }
    }

    func start() throws -> Process {
      let process = Process()
      // Tests that run behind a shell or nohup hand down that signals are ignored, and a tool leaves that so.
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["--default-signal", Snug.executable.path] + command.words(name)
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": temporary.path]) { $1 }
      for name in ["output", "errors"] { try folder.write("", to: name) }
      process.standardOutput = FileHandle(forWritingAtPath: folder.path + "/output")
      process.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
      try process.run()
      return process
    }

    /// Waits until it hangs, then sends it a signal and waits for its end.
    func end(by signal: Int32) throws -> Int32 {
      let process = try start()
      // As long as it takes: what hangs before has limits of the tool's own. Seen once it hangs: a look may
      // miss it, for the list of processes changes while it is read.
      var doesHang = false
      while !(doesHang && hasDrawn), process.isRunning {
        usleep(100_000)
        doesHang = doesHang || hangs
      }
      let errors = try folder.read("errors")
      #expect(doesHang, "\(errors)")
      if process.isRunning { kill(process.processIdentifier, signal) }
      process.waitUntilExit()
      #expect(waits { processes.isEmpty }, "\(processes)")
      let files = signal == SIGKILL ? [] : try temporary.names(in: "")
      print("hostile: 1 tried, \(processes.count + files.count) left behind")
      return process.terminationStatus
    }

    /// Whether what does not hang is drawn, where something is: another process does so at the same time.
    private var hasDrawn: Bool {
      guard command == .render else { return true }
      let waiting = ((try? folder.names(in: "Out")) ?? []).filter { $0.hasPrefix(".unfinished") }
      return waiting.contains { folder.contains("Out/\($0)/iPhone-SE_portrait_L.png") }
    }

    /// Processes whose command line has the app's name, or what is temporary.
    var processes: [Int32] {
      Self.numbers(in: "/proc").filter { number in
        let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        let text = String(decoding: line, as: UTF8.self)
        return text.contains(temporary.path) || text.contains(name)
      }
    }

    /// Looks often whether something is so; tells whether it came to be.
    func waits(until isSo: () -> Bool) -> Bool {
      for _ in 0..<600 where !isSo() { usleep(100_000) }
      return isSo()
    }

    /// Whether a thread says that it hangs.
    var hangs: Bool {
      let files = FileManager.default
      return Self.numbers(in: "/proc").contains { process in
        Self.numbers(in: "/proc/\(process)/task").contains { thread in
          files.contents(atPath: "/proc/\(process)/task/\(thread)/comm") == Data("\(name)\n".utf8)
        }
      }
    }

    private static func numbers(in folder: String) -> [Int32] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.compactMap { Int32($0) }
    }
  }

  @Test(
    "a signal ends everything, and says that what was not done is missing",
    arguments: Command.ends)
  func interrupted(command: Command, signal: Int32) throws {
    let hang = try Hang(command)
    #expect(try hang.end(by: signal) == 128 + signal)
    #expect(try hang.temporary.names(in: "") == [])
    #expect(try hang.folder.read("errors").contains("what was not done is missing"))
    switch command {
    case .check, .exploring, .preparing:
      let report = try hang.folder.read("R/report.json")
      #expect(report.contains("\"partial\": true"))
      #expect(report.contains("not tried: the run was ended before"), "\(report)")
    case .render:
      // What was drawn is there, and nothing half drawn.
      let drawn = (try? hang.folder.names(in: "Out")) ?? []
      #expect(drawn.filter { $0.contains("AX3") } == [])
      #expect(drawn.contains("iPhone-SE_portrait_L.png"), "\(drawn)")
      #expect(try hang.folder.read("Out/index.html").contains("Partial: the run was ended"))
      let words = "text size AX3: not drawn: the run was ended"
      #expect(try hang.folder.read("errors").contains(words))
    case .screens:
      #expect(!hang.folder.contains("\(hang.name)/snug-screens.json"))
      #expect(try hang.folder.read("Out/index.html").contains("Partial: the run was ended"))
    case .test:
      let file = try hang.folder.read("tests.xml")
      #expect(file.contains("partial: the run was ended"), "\(file)")
      #expect(file.contains("tests=\"2\"") && file.contains("skipped=\"1\""), "\(file)")
    case .build:
      #expect(try hang.folder.read("output").hasPrefix("partial: the run was ended"))
    }
  }

  @Test(
    "after SIGKILL nothing runs on, and the next run clears what is left",
    arguments: [Command.check, .render, .screens, .test, .build])
  func killed(command: Command) throws {
    let hang = try Hang(command)
    _ = try hang.end(by: SIGKILL)
    #expect(try hang.temporary.names(in: "").count == 1)
    let folder = try TemporaryFolder()
    try folder.write(CheckedApp.sound, to: "App/Feed.swift")
    let next = try Snug.run(
      ["render", "App"], in: folder.url, environment: ["TMPDIR": hang.temporary.path])
    #expect(next.exitCode == 0, "\(next.errors)")
    #expect(try hang.temporary.names(in: "") == [])
    print("hostile: 1 tried, \(try hang.temporary.names(in: "").count) left behind")
  }

  @Test("a pipe, a device and a link out of the project are errors, a circle of folders is none")
  func files() throws {
    let folder = try TemporaryFolder()
    func app(_ name: String, _ make: (String) throws -> Void) throws -> Snug.Result {
      try folder.write(CheckedApp.sound, to: "\(name)/Feed.swift")
      try make(folder.path + "/" + name)
      return try Snug.run(["render", name, "--output", "Out"], in: folder.url)
    }
    let pipe = try app("Pipe") { #expect(mkfifo($0 + "/Main.storyboard", 0o600) == 0) }
    #expect(pipe.exitCode == 1)
    #expect(
      pipe.errors.contains("Main.storyboard is a pipe and no file; remove it from the project"),
      "\(pipe.errors)")
    let plist = try app("Plist") { #expect(mkfifo($0 + "/Info.plist", 0o600) == 0) }
    #expect(plist.exitCode == 1 && plist.errors.contains("Info.plist is a pipe"), "\(plist.errors)")
    let device = try app("Device") { #expect(symlink("/dev/zero", $0 + "/data.bin") == 0) }
    #expect(device.exitCode == 1 && device.errors.contains("is a device"), "\(device.errors)")
    let outside = try app("Outside") { #expect(symlink("/etc/passwd", $0 + "/users.txt") == 0) }
    #expect(outside.exitCode == 1)
    #expect(
      outside.errors.contains("users.txt lies outside of the project"), "\(outside.errors)")
    let circle = try app("Circle") {
      try FileManager.default.createDirectory(
        atPath: $0 + "/Inner", withIntermediateDirectories: true)
      #expect(symlink("..", $0 + "/Inner/outer") == 0)
    }
    #expect(circle.exitCode == 0, "\(circle.errors)")
  }

  @Test("a resource of a project that lies outside is said with the project's line")
  func resourceOutside() throws {
    let folder = try TemporaryFolder()
    try folder.write("data", to: "data.txt")
    try folder.write(CheckedApp.sound, to: "P/App.swift")
    let project = SmallApp.project(targets: ["App"])
      .replacingOccurrences(
        of: "buildPhases = (P0)", with: "buildPhases = (P0, PR)"
      )
      .replacingOccurrences(
        of: "    G0 = {",
        with: """
              PR = { isa = PBXResourcesBuildPhase; files = (BR); };
              BR = { isa = PBXBuildFile; fileRef = FR; };
              FR = { isa = PBXFileReference; path = ../data.txt; sourceTree = "<group>"; };
              G0 = {
          """
      )
      .replacingOccurrences(of: "children = (F0)", with: "children = (F0, FR)")
    try folder.write(project, to: "P/App.xcodeproj/project.pbxproj")
    let line =
      try #require(
        project.components(separatedBy: "\n").firstIndex { $0.contains("FR = {") }) + 1
    let result = try Snug.run("render", "P/App.xcodeproj", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("project.pbxproj:\(line):"), "\(result.errors)")
    #expect(result.errors.contains("data.txt lies outside of the project"), "\(result.errors)")
    // A link does not make it one of the project, neither by its own name nor below a folder.
    let place = folder.path + "/P/"
    let inner = project.replacingOccurrences(of: "../data.txt", with: "Inner")
      .replacingOccurrences(of: "FR = { isa", with: "FR = { lastKnownFileType = folder; isa")
    try folder.write("text", to: "P/Inner/text.txt")
    #expect(symlink("../../data.txt", place + "Inner/link.txt") == 0)
    try folder.write(inner, to: "P/App.xcodeproj/project.pbxproj")
    let linked = try Snug.run("render", "P/App.xcodeproj", in: folder.url)
    #expect(linked.exitCode == 1)
    #expect(linked.errors.contains("project.pbxproj:\(line):"), "\(linked.errors)")
    #expect(linked.errors.contains("link.txt lies outside of the project"), "\(linked.errors)")
  }

  private func cancelIfOpen(_ result: Snug.Result) throws {
    guard result.errors.contains("it can read and write your files") else { return }
    try Test.cancel("this machine cannot keep files from what runs")
  }

  @Test("a manifest runs without a network and writes nothing outside")
  func manifest() throws {
    let folder = try TemporaryFolder()
    let victim = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      import Foundation
      try? Data([1]).write(to: URL(fileURLWithPath: "\(victim.path)/written"))
      let secret = ProcessInfo.processInfo.environment["SECRET_TOKEN"] ?? "none"
      let package = Package(
        name: "App", targets: [.executableTarget(name: "App\\(secret)", path: "App")])
      """, to: "Package.swift")
    try folder.write(CheckedApp.sound, to: "App/Feed.swift")
    let result = try Snug.run(
      ["render", ".", "--output", "Out", "--target", "Appnone"], in: folder.url,
      environment: ["SECRET_TOKEN": "stolen"])
    #expect(result.exitCode == 0, "\(result.errors)")
    try cancelIfOpen(result)
    #expect(try victim.names(in: "") == [])
  }

  @Test(
    "a manifest of a package that is fetched has no secret, sees nothing of the home and writes nothing outside",
    arguments: [[], ["--netrc"]])
  func fetchedManifest(options: [String]) throws {
    let victim = try TemporaryFolder()
    let home = try TemporaryFolder()
    try home.write("secret", to: "Documents/secret.txt")
    // Settings of git are there, and a package's own rule for its addresses works.
    try home.write("[greed]\n\tseen = true\n", to: ".gitconfig")
    // Names and passwords are there for those who ask for them.
    try home.write("machine example.org login a password b\n", to: ".netrc")
    let remotes = try GitRepositories()
    let app = try PackageApp(
      packages: [("Greed", remotes.url("Greed"))],
      source:
        "import UIKit\nimport Greed\nfunc screen() -> UIViewController { UIViewController() }\n")
    try remotes.commit(
      "Greed", version: "1.0.0",
      [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        import Foundation
        try? Data([1]).write(to: URL(fileURLWithPath: "\(victim.path)/written"))
        let files = FileManager.default
        let kept = "\(app.cache.path)/snug/swiftpm"
        for name in (try? files.contentsOfDirectory(atPath: kept)) ?? [] {
          try? Data([1]).write(to: URL(fileURLWithPath: "\\(kept)/\\(name)/written"))
        }
        let isSeen = files.contents(atPath: "\(home.path)/Documents/secret.txt") != nil
        let hasNames = files.contents(atPath: "\(home.path)/.netrc") != nil
        let hasSettings = files.contents(atPath: "\(home.path)/.gitconfig") != nil
          && hasNames == \(options.contains("--netrc"))
        let secret = ProcessInfo.processInfo.environment["SECRET_TOKEN"]
          ?? (isSeen ? "Seen" : hasSettings ? "Greed" : "Unset")
        let package = Package(
          name: "Greed", products: [.library(name: secret, targets: ["Greed"])],
          targets: [.target(name: "Greed")])
        """, "Sources/Greed/Greed.swift": "public let greed = 1",
      ])
    try app.cache.write("", to: "snug/swiftpm/another/file")
    let result = try Snug.run(
      ["resolve", "App.xcodeproj"] + options, in: app.folder.url,
      environment: [
        "XDG_CACHE_HOME": app.cache.path, "SECRET_TOKEN": "Stolen", "HOME": home.path,
      ])
    #expect(result.output.hasPrefix("greed 1.0.0: "), "\(result.errors)")
    try cancelIfOpen(result)
    #expect(try victim.names(in: "") == [])
    #expect(try app.cache.names(in: "snug/swiftpm/another") == ["file"])
  }
}
