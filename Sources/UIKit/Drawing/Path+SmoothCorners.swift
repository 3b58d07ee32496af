// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

extension Path {
  /// How far a smooth corner reaches along each side, in radii.
  static let smoothReach: CGFloat = 1.528_664_83

  /// The points of a smooth top left corner of radius 1, from the left side to the top side: three
  /// cubics in a row (Documentation/Drawing.md §3.2). The last curve mirrors the first.
  private static let smoothCorner: [(CGFloat, CGFloat)] = [
    (0, 1.088_492_96), (0, 0.868_406_89), (0.074_911_38, 0.631_493_79),
    (0.169_059_97, 0.372_824_01), (0.372_824_01, 0.169_059_97), (0.631_493_79, 0.074_911_38),
    (0.868_406_89, 0), (1.088_492_96, 0), (smoothReach, 0),
  ]

  /// A rectangle with the corners of UIKit's `UIBezierPath(roundedRect:cornerRadius:)`: smooth ones
  /// while they fit, circular ones otherwise.
  mutating func addSmoothRoundedRect(_ rect: CGRect, radius: CGFloat) {
    let shorter = min(rect.width, rect.height)
    guard radius > 0, radius * Path.smoothReach <= shorter / 2 else {
      return addRoundedRect(rect, radii: CornerRadii(uniform: min(max(radius, 0), shorter / 2)))
    }
    let reach = radius * Path.smoothReach
    let corners: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1),
      (rect.maxX, rect.maxY, -1, -1), (rect.minX, rect.maxY, 1, -1),
    ]
    move(to: CGPoint(x: rect.minX, y: rect.minY + reach))
    for (index, corner) in corners.enumerated() {
      // Every second corner is entered along the other axis.
      let points = Path.smoothCorner.map { point -> CGPoint in
        let (along, across) = index % 2 == 0 ? (point.0, point.1) : (point.1, point.0)
        return CGPoint(
          x: corner.0 + corner.2 * along * radius, y: corner.1 + corner.3 * across * radius)
      }
      if index > 0 {
        let start =
          index % 2 == 0
          ? CGPoint(x: corner.0, y: corner.1 + corner.3 * reach)
          : CGPoint(x: corner.0 + corner.2 * reach, y: corner.1)
        addLine(to: start)
      }
      for curve in stride(from: 0, to: 9, by: 3) {
        addCubic(to: points[curve + 2], points[curve], points[curve + 1])
      }
    }
    close()
  }
}
