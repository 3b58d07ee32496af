// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UIImage.SymbolConfiguration {
  /// A symbol as large as text in `font`.
  public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }

  /// A symbol as large as text of a style, at the text size of the view that shows it.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    self.textStyle = textStyle.rawValue
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    self.textStyle = textStyle.rawValue
  }
}

extension UIImage {
  /// The same; a symbol of a text style has its size at the text size of `traits`
  /// (Documentation/Symbols.md §2.10).
  final func sized(for traits: UITraitCollection) -> UIImage {
    guard let symbol = storage.symbol,
      let style = symbol.textStyle.map(UIFont.TextStyle.init(rawValue:))
    else { return self }
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    guard font.pointSize != symbol.pointSize else { return self }
    let configuration = SymbolConfiguration(font: font)
    configuration.textStyle = style.rawValue
    return applyingSymbolConfiguration(configuration) ?? self
  }
}
