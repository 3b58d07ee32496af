// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

/// A text translated for the engine and shaped once, then measured at any width.
///
/// Views keep one and drop it when their text changes, so measuring again with unchanged inputs
/// neither translates nor shapes: it looks up the width.
final class PreparedText {
  let shaped: ShapedText
  let styles: [RunStyle]

  private struct Bounds: Equatable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var mode: NSLineBreakMode?
  }
  private var sizes: [(bounds: Bounds, size: CGSize)] = []
  private var recentFrame: (bounds: Bounds, frame: TextFrame)?

  /// A text of one style.
  init(_ string: String, defaults: TextDefaults) {
    let style = RunStyle(font: defaults.font)
    var attributes = TextAttributes(font: defaults.font.request(scaled: defaults.scale))
    attributes.kern = defaults.kern
    let paragraph = PreparedText.paragraph(nil, font: defaults.font, defaults)
    styles = [style]
    shaped = FontLibrary.pinned.shapedText(
      for: TextSource(
        string, attributes: attributes, paragraph: paragraph, locale: TextLocale.current))
  }

  /// A text with attributes; `defaults` fill in what they leave out.
  init(_ text: NSAttributedString, defaults: TextDefaults) {
    let string = text.string as NSString
    let whole = NSRange(location: 0, length: string.length)
    var styles: [RunStyle] = []
    var runs: [TextSource.Run] = []
    var fonts: [(end: Int, font: UIFont)] = []
    text.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let translated = AttributeTranslation(values, defaults: defaults, identifier: styles.count)
      styles.append(translated.style)
      runs.append(TextSource.Run(range: range, attributes: translated.attributes))
      fonts.append((NSMaxRange(range), translated.style.font))
    }
    var paragraphs: [TextSource.Paragraph] = []
    var location = 0
    var fontIndex = 0
    while location < whole.length {
      let range = string.paragraphRange(for: NSRange(location: location, length: 0))
      while fonts[fontIndex].end <= location { fontIndex += 1 }
      let style =
        text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
      paragraphs.append(
        TextSource.Paragraph(
          range: range,
          attributes: PreparedText.paragraph(style, font: fonts[fontIndex].font, defaults)))
      location = NSMaxRange(range)
    }
    self.styles = styles
    shaped = FontLibrary.pinned.shapedText(
      for: TextSource(
        string: text.string, runs: runs, paragraphs: paragraphs, locale: TextLocale.current))
  }

  var isEmpty: Bool { shaped.source.string.isEmpty }

  /// The unrounded size of the text cut into lines, in points.
  ///
  /// - Parameters:
  ///   - width: The bound; infinite for none.
  ///   - lines: Zero for any number.
  ///   - mode: What happens to a last line that is too long; nil: as each paragraph says.
  ///   - height: Lines that end below it are left out, except the first.
  func size(
    width: CGFloat, lines: Int = 0, mode: NSLineBreakMode? = nil, height: CGFloat = .infinity
  ) -> CGSize {
    let bounds = Bounds(width: width, height: height, lines: lines, mode: mode)
    if let known = sizes.first(where: { $0.bounds == bounds }) { return known.size }
    let size = shaped.size(
      width: width, maximumLines: lines, lastLine: mode?.engineMode, maximumHeight: height)
    if sizes.count == 8 { sizes.removeFirst() }
    sizes.append((bounds, size))
    return size
  }

  /// The lines at a width; the parameters of ``size(width:lines:mode:height:)``.
  func frame(
    width: CGFloat, lines: Int = 0, mode: NSLineBreakMode? = nil, height: CGFloat = .infinity
  ) -> TextFrame {
    let bounds = Bounds(width: width, height: height, lines: lines, mode: mode)
    if let recent = recentFrame, recent.bounds == bounds { return recent.frame }
    let frame = shaped.lines(
      width: width, maximumLines: lines, lastLine: mode?.engineMode, maximumHeight: height)
    recentFrame = (bounds, frame)
    return frame
  }

  private static func paragraph(
    _ style: NSParagraphStyle?, font: UIFont, _ defaults: TextDefaults
  ) -> ParagraphAttributes {
    var result = ParagraphAttributes()
    result.minimumLinePitch = font.linePitch.map { $0 * defaults.scale }
    result.hyphenationFactor = defaults.hyphenationFactor
    guard let values = style?.values else {
      result.alignment = defaults.resolved(defaults.alignment, .natural)
      result.lineBreakMode = defaults.lineBreakMode.engineMode
      result.lineBreakStrategy = LineBreakStrategy(
        rawValue: Int(defaults.lineBreakStrategy.rawValue))
      return result
    }
    result.alignment = defaults.resolved(values.alignment, values.baseWritingDirection)
    result.lineBreakMode = values.lineBreakMode.engineMode
    result.lineBreakStrategy = LineBreakStrategy(rawValue: Int(values.lineBreakStrategy.rawValue))
    result.lineSpacing = values.lineSpacing
    result.paragraphSpacing = values.paragraphSpacing
    result.paragraphSpacingBefore = values.paragraphSpacingBefore
    result.firstLineHeadIndent = values.firstLineHeadIndent
    result.headIndent = values.headIndent
    result.tailIndent = values.tailIndent
    result.minimumLineHeight = values.minimumLineHeight
    result.maximumLineHeight = values.maximumLineHeight
    result.lineHeightMultiple = values.lineHeightMultiple
    // The system's own hyphenation has no share that is published; it fills every line.
    if values.hyphenationFactor > 0 {
      result.hyphenationFactor = CGFloat(values.hyphenationFactor)
    } else if values.usesDefaultHyphenation {
      result.hyphenationFactor = 1
    }
    result.baseDirection = TextDirection(rawValue: values.baseWritingDirection.rawValue) ?? .natural
    result.tabStops = values.tabStops.map(\.location).sorted()
    if values.defaultTabInterval > 0 { result.defaultTabInterval = values.defaultTabInterval }
    return result
  }
}

extension NSLineBreakMode {
  /// Both types have Apple's raw values.
  var engineMode: LineBreakMode { LineBreakMode(rawValue: rawValue) ?? .wordWrapping }
}

extension UIFont {
  /// What the engine is asked for when the font is drawn `scale` times as large.
  func request(scaled scale: CGFloat) -> FontRequest {
    guard scale != 1 else { return request }
    var scaled = request
    scaled.pointSize *= scale
    return scaled
  }
}
