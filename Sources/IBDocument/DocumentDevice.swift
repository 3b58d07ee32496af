// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// The device that a document was last laid out for.
package struct DocumentDevice: Equatable, Sendable {
  /// The document's word: `retina4_7`, `ipad9_7`.
  package let id: String
  package let isLandscape: Bool
  /// In points, in the document's orientation.
  package let size: CGSize
  /// Pixels in a point.
  package let scale: CGFloat
  package let isPad: Bool

  /// Nil for a device that is not in the table.
  init?(_ element: Element) {
    guard let id = element.id, let entry = DocumentDevice.table[id] else { return nil }
    self.id = id
    isLandscape = element["orientation"] == "landscape"
    size =
      isLandscape
      ? CGSize(width: entry.height, height: entry.width)
      : CGSize(width: entry.width, height: entry.height)
    scale = entry.scale
    isPad = id.hasPrefix("ipad")
  }

  /// Whether some device is as high as that in portrait, points.
  package static func isScreenHeight(_ height: CGFloat) -> Bool {
    table.values.contains { $0.height == height }
  }

  /// Portrait sizes in points; Documentation/InterfaceBuilder.md §1.
  private static let table: [String: (width: CGFloat, height: CGFloat, scale: CGFloat)] = [
    "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2),
    "retina5_5": (414, 736, 3), "retina5_9": (375, 812, 3), "retina6_1": (414, 896, 2),
    "retina6_5": (414, 896, 3), "retina6_0": (390, 844, 3), "retina6_12": (393, 852, 3),
    "retina6_7": (428, 926, 3), "retina6_72": (430, 932, 3), "retina6_3": (402, 874, 3),
    "retina6_9": (440, 956, 3), "retina5_4": (375, 812, 3),
    "ipad9_7": (768, 1024, 2), "ipad10_2": (810, 1080, 2), "ipad10_5": (834, 1112, 2),
    "ipad10_9rounded": (820, 1180, 2), "ipad11_0": (834, 1194, 2),
    "ipad11_0rounded": (834, 1194, 2), "ipad12_9": (1024, 1366, 2),
    "ipad12_9rounded": (1024, 1366, 2), "ipad8_3rounded": (744, 1133, 2), "ipad7_9": (768, 1024, 2),
  ]
}
