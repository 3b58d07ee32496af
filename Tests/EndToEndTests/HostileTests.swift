// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The promise of SECURITY.md, and Documentation/Containment.md §2 to §5.
@Suite("apps that misbehave", .serialized)
struct HostileTests {
  private static let plain = [
    "--devices", "iPhone SE", "--orientations", "portrait", "--text-sizes", "L", "--locales",
    "en_US", "--directions", "ltr", "--appearances", "light",
  ]

  /// What is kept from an app where the machine lacks something, as `snug` says it.
  private func isPromised(_ kept: HostileApp.Guard, _ errors: String) -> Bool {
    switch kept {
    case .always: true
    case .files: !errors.contains("it can read and write your files")
    case .network: !errors.contains("it can use the network")
    case .processes: !errors.contains("it can start processes and reach others")
    }
  }

  /// The `PATH` of this process, or one without bubblewrap.
  private func path(hasNamespaces: Bool, _ folder: TemporaryFolder) throws -> String {
    let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard !hasNamespaces else { return own }
    // Folders that have it are replaced by links to all else that they have.
    var parts: [String] = []
    for (number, part) in own.split(separator: ":").map(String.init).enumerated() {
      guard FileManager.default.fileExists(atPath: part + "/bwrap") else {
        parts.append(part)
        continue
      }
      let links = folder.url.appendingPathComponent("bin\(number)").path
      try FileManager.default.createDirectory(atPath: links, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: part) where name != "bwrap" {
        try? FileManager.default.createSymbolicLink(
          atPath: "\(links)/\(name)", withDestinationPath: "\(part)/\(name)")
      }
      parts.append(links)
    }
    return parts.joined(separator: ":")
  }

  /// What an app does under `snug render`: the ways that it showed as done, and what was said.
  private func done(
    _ app: HostileApp, hasNamespaces: Bool = true, _ words: String...
  ) throws -> (ways: Set<String>, errors: String) {
    let folder = try TemporaryFolder()
    for (name, text) in try app.sources { try folder.write(text, to: "App/\(name)") }
    let result = try Snug.run(
      ["render", "App", "--output", "Out", "--format", "text", "--device", "iPhone SE"] + words,
      in: folder.url,
      environment: [
        "SECRET_TOKEN": HostileApp.token, "PATH": try path(hasNamespaces: hasNamespaces, folder),
      ], under: app.opensFile)
    #expect(result.exitCode == 0, "\(result.errors)")
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    for way in HostileApp.ways where !dump.contains("\"\(way.name): refused\"") {
      #expect(dump.contains("\"\(way.name): DONE\""), "\(way.name) was not tried")
    }
    let ways = (HostileApp.ways.map(\.name) + HostileApp.probes).filter {
      dump.contains("\"\($0): DONE\"")
    }
    return (Set(ways), result.errors)
  }

  @Test("no way leads out of the phone", arguments: [true, false])
  func waysOut(hasNamespaces: Bool) throws {
    let app = try HostileApp()
    defer { app.close() }
    let (done, errors) = try done(app, hasNamespaces: hasNamespaces)
    if !hasNamespaces {
      #expect(errors.components(separatedBy: "this machine lacks").count == 2)
    }
    for way in HostileApp.ways where isPromised(way.kept, errors) {
      #expect(!done.contains(way.name), "\(way.name)")
    }
    if isPromised(.files, errors) {
      #expect(try app.machine.names(in: "") == ["Report", "secret.txt", "socket", "victim.txt"])
      #expect(try app.machine.read("Report/report.json") == "")
    }
    #expect(!isPromised(.network, errors) || !app.wasReached)
    let ways = HostileApp.ways.count
    print(
      "hostile: \(ways) tried, \(ways - done.subtracting(HostileApp.probes).count) contained"
        + (hasNamespaces ? "" : " (without namespaces)"))
  }

