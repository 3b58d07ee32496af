// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Reads what lies in and beside a project, but nothing that has no end: a pipe of a file's name would
/// be waited for, a device fills the memory (Documentation/Containment.md §5).
enum PlainFile {
  /// A file's bytes; nil when there is none, and when it cannot be read to its end.
  static func data(_ url: URL) -> Data? {
    guard kind(of: url) == nil else { return nil }
    return try? Data(contentsOf: url)
  }

  /// A file's text in UTF-8; nil as for ``data(_:)``, and for bytes that are none.
  static func text(_ url: URL) -> String? {
    data(url).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// A file's text, with a mark in place of each byte that is no UTF-8: headers are in Latin-1 as well.
  static func looseText(_ url: URL) -> String? {
    data(url).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Files of settings have a few kilobytes, those of many pods a hundred; each target reads them anew.
  private static let mostBytesOfSettings = 1 << 20

  /// A text of settings, in UTF-8 or else Latin-1, as Xcode takes it; nil when nothing is there.
  ///
  /// - Throws: for what is no file, and for more than a megabyte.
  static func settingsText(_ url: URL) throws(ProjectError) -> String? {
    if let kind = kind(of: url) {
      throw ProjectError(.noPlainFile(url.path, kind: kind), at: FileLocation(path: url.path))
    }
    guard let data = try? Data(contentsOf: url) else { return nil }
    guard data.count <= mostBytesOfSettings else {
      throw ProjectError(
        .unreadable("settings have at most a megabyte"), at: FileLocation(path: url.path))
    }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }

  private static func kind(of url: URL) -> String? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    return ProjectBoundary.strangeKind(status.st_mode)
  }
}
