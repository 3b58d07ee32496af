// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
import Geometry
import ListGeometry

/// Makes flows as the measured vectors describe them: scale 2, spacing 10/10, no insets.
func flow(
  _ cross: CGFloat, axis: Axis = .vertical, _ sections: [FlowContents],
  estimate: FlowConfiguration.Estimate = .none, scale: CGFloat = 2
) -> FlowLayout {
  FlowLayout(
    configuration: FlowConfiguration(
      axis: axis, crossExtent: cross, grid: PixelGrid(scale: scale), estimate: estimate),
    sections: sections)
}

func uniform(
  _ count: Int, _ width: CGFloat, _ height: CGFloat, _ metrics: FlowMetrics = FlowMetrics()
) -> FlowContents {
  FlowContents(
    count: count, metrics: metrics, sizes: .uniform(CGSize(width: width, height: height)))
}

func each(
  _ sizes: [(CGFloat, CGFloat)], _ metrics: FlowMetrics = FlowMetrics()
) -> FlowContents {
  FlowContents(
    count: sizes.count, metrics: metrics,
    sizes: .each(sizes.map { CGSize(width: $0.0, height: $0.1) }))
}

extension FlowLayout {
  /// The origins of a section's items, as "x y" texts that read like the vectors.
  func origins(_ section: Int = 0) -> [String] {
    (0..<itemCount(inSection: section)).map { item in
      guard let frame = frame(ofItem: item, inSection: section) else { return "none" }
      return "\(short(frame.minX)) \(short(frame.minY))"
    }
  }
}

/// A number without a needless fraction.
func short(_ value: CGFloat) -> String {
  value == value.rounded() ? String(Int(value)) : String(Double(value))
}

/// A rectangle as "x y w h".
func short(_ rect: CGRect?) -> String {
  guard let rect else { return "none" }
  return [rect.minX, rect.minY, rect.width, rect.height].map(short).joined(separator: " ")
}
