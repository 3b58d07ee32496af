// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import XcodeProject

/// A file of an app's bundle, in the parts that screens ask for one by one
/// (Documentation/ChangedScreens.md §4).
struct ResourceState: Codable, Equatable, Sendable {
  var hash: String
  /// Of a storyboard: hashes of its scenes by the identifiers in them, with `segues` and `document` for what
  /// is between them. Of a table of texts: hashes by key. Empty for other files.
  var parts: [String: String] = [:]
  /// The app's classes that a document names, by the part they are in.
  var classes: [String: Set<String>] = [:]

  /// - Parameter path: Where the file lies, which says what it is.
  init(_ data: Data, path: String) {
    hash = AppState.hash(data)
    switch (path as NSString).pathExtension {
    case "storyboard": readScenes(String(decoding: data, as: UTF8.self))
    case "xib": classes["document"] = Self.classes(in: String(decoding: data, as: UTF8.self))
    case "strings":
      parts = Self.texts(
        Self.table(data, path) ?? Self.table(Data("{".utf8) + data + Data("}".utf8), path))
    case "xcstrings":
      let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
      let texts = root?["strings"] as? [String: Any]
      parts = Self.texts(
        texts?.mapValues { value in
          let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
          return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
        })
      // What holds for all texts, such as the language they are written in.
      parts["\u{0}"] = "\(root?["sourceLanguage"] ?? "")"
    default: break
    }
  }

  /// The entries of a table; one in the old form has no braces around it.
  private static func table(_ data: Data, _ path: String) -> [String: String]? {
    let list = try? PropertyListFile.parse(data, path: path)
    return list?.value.dictionary?.mapValues { "\($0)" }
  }

  private static func texts(_ texts: [String: String]?) -> [String: String] {
    (texts ?? [:]).mapValues { AppState.hash(Data($0.utf8)) }
  }

  private mutating func readScenes(_ text: String) {
    var rest = ""
    var segues: [String] = []
    for (number, piece) in text.components(separatedBy: "<scene ").enumerated() {
      guard number > 0, let end = piece.range(of: "</scene>") else {
        rest += piece
        continue
      }
      let scene = String(piece[..<end.lowerBound])
      rest += piece[end.upperBound...]
      let identifiers = scene.matches(of: #/\bid="([^"]*)"/#).map { String($0.1) }
        .joined(separator: " ")
      parts[identifiers] = AppState.hash(Data(scene.utf8))
      classes[identifiers] = Self.classes(in: scene)
      segues += scene.matches(of: #/<segue [^>]*>/#).map { String($0.output) }
    }
    parts["document"] = AppState.hash(Data(rest.utf8))
    parts["segues"] = AppState.hash(Data(segues.joined().utf8))
  }

  private static func classes(in text: String) -> Set<String> {
    Set(text.matches(of: #/customClass="(\w+)"/#).map { String($0.1) })
  }

  /// Names of parts that are different from those of another state of the file.
  func changes(since old: ResourceState) -> Set<String> {
    Set(parts.keys).union(old.parts.keys).filter { parts[$0] != old.parts[$0] }
  }
}
