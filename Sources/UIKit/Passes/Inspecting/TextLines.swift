// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Geometry
internal import TextLayout

extension UIView {
  /// Distances from the top of the view's bounds to the baselines of the lines it shows, in points;
  /// empty for views without text of their own.
  package final var shownBaselines: [CGFloat] {
    switch self {
    case let label as UILabel: return label.lineBaselines
    case is UITextField:
      let first = firstBaselineOffsetFromTop
      return first > 0 && first < bounds.height ? [first] : []
    default: return []
    }
  }
}

extension UILabel {
  /// The same arithmetic as for drawing: the block of lines is centred, baselines are on pixels.
  fileprivate var lineBaselines: [CGFloat] {
    guard let full = preparedText, bounds.width > 0, bounds.height > 0 else { return [] }
    let frame = fittedFrame(shrunkText(full, toFit: bounds.size), in: bounds.size)
    let grid = pixelGrid
    let top = (bounds.height - grid.ceiling(frame.size.height)) / 2
    return frame.lines.map { grid.snapping(top + $0.baseline) }
  }
}
