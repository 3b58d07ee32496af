// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

/// A line under or through one glyph run.
struct DecorationLine {
  let run: GlyphRun
  /// Left end of the text line, in points.
  let left: CGFloat
  let baseline: CGFloat

  /// Paints the line with its middle `depth` points below the baseline.
  func paint(
    _ style: NSUnderlineStyle, at depth: CGFloat, thickness: CGFloat, color: UIColor,
    grid: PixelGrid, in context: CGContext
  ) {
    guard !style.isEmpty else { return }
    let isThick = style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue
    let width = max(grid.snapping(thickness * (isThick ? 2 : 1)), grid.pixel)
    let top = grid.snapping(baseline + depth - width / 2)
    context.saveGState()
    context.setFillColor(color.cgColor)
    paintStroke(style, top: top, width: width, in: context)
    if style.rawValue & 0x0F == NSUnderlineStyle.double.rawValue {
      paintStroke(style, top: top + 2 * width, width: width, in: context)
    }
    context.restoreGState()
  }

  /// One stroke, solid or cut into the dashes of its pattern.
  private func paintStroke(
    _ style: NSUnderlineStyle, top: CGFloat, width: CGFloat, in context: CGContext
  ) {
    let start = left + run.x
    let lengths = dashes(of: style).map { $0 * width }
    guard !lengths.isEmpty else {
      context.fill(CGRect(x: start, y: top, width: run.width, height: width))
      return
    }
    var x: CGFloat = 0
    var index = 0
    while x < run.width {
      let length = min(lengths[index % lengths.count], run.width - x)
      if index.isMultiple(of: 2) {
        context.fill(CGRect(x: start + x, y: top, width: length, height: width))
      }
      x += length
      index += 1
    }
  }

  /// Lengths on and off in stroke widths; empty for a solid line.
  private func dashes(of style: NSUnderlineStyle) -> [CGFloat] {
    switch style.rawValue & 0x0F00 {
    case NSUnderlineStyle.patternDot.rawValue: [2, 2]
    case NSUnderlineStyle.patternDash.rawValue: [7, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [7, 3, 2, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [7, 3, 2, 3, 2, 3]
    default: []
    }
  }
}
