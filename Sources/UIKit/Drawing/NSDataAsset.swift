// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
public import Foundation

public typealias NSDataAssetName = String

/// A file of any kind that lies in an asset catalog, for the device the app runs on
/// (Documentation/Drawing.md §6.7).
open class NSDataAsset: NSObject, NSCopying {
  public let name: NSDataAssetName
  /// The file's bytes.
  public let data: Data
  /// The uniform type identifier that the catalog gives, else `public.data`.
  public let typeIdentifier: String

  /// The data of that name in the main bundle's catalogs; nil when there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data of that name in a bundle's catalogs; nil when there is none or no variant's file is read.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let set = AssetCatalog.catalog(of: bundle).dataSet(named: name)
    guard let found = set?.content(in: .current) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
  }

  /// The asset itself: nothing of it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// One entry of a catalog: the files of a data set and when each is used.
struct DataSet {
  private let variants: [(conditions: AssetConditions, path: String, type: String?)]

  /// Nil when the folder has no readable `Contents.json`.
  init?(folder: String) {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    variants = (contents["data"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let file = entry["filename"] as? String, AssetFileName.isInside(file) else {
        return nil
      }
      let written = URL(fileURLWithPath: "\(folder)/\(file)")
      return (
        AssetConditions(entry), (written.onDisk ?? written).path,
        entry["universal-type-identifier"] as? String
      )
    }
  }

  /// The best variant for an appearance whose file can be read.
  func content(in appearance: Appearance) -> (data: Data, type: String)? {
    for variant in AssetConditions.ranked(variants, in: appearance, by: \.conditions) {
      guard let data = FileManager.default.contents(atPath: variant.path) else { continue }
      return (data, variant.type ?? "public.data")
    }
    return nil
  }
}
