// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
package import DisplayList
package import Foundation

/// Turns display lists into pictures and documents.
///
/// The same list gives the same bytes, in every run and on every machine with the same libraries:
/// no hinting, fixed dates, numbered names. Fonts and images stay open between calls. Behaviour
/// note: Documentation/Drawing.md §8. Not `Sendable`: use one on each thread.
package final class Rasterizer {
  private let resources = RasterResources()

  package init() {}

  /// Images that could not be decoded so far; they are left out of pictures.
  package var problems: [RasterError] { resources.problems }

  /// The list as pixels.
  ///
  /// - Parameters:
  ///   - size: Of the canvas, in points; rounded up to whole pixels.
  ///   - scale: Pixels per point.
  ///   - background: Painted first; nil for a transparent picture.
  package func image(
    of list: DisplayList, size: CGSize, scale: CGFloat, background: PaintColor? = nil
  ) throws(RasterError) -> ImageSurface {
    let surface = try ImageSurface(
      width: Rasterizer.pixels(size.width, scale), height: Rasterizer.pixels(size.height, scale))
    let canvas = try Canvas(
      surface: surface.handle, resources: resources, pixelsPerUnit: 1, drawsOutlines: false)
    if let background {
      canvas.setSource(background)
      cairo_paint(canvas.context)
    }
    cairo_scale(canvas.context, Double(scale), Double(scale))
    try canvas.paint(list)
    try canvas.checkStatus()
    return surface
  }

  /// The list as the bytes of a PNG file; parameters as for ``image(of:size:scale:background:)``.
  package func png(
    of list: DisplayList, size: CGSize, scale: CGFloat, background: PaintColor? = nil
  ) throws(RasterError) -> Data {
    try image(of: list, size: size, scale: scale, background: background).png()
  }

  /// One page for each list, as the bytes of a PDF file; a point is 1/72 inch.
  package func pdf(of pages: [(list: DisplayList, size: CGSize)]) throws(RasterError) -> Data {
    let sink = ByteSink()
    let first = pages.first?.size ?? CGSize(width: 1, height: 1)
    let document = try VectorSurface(
      cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.pointer, Double(first.width), Double(first.height)))
    // The dates are those of the zip epoch: any fixed time will do.
    for field in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
      cairo_pdf_surface_set_metadata(document.handle, field, "1980-01-01T00:00:00Z")
    }
    for page in pages {
      cairo_pdf_surface_set_size(
        document.handle, Double(page.size.width), Double(page.size.height))
      let canvas = try Canvas(
        surface: document.handle, resources: resources, pixelsPerUnit: 3, drawsOutlines: true)
      try canvas.paint(page.list)
      try canvas.checkStatus()
      cairo_surface_show_page(document.handle)
    }
    try document.finish()
    return sink.data
  }

  /// The list as the bytes of an SVG file.
  package func svg(of list: DisplayList, size: CGSize) throws(RasterError) -> Data {
    let sink = ByteSink()
    let document = try VectorSurface(
      cairo_svg_surface_create_for_stream(
        ByteSink.write, sink.pointer, Double(size.width), Double(size.height)))
    let canvas = try Canvas(
      surface: document.handle, resources: resources, pixelsPerUnit: 3, drawsOutlines: true)
    try canvas.paint(list)
    try canvas.checkStatus()
    try document.finish()
    return SVGNames.renumbered(sink.data)
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let exact = length * scale
    guard exact.isFinite, exact < 1e6 else { return Int.max }
    return Int((exact - 1e-6).rounded(.up))
  }
}

/// Owns a cairo surface that writes a document.
final class VectorSurface {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer?) throws(RasterError) {
    guard let handle else { throw .cairo("out of memory") }
    self.handle = handle
    try check(cairo_surface_status(handle).rawValue)
  }

  deinit { cairo_surface_destroy(handle) }

  /// Writes what is left.
  func finish() throws(RasterError) {
    cairo_surface_finish(handle)
    try check(cairo_surface_status(handle).rawValue)
  }
}
