// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

extension UITextField {
  private var grid: PixelGrid { traitCollection.pixelGrid(orScale: 2) }

  private var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private func styled(_ text: NSAttributedString, color: UIColor) -> NSAttributedString {
    var values: [NSAttributedString.Key: Any] = [.font: lineFont, .foregroundColor: color]
    values.merge(defaultTextAttributes) { _, new in new }
    let result = NSMutableAttributedString(string: text.string, attributes: values)
    text.enumerateAttributes(
      in: NSRange(location: 0, length: text.length), options: []
    ) { values, range, _ in result.addAttributes(values, range: range) }
    return result
  }

  /// The text in its font and colour, as dots when it is secret; nil when empty.
  final var shownText: NSAttributedString? {
    guard let text = attributedText, text.length > 0 else { return nil }
    let color = isEnabled ? textColor ?? .label : .tertiaryLabel
    guard isSecureTextEntry else { return styled(text, color: color) }
    let dots = String(repeating: "•", count: text.string.count)
    return styled(NSAttributedString(string: dots), color: color)
  }

  final var shownPlaceholder: NSAttributedString? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    return styled(text, color: .placeholderText)
  }

  /// Documentation/Controls.md §5: text or placeholder with the insets of the border.
  final var naturalSize: CGSize {
    let content = shownText ?? shownPlaceholder
    var width = content.map { grid.ceiling($0.size().width) } ?? 0
    var height = lineFont.lineHeight
    switch borderStyle {
    case .roundedRect, .bezel:
      let isOlder = Runtime.current.release < .iOS13
      width = max(width + (isOlder ? 14 : 28), 33)
      height = isOlder ? max(height.rounded(.up) + 4, 30) : max(height + 9.75, 34)
    case .line:
      width = max(width + 10, 12)
      height = grid.ceiling(height + 4)
    case .none:
      let isTight = isSecureTextEntry || Runtime.current.release < .iOS14
      height = isTight ? height.rounded(.up) : grid.ceiling(height + 1.5)
    }
    if shows(leftViewMode), let leftView { width += leftView.bounds.width }
    if shows(rightViewMode), let rightView { width += rightView.bounds.width }
    return CGSize(width: width, height: height)
  }

  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final func contentRect(in bounds: CGRect) -> CGRect {
    var rect = bounds
    switch borderStyle {
    case .roundedRect, .bezel: rect = bounds.insetBy(dx: 7, dy: 2)
    case .line: rect = bounds.insetBy(dx: 5, dy: 2)
    case .none: break
    }
    // The left view stands at the leading side.
    let leading =
      shows(leftViewMode) && leftView != nil ? leftViewRect(forBounds: bounds) : nil
    var trailing: CGRect?
    if shows(rightViewMode), rightView != nil {
      trailing = rightViewRect(forBounds: bounds)
    } else if showsClearButton {
      trailing = clearButtonRect(forBounds: bounds)
    }
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    let start = max(rect.minX, left?.maxX ?? rect.minX)
    let end = min(rect.maxX, right?.minX ?? rect.maxX)
    return CGRect(x: start, y: rect.minY, width: max(end - start, 0), height: rect.height)
  }

  final func sideRect(of view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width,
      y: grid.snapping(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  final func placeSideViews() {
    place(leftView, shown: shows(leftViewMode), in: leftViewRect(forBounds: bounds))
    place(rightView, shown: shows(rightViewMode), in: rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, shown: Bool, in rect: CGRect) {
    guard let view else { return }
    if !shown {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect
  }

  final func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let box = textRect(forBounds: CGRect(origin: .zero, size: size))
    let top = box.midY - lineFont.lineHeight / 2
    let first = grid.snapping(top + lineFont.ascender)
    return (first, size.height - first)
  }

  final func paintField() {
    paintBorder(in: borderRect(forBounds: bounds))
    if shownText != nil {
      drawText(in: textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if isFirstResponder, selection.length == 0 {
      tintColor.setFill()
      UIRectFill(caret(before: selection.location))
    }
    if showsClearButton { paintClearButton() }
  }

  private func paintBorder(in rect: CGRect) {
    if let image = isEnabled ? background : disabledBackground ?? background, borderStyle == .none {
      return image.draw(in: rect)
    }
    switch borderStyle {
    case .none: break
    case .roundedRect:
      let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
      (backgroundColor ?? .systemBackground).setFill()
      path.fill()
      UIColor.separator.setStroke()
      path.lineWidth = 0.5
      path.stroke()
    case .line, .bezel:
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      (borderStyle == .line ? UIColor.label : .separator).setStroke()
      path.stroke()
    }
  }

  final var showsClearButton: Bool { shows(clearButtonMode) && hasText }

  /// One line of the field as it is drawn.
  private struct Line {
    var prepared: PreparedText
    var frame: TextFrame
    /// Points by which an edited text that is wider than its place stands further left.
    var scrolled: CGFloat = 0
    /// Whether it is wider than its place and not cut.
    var isLonger = false
  }

  /// Controls.md §5: neither traits nor the field's own attribute count.
  private var writesToTheLeft: Bool {
    UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
  }

  private func frame(of text: PreparedText, width: CGFloat) -> TextFrame {
    text.frame(width: width + grid.pixel / 2, lines: 1, mode: .byTruncatingTail)
  }

  /// Documentation/Controls.md §7.8: while it is edited a text is not cut, but moved until the caret
  /// is in sight.
  private func line(of text: NSAttributedString, in rect: CGRect) -> Line {
    var defaults = TextDefaults(font: lineFont)
    defaults.alignment = textAlignment
    defaults.lineBreakMode = .byTruncatingTail
    defaults.direction = writesToTheLeft ? .rightToLeft : .leftToRight
    let prepared = PreparedText(text, defaults: defaults)
    let natural = grid.ceiling(text.size().width)
    guard isFirstResponder, shownText != nil, natural > rect.width else {
      return Line(prepared: prepared, frame: frame(of: prepared, width: rect.width))
    }
    var line = Line(prepared: prepared, frame: frame(of: prepared, width: natural))
    line.isLonger = true
    line.scrolled = writesToTheLeft ? natural - rect.width : 0
    if let caret = line.frame.caret(before: selection.location) {
      line.scrolled = max(line.scrolled, caret.minX + caretWidth - rect.width)
      line.scrolled = min(line.scrolled, caret.minX)
    }
    return line
  }

  private var caretWidth: CGFloat { 2 }

  /// The insertion point before a UTF-16 unit of the shown text.
  final func caret(before offset: Int) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = lineFont.lineHeight
    // Without text the caret stands where a letter would begin.
    let letter = writesToTheLeft ? "\u{5D0}" : "x"
    let shown = shownText ?? NSAttributedString(string: letter, attributes: [.font: lineFont])
    let line = line(of: shown, in: rect)
    let x = (line.frame.caret(before: shownText == nil ? 0 : offset)?.minX ?? 0) - line.scrolled
    return CGRect(
      x: grid.snapping(rect.minX + max(min(x, rect.width - caretWidth), 0)),
      y: grid.snapping(rect.midY - height / 2), width: caretWidth, height: height)
  }

  final func offset(nearest point: CGPoint) -> Int {
    guard let shownText else { return 0 }
    let rect = editingRect(forBounds: bounds)
    let line = line(of: shownText, in: rect)
    return line.frame.offset(
      nearest: CGPoint(x: point.x - rect.minX + line.scrolled, y: 0), in: shownText.string)
  }

  /// Draws one line, centred between top and bottom and cut to the rectangle.
  final func paint(_ text: NSAttributedString, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = line(of: text, in: rect)
    context.saveGState()
    context.clip(to: line.isLonger ? rect : bounds)
    TextPainter(frame: line.frame, styles: line.prepared.styles, color: .label, grid: grid).paint(
      at: CGPoint(x: rect.minX - line.scrolled, y: rect.midY - line.frame.size.height / 2),
      in: context)
    context.restoreGState()
  }
}
