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

  @Test("no way leads out of the phone", arguments: [true, false])
  func waysOut(hasNamespaces: Bool) throws {
    let app = try HostileApp()
    let folder = try TemporaryFolder()
    for (name, text) in try app.sources { try folder.write(text, to: "App/\(name)") }
    let result = try Snug.run(
      ["render", "App", "--output", "Out", "--format", "text", "--device", "iPhone SE"],
      in: folder.url,
      environment: [
        "SECRET_TOKEN": HostileApp.token, "PATH": try path(hasNamespaces: hasNamespaces, folder),
      ])
    #expect(result.exitCode == 0, "\(result.errors)")
    if !hasNamespaces {
      #expect(result.errors.components(separatedBy: "this machine lacks").count == 2)
    }
    let dump = try folder.read("Out/iPhone-SE_portrait_L.txt")
    for way in HostileApp.ways {
      let wasRefused = dump.contains("\"\(way.name): refused\"")
      #expect(wasRefused || dump.contains("\"\(way.name): DONE\""), "\(way.name) was not tried")
      guard isPromised(way.kept, result.errors) else { continue }
      #expect(wasRefused, "\(way.name)")
    }
    if isPromised(.files, result.errors) {
      #expect(try app.machine.names(in: "") == ["Report", "secret.txt", "victim.txt"])
      #expect(try app.machine.read("Report/report.json") == "")
    }
    #expect(!isPromised(.network, result.errors) || !app.wasReached)
    let refused = HostileApp.ways.count { dump.contains("\"\($0.name): refused\"") }
    print(
      "hostile: \(HostileApp.ways.count) tried, \(refused) contained"
        + (hasNamespaces ? "" : " (without namespaces)"))
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
    #expect(bare.output.contains("1 look: nothing found, 1 not looked at"), "\(bare.output)")
    #expect(try folder.read("R/junit.xml").contains("Every look was done"))
    try folder.write(
      "{\"unseen\": [{\"screen\": \"*\", \"reason\": \"it plays music\"}]}", to: "Bare/snug.json")
    let accepted = try Snug.run(["check", "Bare", "--no-explore"] + Self.plain, in: folder.url)
    #expect(accepted.exitCode == 0, "\(accepted.output)\(accepted.errors)")
  }
}
