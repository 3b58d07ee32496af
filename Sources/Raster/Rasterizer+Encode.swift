// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CPixbuf
package import DisplayList
package import Foundation

extension Rasterizer {
  /// A picture at its own pixel size as the bytes of a JPEG file, on white.
  ///
  /// - Parameter quality: From 0 to 1.
  package func jpeg(of picture: Picture, quality: CGFloat) throws(RasterError) -> Data {
    let surface = try image(of: picture, background: .white)
    let stride = surface.stride
    let pixbuf = gdk_pixbuf_new(
      GDK_COLORSPACE_RGB, 0, 8, Int32(surface.width), Int32(surface.height))
    guard let pixbuf, let target = gdk_pixbuf_get_pixels(pixbuf) else {
      throw .cairo("out of memory")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    surface.withPixels { source in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          let (from, to) = (row * stride + column * 4, row * rowBytes + column * 3)
          target[to] = source[from + 2]
          target[to + 1] = source[from + 1]
          target[to + 2] = source[from]
        }
      }
    }
    return try Rasterizer.encode(pixbuf, quality: quality, name: picture.name)
  }

  /// A picture at its own pixel size as the bytes of a PNG file.
  package func png(of picture: Picture) throws(RasterError) -> Data {
    try image(of: picture, background: nil).png()
  }

  /// A picture at its own pixel size: red, green, blue and alpha, premultiplied, a byte each, rows
  /// from the top.
  package func pixels(of picture: Picture) throws(RasterError) -> Data {
    try image(of: picture, background: nil).pixels()
  }

  private func image(
    of picture: Picture, background: PaintColor?
  ) throws(RasterError) -> ImageSurface {
    let size = CGSize(width: picture.pixelWidth, height: picture.pixelHeight)
    let placement = PicturePlacement(
      picture: picture, target: CGRect(origin: .zero, size: size))
    return try image(
      of: DisplayList([.picture(placement)]), size: size, scale: 1, background: background)
  }

  private static func encode(
    _ pixbuf: OpaquePointer, quality: CGFloat, name: String
  ) throws(RasterError) -> Data {
    var buffer: UnsafeMutablePointer<CChar>?
    var count = 0
    var failure: UnsafeMutablePointer<GError>?
    let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
    var key = strdup("quality")
    var value = strdup(percent)
    defer {
      free(key)
      free(value)
    }
    var keys = [key, nil]
    var values = [value, nil]
    let saved = gdk_pixbuf_save_to_bufferv(
      pixbuf, &buffer, &count, "jpeg", &keys, &values, &failure)
    (key, value) = (keys[0], values[0])
    defer {
      g_free(buffer)
      if let failure { g_error_free(failure) }
    }
    guard saved != 0, let buffer else {
      let words = failure.flatMap { $0.pointee.message }.map { String(cString: $0) }
      throw .undecodable(name: name, reason: words ?? "not saved")
    }
    return Data(bytes: buffer, count: Int(count))
  }
}
