// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// The names in asset catalogs as Swift symbols: `ImageResource.star`, `UIColor.brand`.
///
/// A name becomes words at its non-letters, the first in lower case; `Color` and `Image` at the end
/// may be left away, since the type says it already. Folders that provide a namespace are enums.
struct AssetSymbols {
  let catalogs: [URL]
  /// The expression of the bundle.
  let bundle: String
  /// Whether `UIImage` and `UIColor` get the symbols too.
  let hasExtensions: Bool

  private enum Kind: String, CaseIterable {
    case color
    case image

    var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    var uiClass: String { self == .color ? "UIColor" : "UIImage" }
    var suffix: String { self == .color ? "Color" : "Image" }
  }

  /// The names of one folder and of the namespaces in it.
  private struct Names {
    var assets: [Kind: [String: String]] = [:]
    var spaces: [String: Names] = [:]

    func has(_ kind: Kind) -> Bool {
      assets[kind]?.isEmpty == false || spaces.values.contains { $0.has(kind) }
    }
  }

  /// The declarations, or nil when the catalogs name nothing.
  var text: String? {
    var names = Names()
    for catalog in catalogs { read(catalog, prefix: "", into: &names) }
    var text = ""
    for kind in Kind.allCases where names.has(kind) {
      text += "extension \(kind.resource) {\n"
      write(names, kind, indent: "  ", to: &text) { _, name in
        "static let SYMBOL = \(kind.resource)(name: \(name), bundle: \(bundle))"
      }
      text += "}\n\n"
      guard hasExtensions else { continue }
      text += "extension \(kind.uiClass) {\n"
      write(names, kind, indent: "  ", to: &text) { path, _ in
        "static var SYMBOL: \(kind.uiClass) { \(kind.uiClass)(resource: .\(path)) }"
      }
      text += "}\n\n"
    }
    return text.isEmpty ? nil : text
  }

  // MARK: Reading

  private func read(_ folder: URL, prefix: String, into names: inout Names) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let url = folder.appendingPathComponent(entry)
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": add(name, prefix, .color, to: &names)
      case "imageset", "symbolset": add(name, prefix, .image, to: &names)
      case "json": continue
      case "":
        if providesNamespace(url) {
          let space = AssetSymbols.symbol(entry, isType: true)
          read(url, prefix: prefix + entry + "/", into: &names.spaces[space, default: Names()])
        } else {
          read(url, prefix: prefix, into: &names)
        }
      default: continue
      }
    }
  }

  private func add(_ name: String, _ prefix: String, _ kind: Kind, to names: inout Names) {
    let symbol = AssetSymbols.symbol(name, isType: false)
    guard !symbol.isEmpty else { return }
    names.assets[kind, default: [:]][symbol] = prefix + name
    guard symbol.hasSuffix(kind.suffix), symbol.count > kind.suffix.count else { return }
    let short = String(symbol.dropLast(kind.suffix.count))
    // An asset that bears the short name itself keeps it.
    if names.assets[kind]?[short] == nil { names.assets[kind]?[short] = prefix + name }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let root = try? JSONText.dictionary(data),
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  // MARK: Writing

  private func write(
    _ names: Names, _ kind: Kind, indent: String, path: String = "", to text: inout String,
    _ declaration: (_ path: String, _ name: String) -> String
  ) {
    for (symbol, name) in (names.assets[kind] ?? [:]).sorted(by: { $0.key < $1.key }) {
      let literal = "\"" + name.replacing("\"", with: "\\\"") + "\""
      let line = declaration(path + escaped(symbol), literal)
      text += indent + line.replacing("SYMBOL", with: escaped(symbol), maxReplacements: 1) + "\n"
    }
    for (space, inner) in names.spaces.sorted(by: { $0.key < $1.key }) where inner.has(kind) {
      text += "\(indent)enum \(space) {\n"
      write(
        inner, kind, indent: indent + "  ", path: path + space + ".", to: &text, declaration)
      text += "\(indent)}\n"
    }
  }

  private func escaped(_ symbol: String) -> String {
    AssetSymbols.keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where",
    "while",
  ]

  /// `myIcon2` of `My icon-2`; `MyIcon2` for a type.
  static func symbol(_ name: String, isType: Bool) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .flatMap { $0.split(separator: "_") }.map(String.init)
    guard let first = words.first else { return "" }
    let head = isType ? first.prefix(1).uppercased() + first.dropFirst() : lowered(first)
    let text = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// `urlIcon` of `URLIcon`: the capitals before the last one of a run belong to the first word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    let next = word.dropFirst(capitals.count).first
    let kept = next?.isLetter == true ? capitals.count - 1 : capitals.count
    return word.prefix(kept).lowercased() + word.dropFirst(kept)
  }
}
