// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
package import Foundation

/// Owns one cairo image surface: premultiplied 32-bit pixels, or 8-bit alpha.
///
/// Not `Sendable`: cairo surfaces are confined to the thread that draws on them.
package final class ImageSurface {
  let handle: OpaquePointer
  package let width: Int
  package let height: Int

  /// Pixels that cairo has room for each way.
  static let longestSide = 32767

  /// A transparent surface.
  package init(width: Int, height: Int, isAlphaOnly: Bool = false) throws(RasterError) {
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else {
      throw .size(width: width, height: height)
    }
    let format = isAlphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard let handle = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      throw .cairo("out of memory")
    }
    self.handle = handle
    self.width = width
    self.height = height
    try check(cairo_surface_status(handle).rawValue)
  }

  deinit { cairo_surface_destroy(handle) }

  /// Bytes from one row to the next.
  package var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

  /// Gives access to the pixels, rows from the top, and tells cairo that they changed.
  package func withPixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result {
    cairo_surface_flush(handle)
    let count = stride * height
    let buffer = UnsafeMutableBufferPointer(
      start: cairo_image_surface_get_data(handle), count: count)
    defer { cairo_surface_mark_dirty(handle) }
    return body(buffer)
  }

  /// The colour of a pixel, not premultiplied, each component from 0 to 255.
  ///
  /// - Precondition: The pixel lies inside, and the surface has colours.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    let offset = y * stride + x * 4
    return withPixels { bytes in
      let alpha = Int(bytes[offset + 3])
      func plain(_ byte: UInt8) -> Int { alpha == 0 ? 0 : (Int(byte) * 255 + alpha / 2) / alpha }
      return (plain(bytes[offset + 2]), plain(bytes[offset + 1]), plain(bytes[offset]), alpha)
    }
  }

  /// A surface of such pixels as ``pixels()`` gives.
  ///
  /// - Precondition: There are four bytes for each pixel.
  package convenience init(pixels: [UInt8], width: Int, height: Int) throws(RasterError) {
    precondition(pixels.count == width * height * 4, "four bytes a pixel")
    try self.init(width: width, height: height)
    let stride = stride
    withPixels { target in
      for row in 0..<height {
        for column in 0..<width {
          let (from, to) = ((row * width + column) * 4, row * stride + column * 4)
          target[to] = pixels[from + 2]
          target[to + 1] = pixels[from + 1]
          target[to + 2] = pixels[from]
          target[to + 3] = pixels[from + 3]
        }
      }
    }
  }

  /// Red, green, blue and alpha, premultiplied, a byte each, rows from the top.
  package func pixels() -> Data {
    let stride = stride
    var result = Data(count: width * height * 4)
    result.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      withPixels { source in
        for row in 0..<height {
          for column in 0..<width {
            let (from, to) = (row * stride + column * 4, (row * width + column) * 4)
            target[to] = source[from + 2]
            target[to + 1] = source[from + 1]
            target[to + 2] = source[from]
            target[to + 3] = source[from + 3]
          }
        }
      }
    }
    return result
  }

  /// The surface as the bytes of a PNG file.
  package func png() throws(RasterError) -> Data {
    if cairo_image_surface_get_format(handle) == CAIRO_FORMAT_ARGB32 {
      return try PNGEncoder.data(of: self)
    }
    cairo_surface_flush(handle)
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(handle, ByteSink.write, sink.pointer)
    try check(status.rawValue)
    return sink.data
  }
}

/// Collects what cairo writes.
final class ByteSink {
  var data = Data()

  /// What cairo hands back to ``write``; valid while the sink lives.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
