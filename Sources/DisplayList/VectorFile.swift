// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A drawing that keeps its lines: the bytes of a PDF or SVG file.
package struct VectorFile: Hashable, Sendable {
  package let data: Data
  /// The identifier of the one element that is shown, or a page's number; nil shows the first page or the
  /// document.
  package let part: String?
  /// In points.
  package let size: CGSize
  /// Whether it stays sharp when enlarged; else it is made pixels at its own size first, as catalogs
  /// do (Documentation/Drawing.md §6.6).
  package let staysSharp: Bool

  package init(data: Data, part: String? = nil, size: CGSize, staysSharp: Bool) {
    self.data = data
    self.part = part
    self.size = size
    self.staysSharp = staysSharp
  }
}