  @Test("with --trust every way is open, so it is containment that closes them")
  func waysOfTrust() throws {
    let app = try HostileApp()
    defer {
      app.close()
      unlink(HostileApp.cache + "/hostile.txt")
    }
    let (done, errors) = try done(app, "--trust")
    let remark = "--trust: the app and what builds it may do all that you may"
    #expect(errors.components(separatedBy: remark).count == 2, "\(errors)")
    for way in HostileApp.ways where way.isOpen {
      #expect(done.contains(way.name), "\(way.name)")
    }
    for probe in HostileApp.probes { #expect(done.contains(probe), "\(probe)") }
    // Those that the way by name asks for are what the channel is called by.
    let channel = Snug.root.appendingPathComponent("Sources/CProcess/channel.c")
    let code = try String(contentsOf: channel, encoding: .utf8)
    #expect(code.contains("snug_channel_write(") && code.contains("snug_channel_nonce("))
    for way in ["a descriptor of the tool", "a pipe of the tool"] {
      #expect(!done.contains(way), "\(way)")
    }
    // One letter by `sendto`, a question for a name by `connect` and `send`.
    #expect(app.received == [1, 32])
    #expect(try app.machine.names(in: "") == ["Report", "new.txt", "secret.txt", "socket"])
    #expect(app.wasReached)
  }

  @Test("nor under check, screens and test", arguments: ["check", "screens", "test"])
  func waysOutOf(command: String) throws {
    let app = try HostileApp()
    defer { app.close() }
    let result: Snug.Result
    let environment = ["SECRET_TOKEN": HostileApp.token]
    if command == "test" {
      let package = try TestPackage(
        mode: 5,
        [
          "Library.swift": "", "Ways.swift": try app.controller,
          "WaysTests.swift": """
          import UIKit
          import XCTest

          final class WaysTests: XCTestCase {
            @MainActor func testWays() {
              setenv("TELLS", "yes", 1)
              HostileController().loadViewIfNeeded()
            }
          }
          """,
        ])
      result = try Snug.run(
        ["test", package.folder.path], environment: environment, under: app.opensFile)
    } else {
      let folder = try TemporaryFolder()
      for (name, text) in try app.sources { try folder.write(text, to: "App/\(name)") }
      try folder.write("{\"environment\": {\"TELLS\": \"yes\"}}", to: "App/snug.json")
      result = try Snug.run(
        command == "check" ? ["check", "App", "--no-explore"] + Self.plain : ["screens", "App"],
        in: folder.url, environment: environment, under: app.opensFile)
      #expect(!folder.contains("App/snug-screens.json"))
    }
    #expect(result.exitCode != 0)
    let said = result.output + result.errors
    if said.contains("this machine lacks") { try Test.cancel("this machine cannot contain all") }
    #expect(
      said.contains("hostile: \(HostileApp.ways.count) tried, done: [\"none\"]"), "\(said)")
    #expect(!app.wasReached)
    print("hostile: \(HostileApp.ways.count) tried, \(HostileApp.ways.count) contained")
  }

