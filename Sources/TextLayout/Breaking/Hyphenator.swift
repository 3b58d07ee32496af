// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The hyphenation patterns of the languages that were asked for.
///
/// Not `Sendable`: used under the library's lock.
final class Hyphenator {
  /// Where Debian's hyphen packages put their dictionaries.
  static let folder = "/usr/share/hyphen"

  private var patterns: [String: HyphenationPatterns?] = [:]

  /// The patterns of a locale's language; nil where no dictionary is installed.
  ///
  /// The dictionary of the locale's region goes before those of others, which come by name.
  func patterns(for locale: String) -> HyphenationPatterns? {
    if let known = patterns[locale] { return known }
    let parts = locale.split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return nil }
    let region = parts.count > 1 ? parts[parts.count - 1] : ""
    let candidates = [
      "hyph_\(language)_\(region).dic", "hyph_\(language).dic",
      "hyph_\(language)_\(language.uppercased()).dic",
    ]
    var found: HyphenationPatterns?
    for name in candidates where found == nil {
      let data = FileManager.default.contents(atPath: "\(Self.folder)/\(name)")
      found = data.flatMap(HyphenationPatterns.init(dictionary:))
    }
    patterns[locale] = .some(found)
    return found
  }
}
