// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

extension UIImage.SymbolConfiguration {
  /// A symbol as large as text in `font`.
  public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
  }

  /// A symbol as large as text of a style at the current text size.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
  }

  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
  }
}
