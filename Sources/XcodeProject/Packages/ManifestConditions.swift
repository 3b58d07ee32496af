// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Has a manifest mean what it means on the Mac that apps are built on
/// (Documentation/Packages.md §3).
enum ManifestConditions {
  /// What holds on a Mac, and what does not.
  private static let facts = [
    ("canImport(Darwin)", "true"), ("canImport(Glibc)", "false"), ("canImport(Musl)", "false"),
    ("os(macOS)", "true"), ("os(OSX)", "true"), ("os(Linux)", "false"), ("os(Android)", "false"),
    ("os(Windows)", "false"),
  ]

  /// The manifest with the conditions on systems decided for a Mac; nil where there is none, or where it
  /// asks for more than its own text.
  static func onMac(_ text: String) -> String? {
    let outside = [
      "FileManager", "contentsOf", "packageDirectory", "#file", ".package(path:", "fileSystem",
    ]
    let isLocal = text.firstRange(of: /\.package\(\s*name:[^)]*path:/) != nil
    guard !isLocal, !outside.contains(where: text.contains) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("#if ") || words.hasPrefix("#elseif ") else { return String(line) }
      return facts.reduce(String(line)) { $0.replacing($1.0, with: $1.1) }
    }
    let result = lines.joined(separator: "\n")
    return result == text ? nil : result
  }

  /// Writes the manifests of a folder, as on a Mac, to another one.
  ///
  /// - Returns: false where none of them would differ, or one asks for more than its own text.
  static func write(of folder: URL, to place: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.map { name in
      (name, PlainFile.text(folder.appendingPathComponent(name)) ?? "")
    }
    let changed = texts.map { onMac($0.1) }
    guard changed.contains(where: { $0 != nil }) else { return false }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (index, (name, text)) in texts.enumerated() {
        try (changed[index] ?? text).write(
          to: place.appendingPathComponent(name), atomically: false, encoding: .utf8)
      }
    } catch {
      return false
    }
    return true
  }
}
