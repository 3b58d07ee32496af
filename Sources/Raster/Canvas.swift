// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
internal import DisplayList
internal import Foundation

/// Owns one cairo context and paints commands through it.
///
/// `pixelsPerUnit` says how fine pictures are that have to be made of pixels on the way: shadows,
/// also in documents of vectors.
final class Canvas {
  let context: OpaquePointer
  let resources: RasterResources
  let pixelsPerUnit: Double
  /// Outlines instead of fonts, where a format cannot embed a face as it is drawn.
  let drawsOutlines: Bool

  init(
    surface: OpaquePointer, resources: RasterResources, pixelsPerUnit: Double, drawsOutlines: Bool
  ) throws(RasterError) {
    guard let context = cairo_create(surface) else { throw .cairo("out of memory") }
    self.context = context
    self.resources = resources
    self.pixelsPerUnit = pixelsPerUnit
    self.drawsOutlines = drawsOutlines
    try check(cairo_status(context).rawValue)
  }

  deinit { cairo_destroy(context) }

  func checkStatus() throws(RasterError) { try check(cairo_status(context).rawValue) }

  /// Paints a whole list; states and layers that it leaves open are closed.
  func paint(_ list: DisplayList) throws(RasterError) {
    try paint(list.commands[...])
  }

  /// Paints a part of a list that is balanced but for missing ends.
  func paint(_ commands: ArraySlice<DisplayList.Command>) throws(RasterError) {
    var depth = 0
    var index = commands.startIndex
    while index < commands.endIndex {
      switch commands[index] {
      case .save:
        cairo_save(context)
        depth += 1
      case .restore:
        if depth > 0 {
          cairo_restore(context)
          depth -= 1
        }
      case .beginLayer(let layer):
        let end = Canvas.end(of: index, in: commands)
        try paintLayer(layer, commands[(index + 1)..<end])
        index = end
      case .endLayer: break
      case .concat(let matrix): concatenate(matrix)
      default: try paint(commands[index])
      }
      index += 1
    }
    for _ in 0..<depth { cairo_restore(context) }
  }

  /// The index of the `endLayer` that closes a layer, or the end of the commands.
  private static func end(of start: Int, in commands: ArraySlice<DisplayList.Command>) -> Int {
    var depth = 0
    for index in start..<commands.endIndex {
      switch commands[index] {
      case .beginLayer: depth += 1
      case .endLayer:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return commands.endIndex
  }

  private func paint(_ command: DisplayList.Command) throws(RasterError) {
    switch command {
    case .clip(let path, let rule):
      trace(path)
      setRule(rule)
      cairo_clip(context)
    case .fill(let path, let rule, let color):
      trace(path)
      setRule(rule)
      setSource(color)
      cairo_fill(context)
    case .stroke(let path, let style, let color):
      trace(path)
      setSource(color)
      set(style)
      cairo_stroke(context)
    case .gradient(let gradient): paint(gradient)
    case .picture(let placement): try paint(placement)
    case .glyphs(let span, let color): try paint(span, color)
    case .shadow(let path, let rule, let shadow):
      try paintShadow(shadow) { (canvas) throws(RasterError) in
        try canvas.paint([.fill(path, rule, .black)])
      }
    default: break
    }
  }

  // State.

  func concatenate(_ matrix: Matrix) {
    var cairo = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
      x0: Double(matrix.tx), y0: Double(matrix.ty))
    // A map without inverse would put the context into an error state: it draws nothing instead.
    if matrix.a * matrix.d - matrix.b * matrix.c == 0 {
      cairo_rectangle(context, 0, 0, 0, 0)
      cairo_clip(context)
    } else {
      cairo_transform(context, &cairo)
    }
  }

  var transform: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  func setSource(_ color: PaintColor) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private func setRule(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  private func set(_ style: StrokeStyle) {
    cairo_set_line_width(context, Double(style.width))
    cairo_set_miter_limit(context, Double(style.miterLimit))
    switch style.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    // Cairo rejects negative dashes and dashes that are all zero.
    let isUsable = style.dashes.allSatisfy { $0 >= 0 } && style.dashes.contains { $0 > 0 }
    let dashes = isUsable ? style.dashes.map(Double.init) : []
    cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase))
  }

  func trace(_ path: Path) {
    cairo_new_path(context)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, Double(point.x), Double(point.y))
        current = point
      case .line(let point):
        cairo_line_to(context, Double(point.x), Double(point.y))
        current = point
      case .quadratic(let control, let end):
        curve(CubicCurve(from: current, quadratic: control, to: end))
        current = end
      case .cubic(let first, let second, let end):
        curve(CubicCurve(start: current, first: first, second: second, end: end))
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }

  private func curve(_ curve: CubicCurve) {
    cairo_curve_to(
      context, Double(curve.first.x), Double(curve.first.y), Double(curve.second.x),
      Double(curve.second.y), Double(curve.end.x), Double(curve.end.y))
  }
}
