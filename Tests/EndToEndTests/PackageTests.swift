// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

@Suite("Packages from elsewhere")
struct PackageTests {
  private static let source = """
    import UIKit
    import Badge

    func screen() -> UIViewController {
      let controller = UIViewController()
      controller.view = BadgeView(frame: UIScreen.main.bounds)
      return controller
    }

    """

  private static let badge = """
    import UIKit
    @_exported import Ink

    public final class BadgeView: UIView {
      private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 30))

      public override init(frame: CGRect) {
        super.init(frame: frame)
        #if ON_PHONE
          let place = "phone"
        #else
          let place = "elsewhere"
        #endif
        let file = Bundle.module.url(forResource: "word", withExtension: "txt")!
        let word = try! String(contentsOf: file, encoding: .utf8)
        label.text = "\\(place) \\(word) \\(ink)"
        addSubview(label)
        let name = UILabel(frame: CGRect(x: 10, y: 60, width: 300, height: 30))
        name.text = Bundle.module.bundleIdentifier
        addSubview(name)
      }

      required init?(coder: NSCoder) { fatalError() }
    }
    """

  /// Badge needs Ink, which needs Well: three deep.
  private static func remotes() throws -> GitRepositories {
    let remotes = try GitRepositories()
    try remotes.commit(
      "Well", version: "1.0.0",
      [
        "Package.swift": GitRepositories.manifest("Well"),
        "Sources/Well/Well.swift": "public let well = \"blue\"",
      ])
    try remotes.commit(
      "Ink", version: "1.0.0",
      [
        "Package.swift": GitRepositories.manifest(
          "Ink", needs: [("Well", remotes.url("Well"))]),
        "Sources/Ink/Ink.swift": """
        import Well
        #if os(Linux)
          public let ink = "\\(well) here"
        #else
          public let ink = "\\(well) there"
        #endif
        """,
      ])
    try remotes.commit(
      "Badge", version: "1.0.0",
      [
        "Package.swift": GitRepositories.manifest(
          "Badge", needs: [("Ink", remotes.url("Ink"))],
          target: """
            , resources: [.process("Media")],
            swiftSettings: [.define("ON_PHONE", .when(platforms: [.iOS]))]
            """),
        "Sources/Badge/Badge.swift": badge, "Sources/Badge/Media/word.txt": "ink",
      ])
    return remotes
  }

  @Test("a view of a package three deep is drawn, after SwiftPM has fetched it")
  func render() throws {
    let remotes = try Self.remotes()
    let app = try PackageApp(packages: [("Badge", remotes.url("Badge"))], source: Self.source)
    let missing = try app.run("render", "--offline", "--strict")
    #expect(missing.exitCode == 1)
    #expect(
      missing.errors.contains(
        "error: the package 'Badge' from 1.0.0 (\(remotes.url("Badge"))) is not here; App needs it"
      ))
    let result = try app.run("render")
    #expect(result.exitCode == 0, "\(result.errors)")
    // Ink is at home on Linux; Badge shows a view, so it is built as for a phone.
    #expect(try app.dump().contains("UILabel 10 20 300 30 \"phone ink blue here\""))
    // As Xcode names the bundle of a target.
    #expect(try app.dump().contains("UILabel 10 60 300 30 \"Badge.Badge.resources\""))
    // What was fetched is found without a network.
    try FileManager.default.removeItem(at: remotes.folder.url)
    #expect(try app.run("render", "--offline").exitCode == 0)
  }

  @Test("without --strict a package that is not here is a warning, and what needs it goes")
  func goneAround() throws {
    let remotes = try Self.remotes()
    let source = """
      import Badge
      import UIKit
      func screen() -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 30))
        label.text = "own"
        controller.view.addSubview(label)
        controller.view.addSubview(BadgeView())
        return controller
      }
      """
    let app = try PackageApp(packages: [("Badge", remotes.url("Badge"))], source: source)
    let result = try app.run("render", "--offline")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.errors.contains(
        "warning: the package 'Badge' from 1.0.0 (\(remotes.url("Badge"))) is not here; App needs"))
    // The view that is missing is made as a plain one, and told where it is made.
    #expect(result.errors.contains("App.swift:8: warning: left out: needs Badge"))
    #expect(try app.dump().contains("UILabel 10 20 300 30 \"own\""))
  }

  @Test("the versions are those of Package.resolved, also where newer ones are there")
  func pins() throws {
    let remotes = try Self.remotes()
    let url = remotes.url("Well")
    let old = try remotes.git(
      ["rev-parse", "HEAD"], in: remotes.folder.url.appendingPathComponent("Well"))
    let new = try remotes.commit(
      "Well", version: "1.5.0", ["Sources/Well/Well.swift": "public let well = \"green\""])
    let app = try PackageApp(
      packages: [("Well", url)],
      source:
        "import UIKit\nimport Well\nfunc screen() -> UIViewController { UIViewController() }\n"
    )
    #expect(try app.run("resolve").output.hasPrefix("well 1.5.0: "))
    try app.pin("well", url, version: "1.0.0", revision: old)
    #expect(try app.run("resolve").output.hasPrefix("well 1.0.0: "))
    // What was fetched for other pins is not used, unless nothing else can be had.
    try app.pin("well", url, version: "1.5.0", revision: new)
    let stale = try app.run("render", "--offline")
    #expect(stale.exitCode == 0)
    #expect(
      stale.errors.contains("at \(old.prefix(12)), where Package.resolved says 1.5.0"))
    #expect(!(try app.run("render")).errors.contains("Package.resolved"))
  }

  @Test("checkouts in a named folder are found by identity, whatever their case")
  func folders() throws {
    let remotes = try Self.remotes()
    let app = try PackageApp(packages: [("Badge", remotes.url("Badge"))], source: Self.source)
    let checkouts = try TemporaryFolder()
    for (name, copy) in [("Badge", "badge"), ("Ink", "INK")] {
      try FileManager.default.copyItem(
        at: remotes.folder.url.appendingPathComponent(name),
        to: checkouts.url.appendingPathComponent(copy))
    }
    let missing = try app.run(
      "render", "--offline", "--strict", "--packages", checkouts.path)
    #expect(
      missing.errors.contains(
        "the package 'Well' 1.0.0 ..< 2.0.0 (\(remotes.folder.path)/Well) is not here"))
    #expect(missing.errors.contains("is not here; Ink needs it; run 'snug resolve'"))
    try FileManager.default.copyItem(
      at: remotes.folder.url.appendingPathComponent("Well"),
      to: app.folder.url.appendingPathComponent("SourcePackages/checkouts/Well"),
      withParents: true)
    let result = try app.run("render", "--offline", "--packages", checkouts.path)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test("SwiftPM's mirrors are asked, and the package keeps its identity")
  func mirrors() throws {
    let remotes = try Self.remotes()
    let app = try PackageApp(
      packages: [("Well", "https://packages.invalid/people/Well.git")],
      source:
        "import UIKit\nimport Well\nfunc screen() -> UIViewController { UIViewController() }\n"
    )
    try app.folder.write(
      """
      {"object": [{"original": "https://packages.invalid/people/Well.git",
        "mirror": "\(remotes.url("Well"))"}], "version": 1}
      """,
      to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/configuration/mirrors.json")
    let result = try app.run("render")
    #expect(result.exitCode == 0, "\(result.errors)")
  }
}

extension FileManager {
  fileprivate func copyItem(at source: URL, to target: URL, withParents: Bool) throws {
    try createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: withParents)
    try copyItem(at: source, to: target)
  }
}
