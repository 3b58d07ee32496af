// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CFreeType
private import CHarfBuzz
internal import Foundation
internal import Geometry

extension FontFace {
  /// The faces of a font file: those of a collection, and the named instances of a variable font.
  static func faces(inFile path: String) throws(FontError) -> [FontFace] {
    if let fault = FontTables.fault(ofFile: path) { throw .damaged(path: path, fault) }
    let first = try FontFace(path: path)
    var faces = [first]
    for index in 1..<max(1, faceCount(ofFile: path)) {
      faces.append(try FontFace(path: path, index: index))
    }
    for instance in first.namedInstances where instance.name != first.postScriptName {
      faces.append(
        try FontFace(path: path, variations: instance.variations, postScriptName: instance.name))
    }
    return faces
  }

  private static func faceCount(ofFile path: String) -> Int {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
    defer { hb_blob_destroy(blob) }
    return Int(hb_face_count(blob))
  }

  /// PostScript names and axis values of a variable font's instances.
  private var namedInstances: [(name: String, variations: [FontFaceReference.Variation])] {
    let face = hb_font_get_face(shaper)
    var axisCount = hb_ot_var_get_axis_count(face)
    guard axisCount > 0 else { return [] }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(axisCount))
    hb_ot_var_get_axis_infos(face, 0, &axisCount, &axes)
    return (0..<hb_ot_var_get_named_instance_count(face)).compactMap { index in
      var length = axisCount
      var values = [Float](repeating: 0, count: Int(axisCount))
      hb_ot_var_named_instance_get_design_coords(face, index, &length, &values)
      let nameID = hb_ot_var_named_instance_get_postscript_name_id(face, index)
      guard let name = Self.name(nameID, of: face), !name.isEmpty else { return nil }
      let variations = zip(axes, values).map {
        FontFaceReference.Variation(tag: $0.tag, value: Double($1))
      }
      return (name, variations)
    }
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer?) -> String? {
    var capacity: UInt32 = 128
    var text = [CChar](repeating: 0, count: 128)
    let length = hb_ot_name_get_utf8(face, id, nil, &capacity, &text)
    guard length > 0 else { return nil }
    return String(decoding: text.prefix(Int(capacity)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The style as trait weight and slant.
  var style: FontNameStyle {
    var style = FontNameStyle()
    let steps: [(limit: Int, weight: Double)] = [
      (150, -0.8), (250, -0.6), (350, -0.4), (450, 0), (550, 0.23), (650, 0.3), (750, 0.4),
      (850, 0.56),
    ]
    style.weight = steps.first { weightClass < $0.limit }?.weight ?? 0.62
    if let axis = variations.first(where: { $0.tag == 0x7767_6874 }) {
      style.weight = steps.first { Int(axis.value) < $0.limit }?.weight ?? 0.62
    }
    style.isItalic = isItalic
    return style
  }

  /// The face's names in Apple's terms.
  var name: FontName {
    FontName(
      postScriptName: postScriptName, familyName: familyName, faceName: styleName,
      weight: CGFloat(style.weight), isItalic: style.isItalic, isMonospaced: isMonospaced)
  }
}
