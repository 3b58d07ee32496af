// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The pixels of a picture: four bytes each, red, green, blue and alpha, rows from the top.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Not premultiplied.
  package var bytes: [UInt8]

  /// - Precondition: There are four bytes a pixel.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "\(bytes.count) bytes of \(width) × \(height)")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A picture of one colour.
  package init(width: Int, height: Int, red: UInt8, green: UInt8, blue: UInt8) {
    self.init(
      width: width, height: height,
      bytes: (0..<width * height).flatMap { _ in [red, green, blue, 255] })
  }

  /// Red, green and blue over white, 0 to 255.
  @inline(__always)
  func colour(_ pixel: Int) -> (red: Double, green: Double, blue: Double) {
    let offset = pixel * 4
    let alpha = Double(bytes[offset + 3]) / 255
    func over(_ byte: UInt8) -> Double { 255 + (Double(byte) - 255) * alpha }
    return (over(bytes[offset]), over(bytes[offset + 1]), over(bytes[offset + 2]))
  }

  /// Y of YIQ over white, 0 to 255.
  @inline(__always)
  func brightness(_ pixel: Int) -> Double {
    let (red, green, blue) = colour(pixel)
    return 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
  }

  package mutating func set(
    x: Int, y: Int, red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255
  ) {
    let offset = (y * width + x) * 4
    bytes.replaceSubrange(offset..<offset + 4, with: [red, green, blue, alpha])
  }
}
