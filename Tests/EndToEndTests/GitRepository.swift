// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// Git repositories in a folder, as remotes of packages.
struct GitRepositories {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The address of a repository.
  func url(_ name: String) -> String { "file://\(folder.path)/\(name)" }

  /// Writes files into a repository and commits them under a version; answers the commit.
  @discardableResult
  func commit(_ name: String, version: String, _ files: [String: String]) throws -> String {
    for (path, text) in files { try folder.write(text, to: "\(name)/\(path)") }
    let place = folder.url.appendingPathComponent(name)
    _ = try git(["init", "-q", "."], in: place)
    _ = try git(["add", "-A"], in: place)
    _ = try git(["commit", "-q", "-m", version], in: place)
    _ = try git(["tag", version], in: place)
    return try git(["rev-parse", "HEAD"], in: place)
  }

  func git(_ words: [String], in place: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + words
    process.currentDirectoryURL = place
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A manifest of one library of one target.
  static func manifest(
    _ name: String, needs: [(name: String, url: String)] = [], target: String = ""
  ) -> String {
    let packages = needs.map { ".package(url: \"\($0.url)\", from: \"1.0.0\")" }
    let products = needs.map { ".product(name: \"\($0.name)\", package: \"\($0.name)\")" }
    return """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(packages.joined(separator: ", "))],
        targets: [
          .target(
            name: "\(name)", dependencies: [\(products.joined(separator: ", "))]\(target))
        ])
      """
  }
}
