// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
private import CFreeType
internal import DisplayList
internal import Foundation
internal import Geometry

/// Owns the FreeType library.
final class FontEngine {
  fileprivate let handle: FT_Library

  init() throws(RasterError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw .cairo("FreeType cannot be started")
    }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

/// Owns one opened FreeType face.
///
/// Cairo keeps faces and scaled fonts for reuse after their last owner let go, and finds them by
/// the address of the FreeType face. So cairo holds this object, and no address is given out twice
/// while cairo remembers it.
private final class OpenedFace {
  let handle: FT_Face
  private let engine: FontEngine

  init(_ reference: FontFaceReference, engine: FontEngine) throws(RasterError) {
    var opened: FT_Face?
    guard FT_New_Face(engine.handle, reference.path, FT_Long(reference.index), &opened) == 0,
      let opened
    else { throw .font(path: reference.path) }
    handle = opened
    self.engine = engine
  }

  deinit { FT_Done_Face(handle) }
}

/// The address that cairo keeps an ``OpenedFace`` under; its value means nothing.
nonisolated(unsafe) private let openedFaceKey = UnsafeMutablePointer<cairo_user_data_key_t>
  .allocate(capacity: 1)

/// Owns cairo's face over an opened FreeType face with its variation.
final class FontFace {
  let cairo: OpaquePointer
  /// Whether outlines differ from those stored in the file.
  let isVaried: Bool

  init(_ reference: FontFaceReference, engine: FontEngine) throws(RasterError) {
    let opened = try OpenedFace(reference, engine: engine)
    isVaried = FontFace.vary(opened.handle, by: reference.variations)
    // No hinting: shapes and advances are those of the design at every size and on every machine.
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_COLOR)
    guard let created = cairo_ft_font_face_create_for_ft_face(opened.handle, flags) else {
      throw .font(path: reference.path)
    }
    cairo = created
    let owner = Unmanaged.passRetained(opened)
    let status = cairo_font_face_set_user_data(created, openedFaceKey, owner.toOpaque()) { owner in
      if let owner { Unmanaged<OpenedFace>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    try check(status.rawValue)
  }

  deinit { cairo_font_face_destroy(cairo) }

  /// Sets the axes of a variable face; axes that are not named keep their defaults.
  private static func vary(_ face: FT_Face, by variations: [FontFaceReference.Variation]) -> Bool {
    var found: UnsafeMutablePointer<FT_MM_Var>?
    guard !variations.isEmpty, FT_Get_MM_Var(face, &found) == 0, let axes = found else {
      return false
    }
    defer { free(axes) }
    var coordinates = (0..<Int(axes.pointee.num_axis)).map { index -> FT_Fixed in
      let axis = axes.pointee.axis[index]
      let wanted = variations.first { $0.tag == UInt32(truncatingIfNeeded: axis.tag) }
      guard let wanted else { return axis.def }
      return min(max(FT_Fixed((wanted.value * 65536).rounded()), axis.minimum), axis.maximum)
    }
    return FT_Set_Var_Design_Coordinates(face, axes.pointee.num_axis, &coordinates) == 0
  }
}

/// Owns one cairo scaled font: a face at a size under a transform.
final class ScaledFont {
  let handle: OpaquePointer
  let face: FontFace

  init(face: FontFace, font: cairo_matrix_t, transform: cairo_matrix_t) throws(RasterError) {
    var (font, transform) = (font, transform)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    guard let created = cairo_scaled_font_create(face.cairo, &font, &transform, options) else {
      throw .cairo("out of memory")
    }
    handle = created
    self.face = face
    try check(cairo_scaled_font_status(created).rawValue)
  }

  deinit { cairo_scaled_font_destroy(handle) }
}
