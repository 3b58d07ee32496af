// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The example that a repository has of a file that it does not keep: `Config.Example.xcconfig` or
/// `Config.xcconfig.sample` of `Config.xcconfig` (Documentation/XcodeProject.md §14).
enum ExampleFile {
  private static let markers: Set<String> = [
    "default", "dist", "example", "sample", "template", "tmpl", "tpl",
  ]

  /// What examples are kept of: settings, lists and code. A picture called `default` is none of another.
  private static let endings: Set<String> = [
    "json", "plist", "strings", "swift", "txt", "xcconfig", "xml", "yaml", "yml",
  ]

  /// The first by name that lies beside the missing file.
  ///
  /// - Complexity: O(files of the folder).
  static func beside(_ missing: URL) -> URL? {
    let folder = missing.deletingLastPathComponent()
    let wanted = words(of: missing.lastPathComponent)
    guard endings.contains(missing.pathExtension.lowercased()),
      wanted.allSatisfy({ !markers.contains($0) })
    else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().first { name in
      let words = words(of: name)
      return words.contains(where: markers.contains)
        && words.filter { !markers.contains($0) } == wanted
    }.map(folder.appendingPathComponent)
  }

  /// `config`, `example`, `xcconfig` of `ConfigExample.xcconfig` and `config-example.xcconfig`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    var wasSmall = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        (isOpen, wasSmall) = (false, false)
        continue
      }
      if !isOpen || (wasSmall && character.isUppercase) { words.append("") }
      words[words.count - 1] += character.lowercased()
      (isOpen, wasSmall) = (true, character.isLowercase || character.isNumber)
    }
    return words
  }
}
