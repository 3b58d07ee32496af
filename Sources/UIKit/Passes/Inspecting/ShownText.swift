// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// What a label shows of its text, and what the text would need.
package struct ShownText {
  /// The lines that are shown, in the label's bounds, points.
  package let rect: CGRect
  package let isTruncated: Bool
  /// The size of the whole text: in lines as wide as the label, or on one line where only one is
  /// allowed and shrinking does not help.
  package let needed: CGSize
  package let shownLines: Int
  /// The lines that the whole text takes at the label's width.
  package let neededLines: Int
  /// How high the lines are that the label's number of lines allows, points.
  package let allowedHeight: CGFloat
  /// Points between baselines.
  package let lineHeight: CGFloat
}

extension UILabel {
  /// nil where nothing is to be shown. Costs nothing while the text and the size stay, but where the text
  /// shrinks, which is shaped up to nine times.
  package final var shownText: ShownText? {
    guard bounds.width > 0, bounds.height > 0, let full = preparedText else { return nil }
    let text = shrunkText(full, toFit: bounds.size)
    let frame = fittedFrame(text, in: bounds.size)
    let size = frame.size
    // The lines are only broken once more where some are missing.
    let all =
      frame.wasTruncated
      ? text.frame(width: UILabel.limit(bounds.width + pixelGrid.pixel / 2), lines: 0) : frame
    let left: CGFloat
    switch (storedAlignment, isRightToLeft) {
    case (.center, _): left = (bounds.width - size.width) / 2
    case (.right, _), (.natural, true), (.justified, true): left = bounds.width - size.width
    default: left = 0
    }
    let needed =
      numberOfLines == 1
      ? CGSize(width: text.size(width: .infinity, lines: 1).width, height: size.height) : all.size
    let isLimited = numberOfLines > 1 && all.lines.count > numberOfLines
    let width = UILabel.limit(bounds.width + pixelGrid.pixel / 2)
    let allowed = isLimited ? text.frame(width: width, lines: numberOfLines).size : needed
    return ShownText(
      rect: CGRect(
        x: bounds.minX + left, y: bounds.minY + (bounds.height - size.height) / 2,
        width: size.width, height: size.height),
      isTruncated: frame.wasTruncated, needed: needed, shownLines: frame.lines.count,
      neededLines: all.lines.count, allowedHeight: allowed.height, lineHeight: storedFont.lineHeight
    )
  }
}

extension UIFont {
  /// Whether the font's size follows the text size that people choose.
  package final var followsTextSize: Bool { scaling != nil }

  /// Whether the font is drawn bold, which Apple's guidelines allow less contrast.
  package final var isHeavy: Bool { request.weight >= Weight.bold.rawValue }
}

extension UIColor {
  /// The name of a colour that the system gives or the app's catalog; nil for the app's own values.
  package final var knownName: String? { catalogName }

  /// Whether the colour is one that the system adapts to its own backgrounds.
  package final var isOfSystem: Bool {
    catalogName.map { UIColor.system(named: $0) != nil } ?? false
  }

  /// Red, green, blue and alpha, 0 to 1, where traits are these; nil for a pattern.
  package final func components(
    in traits: UITraitCollection
  ) -> (red: Double, green: Double, blue: Double, alpha: Double)? {
    if pattern != nil { return nil }
    let color = cgColor(in: Appearance(traits))
    return (Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}
