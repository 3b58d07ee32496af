// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList

/// Reports the names of images and colours that were asked for and are nowhere, and of images that are too
/// large to be shown.
///
/// Drawing ranks below the run time that keeps issues: `report(_:name:)` is declared there.
enum MissingResource {
  enum Kind {
    case image, color, symbol
    case hugeImage(width: Int, height: Int)
  }

  /// Tells an image whose pixels nobody decodes (Documentation/HostileFiles.md §2.3).
  static func check(_ header: ImageHeader, name: String) {
    let (pixels, isBeyond) = header.width.multipliedReportingOverflow(by: header.height)
    guard isBeyond || pixels > Picture.mostPixels else { return }
    report(.hugeImage(width: header.width, height: header.height), name: name)
  }
}
