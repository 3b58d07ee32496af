// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
internal import DisplayList
internal import Foundation
internal import Geometry

/// The faces and scaled fonts that were used; opening one costs far more than a page of glyphs.
final class FontCache {
  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontFaceReference.Variation]
  }

  private struct FontKey: Hashable {
    var face: FontFaceReference
    var transform: [Double]
  }

  private var engine: FontEngine?
  private var faces: [FaceKey: FontFace] = [:]
  private var fonts: [FontKey: ScaledFont] = [:]
  /// The font of the last call; runs of one style follow each other.
  private var last: (key: FontKey, font: ScaledFont)?

  /// The font of a face under the linear part of a transform.
  func font(for face: FontFaceReference, transform: cairo_matrix_t) throws(RasterError)
    -> ScaledFont
  {
    let key = FontKey(
      face: face, transform: [transform.xx, transform.yx, transform.xy, transform.yy])
    if let last, last.key == key { return last.font }
    if let known = fonts[key] {
      last = (key, known)
      return known
    }
    let size = Double(face.pointSize)
    // Cairo's glyph space points down: leaning right is a negative x for positive y.
    let matrix = cairo_matrix_t(
      xx: size, yx: 0, xy: -Double(face.slant) * size, yy: size, x0: 0, y0: 0)
    var linear = transform
    (linear.x0, linear.y0) = (0, 0)
    let font = try ScaledFont(face: open(face), font: matrix, transform: linear)
    fonts[key] = font
    last = (key, font)
    return font
  }

  private func open(_ face: FontFaceReference) throws(RasterError) -> FontFace {
    let key = FaceKey(path: face.path, index: face.index, variations: face.variations)
    if let known = faces[key] { return known }
    let engine: FontEngine
    if let known = self.engine { engine = known } else { engine = try FontEngine() }
    self.engine = engine
    let opened = try FontFace(face, engine: engine)
    faces[key] = opened
    return opened
  }
}
