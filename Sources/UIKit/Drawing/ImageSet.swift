// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import DisplayList
import Foundation
internal import Geometry

/// One entry of a catalog: the files of an image and when each is used.
struct ImageSet {
  struct Variant {
    var conditions: AssetConditions
    var path: String
    var capInsets: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignment = UIEdgeInsets.zero
  }

  let name: String
  let variants: [Variant]
  let renderingMode: UIImage.RenderingMode
  /// Whether drawings keep their lines when they are enlarged.
  let keepsVectors: Bool
  /// Whether the files are symbols (Documentation/Symbols.md §5).
  let holdsSymbols: Bool

  /// Nil when the folder has no readable `Contents.json`.
  init?(folder: String, name: String) {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    self.name = name
    let properties = contents["properties"] as? [String: Any]
    switch properties?["template-rendering-intent"] as? String {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: renderingMode = .automatic
    }
    keepsVectors = properties?["preserves-vector-representation"] as? Bool ?? false
    let symbols = contents["symbols"] as? [[String: Any]]
    holdsSymbols = symbols != nil
    variants = (contents["images"] as? [[String: Any]] ?? symbols ?? []).compactMap { entry in
      guard let file = entry["filename"] as? String, AssetFileName.isInside(file) else {
        return nil
      }
      let written = URL(fileURLWithPath: "\(folder)/\(file)")
      return Variant(
        conditions: AssetConditions(entry), path: (written.onDisk ?? written).path, entry: entry)
    }
  }

  /// The best readable variant for an appearance.
  func storage(in appearance: Appearance) -> UIImage.Storage? {
    for variant in AssetConditions.ranked(variants, in: appearance, by: \.conditions) {
      let scale = CGFloat(variant.conditions.scale ?? 1)
      let read =
        holdsSymbols
        ? SystemSymbols.storage(for: SymbolRequest(name: name, file: variant.path))
        : ImageFiles.read(variant.path, scale: scale, staysSharp: keepsVectors)
      guard var storage = read else { continue }
      storage.name = name
      storage.renderingMode = renderingMode
      storage.capInsets = variant.capInsets
      storage.resizingMode = variant.resizingMode
      storage.alignmentRectInsets = variant.alignment
      return storage
    }
    return nil
  }

  /// Whether variants differ by more than scale and device.
  var hasAppearances: Bool {
    variants.contains { $0.conditions.isDark != nil || $0.conditions.isHighContrast }
  }
}

extension ImageSet.Variant {
  /// Reads the slicing and the alignment rectangle of a `Contents.json` entry, given in pixels.
  init(conditions: AssetConditions, path: String, entry: [String: Any]) {
    self.conditions = conditions
    self.path = path
    let scale = CGFloat(conditions.scale ?? 1)
    func insets(_ value: Any?) -> UIEdgeInsets? {
      guard let values = value as? [String: Any] else { return nil }
      func points(_ key: String) -> CGFloat {
        (CGFloat((values[key] as? NSNumber)?.doubleValue ?? 0) / scale).layoutNumber
      }
      return UIEdgeInsets(
        top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
    }
    if let resizing = entry["resizing"] as? [String: Any] {
      capInsets = insets(resizing["cap-insets"])
      let center = resizing["center"] as? [String: Any]
      resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }
    alignment = insets(entry["alignment-insets"]) ?? .zero
  }
}