  @Test("an app that writes where its host tells the tool has a finding, and no green report")
  func forged() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound + """
        extension FeedController {
            override func viewWillAppear(_ animated: Bool) {
                for descriptor in 3..<1024 as Range<Int32> {
                    _ = write(descriptor, "0.0 D 0 \\n0.1 D 1 \\nQ\\n", 20)
                }
                _exit(0)
            }
        }

        """, to: "App/Feed.swift")
    let result = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(result.exitCode == 2, "\(result.output)\(result.errors)")
    #expect(result.output.contains("somebody else than the app's host wrote"), "\(result.output)")
    print("hostile: 1 tried, \(result.exitCode == 2 ? 1 : 0) found")
  }

  /// Documentation/Containment.md §3.5.1: the limit of data is beyond that of threads, and nobody makes
  /// more of them before they are counted.
  @Test("an app with more threads than any phone has ends with a finding, always the same")
  func threads() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedApp.sound + """
        extension FeedController {
            override func viewDidLayoutSubviews() {
                for count in 0..<3000 {
                    Thread.detachNewThread { sleep(1000) }
                    guard count > 480 else { continue }
                    let all = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
                    if let all, all.count > 513 { fatalError("nobody held them") }
                }
                while true {}
            }
        }

        """, to: "App/Feed.swift")
    for words in [[], ["--memory-limit", "300"]] {
      let check = try Snug.run(
        ["check", "App", "--no-explore"] + Self.plain + words, in: folder.url)
      #expect(check.exitCode == 2, "\(check.output)\(check.errors)")
      #expect(check.output.contains("more than 512 threads"), "\(check.output)")
      #expect(!check.output.contains("nobody held them"), "\(check.output)")
    }
    let render = try Snug.run(["render", "App", "--output", "Out"], in: folder.url)
    #expect(render.exitCode == 1, "\(render.output)\(render.errors)")
    #expect(render.errors.contains("more than 512 threads"), "\(render.errors)")
    print("hostile: 3 tried, 3 found")
  }

  @Test("main.swift runs in the processes that it is judged by, and not in their referee")
  func beginning() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      @MainActor let fork = dlsym(nil, "fork")
      typealias Fork = @convention(c) () -> Int32
      // A worker may fork; what it forks may not.
      if let fork, unsafeBitCast(fork, to: Fork.self)() >= 0 { fatalError("main.swift has forked") }
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(D.self))
      """, to: "App/main.swift")
    try folder.write(
      SmallApp.delegate(showing: "UITableViewController()")
        .replacingOccurrences(of: "@main\n", with: "")
        .replacingOccurrences(of: "AppDelegate", with: "D"), to: "App/D.swift")
    let check = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    guard !check.errors.contains("filters of system calls") else { return }
    #expect(!check.output.contains("main.swift has forked"), "\(check.output)")
    #expect(check.output.contains("1 look"), "\(check.output)\(check.errors)")
  }

  @Test(
    "whatever an app does before its first screen is no green report",
    arguments: ["exit(0)", "_exit(7)", "kill(getpid(), SIGKILL)"])
  func beforeLaunch(statement: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      \(statement == "_exit(7)" ? "@MainActor let dead: Void = { _exit(7) }()\ndead" : statement)
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(D.self))
      """, to: "App/main.swift")
    try folder.write(
      "import UIKit\nclass D: UIResponder, UIApplicationDelegate {}\n", to: "App/D.swift")
    let check = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(check.exitCode == 2, "\(check.output)\(check.errors)")
    let render = try Snug.run(["render", "App", "--output", "Out"], in: folder.url)
    #expect(render.exitCode == 1, "\(render.output)\(render.errors)")
    #expect(render.errors.contains("error: iPhone X, portrait, text size L: "))
    #expect(!folder.contains("Out"))
    print("hostile: 1 tried, \(check.exitCode == 2 ? 1 : 0) found")
  }

  @Test("an app that shows no window, and one whose storyboard is gone, are not looked at")
  func noWindow() throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallApp.delegate, to: "Bare/App.swift")
    try folder.write(SmallApp.delegate, to: "Lost/App.swift")
    try folder.write(SmallApp.info, to: "Lost/Info.plist")
    for name in ["Bare", "Lost"] {
      let check = try Snug.run(
        ["check", name, "--no-explore", "--report", "R", "--format", "junit"] + Self.plain,
        in: folder.url)
      #expect(check.exitCode == 2, "\(name): \(check.output)\(check.errors)")
      let render = try Snug.run(["render", name], in: folder.url)
      #expect(render.exitCode == 1, "\(name): \(render.output)\(render.errors)")
    }
    let bare = try Snug.run(
      ["check", "Bare", "--no-explore", "--report", "R", "--format", "junit"] + Self.plain,
      in: folder.url)
    #expect(bare.output.contains("0 looks: nothing found, 1 not looked at"), "\(bare.output)")
    #expect(try folder.read("R/junit.xml").contains("Every look was done"))
    try folder.write(
      "{\"unseen\": [{\"screen\": \"*\", \"reason\": \"it plays music\"}]}", to: "Bare/snug.json")
    let accepted = try Snug.run(["check", "Bare", "--no-explore"] + Self.plain, in: folder.url)
    #expect(accepted.exitCode == 0, "\(accepted.output)\(accepted.errors)")
  }

  @Test(
    "an app whose window is out of sight is not looked at",
    arguments: ["isHidden = true", "alpha = 0", "frame.origin.x = 10_000"])
  func unseenWindow(way: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SmallApp.delegate(showing: "UIViewController()")
        .replacing(
          "return true", with: "DispatchQueue.main.async { self.window?.\(way) }; return true"),
      to: "App/App.swift")
    let check = try Snug.run(["check", "App", "--no-explore"] + Self.plain, in: folder.url)
    #expect(check.exitCode == 2, "\(check.output)\(check.errors)")
    let render = try Snug.run(["render", "App"], in: folder.url)
    #expect(render.exitCode == 1, "\(render.output)\(render.errors)")
    #expect(render.errors.contains("each is hidden, transparent or beside the screen"))
  }
}
