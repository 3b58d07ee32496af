// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DisplayList
import Foundation

/// A path that an animation follows: places by shares of the way (Documentation/Animation.md §4.6).
struct KeyframePath {
  /// Lines and curves, without the moves between them.
  private let pieces: [CubicCurve]
  /// Lengths of the pieces, points.
  private let lengths: [CGFloat]

  /// Chords a piece that lengths are measured with.
  private static let chords = 32

  init?(_ path: CGPath) {
    var pieces: [CubicCurve] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      let third = CGPoint(x: (point.x - current.x) / 3, y: (point.y - current.y) / 3)
      pieces.append(
        CubicCurve(
          start: current, first: CGPoint(x: current.x + third.x, y: current.y + third.y),
          second: CGPoint(x: point.x - third.x, y: point.y - third.y), end: point))
    }
    for element in path.path.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point):
        line(to: point)
        current = point
      case .quadratic(let control, let end):
        pieces.append(CubicCurve(from: current, quadratic: control, to: end))
        current = end
      case .cubic(let first, let second, let end):
        pieces.append(CubicCurve(start: current, first: first, second: second, end: end))
        current = end
      case .close:
        if current != start { line(to: start) }
        current = start
      }
    }
    guard !pieces.isEmpty else { return nil }
    self.pieces = pieces
    lengths = pieces.map { piece in
      var (length, last) = (CGFloat.zero, piece.start)
      for step in 1...KeyframePath.chords {
        let next = piece.point(at: CGFloat(step) / CGFloat(KeyframePath.chords))
        length += hypot(next.x - last.x, next.y - last.y)
        last = next
      }
      return length
    }
  }

  var count: Int { pieces.count }

  /// The place and direction (radians) at a share of one piece.
  func place(piece index: Int, at share: CGFloat) -> (point: CGPoint, angle: CGFloat) {
    let piece = pieces[min(max(index, 0), pieces.count - 1)]
    let point = piece.point(at: share)
    let (before, after) = (
      piece.point(at: max(0, share - 0.001)), piece.point(at: min(1, share + 0.001))
    )
    return (point, atan2(after.y - before.y, after.x - before.x))
  }

  /// The place where a share of the length lies behind.
  func pacedPlace(at share: CGFloat) -> (point: CGPoint, angle: CGFloat) {
    var rest = lengths.reduce(0, +) * min(max(share, 0), 1)
    for (index, length) in lengths.enumerated() {
      if rest <= length || index == lengths.count - 1 {
        return place(piece: index, at: parameter(of: rest, in: index))
      }
      rest -= length
    }
    return place(piece: lengths.count - 1, at: 1)
  }

  /// The curve's parameter where `distance` points of a piece lie behind.
  private func parameter(of distance: CGFloat, in index: Int) -> CGFloat {
    var (length, last) = (CGFloat.zero, pieces[index].start)
    for step in 1...KeyframePath.chords {
      let end = CGFloat(step) / CGFloat(KeyframePath.chords)
      let next = pieces[index].point(at: end)
      let chord = hypot(next.x - last.x, next.y - last.y)
      if length + chord >= distance, chord > 0 {
        return end - (1 - (distance - length) / chord) / CGFloat(KeyframePath.chords)
      }
      length += chord
      last = next
    }
    return 1
  }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotation.x")
  public static let rotateY = CAValueFunctionName(rawValue: "rotation.y")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotation.z")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scale.x")
  public static let scaleY = CAValueFunctionName(rawValue: "scale.y")
  public static let scaleZ = CAValueFunctionName(rawValue: "scale.z")
  public static let translate = CAValueFunctionName(rawValue: "translation")
  public static let translateX = CAValueFunctionName(rawValue: "translation.x")
  public static let translateY = CAValueFunctionName(rawValue: "translation.y")
  public static let translateZ = CAValueFunctionName(rawValue: "translation.z")
}

/// Makes a number of an animation the part of a transform that it names.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) { self.name = name }
}
