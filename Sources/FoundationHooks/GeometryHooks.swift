// Part of Snug, under the Apache License 2.0; see LICENSE.

public import Foundation

// CoreGraphics documents rectangles that only touch as apart, Foundation on Linux does not. The
// symbols are Foundation's own, as in FoundationHooks.swift. Documentation/Views.md §1.5.

/// Whether the insides of two rectangles have a point in common; an empty rectangle counts inside
/// another, not on its edge.
@_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
public func rectIntersects(_ other: CGRect, _ rect: CGRect) -> Bool {
  guard !rect.isNull, !other.isNull else { return false }
  return rect.minX < other.maxX && other.minX < rect.maxX
    && rect.minY < other.maxY && other.minY < rect.maxY
}

/// The part of both; `CGRect.null` where they do not intersect.
@_silgen_name("$s10Foundation6CGRectV12intersectionyA2CF")
public func rectIntersection(_ other: CGRect, _ rect: CGRect) -> CGRect {
  guard rectIntersects(other, rect) else { return .null }
  let horizontal = overlap(rect.minX, rect.width, other.minX, other.width)
  let vertical = overlap(rect.minY, rect.height, other.minY, other.height)
  return CGRect(
    x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
}

/// Whether a point lies inside or on the upper and left edges. Foundation's stops the process at
/// rectangles without end.
@_silgen_name("$s10Foundation6CGRectV8containsySbAA7CGPointVF")
public func rectContains(_ point: CGPoint, _ rect: CGRect) -> Bool {
  point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
}

/// Where two spans overlap; a span inside the other stays exactly as it is.
private func overlap(
  _ first: CGFloat, _ firstLength: CGFloat, _ second: CGFloat, _ secondLength: CGFloat
) -> (start: CGFloat, length: CGFloat) {
  let (firstEnd, secondEnd) = (first + firstLength, second + secondLength)
  if first >= second, firstEnd <= secondEnd { return (first, firstLength) }
  if second >= first, secondEnd <= firstEnd { return (second, secondLength) }
  let start = max(first, second)
  return (start, min(firstEnd, secondEnd) - start)
}
