// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import DisplayList
import Foundation
internal import Localization

/// The images, colours and data of the `.xcassets` folders in a bundle, read when first asked for.
///
/// Folders are indexed once; an entry's `Contents.json` is read at its first use. What is damaged
/// or missing is nil (Documentation/Drawing.md §6).
final class AssetCatalog: @unchecked Sendable {
  enum Kind: String { case imageset, colorset, appiconset, symbolset, dataset }

  /// The folder of each entry, by kind and name with namespaces.
  private let folders: [Kind: [String: String]]
  private let lock = NSLock()
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]

  /// Reads the catalogs that lie directly in `folder`.
  init(folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [Kind: [String: String]] = [:]
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      AssetCatalog.index("\(folder)/\(name)", prefix: "", into: &found)
    }
    folders = found
  }

  private static func index(
    _ folder: String, prefix: String, into found: inout [Kind: [String: String]]
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      let stem = (name as NSString).deletingPathExtension
      if let kind = Kind(rawValue: (name as NSString).pathExtension) {
        if found[kind]?[prefix + stem] == nil { found[kind, default: [:]][prefix + stem] = path }
      } else {
        let properties = contents(of: path)?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        index(path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, into: &found)
      }
    }
  }

  /// The object in a folder's `Contents.json`, or nil when there is none.
  static func contents(of folder: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let object = try? JSONText.dictionary(data)
    else { return nil }
    return object
  }

  /// The image set of a name; an icon set counts when there is no image set.
  func imageSet(named name: String) -> ImageSet? {
    ResourceUse.note(.asset, name)
    return lock.withLock {
      if let known = images[name] { return known }
      let folder =
        folders[.imageset]?[name] ?? folders[.symbolset]?[name] ?? folders[.appiconset]?[name]
      guard let folder, let set = ImageSet(folder: folder, name: name) else { return nil }
      images[name] = set
      return set
    }
  }

  func colorSet(named name: String) -> ColorSet? {
    ResourceUse.note(.asset, name)
    return lock.withLock {
      if let known = colors[name] { return known }
      guard let folder = folders[.colorset]?[name], let set = ColorSet(folder: folder) else {
        return nil
      }
      colors[name] = set
      return set
    }
  }

  func dataSet(named name: String) -> DataSet? {
    ResourceUse.note(.asset, name)
    return folders[.dataset]?[name].flatMap(DataSet.init(folder:))
  }

  // One catalog for each resource folder.
  private static let registry = NSLock()
  private nonisolated(unsafe) static var catalogs: [String: AssetCatalog] = [:]

  /// The catalog of a bundle's resource folder.
  static func catalog(of bundle: Bundle) -> AssetCatalog {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    return registry.withLock {
      if let known = catalogs[folder] { return known }
      let catalog = AssetCatalog(folder: folder)
      catalogs[folder] = catalog
      return catalog
    }
  }
}
