// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
internal import Foundation

/// Reports the names of images and colours that were asked for and are nowhere, and of images that are too
/// large to be shown, or broken.
///
/// Drawing ranks below the run time that keeps issues: `report(_:name:)` is declared there.
enum MissingResource {
  enum Kind {
    case image, color, symbol
    case hugeImage(width: Int, height: Int)
    case brokenImage(reason: String)
  }

  /// Tells an image whose pixels nobody decodes (Documentation/HostileFiles.md §2.3), and one whose header
  /// is sound and whose pixels are not (§2.5).
  static func check(_ header: ImageHeader, _ data: Data, name: String) {
    let (pixels, isBeyond) = header.width.multipliedReportingOverflow(by: header.height)
    if isBeyond || pixels > Picture.mostPixels {
      report(.hugeImage(width: header.width, height: header.height), name: name)
    } else if PictureProbe.isCut(data) {
      report(.brokenImage(reason: "the file ends before its picture does"), name: name)
    } else if let reason = PictureProbe.problem(of: data, pixels: pixels) {
      report(.brokenImage(reason: reason), name: name)
    }
  }
}
