// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// Lines and curves of any number of subpaths, in points.
///
/// - Invariant: A non-empty path starts with ``Element/move(_:)``.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    case cubic(CGPoint, CGPoint, end: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// Where the next segment starts; nil while the path is empty.
  package private(set) var currentPoint: CGPoint?
  /// Where `close` returns to.
  private var subpathStart = CGPoint.zero

  package init() {}

  package init(rect: CGRect) {
    addRect(rect)
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    (currentPoint, subpathStart) = (point, point)
  }

  /// Adds a line; on an empty path it only moves.
  package mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    reopen()
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func addQuadratic(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { move(to: control) }
    reopen()
    elements.append(.quadratic(control: control, end: end))
    currentPoint = end
  }

  package mutating func addCubic(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if currentPoint == nil { move(to: first) }
    reopen()
    elements.append(.cubic(first, second, end: end))
    currentPoint = end
  }

  /// Joins the subpath's end to its start; does nothing without a subpath or twice in a row.
  package mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  /// A segment after `close` starts a new subpath where the old one started.
  private mutating func reopen() {
    if elements.last == .close { elements.append(.move(subpathStart)) }
  }

  package mutating func append(_ other: Path) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    if !other.isEmpty { subpathStart = other.subpathStart }
  }

  /// The path with every point mapped.
  package func applying(_ matrix: Matrix) -> Path {
    if matrix.isIdentity { return self }
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point): return .move(matrix.applied(to: point))
      case .line(let point): return .line(matrix.applied(to: point))
      case .quadratic(let control, let end):
        return .quadratic(control: matrix.applied(to: control), end: matrix.applied(to: end))
      case .cubic(let first, let second, let end):
        return .cubic(
          matrix.applied(to: first), matrix.applied(to: second), end: matrix.applied(to: end))
      case .close: return .close
      }
    }
    result.currentPoint = currentPoint.map(matrix.applied(to:))
    result.subpathStart = matrix.applied(to: subpathStart)
    return result
  }

  /// The rectangle that the path is, when it is exactly one drawn by ``addRect(_:)``.
  package var asRect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .close,
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}
