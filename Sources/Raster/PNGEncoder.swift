// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CZlib
internal import Foundation

/// Writes pixels as a PNG file (Documentation/Drawing.md §8.6).
///
/// Screens have few colours: up to 256 of them are a palette, which is a third to compress and, since
/// equal rows stay equal, halves the file. Others are red, green and blue.
struct PNGEncoder {
  /// The last of zlib's quick levels: 6 takes 2.5 times as long for a fifth less.
  private static let level: Int32 = 3

  /// - Parameter surface: One of colours, which are premultiplied.
  /// - Complexity: O(pixels); about 8 ns each for a screen.
  static func data(of surface: ImageSurface) throws(RasterError) -> Data {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let body: (rows: [UInt8], palette: [UInt32]?, hasAlpha: Bool) = surface.withPixels { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        let rows = PixelRows(pixels: pixels, width: width, height: height, stride: stride / 4)
        if let indexed = rows.indexed() { return (indexed.rows, indexed.palette, false) }
        let hasAlpha = rows.hasAlpha
        return (rows.colours(withAlpha: hasAlpha), nil, hasAlpha)
      }
    }
    var file = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    let type: UInt8 = body.palette != nil ? 3 : body.hasAlpha ? 6 : 2
    append("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, type, 0, 0, 0], to: &file)
    if let palette = body.palette {
      let colours = palette.map(Colour.init)
      append("PLTE", colours.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
      if colours.contains(where: { $0.alpha < 255 }) {
        append("tRNS", colours.map(\.alpha), to: &file)
      }
    }
    append("IDAT", try compressed(body.rows), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func compressed(_ bytes: [UInt8]) throws(RasterError) -> [UInt8] {
    var size = compressBound(uLong(bytes.count))
    var code = Z_OK
    let result = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      code = compress2(buffer.baseAddress, &size, bytes, uLong(bytes.count), level)
      count = code == Z_OK ? Int(size) : 0
    }
    guard code == Z_OK else { throw .cairo("out of memory") }
    return result
  }

  private static func append(_ type: String, _ bytes: [UInt8], to file: inout Data) {
    let tagged = Array(type.utf8) + bytes
    file.append(contentsOf: big(UInt32(bytes.count)))
    file.append(contentsOf: tagged)
    file.append(contentsOf: big(UInt32(truncatingIfNeeded: crc32(0, tagged, uInt(tagged.count)))))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }

  /// A pixel's components, not premultiplied.
  fileprivate struct Colour {
    let red, green, blue, alpha: UInt8

    init(_ pixel: UInt32) {
      let alpha = pixel >> 24
      func plain(_ shift: UInt32) -> UInt8 {
        let byte = (pixel >> shift) & 0xff
        if alpha == 255 { return UInt8(byte) }
        return alpha == 0 ? 0 : UInt8(min(255, (byte * 255 + alpha / 2) / alpha))
      }
      (red, green, blue, self.alpha) = (plain(16), plain(8), plain(0), UInt8(alpha))
    }
  }
}

/// Pixels of a surface as the rows of a PNG file, each after its filter's number.
private struct PixelRows {
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let width: Int
  let height: Int
  /// Pixels from one row to the next.
  let stride: Int

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    // A surface has at least one pixel.
    pixels.baseAddress.unsafelyUnwrapped + y * stride
  }

  private func isRepeated(_ y: Int) -> Bool { y > 0 && memcmp(row(y), row(y - 1), width * 4) == 0 }

  var hasAlpha: Bool {
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width where row[x] >> 24 != 255 { return true }
    }
    return false
  }

