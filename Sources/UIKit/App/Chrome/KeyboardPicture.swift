// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import DisplayList

/// The keyboard as it looks (Documentation/Chrome.md §4).
@MainActor
struct KeyboardPicture {
  /// Colours of one appearance.
  private struct Colors {
    var ground: UIColor
    var key: UIColor
    var special: UIColor
    var ink: UIColor
    var edge: UIColor

    static let light = Colors(
      ground: UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1), key: .white,
      special: UIColor(red: 0.67, green: 0.69, blue: 0.74, alpha: 1), ink: .black,
      edge: UIColor(red: 0.54, green: 0.54, blue: 0.55, alpha: 1))
    static let dark = Colors(
      ground: UIColor(white: 0.17, alpha: 1), key: UIColor(white: 0.42, alpha: 1),
      special: UIColor(white: 0.28, alpha: 1), ink: .white, edge: UIColor(white: 0.08, alpha: 1))
  }

  private let frame: CGRect
  /// Where the keys stand: without suggestions, and what the screen's edges take.
  private let keys: CGRect
  private let suggestions: CGRect
  private let layout: KeyboardLayout
  private let colors: Colors
  private let isUpright: Bool
  private let isShifted: Bool
  /// What lies under the keys on phones without a home button.
  private let bar: CGRect?

  /// nil while no keyboard of the system is on screen.
  init?(_ screen: UIScreen) {
    guard let whole = SoftKeyboard.systemFrame else { return nil }
    let device = screen.device
    let bounds = screen.bounds
    let insets = device.safeAreaInsets
    let isPad = device.device.idiom == .pad
    isUpright = bounds.height > bounds.width
    let hasBar = !isPad && isUpright && insets.bottom > 0
    frame = whole
    let below: CGFloat = hasBar ? 75 : insets.bottom
    let responder = Runtime.current.firstResponder
    let above = isPad ? 55 : SoftKeyboard.suggestionsHeight(for: responder, on: screen)
    suggestions = CGRect(
      x: insets.left, y: whole.minY, width: bounds.width - insets.left - insets.right,
      height: above)
    keys = CGRect(
      x: suggestions.minX, y: suggestions.maxY, width: suggestions.width,
      height: whole.maxY - below - suggestions.maxY)
    bar = hasBar ? CGRect(x: 0, y: keys.maxY, width: bounds.width, height: below) : nil
    let traits = responder as? any UITextInputTraits
    isShifted = KeyboardPicture.isShifted(responder, traits)
    let locale = Locale.Language(identifier: device.configuration.locale)
    layout = KeyboardLayout(
      KeyboardLayout.Request(
        type: traits?.keyboardType ?? .default, returnKey: traits?.returnKeyType ?? .default,
        isShifted: isShifted, language: locale.languageCode?.identifier ?? "en", isPad: isPad,
        hasBarBelow: hasBar))
    colors = KeyboardPicture.isDark(screen) ? .dark : .light
  }

  /// What the keyboard paints at a point; nil where there is none.
  static func backdrop(of screen: UIScreen, at point: CGPoint) -> PaintColor? {
    guard let frame = SoftKeyboard.systemFrame, frame.contains(point) else { return nil }
    return (isDark(screen) ? Colors.dark : .light).ground.cgColor.paint
  }

  private static func isDark(_ screen: UIScreen) -> Bool {
    let responder = Runtime.current.firstResponder
    switch (responder as? any UITextInputTraits)?.keyboardAppearance ?? .default {
    case .dark: return true
    case .light: return false
    case .default:
      let traits = (responder as? UIView)?.traitCollection ?? screen.traitCollection
      return traits.userInterfaceStyle == .dark
    }
  }

  private static func isShifted(
    _ responder: UIResponder?, _ traits: (any UITextInputTraits)?
  ) -> Bool {
    let before: Character?
    if let input = responder as? any UITextInput, let caret = input.selectedTextRange?.start,
      let range = input.textRange(from: input.beginningOfDocument, to: caret)
    {
      let text = input.text(in: range) ?? ""
      guard traits?.autocapitalizationType != .sentences else {
        let end = text.last { !$0.isWhitespace }
        let startsSentence = end.map { ".?!".contains($0) && text.last?.isWhitespace == true }
        return startsSentence ?? true || text.last?.isNewline == true
      }
      before = text.last
    } else {
      before = (responder as? any UIKeyInput)?.hasText == true ? "a" : nil
    }
    switch traits?.autocapitalizationType ?? .sentences {
    case .none: return false
    case .allCharacters: return true
    case .words: return before?.isWhitespace ?? true
    case .sentences: return before == nil
    }
  }

  // MARK: Painting

  func paint(in context: CGContext) {
    colors.ground.setFill()
    context.fill(frame)
    paintSuggestions(context)
    // Columns of a number pad are wide; letters stand closer.
    let isPad = layout.columns == 3
    let gap: CGFloat = isUpright || isPad ? 6 : 5
    let margin: CGFloat = isPad ? 6 : 3
    let pitch = keys.height / CGFloat(layout.rows.count)
    let room = isPad ? 7 : pitch * 0.22
    let unit = (keys.width - 2 * margin - (layout.columns - 1) * gap) / layout.columns
    for (index, row) in layout.rows.enumerated() {
      let y = keys.minY + CGFloat(index) * pitch + room * 0.6
      place(row, unit: unit, gap: gap, margin: margin) { key, x, width in
        paint(key, CGRect(x: x, y: y, width: width, height: pitch - room), context)
      }
    }
    paintBar(context)
  }

  /// Gives each key of a row its place: those without a width share what is left; a row that fills
  /// less is centred.
  private func place(
    _ row: [KeyboardKey], unit: CGFloat, gap: CGFloat, margin: CGFloat,
    _ body: (KeyboardKey, CGFloat, CGFloat) -> Void
  ) {
    func width(_ span: CGFloat) -> CGFloat { span * unit + max(span - 1, 0) * gap }
    let room = keys.width - 2 * margin
    let fixed = row.compactMap(\.span).reduce(0) { $0 + width($1) } + CGFloat(row.count - 1) * gap
    let open = row.count { $0.span == nil }
    let share = open > 0 ? max(room - fixed, 0) / CGFloat(open) : 0
    var x = keys.minX + margin + (open > 0 ? 0 : max(room - fixed, 0) / 2)
    for key in row {
      let size = key.span.map(width) ?? share
      body(key, x, size)
      x += size + gap
    }
  }

  private func paint(_ key: KeyboardKey, _ rect: CGRect, _ context: CGContext) {
    let (fill, ink): (UIColor, UIColor)
    switch key.role {
    case .gap: return
    case .character: (fill, ink) = (colors.key, colors.ink)
    case .special:
      let isDown = key.symbol == "shift.fill"
      (fill, ink) = (isDown ? .white : colors.special, isDown ? .black : colors.ink)
    case .action(let isPrimary):
      (fill, ink) =
        isPrimary
        ? (UIColor(red: 0, green: 0.48, blue: 1, alpha: 1), .white) : (colors.special, colors.ink)
    }
    colors.edge.setFill()
    UIBezierPath(roundedRect: rect.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
    fill.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 5).fill()
    if let symbol = key.symbol { return paint(symbol: symbol, in: rect, size: 19, ink) }
    var face = rect
    if !key.letters.isEmpty {
      face.size.height *= 0.62
      let below = CGRect(
        x: rect.minX, y: face.maxY - 3, width: rect.width, height: rect.maxY - face.maxY)
      paint(key.letters, .systemFont(ofSize: 10, weight: .bold), ink, in: below)
    }
    let isLetter = key.label.count == 1
    paint(key.label, .systemFont(ofSize: isLetter ? isUpright ? 24 : 21 : 16), ink, in: face)
  }

  private func paint(_ text: String, _ font: UIFont, _ ink: UIColor, in rect: CGRect) {
    guard !text.isEmpty else { return }
    let label = NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: ink])
    let size = label.size()
    label.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }

  private func paint(symbol: String, in rect: CGRect, size: CGFloat, _ ink: UIColor) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size)
    guard let image = UIImage(systemName: symbol, withConfiguration: configuration) else { return }
    image.draw(
      in: CGRect(
        x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height), tint: ink)
  }

  /// Three fields without words: what they would suggest is not known.
  private func paintSuggestions(_ context: CGContext) {
    guard layout.columns != 3, suggestions.height > 0 else { return }
    colors.edge.withAlphaComponent(0.4).setFill()
    let step = suggestions.width / 3
    for number in 1...2 {
      let x = suggestions.minX + step * CGFloat(number)
      context.fill(
        CGRect(x: x, y: suggestions.minY + 10, width: 1, height: suggestions.height - 18))
    }
  }

  private func paintBar(_ context: CGContext) {
    guard let bar else { return }
    let (y, side) = (bar.minY + 10, CGFloat(30))
    let left = CGRect(x: 22, y: y, width: side, height: side)
    let right = CGRect(x: bar.maxX - 22 - side, y: y, width: side, height: side)
    let ink = colors.ink.withAlphaComponent(0.75)
    paint(symbol: layout.columns == 3 ? "globe" : "face.smiling", in: left, size: 24, ink)
    paint(symbol: "mic", in: right, size: 24, ink)
  }
}
