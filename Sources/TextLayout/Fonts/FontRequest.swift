// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
internal import Geometry

/// What a caller asks of the font library: a family, a size and a style.
///
/// Equal requests always give the same face, metrics and advances.
package struct FontRequest: Hashable, Sendable {
  /// The shape of the system font.
  package enum Design: UInt8, Hashable, Sendable {
    case standard
    case monospaced
    case rounded
    case serif
  }

  /// Where the face comes from.
  package enum Family: Hashable, Sendable {
    /// The system font: Inter with San Francisco's metrics (Documentation/TextLayout.md §2).
    case system(Design)
    /// A family name or PostScript name; names that nothing knows fall back to the system font.
    case named(String)
    /// A published family that an app brings along, by either name, where its files are not there
    /// (Documentation/TextLayout.md §7.6).
    case ofApp(String)
  }

  package var family: Family
  /// Size in points; from zero to the largest number of a layout (Documentation/HostileFiles.md §3.1).
  package var pointSize: CGFloat {
    didSet { pointSize = max(0, pointSize.layoutNumber) }
  }
  /// Weight from -1 (thinnest) over 0 (regular) to 1; the scale of FontWeight.
  package var weight: CGFloat
  package var isItalic: Bool
  /// Digits take one common width (the system font only).
  package var hasMonospacedDigits: Bool
  /// What a descriptor asked for beyond weight and slope, in its order; told again, and but for the
  /// digits' widths not drawn.
  package var features: [FontFeature] = []
  /// Which make of San Francisco stands behind the system font.
  package var generation = SystemFontGeneration.variable

  package init(
    family: Family = .system(.standard), pointSize: CGFloat, weight: CGFloat = 0,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.pointSize = max(0, pointSize.layoutNumber)
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The regular system font.
  package static func system(_ pointSize: CGFloat, weight: CGFloat = 0) -> FontRequest {
    FontRequest(pointSize: pointSize, weight: weight)
  }

  /// A face by family or PostScript name.
  package static func named(_ name: String, _ pointSize: CGFloat) -> FontRequest {
    FontRequest(family: .named(name), pointSize: pointSize)
  }
}
