// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A feature of a font by the numbers of TrueType's registry, as descriptors have it.
package struct FontFeature: Hashable, Sendable {
  package let type: Int
  package let selector: Int

  package init(type: Int, selector: Int) {
    (self.type, self.selector) = (type, selector)
  }

  /// Digits of one width (number spacing, monospaced).
  package static let monospacedDigits = FontFeature(type: 6, selector: 0)
}
