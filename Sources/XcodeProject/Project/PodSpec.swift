// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What a library's podspec says of its files: the common keys, as texts.
///
/// A podspec is a program in Ruby; what it computes is not known here
/// (Documentation/Packages.md §2.4).
struct PodSpec {
  let folder: URL
  private let text: String

  /// - Returns: nil for a folder without a podspec of the name.
  init?(named name: String, in folder: URL) {
    let file = folder.appendingPathComponent("\(name).podspec")
    guard let text = PlainFile.text(file) else { return nil }
    self.folder = folder
    self.text = PodSpec.libraryLines(of: text).joined(separator: "\n")
  }

  /// The lines of a spec without comments, and without the blocks of `test_spec` and `app_spec`: they
  /// are built for the library's own tests alone (A: CocoaPods, "test specifications"). A block ends
  /// at the `end` that is indented as its first line is.
  private static func libraryLines(of text: String) -> [Substring] {
    var block: Int?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let words = line.drop(while: \.isWhitespace)
      let indent = line.count - words.count
      if let start = block {
        if words.hasPrefix("end"), indent <= start { block = nil }
        return false
      }
      guard line.contains(".test_spec") || line.contains(".app_spec"), line.contains(" do") else {
        return !words.hasPrefix("#")
      }
      if !words.hasPrefix("#") { block = indent }
      return false
    }
  }

  /// The Swift files that the patterns of `source_files` and of subspecs name, sorted.
  var sources: [URL] { own(["swift"]) }

  /// Those in Objective-C.
  var foreignSources: [URL] { own(["m", "mm"]) }

  /// The headers that others see: those of `public_header_files`, else all that are not
  /// `private_header_files` (A: CocoaPods, "Podspec syntax reference").
  var publicHeaders: [URL] {
    let shown = patterns("public_header_files")
    let hidden = patterns("private_header_files") + patterns("project_header_files")
    return own(["h"]).filter { file in
      let path = path(of: file)
      return (shown.isEmpty || shown.contains { $0.matches(path) })
        && !hidden.contains { $0.matches(path) }
    }
  }

  private func own(_ extensions: [String]) -> [URL] {
    let excluded = patterns("exclude_files")
    return files(matching: patterns("source_files")).filter { file in
      extensions.contains(file.pathExtension)
        && !excluded.contains { $0.matches(path(of: file)) }
    }
  }

  /// What the patterns of `resources` and `resource_bundles` name, sorted: the former flat in the app, as
  /// what a framework brings is here, the latter in the bundles that are named.
  var resources: [AppResource] {
    let loose = files(in: patterns("resource") + patterns("resources")).map(FolderReader.resource)
    let bundled = (bundles("resource_bundle") + bundles("resource_bundles")).flatMap { bundle in
      files(in: bundle.patterns).map { file in
        var resource = FolderReader.resource(file)
        resource.bundlePath = "\(bundle.name).bundle/\(resource.bundlePath)"
        return resource
      }
    }
    return loose + bundled
  }

  /// The newest version of Swift that the spec says it can be compiled as; nil where it says none.
  var swiftVersion: String? {
    (texts("swift_version") + texts("swift_versions")).max {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
  }

  private func path(of file: URL) -> String {
    String(file.path.dropFirst(folder.path.count + 1))
  }

  private func files(matching patterns: [FilePattern]) -> [URL] {
    files(in: patterns).map(\.url)
  }

  private func files(in patterns: [FilePattern]) -> [FolderListing.File] {
    guard !patterns.isEmpty else { return [] }
    return FolderListing.files(of: folder)
      .filter { file in patterns.contains { $0.matches(file.path) } }
  }

  /// The bundles of a hash, `{ 'Kit' => ['Media/*'] }`.
  private func bundles(_ key: String) -> [(name: String, patterns: [FilePattern])] {
    values(key).flatMap { value -> [(name: String, patterns: [FilePattern])] in
      let parts = value.components(separatedBy: "=>")
      return parts.indices.dropLast().compactMap { index -> (String, [FilePattern])? in
        guard let name = PodSpec.quoted(parts[index][...]).last else { return nil }
        // The name of the next bundle stands behind the patterns of this one.
        let texts = PodSpec.quoted(parts[index + 1][...])
        let isLast = index + 1 == parts.count - 1
        return (name, (isLast ? texts[...] : texts.dropLast()).map(FilePattern.init))
      }
    }
  }

  private func patterns(_ key: String) -> [FilePattern] { texts(key).map(FilePattern.init) }

  /// Platforms whose own keys say nothing of a phone's: `s.tvos.exclude_files`.
  private static let others: Set<Substring> = ["osx", "macos", "tvos", "watchos", "visionos"]

  /// The texts that a key is given, in every spec of the file: `s.key = 'a', 'b'`, `["a", "b"]`,
  /// `{ 'Bundle' => ['a'] }`, `%w[a b]`; of a hash the values.
  private func texts(_ key: String) -> [String] { values(key).flatMap { PodSpec.quoted($0[...]) } }

  private func values(_ key: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let mark = rest.range(of: ".\(key)") {
      let owner = rest[..<mark.lowerBound].split(
        omittingEmptySubsequences: false, whereSeparator: { !$0.isLetter }
      ).last
      rest = rest[mark.upperBound...]
      if let owner, Self.others.contains(owner) { continue }
      let value = rest.drop { $0 == " " }
      guard value.first == "=", !value.hasPrefix("==") else { continue }
      found.append(String(PodSpec.statement(value.dropFirst())))
    }
    return found
  }

  /// A value to the end of its line, or of the brackets and lists that go on behind it.
  private static func statement(_ value: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in value.indices {
      let letter = value[index]
      switch letter {
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      case "\n" where depth <= 0 && last != ",": return value[..<index]
      default: break
      }
      if !letter.isWhitespace { last = letter }
    }
    return value
  }

  /// Texts in quotes, keys of hashes left out, and the words of `%w[…]`.
  private static func quoted(_ text: Substring) -> [String] {
    if let mark = text.range(of: "%w"), let open = text[mark.upperBound...].first {
      let words = text[mark.upperBound...].dropFirst().prefix {
        $0 != "]" && $0 != ")" && $0 != "}"
      }
      if "[({".contains(open) {
        return words.split(whereSeparator: \.isWhitespace).map(String.init)
      }
    }
    var found: [String] = []
    var rest = text
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
      let inside = rest[rest.index(after: start)...]
      guard let end = inside.firstIndex(of: rest[start]) else { break }
      rest = inside[inside.index(after: end)...]
      if rest.drop(while: \.isWhitespace).hasPrefix("=>") { continue }
      found.append(String(inside[..<end]))
    }
    return found
  }
}

