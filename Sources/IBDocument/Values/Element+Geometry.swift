// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation
package import Geometry

/// Children that stand for sizes, insets and frames; all in points.
extension Element {
  package func rect(_ key: String) -> CGRect? {
    guard let rect = child("rect", key: key) else { return nil }
    return CGRect(
      x: rect.number("x", default: 0), y: rect.number("y", default: 0),
      width: rect.number("width", default: 0), height: rect.number("height", default: 0))
  }

  package func size(_ key: String) -> CGSize? {
    child("size", key: key).map {
      CGSize(width: $0.number("width", default: 0), height: $0.number("height", default: 0))
    }
  }

  package func point(_ key: String) -> CGPoint? {
    child("point", key: key).map {
      CGPoint(x: $0.number("x", default: 0), y: $0.number("y", default: 0))
    }
  }

  /// An `inset` (minX, minY, maxX, maxY) or `edgeInsets` (top, left, bottom, right) child.
  package func insets(_ key: String) -> Insets? {
    if let inset = child("inset", key: key) {
      return Insets(
        top: inset.number("minY", default: 0), left: inset.number("minX", default: 0),
        bottom: inset.number("maxY", default: 0), right: inset.number("maxX", default: 0))
    }
    return child("edgeInsets", key: key).map {
      Insets(
        top: $0.number("top", default: 0), left: $0.number("left", default: 0),
        bottom: $0.number("bottom", default: 0), right: $0.number("right", default: 0))
    }
  }

  /// A `directionalEdgeInsets` child.
  package func directionalInsets(_ key: String) -> DirectionalInsets? {
    child("directionalEdgeInsets", key: key).map {
      DirectionalInsets(
        top: $0.number("top", default: 0), leading: $0.number("leading", default: 0),
        bottom: $0.number("bottom", default: 0), trailing: $0.number("trailing", default: 0))
    }
  }

  /// The frame in a parent of a size: a `rect`, or a `frame key="frameInset"` whose members are
  /// distances from the parent's edges (§4). Nil when the document gives neither.
  package func frame(inParentOf size: CGSize) -> CGRect? {
    if let rect = rect("frame") { return rect }
    guard let inset = child("frame", key: "frameInset") else { return nil }
    return FrameInset(inset).frame(inParentOf: size)
  }

  package var autoresizing: Autoresizing {
    guard let mask = child("autoresizingMask", key: "autoresizingMask") else { return [] }
    let flags: [(String, Autoresizing)] = [
      ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
      ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
      ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
    ]
    return flags.reduce(into: []) { result, flag in
      if mask.boolean(flag.0, default: false) { result.insert(flag.1) }
    }
  }
}

/// Distances inward in reading direction, in points.
package struct DirectionalInsets: Equatable, Sendable {
  package var top, leading, bottom, trailing: CGFloat

  package init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Which springs and struts give; the bits of `UIView.AutoresizingMask`.
package struct Autoresizing: OptionSet, Equatable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleMinX = Autoresizing(rawValue: 1 << 0)
  package static let widthSizable = Autoresizing(rawValue: 1 << 1)
  package static let flexibleMaxX = Autoresizing(rawValue: 1 << 2)
  package static let flexibleMinY = Autoresizing(rawValue: 1 << 3)
  package static let heightSizable = Autoresizing(rawValue: 1 << 4)
  package static let flexibleMaxY = Autoresizing(rawValue: 1 << 5)
}

/// A frame written as distances from the parent's edges. Omitted members are zero.
package struct FrameInset: Equatable, Sendable {
  package var minX: CGFloat?
  package var minY: CGFloat?
  package var maxX: CGFloat?
  package var maxY: CGFloat?
  package var width: CGFloat?
  package var height: CGFloat?

  init(_ element: Element) {
    minX = element.number("minX")
    minY = element.number("minY")
    maxX = element.number("maxX")
    maxY = element.number("maxY")
    width = element.number("width")
    height = element.number("height")
  }

  /// The frame: a given extent is kept at the given edge, otherwise the span between both edges.
  package func frame(inParentOf size: CGSize) -> CGRect {
    let horizontal = FrameInset.span(minX, maxX, width, available: size.width)
    let vertical = FrameInset.span(minY, maxY, height, available: size.height)
    return CGRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.extent, height: vertical.extent)
  }

  private static func span(
    _ start: CGFloat?, _ end: CGFloat?, _ extent: CGFloat?, available: CGFloat
  ) -> (origin: CGFloat, extent: CGFloat) {
    if let extent {
      if start == nil, let end { return (available - end - extent, extent) }
      return (start ?? 0, extent)
    }
    let origin = start ?? 0
    return (origin, max(0, available - origin - (end ?? 0)))
  }
}
