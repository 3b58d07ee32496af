// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

extension UITextView {
  private var grid: PixelGrid { traitCollection.pixelGrid(orScale: 2) }

  /// Points left and right of the lines.
  private var sideInset: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  /// Documentation/Controls.md §6: none while scrolling is on, else the text with its insets.
  final var naturalSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(width: automaticWidth ?? UILabel.unlimited)
  }

  /// The size at most `width` points wide; an empty text is one line high.
  final func fittingSize(width: CGFloat) -> CGSize {
    let inset = sideInset
    let room = UILabel.limit(width) - inset.left - inset.right
    let text = preparedText
    var size = CGSize.zero
    if text.isEmpty {
      size.height = (font ?? UITextView.standardFont).lineHeight
    } else {
      size = text.size(width: max(room, 0), lines: textContainer.maximumNumberOfLines)
      size.height += lastLeading
    }
    return CGSize(
      width: grid.ceiling(size.width + inset.left + inset.right),
      height: grid.ceiling(size.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// Points that a text style's leading adds below the last line; labels leave it out, text views
  /// do not (Documentation/Controls.md §6).
  private var lastLeading: CGFloat {
    guard let font, let pitch = font.linePitch else { return 0 }
    return max(pitch - font.lineHeight, 0)
  }

  final func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let inset = sideInset
    let frame = preparedText.frame(
      width: max(size.width - inset.left - inset.right, 0),
      lines: textContainer.maximumNumberOfLines)
    let top = textContainerInset.top
    return (
      grid.snapping(top + frame.firstBaseline),
      size.height - grid.snapping(top + frame.lastBaseline)
    )
  }

  private var shownLines: TextFrame {
    let inset = sideInset
    return preparedText.frame(
      width: max(bounds.width - inset.left - inset.right, 0) + grid.pixel / 2,
      lines: textContainer.maximumNumberOfLines)
  }

  /// The insertion point before a UTF-16 unit, in the coordinates of the content.
  final func caret(before offset: Int) -> CGRect {
    let (lines, string) = (shownLines, text ?? "")
    let height = (font ?? UITextView.standardFont).lineHeight
    var caret = lines.caret(before: offset) ?? CGRect(x: 0, y: 0, width: 0, height: height)
    // Behind a terminator at the end there is a line without text.
    if offset == string.utf16.count, string.hasSuffix("\n") {
      caret = CGRect(x: 0, y: lines.size.height, width: 0, height: height)
    }
    return CGRect(
      x: grid.snapping(caret.minX + sideInset.left),
      y: grid.snapping(caret.minY + textContainerInset.top), width: 2, height: caret.height)
  }

  /// The place in the text nearest to a point of the content.
  final func offset(nearest point: CGPoint) -> Int {
    shownLines.offset(
      nearest: CGPoint(x: point.x - sideInset.left, y: point.y - textContainerInset.top),
      in: text ?? "")
  }

  /// Draws the lines in the coordinates of the content.
  final func paintText(width: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let inset = sideInset
    let text = preparedText
    if isFirstResponder, selectedRange.length == 0 {
      tintColor.setFill()
      UIRectFill(caret(before: selectedRange.location))
    }
    guard !text.isEmpty else { return }
    let frame = text.frame(
      width: max(width - inset.left - inset.right, 0) + grid.pixel / 2,
      lines: textContainer.maximumNumberOfLines)
    var painter = TextPainter(
      frame: frame, styles: text.styles, color: textColor ?? .label, grid: grid)
    let link = linkTextAttributes ?? [:]
    painter.linkColor = link[.foregroundColor] as? UIColor
    painter.linkUnderline = AttributeTranslation.lineStyle(link[.underlineStyle])
    painter.paint(at: CGPoint(x: inset.left, y: textContainerInset.top), in: context)
  }
}

/// Shows the lines of a text view; as large as the content, so that lines scroll with it.
final class TextCanvas: UIView {
  @Loose var textView: UITextView?

  override func takeClassDefaults() {
    isOpaque = false
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }

  override func draw(_ rect: CGRect) { textView?.paintText(width: bounds.width) }
}
