// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Geometry
internal import TextLayout

/// Paints laid out text into a context.
///
/// Order on each line: backgrounds, underlines, glyphs with their shadows, strikethroughs,
/// attachments.
struct TextPainter {
  let frame: TextFrame
  let styles: [RunStyle]
  /// For text without a colour of its own.
  let color: UIColor
  /// Colour of links; nil leaves them in the text's.
  var linkColor: UIColor?
  /// The line under links that have none of their own; nil is one where links have no colour.
  var linkUnderline: NSUnderlineStyle?
  /// Takes the place of every colour of the text: highlighted or disabled text.
  var overridingColor: UIColor?
  let grid: PixelGrid

  /// Paints with the top left corner of the text at `origin`.
  func paint(at origin: CGPoint, in context: CGContext) {
    for line in frame.lines {
      let left = origin.x + line.origin.x
      let baseline = grid.snapping(origin.y + line.baseline)
      let runs = line.glyphRuns
      for run in runs { paintBackground(run, line, left, baseline, context) }
      for run in runs { paint(run, left, baseline, context) }
      for attachment in line.attachments {
        guard let style = style(attachment.identifier), let picture = style.attachment?.image
        else { continue }
        picture.draw(
          in: attachment.frame.offsetBy(dx: left, dy: baseline), tint: color(of: style))
      }
    }
  }

  private func style(_ identifier: Int) -> RunStyle? {
    styles.indices.contains(identifier) ? styles[identifier] : nil
  }

  private func color(of style: RunStyle) -> UIColor {
    if let overridingColor { return overridingColor }
    if style.isLink, let linkColor { return linkColor }
    return style.foreground ?? color
  }

  private func paintBackground(
    _ run: GlyphRun, _ line: TextLine, _ left: CGFloat, _ baseline: CGFloat, _ context: CGContext
  ) {
    guard let background = style(run.identifier)?.background else { return }
    let box = CGRect(
      x: left + run.x, y: baseline - line.ascent, width: run.width,
      height: line.ascent + line.descent)
    context.saveGState()
    context.setFillColor(background.cgColor)
    context.fill(grid.snapping(box))
    context.restoreGState()
  }

  /// Paints glyphs, with the lines under and through them.
  func paint(
    _ run: GlyphRun, _ left: CGFloat, _ baseline: CGFloat, _ context: CGContext
  ) {
    guard let style = style(run.identifier) else { return }
    let color = color(of: style)
    context.saveGState()
    defer { context.restoreGState() }
    if let shadow = style.shadow {
      let tone = shadow.shadowColor as? UIColor
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: tone?.cgColor)
    }
    let metrics = style.font.metrics
    var underline = style.underline
    if style.isLink, underline.isEmpty {
      underline = linkUnderline ?? (linkColor == nil ? .single : [])
    }
    let lines = DecorationLine(run: run, left: left, baseline: baseline - style.baselineOffset)
    lines.paint(
      underline, at: -metrics.underlinePosition, thickness: metrics.underlineThickness,
      color: style.underlineColor ?? color, grid: grid, in: context)
    context.show(run, at: CGPoint(x: left, y: baseline), color: color.cgColor)
    lines.paint(
      style.strikethrough, at: -metrics.xHeight / 2, thickness: metrics.underlineThickness,
      color: style.strikethroughColor ?? color, grid: grid, in: context)
  }
}

extension CGContext {
  /// Records glyphs with the start of their baseline at `origin`.
  func show(_ run: GlyphRun, at origin: CGPoint, color: CGColor) {
    guard draws, !run.glyphs.isEmpty else { return }
    let span = GlyphSpan(
      face: run.face, glyphs: run.glyphs, positions: run.positions, origin: origin,
      isColor: run.isColor)
    record(.glyphs(span, color.paint.multiplyingAlpha(by: state.alpha)))
  }
}
