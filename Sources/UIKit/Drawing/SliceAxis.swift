// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation

/// How one axis of a picture with caps fills an extent.
struct SliceAxis {
  struct Piece {
    /// Fractions of the picture.
    var source: ClosedRange<CGFloat>
    /// Points.
    var target: ClosedRange<CGFloat>
  }

  private(set) var pieces: [Piece] = []

  /// Cuts a picture of `length` points into a cap, a middle and a cap, and lays these out from
  /// `start` over `extent` points. Caps that do not fit shrink together.
  ///
  /// A middle that repeats starts at its full length and is cut off at the far cap.
  init(
    length: CGFloat, before: CGFloat, after: CGFloat, start: CGFloat, extent: CGFloat,
    repeats: Bool
  ) {
    let caps = before + after
    let shrink = caps > extent && caps > 0 ? extent / caps : 1
    let middleStart = start + before * shrink
    let middleEnd = start + extent - after * shrink
    let sourceEnd = max(length - after, before)
    add(0, before / length, start, middleStart)
    let middle = sourceEnd - before
    if middle > 0, repeats, middleEnd - middleStart > middle {
      var position = middleStart
      while position < middleEnd - 1e-6 {
        let end = min(position + middle, middleEnd)
        add(before / length, (before + end - position) / length, position, end)
        position = end
      }
    } else {
      add(before / length, sourceEnd / length, middleStart, middleEnd)
    }
    add(sourceEnd / length, 1, middleEnd, start + extent)
  }

  private mutating func add(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) {
    guard to > from, end > start else { return }
    pieces.append(Piece(source: from...to, target: start...end))
  }
}
