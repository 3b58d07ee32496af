// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Pictures, colours and data of asset catalogs as members of an enumeration.
struct ResourceAssets {
  let writer: ResourceCodeWriter

  private enum Kind: String, CaseIterable {
    case color = "colorset"
    case data = "dataset"
    case image = "imageset"
    case symbol = "symbolset"

    var parameter: String { "\(self)TypeName" }
    var standard: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() + "Asset" }
    var list: String {
      switch self {
      case .color: "allColors"
      case .data: "allDataAssets"
      case .image: "allImages"
      case .symbol: "allSymbols"
      }
    }
  }

  /// What one folder names, with the members' names as literals.
  private struct Names {
    var assets: [String: (kind: Kind, name: String)] = [:]
    var spaces: [String: Names] = [:]
  }

  var text: String {
    let catalogs = writer.files(["xcassets"])
    let hasNames = catalogs.count > 1 || writer.isSet("forceFileNameEnum")
    var root = Names()
    for catalog in catalogs {
      if hasNames {
        let space = ResourceName.type(catalog.deletingPathExtension().lastPathComponent)
        read(catalog, prefix: "", into: &root.spaces[space, default: Names()])
      } else {
        read(catalog, prefix: "", into: &root)
      }
    }
    let body = members(of: root, indent: "  ") + lists(of: root)
    return """
      import Foundation
      import UIKit

      \(writer.access) enum \(writer.name("enumName", "Asset")) {
      \(body)}

      \(Kind.allCases.map(declaration).joined(separator: "\n"))
      \(writer.access) typealias \(writer.name("colorAliasName", "AssetColorTypeAlias")) = UIColor
      \(writer.access) typealias \(writer.name("imageAliasName", "AssetImageTypeAlias")) = UIImage

      \(writer.token)
      """
  }

  private func read(_ folder: URL, prefix: String, into names: inout Names) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let url = folder.appendingPathComponent(entry)
      let name = url.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: url.pathExtension) {
        let member = ResourceName.member(name)
        if names.assets[member] == nil { names.assets[member] = (kind, prefix + name) }
      } else if url.pathExtension.isEmpty {
        let isSpace = providesNamespace(url)
        let inner = isSpace ? prefix + entry + "/" : prefix
        if isSpace || writer.isSet("forceProvidesNamespaces") {
          let space = ResourceName.type(entry)
          read(url, prefix: inner, into: &names.spaces[space, default: Names()])
        } else {
          read(url, prefix: inner, into: &names)
        }
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let root = try? JSONText.dictionary(data),
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  // MARK: Writing

  private func type(_ kind: Kind) -> String { writer.name(kind.parameter, kind.standard) }

  private func members(of names: Names, indent: String) -> String {
    var text = ""
    for (member, asset) in names.assets.sorted(by: { $0.key < $1.key }) {
      let name = ResourceName.literal(asset.name)
      text +=
        "\(indent)\(writer.access) static let \(member) = \(type(asset.kind))(name: \(name))\n"
    }
    for (space, inner) in names.spaces.sorted(by: { $0.key < $1.key }) {
      let inside = members(of: inner, indent: indent + "  ")
      text += "\(indent)\(writer.access) enum \(space) {\n\(inside)\(indent)}\n"
    }
    return text
  }

  /// `allImages` and its like, which older templates have and newer ones when they are asked.
  private func lists(of root: Names) -> String {
    Kind.allCases.map { kind in
      let paths = paths(root, kind, prefix: "").joined(separator: ", ")
      let type = type(kind)
      return "  \(writer.access) static var \(kind.list): [\(type)] { [\(paths)] }\n"
    }.joined()
  }

  private func paths(_ names: Names, _ kind: Kind, prefix: String) -> [String] {
    names.assets.filter { $0.value.kind == kind }.keys.sorted().map { prefix + $0 }
      + names.spaces.sorted { $0.key < $1.key }.flatMap { space, inner in
        paths(inner, kind, prefix: prefix + space + ".")
      }
  }

  private func declaration(_ kind: Kind) -> String {
    let access = writer.access
    let (value, alias, expression, more) = parts(of: kind)
    return """
      \(access) struct \(type(kind)) {
        \(access) fileprivate(set) var name: String
        \(access) typealias \(alias.0) = \(alias.1)
        \(access) var \(value): \(alias.1) { \(expression) }
      \(more)}

      """
  }

  /// The member's name, the type's other name, its value and what comes with it.
  private func parts(
    of kind: Kind
  ) -> (value: String, alias: (String, String), expression: String, more: String) {
    let access = writer.access
    let bundle = writer.bundle
    let picture = "UIImage(named: name, in: \(bundle), compatibleWith: nil) ?? UIImage()"
    switch kind {
    case .color:
      let named = "UIColor(named: name, in: \(bundle), compatibleWith: nil)"
      return (
        "color", ("Color", "UIColor"), "\(named) ?? .clear",
        """
          \(access) func color(compatibleWith traits: UITraitCollection) -> UIColor {
            UIColor(named: name, in: \(bundle), compatibleWith: traits) ?? .clear
          }

        """ + initializer("UIColor", kind, "named: asset.name, in: \(bundle), compatibleWith: nil")
      )
    case .data:
      return (
        "data", ("Content", "NSDataAsset"), "NSDataAsset(name: name, bundle: \(bundle))!",
        initializer("NSDataAsset", kind, "name: asset.name, bundle: \(bundle)")
      )
    case .image:
      return (
        "image", ("Image", "UIImage"), picture,
        """
          \(access) func image(compatibleWith traits: UITraitCollection) -> UIImage {
            UIImage(named: name, in: \(bundle), compatibleWith: traits) ?? UIImage()
          }

        """ + initializer("UIImage", kind, "named: asset.name, in: \(bundle), compatibleWith: nil")
      )
    case .symbol:
      return (
        "image", ("Image", "UIImage"), picture,
        """
          \(access) func image(with configuration: UIImage.SymbolConfiguration) -> UIImage {
            image.withConfiguration(configuration)
          }

        """ + initializer("UIImage", kind, "named: asset.name, in: \(bundle), compatibleWith: nil")
      )
    }
  }

  /// Ends the structure and adds the class's initialiser; its last brace is that of the extension.
  private func initializer(_ type: String, _ kind: Kind, _ arguments: String) -> String {
    """
    }

    extension \(type) {
      \(writer.access) convenience init?(asset: \(self.type(kind))) {
        self.init(\(arguments))
      }

    """
  }
}
