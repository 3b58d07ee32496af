// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

extension UILabel {
  /// Stands for "no limit" in rectangles that subclasses inset and grow again.
  static let unlimited: CGFloat = 10_000_000

  /// The text ready to be measured; nil without text.
  final var preparedText: PreparedText? {
    if let prepared { return prepared.isEmpty ? nil : prepared }
    prepared = makePreparedText(scale: 1)
    return prepared.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Translates the text, with every font `scale` times as large and `kern` points more after
  /// every character that has no distance of its own.
  final func makePreparedText(scale: CGFloat, kern: CGFloat = 0) -> PreparedText? {
    var defaults = TextDefaults(font: storedFont)
    defaults.alignment = storedAlignment
    defaults.lineBreakMode = storedLineBreakMode
    // Attributed texts have their paragraphs' own, and before iOS 11 there was none (Label.md §5.7).
    if storedAttributedText == nil, Runtime.current.release >= .iOS12 {
      defaults.lineBreakStrategy = lineBreakStrategy
    }
    // Label.md §6.4: not the direction that traits give.
    defaults.direction = UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    defaults.scale = scale
    defaults.kern = kern
    if let storedAttributedText { return PreparedText(storedAttributedText, defaults: defaults) }
    return storedText.map { PreparedText($0, defaults: defaults) }
  }

  final var pixelGrid: PixelGrid {
    canvasTextScale.map { PixelGrid(scale: $0) } ?? screenGrid
  }

  private var screenGrid: PixelGrid {
    let scale = traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 2)
  }

  /// What widths are rounded up to: at two pixels a point whole points and pixels are within half a
  /// point of each other, and pixels are the surer guess (Documentation/Fidelity.md §2.8).
  private var widthGrid: PixelGrid { screenGrid.scale > 2 ? pixelGrid : screenGrid }

  /// The canvas' own scale of texts, which is that of labels of one line and a fixed font that
  /// constraints place.
  private var canvasTextScale: CGFloat? {
    guard let scale = Runtime.current.canvas?.textScale, numberOfLines == 1,
      storedFont.scaling == nil, !translatesAutoresizingMaskIntoConstraints,
      screenGrid.scale > 2 || storedFont.isSystemFont
    else { return nil }
    return scale
  }

  /// The intrinsic size: one line, or lines cut at the preferred or the automatic width.
  final var naturalSize: CGSize {
    var width = UILabel.unlimited
    if numberOfLines != 1 {
      let wanted = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth ?? 0
      // No width is no limit, as for a label that a stack view hides.
      if wanted > 0 { width = wanted }
    }
    return size(within: CGSize(width: width, height: UILabel.unlimited))
  }

  /// The size for `sizeThatFits(_:)`: a label of one line ignores the width.
  final func fittingSize(for size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    let width = isLimited ? min(size.width, UILabel.unlimited) : UILabel.unlimited
    return self.size(within: CGSize(width: width, height: UILabel.unlimited))
  }

  /// Asks `textRect` so that subclasses which add insets there are measured with them.
  private func size(within limit: CGSize) -> CGSize {
    textRect(
      forBounds: CGRect(origin: .zero, size: limit), limitedToNumberOfLines: numberOfLines
    ).size
  }

  final func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = preparedText else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = text.size(
      width: UILabel.limit(bounds.width), lines: lines, mode: lastLineMode,
      height: UILabel.limit(bounds.height))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: widthGrid.ceiling(size.width),
      height: pixelGrid.ceiling(size.height))
  }

  /// What a last line that is too long does; nil leaves it to the paragraphs.
  final var lastLineMode: NSLineBreakMode? { storedAttributedText == nil ? nil : lineBreakMode }

  /// A length as the engine takes it: half of ``unlimited`` and more is no limit.
  static func limit(_ length: CGFloat) -> CGFloat {
    length >= unlimited / 2 || !length.isFinite ? .infinity : max(length, 0)
  }

  /// Distances of the first baseline from the top and of the last from the bottom in a label of
  /// `size`, in points; the block of text is centred. Without text: of an empty line.
  final func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let grid = pixelGrid
    guard let text = preparedText else {
      // Without a text the last line lies at the bottom, at any height (Documentation/Label.md §5.5).
      let first = grid.snapping((size.height - storedFont.lineHeight) / 2 + storedFont.ascender)
      return (first, grid.snapping(-storedFont.descender))
    }
    // One line that shrinks keeps the baseline of its full size.
    let shown = numberOfLines == 1 ? text : shrunkText(text, toFit: size)
    let frame = fittedFrame(shown, in: size)
    let top = (size.height - grid.ceiling(frame.size.height)) / 2
    let first = grid.snapping(top + frame.firstBaseline)
    return (first, size.height - grid.snapping(top + frame.lastBaseline))
  }

  /// The lines that a label of `size` shows: as many as are allowed and fit, cut at its width.
  ///
  /// Sizes of views are rounded to the nearest pixel, and a line that was measured to fit must not
  /// break for that: where the text is cut at the exact width, half a pixel is added to it. Text
  /// that fits keeps the lines it was measured with.
  final func fittedFrame(_ text: PreparedText, in size: CGSize) -> TextFrame {
    let halfPixel = pixelGrid.pixel / 2
    func frame(_ width: CGFloat) -> TextFrame {
      text.frame(
        width: UILabel.limit(width), lines: numberOfLines, mode: lastLineMode,
        height: UILabel.limit(size.height + halfPixel))
    }
    let exact = frame(size.width)
    return exact.wasTruncated ? frame(size.width + halfPixel) : exact
  }
}
