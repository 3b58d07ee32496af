// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation
internal import XcodeProject

/// Looks for files that asset catalogs name and that lie outside of their sets: an error with its place
/// (Documentation/HostileFiles.md §1.8).
struct AssetCheck {
  let resources: [AppResource]

  /// - Complexity: one read of each `Contents.json`.
  func run() throws(BuildError) {
    let diagnostics = resources.filter(\.isFolder).flatMap { problems(in: $0.url) }
    guard diagnostics.isEmpty else { throw BuildError(.documents(diagnostics)) }
  }

  private func problems(in folder: URL) -> [Diagnostic] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let isCatalog = folder.pathExtension == "xcassets"
    return paths.sorted().filter {
      ($0 as NSString).lastPathComponent == "Contents.json"
        && (isCatalog || $0.contains(".xcassets/"))
    }.flatMap { problems(inFile: folder.appendingPathComponent($0)) }
  }

  private func problems(inFile file: URL) -> [Diagnostic] {
    // A text that nobody can read names nothing.
    guard let data = try? Data(contentsOf: file),
      let strays = try? AssetFileName.strays(in: data)
    else { return [] }
    return strays.map { stray in
      Diagnostic(
        path: file.path, line: stray.place.line, column: stray.place.column, severity: "error",
        message: "'\(stray.name)' lies outside of its set; copy the file into "
          + "\(file.deletingLastPathComponent().lastPathComponent) and name it without a folder",
        excerpt: nil)
    }
  }
}
