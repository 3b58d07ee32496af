// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// Operations on the areas of paths (Documentation/Drawing.md §4.9). Results are made of straight
/// lines; a curve is sixteen of them.
extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 || $1 }
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 && $1 }
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: other, rule) { $0 && !$1 }
  }

  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { area(with: other, rule) { $0 != $1 } }

  /// The same area by lines that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    area(with: CGPath(Path()), rule) { inside, _ in inside }
  }

  /// The parts of the lines that lie within the other path's area.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { lines(cutBy: other) { other.contains($0, using: rule) } }

  /// The parts of the lines that lie outside of the other path's area.
  public func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { lines(cutBy: other) { !other.contains($0, using: rule) } }

  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Each connected part of the area, with the holes in it.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = normalized(using: rule).flattened(pieces: 16).map { Array($0.dropLast()) }
    let outer = loops.filter { CGPath.signedArea($0) > 0 }.sorted {
      CGPath.signedArea($0) < CGPath.signedArea($1)
    }
    var parts = outer.map { [$0] }
    for hole in loops where CGPath.signedArea(hole) <= 0 {
      guard let point = hole.first else { continue }
      // The smallest outline around it.
      let owner = outer.firstIndex { CGPath(Path(lines: [$0], closed: true)).contains(point) }
      if let owner { parts[owner].append(hole) }
    }
    return parts.map { CGPath(Path(lines: $0, closed: true)) }
  }

  // MARK: Areas

  private func area(
    with other: CGPath, _ rule: CGPathFillRule, _ isWanted: (Bool, Bool) -> Bool
  ) -> CGPath {
    let (lines, others) = (closedLines, other.closedLines)
    // Beside a line both sides may be within the curve that it stands for, so the lines are asked.
    let (own, second) = (Path(lines: lines, closed: true), Path(lines: others, closed: true))
    let loops = PathArrangement(lines + others).outlines { point in
      isWanted(own.contains(point, rule: rule.rule), second.contains(point, rule: rule.rule))
    }
    return CGPath(Path(lines: loops, closed: true))
  }

  private func lines(cutBy other: CGPath, _ isWanted: (CGPoint) -> Bool) -> CGPath {
    let pieces = PathArrangement(flattened(pieces: 16), cutBy: other.closedLines)
      .pieces(where: isWanted)
    return CGPath(Path(lines: pieces, closed: false))
  }

  /// The lines that filling goes by: every part ends where it began.
  private var closedLines: [[CGPoint]] {
    flattened(pieces: 16).map { $0.first == $0.last ? $0 : $0 + $0.prefix(1) }
  }

  private static func signedArea(_ loop: [CGPoint]) -> CGFloat {
    zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    } / 2
  }
}

extension Path {
  /// Lines from point to point.
  init(lines: [[CGPoint]], closed isClosed: Bool) {
    self.init()
    for line in lines {
      guard let first = line.first else { continue }
      move(to: first)
      for point in line.dropFirst() { addLine(to: point) }
      if isClosed { close() }
    }
  }
}
