// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// An app whose project names packages from elsewhere.
struct PackageApp {
  let folder: TemporaryFolder
  /// Where `snug` keeps what it fetched and built.
  let cache: TemporaryFolder

  /// - Parameters:
  ///   - packages: products by name, with the addresses of their packages.
  ///   - source: the app's one source; its window shows what `screen()` makes.
  init(packages: [(product: String, url: String)], source: String) throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    try folder.write(Self.project(packages), to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      source + SmallApp.delegate(showing: "screen()").replacing("import UIKit", with: ""),
      to: "App.swift")
  }

  /// Writes the pins as Xcode does, in the project's workspace.
  func pin(_ identity: String, _ url: String, version: String, revision: String) throws {
    try folder.write(
      """
      {"pins": [{"identity": "\(identity)", "kind": "remoteSourceControl", "location": "\(url)",
        "state": {"revision": "\(revision)", "version": "\(version)"}}], "version": 2}
      """,
      to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
  }

  func run(_ words: String...) throws -> Snug.Result {
    try Snug.run(
      [words[0], "App.xcodeproj"] + words.dropFirst(), in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.path])
  }

  /// What `snug render` draws, as text.
  func dump() throws -> String {
    let names = try folder.names(in: "snug-output").filter { $0.hasSuffix(".txt") }
    return try folder.read("snug-output/\(names.first ?? "")")
  }

  private static func project(_ packages: [(product: String, url: String)]) -> String {
    let references = packages.enumerated().map { index, package in
      """
          D\(index) = { isa = XCSwiftPackageProductDependency; package = X\(index);
            productName = \(package.product); };
          X\(index) = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(package.url)";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
      """
    }
    func list(_ letter: String) -> String {
      packages.indices.map { letter + String($0) }.joined(separator: ", ")
    }
    return SmallApp.project(targets: ["App"])
      .replacing(
        "productName = App;",
        with: "productName = App; packageProductDependencies = (\(list("D")));"
      )
      .replacing("targets = (T0);", with: "targets = (T0); packageReferences = (\(list("X")));")
      .replacing("    F0 = {", with: references.joined(separator: "\n") + "\n    F0 = {")
  }
}
