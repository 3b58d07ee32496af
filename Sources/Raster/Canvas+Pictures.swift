// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
internal import DisplayList
internal import Foundation

extension Canvas {
  func paint(_ placement: PicturePlacement) throws(RasterError) {
    let target = placement.target
    guard target.width != 0, target.height != 0, placement.opacity > 0 else { return }
    switch placement.picture.content {
    case .recording(let list, let size):
      try paintRecording(list, size: size, placement)
    case .encoded(let data):
      // A picture that cannot be decoded is a hole, and a note among the problems.
      guard let surface = resources.surface(of: placement.picture, data: data) else { return }
      paint(surface, placement)
    case .vector(let file):
      guard let drawing = resources.drawing(of: placement.picture, file) else { return }
      // Documents keep the lines in any case.
      if file.staysSharp || drawsOutlines {
        try paintScaled(file.size, needsIsolation: false, placement) {
          drawing.paint(on: context, size: file.size)
        }
      } else if let surface = resources.surface(of: placement.picture, drawing) {
        paint(surface, placement)
      }
    }
  }

  private func paintRecording(
    _ list: DisplayList, size: CGSize, _ placement: PicturePlacement
  ) throws(RasterError) {
    try paintScaled(size, needsIsolation: list.needsIsolation, placement) {
      () throws(RasterError) in try paint(list)
    }
  }

  /// Draws what has a size in points so that its source fills the placement's target.
  private func paintScaled(
    _ size: CGSize, needsIsolation: Bool, _ placement: PicturePlacement,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    guard size.width > 0, size.height > 0 else { return }
    let (source, target) = (placement.source, placement.target)
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(to: target)
    let needsGroup = placement.opacity != 1 || placement.tint != nil || needsIsolation
    if needsGroup { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, Double(target.minX), Double(target.minY))
    cairo_scale(
      context, Double(target.width / (source.width * size.width)),
      Double(target.height / (source.height * size.height)))
    cairo_translate(
      context, Double(-source.minX * size.width), Double(-source.minY * size.height))
    try body()
    cairo_restore(context)
    guard needsGroup else { return }
    let group = cairo_pop_group(context)
    defer { cairo_pattern_destroy(group) }
    if let tint = placement.tint {
      setSource(tint.multiplyingAlpha(by: placement.opacity))
      cairo_mask(context, group)
    } else {
      cairo_set_source(context, group)
      cairo_paint_with_alpha(context, Double(placement.opacity))
    }
  }

  private func paint(_ surface: ImageSurface, _ placement: PicturePlacement) {
    let (source, target) = (placement.source, placement.target)
    let (width, height) = (CGFloat(surface.width), CGFloat(surface.height))
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(to: target)
    cairo_translate(context, Double(target.minX), Double(target.minY))
    cairo_scale(
      context, Double(target.width / (source.width * width)),
      Double(target.height / (source.height * height)))
    cairo_translate(context, Double(-source.minX * width), Double(-source.minY * height))
    guard let pattern = cairo_pattern_create_for_surface(surface.handle) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Without this the edges of an enlarged picture fade out.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern, placement.filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    if let tint = placement.tint {
      setSource(tint.multiplyingAlpha(by: placement.opacity))
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, Double(placement.opacity))
    }
  }

  private func clip(to rect: CGRect) {
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(context)
  }

  // Gradients.

  func paint(_ gradient: Gradient) {
    guard !gradient.stops.isEmpty else { return }
    switch gradient.shape {
    case .linear(let from, let to):
      let pattern = cairo_pattern_create_linear(
        Double(from.x), Double(from.y), Double(to.x), Double(to.y))
      paint(pattern, gradient)
    case .radial(let from, let radius, let to, let endRadius):
      let pattern = cairo_pattern_create_radial(
        Double(from.x), Double(from.y), Double(radius), Double(to.x), Double(to.y),
        Double(endRadius))
      paint(pattern, gradient)
    case .conic(let center, let angle): paintConic(gradient, center: center, angle: angle)
    }
  }

  /// Cairo extends both ends or none: an end that must not extend gets transparent stops there.
  private func paint(_ pattern: OpaquePointer?, _ gradient: Gradient) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    let stops = gradient.stops.sorted { $0.location < $1.location }
    func add(_ location: CGFloat, _ color: PaintColor) {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha))
    }
    if !gradient.extendsBefore, let first = stops.first {
      add(0, first.color.multiplyingAlpha(by: 0))
      add(0, first.color)
    }
    for stop in stops { add(stop.location, stop.color) }
    if !gradient.extendsAfter, let last = stops.last {
      add(1, last.color)
      add(1, last.color.multiplyingAlpha(by: 0))
    }
    let extends = gradient.extendsBefore || gradient.extendsAfter
    cairo_pattern_set_extend(pattern, extends ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }

  /// Wedges of a degree each: cairo has no conic gradient.
  private func paintConic(_ gradient: Gradient, center: CGPoint, angle: CGFloat) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let reach =
      [left, right].flatMap { x in [top, bottom].map { hypot(x - center.x, $0 - center.y) } }
      .max() ?? 0
    let stops = gradient.stops.sorted { $0.location < $1.location }
    for degree in 0..<360 {
      let from = Double(angle) + Double(degree) * .pi / 180
      setSource(Canvas.color(at: (CGFloat(degree) + 0.5) / 360, of: stops))
      cairo_new_path(context)
      cairo_move_to(context, Double(center.x), Double(center.y))
      // A wedge reaches a little under the next one, so that no seam shows.
      cairo_arc(
        context, Double(center.x), Double(center.y), Double(reach) * 1.01 + 1, from,
        from + 1.5 * .pi / 180)
      cairo_fill(context)
    }
  }

  private static func color(at location: CGFloat, of stops: [Gradient.Stop]) -> PaintColor {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    let share = (location - low.location) / max(high.location - low.location, 1e-9)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return PaintColor(
      red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
      blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
  }
}

extension DisplayList {
  /// Whether a command reaches below the list's own picture.
  var needsIsolation: Bool {
    commands.contains {
      if case .beginLayer(let layer) = $0 { return layer.blend != .normal }
      return false
    }
  }
}
