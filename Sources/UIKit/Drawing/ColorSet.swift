// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// One entry of a catalog: the variants of a named colour.
struct ColorSet: @unchecked Sendable {
  private let variants: [(conditions: AssetConditions, color: UIColor)]

  /// Nil when the folder has no readable colour.
  init?(folder: String) {
    guard let contents = AssetCatalog.contents(of: folder) else { return nil }
    let entries = contents["colors"] as? [[String: Any]] ?? []
    variants = entries.compactMap { entry in
      ColorSet.color(entry["color"] as? [String: Any]).map { (AssetConditions(entry), $0) }
    }
    if variants.isEmpty { return nil }
  }

  func color(in appearance: Appearance) -> UIColor {
    var best = (rank: -1, color: variants[0].color)
    for variant in variants {
      if let rank = variant.conditions.rank(in: appearance), rank > best.rank {
        best = (rank, variant.color)
      }
    }
    return best.color
  }

  /// A colour from its components, or by its reference to a system colour.
  private static func color(_ value: [String: Any]?) -> UIColor? {
    guard let value else { return nil }
    if let reference = value["reference"] as? String { return UIColor.system(named: reference) }
    guard let components = value["components"] as? [String: Any] else { return nil }
    let alpha = component(components["alpha"], isAlpha: true) ?? 1
    if let white = component(components["white"]) { return UIColor(white: white, alpha: alpha) }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    if value["color-space"] as? String == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as catalogs write it: `0xFF` and `255` count to 255, `1.000` counts to 1. Nil for what is
  /// no number.
  static func component(_ value: Any?, isAlpha: Bool = false) -> CGFloat? {
    if let number = value as? NSNumber { return CGFloat(number.doubleValue) }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") || isAlpha ? CGFloat(number) : CGFloat(number) / 255
  }
}

extension UIColor {
  /// The colour of an asset catalog in a bundle; nil, and reported, when there is none.
  static func named(_ name: String, bundle: Bundle) -> UIColor? {
    let color = known(name, bundle: bundle)
    if color == nil { MissingResource.report(.color, name: name) }
    return color
  }

  /// The same, without a word about a missing one.
  static func known(_ name: String, bundle: Bundle) -> UIColor? {
    guard let set = AssetCatalog.catalog(of: bundle).colorSet(named: name) else { return nil }
    return UIColor(content: .dynamic { set.color(in: $0) }, catalogName: name)
  }

  /// The colour of that name in the app's asset catalogs.
  public convenience init?(named name: String) {
    guard let found = UIColor.named(name, bundle: .main) else { return nil }
    self.init(content: found.content, catalogName: name)
  }
}
