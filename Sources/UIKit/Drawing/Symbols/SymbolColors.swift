// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The colours that symbols have by themselves (Documentation/Symbols.md §4.3, from memory).
enum SymbolColors {
  /// The colours of a symbol's levels, the first one first; nil for one that takes the tint.
  static func ofLevels(of name: String) -> [UIColor]? {
    switch name {
    case "sun.max", "sun.max.fill", "sun.min", "sun.min.fill": [.systemYellow]
    case "cloud.fill", "smoke.fill": [.white]
    case "cloud.sun.fill", "cloud.bolt.fill": [.white, .systemYellow]
    case "cloud.rain.fill", "cloud.drizzle.fill", "cloud.heavyrain.fill", "cloud.hail.fill":
      [.white, .systemCyan]
    case "cloud.sun.rain.fill", "cloud.bolt.rain.fill", "cloud.sun.bolt.fill":
      [.white, .systemYellow, .systemCyan]
    case "plus.circle.fill": [.white, .systemGreen]
    case "minus.circle.fill": [.white, .systemRed]
    default: nil
    }
  }
}

extension UIImage.Storage {
  /// The colours that a symbol shows: those of its configuration, or its own where that or the
  /// rendering mode asks for them. A tint given with the mode is what it shows.
  var shownPalette: SymbolPalette? {
    guard let symbol, symbol.file == nil else { return palette }
    let asks =
      palette?.isMulticolor ?? (renderingMode == .alwaysOriginal && tint == nil)
    guard asks, let colors = SymbolColors.ofLevels(of: symbol.name) else { return palette }
    return SymbolPalette(colors: colors, isHierarchical: false)
  }
}
