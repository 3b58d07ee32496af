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
    /// How much smaller than the grid the shape was made; its lines get their thickness back.
    var reduction: CGFloat = 1
  }

  var shapes: [Shape]
  /// Solid drawings keep their outlines whatever the weight.
  var isSolid = false

  /// What is painted, in units.
  var ink: CGRect {
    shapes.reduce(CGRect.null) { box, shape in
      shape.mode == .cut ? box : shape.path.tightBox.map(box.union) ?? box
    }
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

  /// Commands that paint the glyph in black at `unit` points a unit, its ink at the origin.
  ///
  /// - Parameter line: The thickness that lines shall have, in points.
  func list(unit: CGFloat, line: CGFloat) -> DisplayList {
    let ink = ink
    var list = DisplayList([
      .concat(
        .translation(x: -ink.minX, y: -ink.minY).followed(by: .scale(x: unit, y: unit)))
    ])
    for shape in shapes {
      let growth = isSolid ? 0 : line / unit - shape.reduction
      if shape.mode == .cut { list.append(.beginLayer(.init(blend: .destinationOut))) }
      list.append(.fill(shape.path, shape.rule, .black))
      if abs(growth) > 0.01 {
        let style = StrokeStyle(width: abs(growth), cap: .round, join: .round)
        if growth < 0 { list.append(.beginLayer(.init(blend: .destinationOut))) }
        list.append(.stroke(shape.path, style, .black))
        if growth < 0 { list.append(.endLayer) }
      }
      if shape.mode == .cut { list.append(.endLayer) }
    }
    return list
  }
}
