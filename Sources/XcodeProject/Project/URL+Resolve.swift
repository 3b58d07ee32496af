// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension URL {
  /// A path seen from this folder, which need not exist; absolute paths stand for themselves.
  func resolving(_ path: String) -> URL {
    if path.isEmpty { return self }
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
    return url.standardizedFileURL
  }
}
