// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

extension UILabel {
  /// Draws the text, centred between top and bottom of `rect` and cut to it.
  final func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let full = preparedText else { return }
    let text = tightenedText(full, toFit: rect.width) ?? shrunkText(full, toFit: rect.size)
    let frame = fittedFrame(text, in: rect.size)
    let grid = pixelGrid
    var origin = CGPoint(x: rect.minX, y: rect.minY)
    origin.y += (rect.height - grid.ceiling(frame.size.height)) / 2
    if text !== full { origin.y += baselineShift(from: full, to: frame, in: rect.size) }

    context.saveGState()
    context.clip(to: drawnArea(of: frame))
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    var painter = TextPainter(frame: frame, styles: text.styles, color: textColor, grid: grid)
    painter.linkColor = tintColor
    if isHighlighted, let highlightedTextColor {
      painter.overridingColor = highlightedTextColor
    } else if !isEnabled {
      painter.overridingColor = .tertiaryLabel
    }
    painter.paint(at: origin, in: context)
    context.restoreGState()
  }

  /// What the label's letters are cut to: its bounds, and where the lines fit, half a line more above
  /// and below for scripts whose letters leave the system font's line (Documentation/Label.md §7.8).
  private func drawnArea(of frame: TextFrame) -> CGRect {
    guard frame.size.height <= bounds.height + pixelGrid.pixel,
      text?.unicodeScalars.contains(where: { Self.tallScripts.contains($0.value) }) == true
    else { return bounds }
    return bounds.insetBy(dx: 0, dy: -font.lineHeight / 2)
  }

  /// Hebrew, Arabic and the scripts of India and South-East Asia.
  private static let tallScripts: ClosedRange<UInt32> = 0x0590...0x1cff

  /// The text with so much less room between its characters that it fits, for a label of one line
  /// that allows it and lacks no more than 5 % of its width (Documentation/Label.md §7.7).
  private func tightenedText(_ full: PreparedText, toFit width: CGFloat) -> PreparedText? {
    guard allowsTightening, numberOfLines == 1, width > 0 else { return nil }
    let needed = full.size(width: .infinity, lines: 1).width
    let limit = width + pixelGrid.pixel / 2
    guard needed > limit, needed <= limit * 1.05, let count = text?.count, count > 0 else {
      return nil
    }
    return makePreparedText(scale: 1, kern: -(needed - limit) / CGFloat(count))
  }

  /// What the label says, or the first paragraph of a text with attributes.
  private var allowsTightening: Bool {
    if allowsDefaultTighteningForTruncation { return true }
    guard let text = storedAttributedText, text.length > 0 else { return false }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.allowsDefaultTighteningForTruncation ?? false
  }

  /// The text at the largest scale that fits a label of `size`, where the label may shrink: one line
  /// to its width, several lines that are not only wrapped to its width, height and number of lines
  /// (Documentation/Label.md §7.3).
  final func shrunkText(_ full: PreparedText, toFit size: CGSize) -> PreparedText {
    guard adjustsFontSizeToFitWidth, size.width > 0, numberOfLines == 1 || truncatesOrClips,
      !fits(full, in: size)
    else { return full }
    let floor = max(minimumScaleFactor, 0.05)
    guard floor < 1 else { return full }
    let smallest = makePreparedText(scale: floor) ?? full
    guard fits(smallest, in: size) else { return smallest }
    var (fitting, tooLarge) = (floor, CGFloat(1))
    var best = smallest
    while tooLarge - fitting > 0.005 {
      let middle = (fitting + tooLarge) / 2
      guard let text = makePreparedText(scale: middle) else { break }
      if fits(text, in: size) {
        fitting = middle
        best = text
      } else {
        tooLarge = middle
      }
    }
    return best
  }

  private var truncatesOrClips: Bool {
    lineBreakMode != .byWordWrapping && lineBreakMode != .byCharWrapping
  }

  private func fits(_ text: PreparedText, in size: CGSize) -> Bool {
    let halfPixel = pixelGrid.pixel / 2
    guard numberOfLines != 1 else {
      return text.size(width: .infinity, lines: 1).width <= size.width + halfPixel
    }
    let frame = fittedFrame(text, in: size)
    return !frame.wasTruncated && frame.size.height <= size.height + halfPixel
  }

  /// How far shrunk text moves from the middle, in points, so that it stands where
  /// `baselineAdjustment` says.
  private func baselineShift(
    from full: PreparedText, to frame: TextFrame, in size: CGSize
  ) -> CGFloat {
    guard baselineAdjustment == .alignBaselines, numberOfLines == 1 else { return 0 }
    let large = full.frame(width: .infinity, lines: 1)
    let largeTop = (size.height - large.size.height) / 2
    let smallTop = (size.height - frame.size.height) / 2
    return largeTop + large.firstBaseline - smallTop - frame.firstBaseline
  }
}
