// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CZlib
internal import Foundation

/// Writes pixels as a PNG file (Documentation/Drawing.md §8.6).
///
/// Screens have few colours: up to 256 of them are a palette, which is a third to compress and, since
/// equal rows stay equal, halves the file. Others are red, green and blue, each row with the filter that
/// leaves the smallest numbers.
struct PNGEncoder {
  /// Of zlib's levels the last before the steep ones: 3 to 6 differ by a fifth in size and by 2.5 in
  /// time.
  private static let level: Int32 = 4

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

  /// Three or four bytes a pixel, filtered.
  func colours(withAlpha: Bool) -> [UInt8] {
    let size = withAlpha ? 4 : 3
    var rows: [UInt8] = []
    rows.reserveCapacity((width * size + 1) * height)
    var before = [UInt8](repeating: 0, count: width * size)
    var line = before
    for y in 0..<height {
      let source = row(y)
      for x in 0..<width {
        let colour = PNGEncoder.Colour(source[x])
        line[x * size] = colour.red
        line[x * size + 1] = colour.green
        line[x * size + 2] = colour.blue
        if withAlpha { line[x * size + 3] = colour.alpha }
      }
      appendFiltered(line, before, size, to: &rows)
      swap(&line, &before)
    }
    return rows
  }

  /// Adds a row with the filter (none, sub or up) whose differences are least in sum.
  private func appendFiltered(
    _ line: [UInt8], _ above: [UInt8], _ size: Int, to rows: inout [UInt8]
  ) {
    var sums = (0, 0, 0)
    for place in line.indices {
      let left = place >= size ? line[place - size] : 0
      sums.0 += Int(Int8(bitPattern: line[place]).magnitude)
      sums.1 += Int(Int8(bitPattern: line[place] &- left).magnitude)
      sums.2 += Int(Int8(bitPattern: line[place] &- above[place]).magnitude)
    }
    if sums.0 <= min(sums.1, sums.2) {
      rows.append(0)
      rows.append(contentsOf: line)
    } else if sums.1 <= sums.2 {
      rows.append(1)
      for place in line.indices {
        rows.append(line[place] &- (place >= size ? line[place - size] : 0))
      }
    } else {
      rows.append(2)
      for place in line.indices { rows.append(line[place] &- above[place]) }
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
