// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CHarfBuzz

/// A glyph as the shaper returned it, in font units.
struct RawGlyph {
  var id: UInt32
  /// UTF-16 index of the first unit of its cluster.
  var cluster: Int
  var advance: Double
  var offsetX: Double
  var offsetY: Double
}

/// Owns one `hb_buffer_t`. Not `Sendable`.
final class ShapingBuffer {
  /// An OpenType feature switched on or off for the whole run.
  struct Feature {
    var name: StaticString
    var value: UInt32

    static func on(_ name: StaticString) -> Feature { Feature(name: name, value: 1) }
    static func off(_ name: StaticString) -> Feature { Feature(name: name, value: 0) }

    var tag: UInt32 {
      name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
    }
  }

  private let buffer: OpaquePointer
  private var infos: UnsafeMutablePointer<hb_glyph_info_t>?
  private var positions: UnsafeMutablePointer<hb_glyph_position_t>?
  /// Number of glyphs of the last shaping.
  private(set) var count = 0

  init() {
    guard let made = hb_buffer_create() else { preconditionFailure("out of memory") }
    buffer = made
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a range of UTF-16 text; glyphs come in visual order.
  ///
  /// - Parameter script: An ISO 15924 tag, or 0 to guess.
  func shape(
    _ text: [UInt16], range: Range<Int>, with face: FontFace, script: UInt32,
    isRightToLeft: Bool, locale: String, features: [Feature]
  ) {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    if script != 0 { hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script)) }
    if !locale.isEmpty { hb_buffer_set_language(buffer, hb_language_from_string(locale, -1)) }
    hb_buffer_guess_segment_properties(buffer)
    let list = features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(face.shaper, buffer, list, UInt32(list.count))
    var length: UInt32 = 0
    infos = hb_buffer_get_glyph_infos(buffer, &length)
    positions = hb_buffer_get_glyph_positions(buffer, &length)
    count = infos == nil || positions == nil ? 0 : Int(length)
  }

  /// The glyph at `index` of the last shaping.
  subscript(index: Int) -> RawGlyph {
    precondition(index >= 0 && index < count, "glyph \(index) is outside 0..<\(count)")
    guard let infos, let positions else { preconditionFailure("nothing was shaped") }
    let (info, position) = (infos[index], positions[index])
    return RawGlyph(
      id: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance),
      offsetX: Double(position.x_offset), offsetY: Double(position.y_offset))
  }
}
