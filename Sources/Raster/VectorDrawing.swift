// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CCairo
private import CPoppler
private import CRsvg
internal import DisplayList
package import Foundation

/// Owns an opened PDF or SVG file, of which a page, the document or one element is shown.
package final class VectorDrawing {
  private enum Handle {
    case page(OpaquePointer, of: OpaquePointer)
    case document(OpaquePointer)
  }

  private let handle: Handle
  private let part: String?
  /// What is shown, in points; a pixel of SVG is one.
  package let size: CGSize

  /// - Parameters:
  ///   - part: The identifier of an element of an SVG file, or the number of a page, of which nil is the
  ///     first; nil for all of a drawing.
  ///   - name: Names the picture in errors.
  package init(_ data: Data, part: String? = nil, name: String) throws(RasterError) {
    let isPage = VectorDrawing.isPDF(data)
    guard let handle = isPage ? VectorDrawing.page(data, part) : VectorDrawing.document(data) else {
      throw .undecodable(name: name, reason: "not a \(isPage ? "PDF" : "SVG") file")
    }
    self.handle = handle
    self.part = part
    size = VectorDrawing.size(handle, part: part) ?? .zero
    guard size.width > 0, size.height > 0 else {
      throw .undecodable(name: name, reason: "nothing in it has a size")
    }
  }

  deinit {
    switch handle {
    case .page(let page, let document):
      g_object_unref(UnsafeMutableRawPointer(page))
      g_object_unref(UnsafeMutableRawPointer(document))
    case .document(let document): g_object_unref(UnsafeMutableRawPointer(document))
    }
  }

  /// The size in points of what would be shown; nil for what cannot be read.
  package static func size(of data: Data, part: String? = nil) -> CGSize? {
    (try? VectorDrawing(data, part: part, name: ""))?.size
  }

  /// How many pages a PDF file has; 0 for other bytes.
  package static func pageCount(of data: Data) -> Int {
    guard isPDF(data), let document = openPDF(data) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    return Int(poppler_document_get_n_pages(document))
  }

  /// Draws from the origin, as large as `size` in the context's units.
  func paint(on context: OpaquePointer, size: CGSize) {
    cairo_save(context)
    defer { cairo_restore(context) }
    switch handle {
    case .page(let page, _):
      cairo_scale(
        context, Double(size.width / self.size.width), Double(size.height / self.size.height))
      poppler_page_render(page, context)
    case .document(let document):
      var viewport = RsvgRectangle(
        x: 0, y: 0, width: Double(size.width), height: Double(size.height))
      if let part {
        _ = rsvg_handle_render_element(document, context, "#\(part)", &viewport, nil)
      } else {
        _ = rsvg_handle_render_document(document, context, &viewport, nil)
      }
    }
  }

  /// The drawing as pixels.
  func surface(width: Int, height: Int) throws(RasterError) -> ImageSurface {
    let surface = try ImageSurface(width: width, height: height)
    guard let context = cairo_create(surface.handle) else { throw .cairo("out of memory") }
    defer { cairo_destroy(context) }
    paint(on: context, size: CGSize(width: width, height: height))
    try check(cairo_status(context).rawValue)
    return surface
  }

  // MARK: Opening

  private static func isPDF(_ data: Data) -> Bool {
    data.prefix(1024).range(of: Data("%PDF".utf8)) != nil
  }

  private static func openPDF(_ data: Data) -> OpaquePointer? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, $0.count) }
    defer { g_bytes_unref(bytes) }
    return poppler_document_new_from_bytes(bytes, nil, nil)
  }

  private static func page(_ data: Data, _ part: String?) -> Handle? {
    guard let number = part.map({ Int32($0) }) ?? 1, number > 0, let document = openPDF(data) else {
      return nil
    }
    guard number <= poppler_document_get_n_pages(document),
      let page = poppler_document_get_page(document, number - 1)
    else {
      g_object_unref(UnsafeMutableRawPointer(document))
      return nil
    }
    return .page(page, of: document)
  }

  private static func document(_ data: Data) -> Handle? {
    let handle = data.withUnsafeBytes {
      rsvg_handle_new_from_data($0.bindMemory(to: UInt8.self).baseAddress, $0.count, nil)
    }
    return handle.map(Handle.document)
  }

  private static func size(_ handle: Handle, part: String?) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    switch handle {
    case .page(let page, _):
      poppler_page_get_size(page, &width, &height)
    case .document(let document):
      if let part {
        var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
        let isThere = rsvg_handle_get_geometry_for_element(
          document, "#\(part)", &ink, &logical, nil)
        return isThere != 0 ? CGSize(width: ink.width, height: ink.height) : nil
      }
      if rsvg_handle_get_intrinsic_size_in_pixels(document, &width, &height) == 0 {
        // A document without lengths is as large as the box of its coordinates.
        var (hasBox, box) = (Int32(0), RsvgRectangle())
        rsvg_handle_get_intrinsic_dimensions(document, nil, nil, nil, nil, &hasBox, &box)
        guard hasBox != 0 else { return nil }
        (width, height) = (box.width, box.height)
      }
    }
    return CGSize(width: width, height: height)
  }
}
