// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Reads the small drawing language of ``SystemSymbols``.
///
/// `s`, `f` and `k` start a shape that is stroked, filled, or knocked out of what is below as
/// strokes. In a shape: `Mx y`, `Lx y`, `Cx y x y x y`, `Z` as in SVG, `Ox y w h` an oval,
/// `Rx y w h r` a rounded rectangle, `*x y R r` a star of five points with outer and inner radius.
enum SymbolRecipe {
  /// - Parameter colors: Of the levels: of framed signs the last shapes come first, then the frame.
  static func list(
    _ recipe: String, factor: CGFloat, lineWidth: CGFloat, colors: [PaintColor] = [.black]
  ) -> DisplayList {
    var list = DisplayList([.concat(.scale(x: factor, y: factor))])
    let style = StrokeStyle(width: lineWidth, cap: .round, join: .round)
    let shapes = shapes(of: recipe)
    for (index, shape) in shapes.enumerated() {
      let level = shapes.count > 1 && index == 0 ? 1 : 0
      let color = colors[min(level, colors.count - 1)]
      switch shape.mode {
      case "f": list.append(.fill(shape.path, .winding, color))
      case "k" where colors.count > 1: list.append(.stroke(shape.path, style, color))
      case "k":
        list.append(.beginLayer(.init(blend: .destinationOut)))
        list.append(.stroke(shape.path, style, .black))
        list.append(.endLayer)
      default: list.append(.stroke(shape.path, style, color))
      }
    }
    return list
  }

  /// The drawing as shapes on the set's grid of 16 units.
  static func glyph(_ recipe: String, isSolid: Bool) -> SymbolGlyph {
    let shapes = shapes(of: recipe).map { part in
      var shape = SymbolGlyph.Shape(path: part.path, rule: .winding)
      shape.isLine = part.mode != "f"
      shape.mode = part.mode == "k" ? .cut : .paint
      return shape
    }
    return SymbolGlyph(shapes: shapes, isSolid: isSolid)
  }

  private static func shapes(of recipe: String) -> [(mode: Character, path: Path)] {
    var result: [(mode: Character, path: Path)] = []
    var words = recipe.split(separator: " ")[...]
    while let word = words.popFirst(), let command = word.first {
      if "sfk".contains(command) {
        result.append((command, Path()))
        continue
      }
      guard !result.isEmpty else { continue }
      var numbers = [CGFloat](word.dropFirst().isEmpty ? [] : [value(word.dropFirst())])
      while let next = words.first, next.first.map({ $0 == "-" || $0.isNumber }) ?? false {
        numbers.append(value(next))
        words.removeFirst()
      }
      add(command, numbers, to: &result[result.count - 1].path)
    }
    return result
  }

  private static func value(_ text: Substring) -> CGFloat { CGFloat(Double(text) ?? 0) }

  private static func add(_ command: Character, _ n: [CGFloat], to path: inout Path) {
    switch (command, n.count) {
    case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
    case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
    case ("C", 6):
      path.addCubic(
        to: CGPoint(x: n[4], y: n[5]), CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]))
    case ("O", 4): path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("R", 5):
      path.addRoundedRect(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CornerRadii(uniform: n[4]))
    case ("*", 4):
      for corner in 0..<10 {
        let angle = CGFloat(corner) * .pi / 5 - .pi / 2
        let radius = corner % 2 == 0 ? n[2] : n[3]
        let point = CGPoint(x: n[0] + radius * cos(angle), y: n[1] + radius * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    default: path.close()
    }
  }
}
