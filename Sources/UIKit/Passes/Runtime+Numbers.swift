// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry

/// Lengths that an app gives for the parts of its lists (Documentation/HostileFiles.md §3).
extension Runtime {
  /// The length as a layout holds it. What is no number ends the app as it does on a phone, where
  /// the part's layer refuses it.
  ///
  /// - Parameter source: Who gave it, for the message: `tableView(_:heightForRowAt:)`.
  nonisolated static func listLength(_ length: CGFloat, from source: StaticString) -> CGFloat {
    guard length.isNaN else { return length.layoutNumber }
    raise(
      .layerInvalidGeometry,
      "CALayer position contains NaN: [nan nan]. The length is of \(source)")
  }

  /// The size of a flow layout's item; UIKit refuses negative ones.
  nonisolated static func itemSize(_ size: CGSize, from source: StaticString) -> CGSize {
    guard size.width >= 0 || size.width.isNaN, size.height >= 0 || size.height.isNaN else {
      raise(
        .internalInconsistency,
        "negative sizes are not supported in the flow layout (\(size), of \(source))")
    }
    return CGSize(
      width: listLength(size.width, from: source), height: listLength(size.height, from: source))
  }
}
