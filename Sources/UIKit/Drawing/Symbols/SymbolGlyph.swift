// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A drawing of the symbol set, on its grid of 16 by 16 units, lines one unit thick.
///
/// Documentation/Symbols.md §2 says how names become drawings and sizes.
struct SymbolGlyph: Sendable {
  enum Mode {
    case paint
    /// Cuts a hole into what is below.
    case cut
  }

  struct Shape: Sendable {
    var path: Path
    var rule: FillRule
    var mode = Mode.paint
    /// Whether the path is the middle of a line, and not an outline.
    var isLine = false
    /// Whether a cut is a sign that several colours paint.
    var isSign = false
    /// Which colour of several it takes, from 0 (Documentation/Symbols.md §4).
    var level = 0
    /// How much smaller than the grid the shape was made; its lines get their thickness back.
    var reduction: CGFloat = 1
  }

  var shapes: [Shape]
  /// Solid drawings keep their outlines whatever the weight.
  var isSolid = false

  /// What is painted, in units.
  var ink: CGRect {
    shapes.reduce(CGRect.null) { box, shape in
      guard shape.mode == .paint, let tight = shape.path.tightBox else { return box }
      let half = shape.isLine ? shape.reduction / 2 : 0
      return box.union(tight.insetBy(dx: -half, dy: -half))
    }
  }

  /// The drawing's parts for several colours: the frame of a sign comes after the sign, what a badge
  /// lies on after the badge; other drawings' parts follow each other by size.
  var leveled: SymbolGlyph {
    guard shapes.allSatisfy({ $0.level == 0 }), shapes.count > 1 else { return self }
    let areas = shapes.map { shape in shape.path.tightBox.map { $0.width * $0.height } ?? 0 }
    let order = shapes.indices.filter { shapes[$0].mode == .paint }
      .sorted { (areas[$1], $0) < (areas[$0], $1) }
    var result = self
    for (level, index) in order.enumerated() { result.shapes[index].level = level }
    return result
  }

  /// The shapes made smaller and moved, for use inside a frame.
  func placed(in frame: CGRect) -> [Shape] {
    let ink = ink
    guard ink.width > 0 || ink.height > 0 else { return [] }
    let factor = min(
      frame.width / max(ink.width, 0.01), frame.height / max(ink.height, 0.01))
    let map = Matrix.translation(x: -ink.midX, y: -ink.midY)
      .followed(by: .scale(x: factor, y: factor))
      .followed(by: .translation(x: frame.midX, y: frame.midY))
    return shapes.map { shape in
      var placed = shape
      placed.path = shape.path.applying(map)
      placed.reduction = shape.reduction * factor
      return placed
    }
  }

  /// Commands that paint the glyph at `unit` points a unit, its ink at the origin.
  ///
  /// - Parameters:
  ///   - line: The thickness that lines shall have, in points.
  ///   - colors: Of the levels; the last one goes on. With several nothing is cut out of a frame, its
  ///     sign is painted on it.
  func list(unit: CGFloat, line: CGFloat, colors: [PaintColor] = [.black]) -> DisplayList {
    let ink = ink
    var list = DisplayList([
      .concat(
        .translation(x: -ink.minX, y: -ink.minY).followed(by: .scale(x: unit, y: unit)))
    ])
    for shape in shapes {
      let isCut = shape.mode == .cut && !(colors.count > 1 && shape.isSign)
      let color = colors[min(shape.level, colors.count - 1)]
      if isCut { list.append(.beginLayer(.init(blend: .destinationOut))) }
      paint(shape, isCut ? .black : color, thickness: line / unit, into: &list)
      if isCut { list.append(.endLayer) }
    }
    return list
  }

  /// - Parameter thickness: Of lines, in units.
  private func paint(
    _ shape: Shape, _ color: PaintColor, thickness: CGFloat, into list: inout DisplayList
  ) {
    if shape.isLine {
      let style = StrokeStyle(width: thickness, cap: .round, join: .round)
      list.append(.stroke(shape.path, style, color))
      return
    }
    let growth = isSolid ? 0 : thickness - shape.reduction
    let style = StrokeStyle(width: abs(growth), cap: .round, join: .round)
    // What is thinner is cut out of this shape alone.
    if growth < -0.01 { list.append(.beginLayer(.init())) }
    list.append(.fill(shape.path, shape.rule, color))
    if growth > 0.01 { list.append(.stroke(shape.path, style, color)) }
    guard growth < -0.01 else { return }
    list.append(.beginLayer(.init(blend: .destinationOut)))
    list.append(.stroke(shape.path, style, .black))
    list.append(.endLayer)
    list.append(.endLayer)
  }
}
