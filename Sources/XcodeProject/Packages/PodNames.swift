// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// The libraries that a `Podfile` or a `Cartfile` names (Documentation/Packages.md §2.4).
enum PodNames {
  /// Names of pods without subspecs, and of Carthage's repositories; those that a lock file says
  /// are needed, too.
  static func names(beside folder: URL) -> Set<String> {
    func lines(_ name: String) -> [Substring] {
      let text = PlainFile.text(folder.appendingPathComponent(name))
      return (text ?? "").split(separator: "\n")
    }
    var found: Set<String> = []
    for line in lines("Podfile") {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("pod "), let name = quoted(words) { found.insert(plain(name)) }
    }
    // `  - Name/Sub (1.2):` below `PODS:`.
    for line in lines("Podfile.lock").drop(while: { $0 != "PODS:" }).dropFirst()
    where line.hasPrefix("  - ") {
      let name = line.dropFirst(4).prefix { $0 != " " && $0 != ":" }
      found.insert(plain(name.filter { $0 != "\"" }))
    }
    for line in ["Cartfile", "Cartfile.private", "Cartfile.resolved"].flatMap(lines) {
      guard !line.hasPrefix("#"), let name = quoted(line) else { continue }
      found.insert(PackageIdentity.folderName(of: name))
    }
    return found
  }

  /// The folders of the pods that a `Podfile` takes from a path: `pod 'Kit', :path => '../'`, as
  /// libraries' examples do.
  static func local(beside folder: URL) -> [String: URL] {
    let file = folder.appendingPathComponent("Podfile")
    guard let text = PlainFile.text(file) else { return [:] }
    var found: [String: URL] = [:]
    for line in text.split(separator: "\n") {
      let words = line.drop(while: \.isWhitespace)
      guard words.hasPrefix("pod "), let name = quoted(words),
        let key = words.range(of: ":path ?=>", options: .regularExpression)
          ?? words.range(of: " path:"),
        let path = quoted(words[key.upperBound...])
      else { continue }
      let place = folder.resolving(path)
      found[plain(name)] =
        place.pathExtension == "podspec" ? place.deletingLastPathComponent() : place
    }
    return found
  }

  /// The first text in quotes of either kind.
  private static func quoted(_ line: Substring) -> String? {
    guard let start = line.firstIndex(where: { $0 == "'" || $0 == "\"" }) else { return nil }
    let rest = line[line.index(after: start)...]
    return rest.firstIndex(of: line[start]).map { String(rest[..<$0]) }
  }

  private static func plain(_ name: String) -> String {
    name.split(separator: "/").first.map(String.init) ?? name
  }

  /// The packages in folders of checkouts that are, or make, a library of one of the names.
  ///
  /// - Complexity: one read of each manifest there.
  static func packages(for names: Set<String>, in folders: [URL]) -> [URL] {
    guard !names.isEmpty else { return [] }
    let wanted = Set(names.map { $0.lowercased() })
    return folders.flatMap { root -> [URL] in
      let children = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      return children.sorted().map(root.appendingPathComponent).filter { folder in
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let text = PlainFile.text(manifest) else { return false }
        return wanted.contains(folder.lastPathComponent.lowercased())
          || names.contains { text.contains("\"\($0)\"") }
      }
    }
  }
}