/// A pattern of files as Ruby's `Dir.glob` reads it: `*`, `**`, `?`, `{a,b}`; a folder is all in it.
struct FilePattern {
  private let alternatives: [[Character]]

  init(_ text: String) { alternatives = FilePattern.expanded(text).map(Array.init) }

  func matches(_ path: String) -> Bool {
    let letters = Array(path)
    return alternatives.contains { pattern in
      FilePattern.match(pattern[...], letters[...])
        || FilePattern.match((pattern + Array("/**/*"))[...], letters[...])
    }
  }

  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"),
      let close = text[open...].firstIndex(of: "}")
    else { return [text.hasSuffix("/") ? String(text.dropLast()) : text] }
    let (head, tail) = (text[..<open], text[text.index(after: close)...])
    return text[text.index(after: open)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { expanded("\(head)\($0)\(tail)") }
  }

  private static func match(_ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    if pattern.starts(with: "**/") {
      let rest = pattern.dropFirst(3)
      if match(rest, path) { return true }
      guard let slash = path.firstIndex(of: "/") else { return false }
      return match(pattern, path[(slash + 1)...])
    }
    if first == "*" {
      let rest = pattern.dropFirst().drop { $0 == "*" }
      if match(rest, path) { return true }
      guard let next = path.first, next != "/" else { return false }
      return match(pattern, path.dropFirst())
    }
    guard let next = path.first, first == next || first == "?" && next != "/" else { return false }
    return match(pattern.dropFirst(), path.dropFirst())
  }
}
