// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// The home of one process of an app: empty when it starts, gone with what the app wrote when it is
/// over (Documentation/HeadlessHost.md §5).
struct Container: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-home-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("tmp"), withIntermediateDirectories: true)
  }

  /// Where an app finds its home and its temporary folder.
  var environment: [String: String] {
    [
      "HOME": folder.path, "CFFIXED_USER_HOME": folder.path,
      "TMPDIR": folder.appendingPathComponent("tmp").path,
    ]
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