  /// A byte a pixel and their colours in order of appearance; nil for more than 256.
  func indexed() -> (rows: [UInt8], palette: [UInt32])? {
    var table = ColourTable()
    let length = width + 1
    var isSmall = true
    let rows = [UInt8](unsafeUninitializedCapacity: length * height) { bytes, count in
      // There is at least one row.
      let start = bytes.baseAddress.unsafelyUnwrapped
      for y in 0..<height where isSmall {
        let target = start + y * length
        if isRepeated(y) {
          target.update(from: target - length, count: length)
          continue
        }
        target[0] = 0
        let source = row(y)
        var (last, index) = (source[0], table.index(of: source[0]))
        for x in 0..<width {
          let pixel = source[x]
          if pixel != last { (last, index) = (pixel, table.index(of: pixel)) }
          target[x + 1] = UInt8(truncatingIfNeeded: index)
        }
        isSmall = table.colours.count <= 256
      }
      count = isSmall ? length * height : 0
    }
    return isSmall ? (rows, table.colours) : nil
  }

  /// Three or four bytes a pixel. Rows of a photograph are filtered; in those of a screen, which are
  /// mostly runs of a colour, equal bytes are found more often without.
  func colours(withAlpha: Bool) -> [UInt8] {
    let size = withAlpha ? 4 : 3
    let length = width * size + 1
    var line = [UInt8](repeating: 0, count: width * size)
    var above = line
    return [UInt8](unsafeUninitializedCapacity: length * height) { bytes, count in
      // There is at least one row.
      let start = bytes.baseAddress.unsafelyUnwrapped
      for y in 0..<height {
        let target = start + y * length
        if isRepeated(y) {
          // The row above as it is, or no difference from it.
          if target[-length] == 0 {
            target.update(from: target - length, count: length)
          } else {
            target.update(repeating: 0, count: length)
            target[0] = 2
          }
          continue
        }
        let changes = line.withUnsafeMutableBufferPointer { fill($0, y, withAlpha) }
        if changes * 4 <= width {
          target[0] = 0
          (target + 1).update(from: line, count: line.count)
        } else {
          filter(line, above, size, to: target)
        }
        swap(&line, &above)
      }
      count = length * height
    }
  }

  /// Writes the components of a row.
  ///
  /// - Returns: How often a pixel differs from the one before it.
  private func fill(_ line: UnsafeMutableBufferPointer<UInt8>, _ y: Int, _ withAlpha: Bool) -> Int {
    let source = row(y)
    var target = line.baseAddress.unsafelyUnwrapped
    var last = ~source[0]
    var colour = PNGEncoder.Colour(source[0])
    var changes = 0
    for x in 0..<width {
      let pixel = source[x]
      if pixel != last {
        (last, colour) = (pixel, PNGEncoder.Colour(pixel))
        changes += 1
      }
      target[0] = colour.red
      target[1] = colour.green
      target[2] = colour.blue
      if withAlpha { target[3] = colour.alpha }
      target += withAlpha ? 4 : 3
    }
    return changes
  }

  /// Writes a row with the filter (none, sub or up) whose differences are least in sum.
  private func filter(
    _ line: [UInt8], _ above: [UInt8], _ size: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    var sums = (0, 0, 0)
    for place in line.indices {
      let left = place >= size ? line[place - size] : 0
      sums.0 += Int(Int8(bitPattern: line[place]).magnitude)
      sums.1 += Int(Int8(bitPattern: line[place] &- left).magnitude)
      sums.2 += Int(Int8(bitPattern: line[place] &- above[place]).magnitude)
    }
    let kind: UInt8 = sums.0 <= min(sums.1, sums.2) ? 0 : sums.1 <= sums.2 ? 1 : 2
    target[0] = kind
    for place in line.indices {
      let left = place >= size ? line[place - size] : 0
      let base = kind == 0 ? 0 : kind == 1 ? left : above[place]
      target[place + 1] = line[place] &- base
    }
  }
}

/// Numbers colours in the order they are met: open addressing, never more than half full.
private struct ColourTable {
  private(set) var colours: [UInt32] = []
  /// Numbers plus one; zero is free.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// The colour's number; past 256 colours they are not kept.
  mutating func index(of colour: UInt32) -> Int {
    var slot = Int((colour &* 0x9e37_79b1) >> 22)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if colours[number] == colour { return number }
      slot = (slot + 1) & 1023
    }
    if colours.count > 256 { return 256 }
    colours.append(colour)
    slots[slot] = UInt16(colours.count)
    return colours.count - 1
  }
}
