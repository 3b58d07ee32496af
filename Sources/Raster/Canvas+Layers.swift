// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
internal import DisplayList
internal import Foundation

extension Canvas {
  /// Collects a part of a list as one picture and puts it onto what is below.
  func paintLayer(
    _ layer: DisplayList.Layer, _ content: ArraySlice<DisplayList.Command>
  ) throws(RasterError) {
    if let shadow = layer.shadow {
      try paintShadow(shadow) { (canvas) throws(RasterError) in try canvas.paint(content) }
    }
    let isPlain = layer.opacity == 1 && layer.blend == .normal && layer.mask.isEmpty
    guard !isPlain else {
      cairo_save(context)
      try paint(content)
      cairo_restore(context)
      return
    }
    cairo_save(context)
    cairo_push_group(context)
    cairo_save(context)
    try paint(content)
    cairo_restore(context)
    let group = cairo_pop_group(context)
    defer { cairo_pattern_destroy(group) }
    if let mask = layer.mask.first {
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      try paint(mask)
      let stencil = cairo_pop_group(context)
      defer { cairo_pattern_destroy(stencil) }
      cairo_set_operator(context, Canvas.cairoOperator(layer.blend))
      cairo_push_group(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_set_source(context, group)
      cairo_mask(context, stencil)
      cairo_pop_group_to_source(context)
    } else {
      cairo_set_source(context, group)
    }
    cairo_set_operator(context, Canvas.cairoOperator(layer.blend))
    cairo_paint_with_alpha(context, Double(layer.opacity))
    cairo_restore(context)
  }

  static func cairoOperator(_ mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    // Paints with these where the layer has alpha only: "clear" is what destination-out does.
    case .clear, .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .copy: return CAIRO_OPERATOR_SOURCE
    case .sourceIn: return CAIRO_OPERATOR_IN
    case .sourceOut: return CAIRO_OPERATOR_OUT
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: return CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
    case .xor: return CAIRO_OPERATOR_XOR
    case .plusDarker: return CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: return CAIRO_OPERATOR_ADD
    }
  }

  /// Paints the blurred alpha of what `draw` paints, shifted and in the shadow's colour.
  ///
  /// The shape is drawn in pixels around the clip, because only what can be seen is blurred.
  func paintShadow(
    _ shadow: Shadow, _ draw: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    guard shadow.color.alpha > 0 else { return }
    let matrix = transform
    let scale = pixelsPerUnit
    let unit = (abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)).squareRoot() * scale
    let blur = BoxBlur(deviation: Double(shadow.deviation) * unit)
    guard let area = clipArea(growing: Double(blur.reach + 1) / scale, shadow: shadow) else {
      return
    }
    let surface = try ImageSurface(
      width: min(Int(whole: (area.width * scale).rounded(.up)), 8192),
      height: min(Int(whole: (area.height * scale).rounded(.up)), 8192), isAlphaOnly: true)
    let canvas = try Canvas(
      surface: surface.handle, resources: resources, pixelsPerUnit: 1, drawsOutlines: false)
    cairo_scale(canvas.context, scale, scale)
    cairo_translate(canvas.context, -area.minX, -area.minY)
    var inner = matrix
    cairo_transform(canvas.context, &inner)
    cairo_translate(
      canvas.context, Double(shadow.offset.width), Double(shadow.offset.height))
    try draw(canvas)
    try canvas.checkStatus()
    let stride = surface.stride
    surface.withPixels {
      blur.apply(to: $0, width: surface.width, height: surface.height, stride: stride)
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_translate(context, area.minX, area.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    setSource(shadow.color)
    cairo_mask_surface(context, surface.handle, 0, 0)
    cairo_restore(context)
  }

  /// The clip's box in device units, on whole pixels, with a margin for what blurs into it.
  private func clipArea(growing margin: Double, shadow: Shadow) -> CGRect? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    cairo_restore(context)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -margin, dy: -margin).integral
  }
}
