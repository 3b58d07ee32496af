// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Testing

/// The real documents of `../shared/data/interface-builder`, or of `$SNUG_SHARED/data/…`.
enum SharedDocuments {
  /// Nil when the folder is absent.
  static let folder: URL? = {
    var candidates: [URL] = []
    if let path = ProcessInfo.processInfo.environment["SNUG_SHARED"] {
      candidates.append(URL(fileURLWithPath: path))
    }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    candidates.append(package.deletingLastPathComponent().appendingPathComponent("shared"))
    return candidates.map { $0.appendingPathComponent("data/interface-builder") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Every storyboard and xib, sorted by path.
  static let all: [URL] = {
    guard let folder,
      let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return walk.compactMap { $0 as? URL }
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()

  static let absence: Comment =
    "the real documents are absent: put them at ../shared/data or set SNUG_SHARED"
}
