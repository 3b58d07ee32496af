// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Which points a path's fill covers.
package enum FillRule: String, Hashable, Sendable {
  /// Those that the path winds around.
  case winding
  /// Those that a ray leaves across an odd number of edges.
  case evenOdd
}

/// How a path's outline is drawn; lengths in points.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  package var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// How paint meets what is below it; the names are those of Porter and Duff and of PDF.
package enum BlendMode: String, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// A blurred, shifted copy of a shape below it.
package struct Shadow: Hashable, Sendable {
  /// In the points of the coordinate system that the shadow is given in.
  package var offset: CGSize
  /// Standard deviation of the blur, in points.
  package var deviation: CGFloat
  package var color: PaintColor

  package init(offset: CGSize, deviation: CGFloat, color: PaintColor) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }
}

/// A smooth change of colour that fills the clip.
package struct Gradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// From 0 to 1 along the gradient.
    package var location: CGFloat
    package var color: PaintColor

    package init(location: CGFloat, color: PaintColor) {
      self.location = location
      self.color = color
    }
  }

  package enum Shape: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// One turn around a point; the angle is that of the first stop, in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var shape: Shape
  package var stops: [Stop]
  /// Whether the first colour goes on before the start.
  package var extendsBefore: Bool
  /// Whether the last colour goes on after the end.
  package var extendsAfter: Bool

  package init(
    shape: Shape, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    self.shape = shape
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}
