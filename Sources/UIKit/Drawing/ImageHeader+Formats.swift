// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The formats beside PNG, JPEG and GIF that iOS reads.
extension ImageHeader {
  /// A little-endian number of `count` bytes, or nil beyond the end.
  private static func littleNumber(_ bytes: [UInt8], at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    return bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func has(_ text: String, _ bytes: [UInt8], at index: Int) -> Bool {
    index + text.utf8.count <= bytes.count && bytes[index...].starts(with: text.utf8)
  }

  /// The first chunk of the file tells the size, in one of three ways (the WebP Container
  /// Specification, and RFC 6386 §9.1 for `VP8`).
  static func webP(_ bytes: [UInt8]) -> ImageHeader? {
    guard has("RIFF", bytes, at: 0), has("WEBP", bytes, at: 8) else { return nil }
    if has("VP8X", bytes, at: 12) {
      guard let width = littleNumber(bytes, at: 24, count: 3),
        let height = littleNumber(bytes, at: 27, count: 3)
      else { return nil }
      return ImageHeader(width: width + 1, height: height + 1)
    }
    if has("VP8L", bytes, at: 12) {
      guard let bits = littleNumber(bytes, at: 21, count: 4) else { return nil }
      return ImageHeader(width: (bits & 0x3fff) + 1, height: (bits >> 14 & 0x3fff) + 1)
    }
    guard has("VP8 ", bytes, at: 12), let width = littleNumber(bytes, at: 26, count: 2),
      let height = littleNumber(bytes, at: 28, count: 2)
    else { return nil }
    return ImageHeader(width: width & 0x3fff, height: height & 0x3fff)
  }

  /// The largest `ispe` property, the image's own: tiles and thumbnails are smaller
  /// (ISO/IEC 23008-12 §6.5.3).
  static func heif(_ bytes: [UInt8]) -> ImageHeader? {
    guard has("ftyp", bytes, at: 4),
      ["heic", "heix", "mif1", "msf1", "avif", "hevc"].contains(where: { has($0, bytes, at: 8) })
    else { return nil }
    var largest: ImageHeader?
    for place in 0..<max(0, bytes.count - 15) where has("ispe", bytes, at: place) {
      guard let width = number(bytes, at: place + 8, count: 4),
        let height = number(bytes, at: place + 12, count: 4)
      else { continue }
      // Products of the file's numbers may be larger than any whole number.
      let area = Double(width) * Double(height)
      if area > Double(largest?.width ?? 0) * Double(largest?.height ?? 0) {
        largest = ImageHeader(width: width, height: height)
      }
    }
    return largest
  }

  /// A Windows bitmap, whose height is negative where its rows run downwards.
  static func bitmap(_ bytes: [UInt8]) -> ImageHeader? {
    guard has("BM", bytes, at: 0), let header = littleNumber(bytes, at: 14, count: 4),
      [40, 52, 56, 108, 124].contains(header), let width = littleNumber(bytes, at: 18, count: 4),
      let height = littleNumber(bytes, at: 22, count: 4)
    else { return nil }
    return ImageHeader(
      width: width, height: Int(Int32(truncatingIfNeeded: height).magnitude))
  }

  /// The tags 256 and 257 of the first directory (TIFF 6.0 §2).
  static func tiff(_ bytes: [UInt8]) -> ImageHeader? {
    let isLittle = bytes.starts(with: [0x49, 0x49, 0x2a, 0])
    guard isLittle || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) else { return nil }
    let read = isLittle ? littleNumber : number
    guard let start = read(bytes, 4, 4), let entries = read(bytes, start, 2) else { return nil }
    var size: [Int: Int] = [:]
    for entry in 0..<entries {
      let place = start + 2 + entry * 12
      guard let tag = read(bytes, place, 2), let type = read(bytes, place + 2, 2) else { break }
      if tag == 256 || tag == 257 { size[tag] = read(bytes, place + 8, type == 3 ? 2 : 4) }
    }
    guard let width = size[256], let height = size[257] else { return nil }
    return ImageHeader(width: width, height: height)
  }
}
