// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Where numbers of documents, apps and files become numbers that a layout can be made of
/// (Documentation/HostileFiles.md §3).
extension CGFloat {
  /// The largest length, in points, that a layout holds: beyond it a pixel is lost in rounding.
  package static let largestLayoutNumber: CGFloat = 1e9

  /// The number itself; 0 for NaN, and at most ``largestLayoutNumber`` either way.
  package var layoutNumber: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -.largestLayoutNumber), .largestLayoutNumber)
  }

  /// The number as a factor of lengths: as ``layoutNumber``, and 0 for what makes nothing of any length.
  package var layoutFactor: CGFloat { magnitude * .largestLayoutNumber < 1 ? 0 : layoutNumber }
}

extension Int {
  /// A number without its fraction; 0 for NaN, and at most 1e9 either way.
  package init<Value: BinaryFloatingPoint>(whole value: Value) {
    self.init(CGFloat(value).layoutNumber)
  }
}
