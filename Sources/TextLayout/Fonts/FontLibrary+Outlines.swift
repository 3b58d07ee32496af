// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CHarfBuzz
package import Foundation

/// A piece of a glyph's outline, in points from the pen's place on the baseline; y grows upward.
package enum OutlineElement: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

extension FontLibrary {
  /// The outline of a glyph of the face that a request comes to; empty for one that has none, such as a
  /// space or a picture.
  ///
  /// - Complexity: O(n) in the outline's points.
  package func outline(of glyph: UInt32, for request: FontRequest) -> [OutlineElement] {
    locked {
      let font = font(for: request)
      var pen = OutlinePen(unit: font.unit, slant: Double(font.reference.slant))
      hb_font_get_glyph_shape(font.face.shaper, glyph, OutlinePen.functions, &pen)
      return pen.elements
    }
  }

  /// The glyphs of characters in the face that a request comes to, without shaping; 0 for one that the
  /// face lacks.
  package func glyphs(of scalars: [UInt32], for request: FontRequest) -> [UInt32] {
    locked {
      let face = font(for: request).face
      return scalars.map { face.glyph(for: $0) ?? 0 }
    }
  }

  /// The units in which the face that a request comes to is drawn, for its size.
  package func unitsPerEm(for request: FontRequest) -> Int {
    locked { Int(font(for: request).face.unitsPerEm) }
  }
}

/// Takes down what HarfBuzz draws.
private struct OutlinePen {
  var elements: [OutlineElement] = []
  /// Points per font unit.
  let unit: Double
  /// How far a point goes to the right for each point that it is up.
  let slant: Double

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: (Double(x) + slant * Double(y)) * unit, y: Double(y) * unit)
  }

  static func draw(_ data: UnsafeMutableRawPointer?, _ element: (OutlinePen) -> OutlineElement) {
    guard let pen = data?.assumingMemoryBound(to: OutlinePen.self) else { return }
    pen.pointee.elements.append(element(pen.pointee))
  }

  nonisolated(unsafe) static let functions: OpaquePointer? = {
    guard let functions = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.draw(data) { .move($0.point(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in OutlinePen.draw(data) { .line($0.point(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        OutlinePen.draw(data) { .quadCurve($0.point(x, y), control: $0.point(cx, cy)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        OutlinePen.draw(data) {
          .curve($0.point(x, y), control1: $0.point(ax, ay), control2: $0.point(bx, by))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in OutlinePen.draw(data) { _ in .close } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
