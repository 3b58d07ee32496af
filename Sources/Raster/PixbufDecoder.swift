// Part of Snug, under the Apache License 2.0; see LICENSE.

private import CPixbuf
internal import DisplayList
internal import Foundation

/// Decodes image files with gdk-pixbuf; of an animation, the first picture.
enum PixbufDecoder {
  /// Owns a pixbuf loader.
  private struct Loader: ~Copyable {
    let handle: OpaquePointer

    init() { handle = gdk_pixbuf_loader_new() }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// Has a loader tell the size that a header says, and read no further where it is too large.
    func refuseHugePictures(_ size: UnsafeMutablePointer<PixelSize>) {
      _ = g_signal_connect_data(
        UnsafeMutableRawPointer(handle), "size-prepared",
        { loader, width, height, data in
          let size = PixelSize(width: Int(width), height: Int(height))
          guard size.isHuge else { return }
          data?.assumingMemoryBound(to: PixelSize.self).pointee = size
          // Loaders stop at an empty size, before there is room for pixels.
          gdk_pixbuf_loader_set_size(loader, 0, 0)
        }, size, nil, 0)
    }
  }

  private struct PixelSize {
    var width = 0
    var height = 0

    var isHuge: Bool {
      let (pixels, isBeyond) = width.multipliedReportingOverflow(by: height)
      return isBeyond || pixels > Picture.mostPixels
    }
  }

  /// The pixels of a file, premultiplied.
  static func decode(_ data: Data, name: String) throws(RasterError) -> ImageSurface {
    guard let data = FirstGIFPicture.data(of: data) else {
      throw .undecodable(name: name, reason: "a block of no known kind comes before any picture")
    }
    let loader = Loader()
    let huge = UnsafeMutablePointer<PixelSize>.allocate(capacity: 1)
    huge.initialize(to: PixelSize())
    defer { huge.deallocate() }
    loader.refuseHugePictures(huge)
    var failure: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader.handle, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &failure)
    }
    // The loader must be closed in any case; the first failure is the one to tell.
    let closed =
      written == 0
      ? gdk_pixbuf_loader_close(loader.handle, nil)
      : gdk_pixbuf_loader_close(loader.handle, &failure)
    defer { if let failure { g_error_free(failure) } }
    if huge.pointee.isHuge {
      throw .tooLarge(name: name, width: huge.pointee.width, height: huge.pointee.height)
    }
    guard written != 0, closed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader.handle) else {
      let words = failure.flatMap { $0.pointee.message }.map { String(cString: $0) }
      throw .undecodable(name: name, reason: words ?? "unknown format")
    }
    return try surface(of: pixbuf, name: name)
  }

  private static func surface(
    of pixbuf: OpaquePointer, name: String
  ) throws(RasterError) -> ImageSurface {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf), channels == 3 || channels == 4 else {
      throw .undecodable(name: name, reason: "\(channels) channels")
    }
    guard max(width, height) <= ImageSurface.longestSide else {
      throw .tooLarge(name: name, width: width, height: height)
    }
    let surface = try ImageSurface(width: width, height: height)
    let stride = surface.stride
    surface.withPixels { target in
      for row in 0..<height {
        for column in 0..<width {
          let from = row * rowBytes + column * channels
          let to = row * stride + column * 4
          let alpha = channels == 4 ? Int(source[from + 3]) : 255
          func premultiplied(_ value: UInt8) -> UInt8 {
            UInt8((Int(value) * alpha + 127) / 255)
          }
          target[to] = premultiplied(source[from + 2])
          target[to + 1] = premultiplied(source[from + 1])
          target[to + 2] = premultiplied(source[from])
          target[to + 3] = UInt8(alpha)
        }
      }
    }
    return surface
  }
}
