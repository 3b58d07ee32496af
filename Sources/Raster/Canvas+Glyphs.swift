// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
internal import DisplayList
internal import Foundation

extension Canvas {
  func paint(_ span: GlyphSpan, _ color: PaintColor) throws(RasterError) {
    guard !span.glyphs.isEmpty, span.face.pointSize > 0, color.alpha > 0 else { return }
    let font = try resources.fonts.font(for: span.face, transform: transform)
    cairo_set_scaled_font(context, font.handle)
    setSource(color)
    let (x, y) = (Double(span.origin.x), Double(span.origin.y))
    let count = min(span.glyphs.count, span.positions.count)
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: count) { glyphs in
      for index in 0..<count {
        let position = span.positions[index]
        glyphs.initializeElement(
          at: index,
          to: cairo_glyph_t(
            index: UInt(span.glyphs[index]), x: x + Double(position.x), y: y + Double(position.y)))
      }
      paint(glyphs, font, span, color)
    }
  }

  private func paint(
    _ glyphs: UnsafeMutableBufferPointer<cairo_glyph_t>, _ font: ScaledFont, _ span: GlyphSpan,
    _ color: PaintColor
  ) {
    let count = Int32(glyphs.count)
    if span.isColor {
      // Colour glyphs take only the alpha of the paint.
      if color.alpha < 1 { cairo_push_group(context) }
      setSource(.black)
      cairo_show_glyphs(context, glyphs.baseAddress, count)
      if color.alpha < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, Double(color.alpha))
      }
      return
    }
    let isBolder = span.face.embolden > 0
    guard isBolder || (drawsOutlines && font.face.isVaried) else {
      cairo_show_glyphs(context, glyphs.baseAddress, count)
      return
    }
    cairo_new_path(context)
    cairo_glyph_path(context, glyphs.baseAddress, count)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    guard isBolder else {
      cairo_fill(context)
      return
    }
    // Strokes grow on both sides of the outline: together by the wanted amount.
    cairo_fill_preserve(context)
    cairo_set_line_width(context, Double(span.face.embolden))
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(context, nil, 0, 0)
    cairo_stroke(context)
  }
}
