// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Scrolls with a finger that watches where it gets, so that the distance is exact.
///
/// A finger that only moved as far would lose what recognizing the movement takes, and gain what the
/// content runs on after it is lifted. This one goes on until the offset is right, rests, and lifts.
@MainActor
struct FingerScroll {
  let view: UIScrollView
  /// Points that a finger moves between two events.
  private static let stride: CGFloat = 24
  /// Events without effect after which the finger counts as powerless.
  private static let patience = 8

  /// Moves the content to `target`, which is within its limits; along the longer way first.
  func scroll(to target: CGPoint) {
    guard let window = view.window else { return }
    for _ in 0..<400 where !isThere(target) {
      let before = stand
      stroke(towards: target, in: window)
      if stand == before { break }
    }
    // Where fingers do not work: another recognizer has the touches, or paging holds the offset.
    if !isThere(target), !view.isPagingEnabled {
      view.setContentOffset(target, animated: false)
      Runtime.current.turn()
    }
  }

  /// What a finger changes: the offset, or where the view is, for a sheet may move before what it holds scrolls.
  private var stand: [CGPoint] { [view.contentOffset, view.convert(CGPoint.zero, to: nil)] }

  private func isThere(_ target: CGPoint) -> Bool {
    abs(target.x - view.contentOffset.x) < tolerance
      && abs(target.y - view.contentOffset.y) < tolerance
  }

  /// Offsets stand on whole pixels; the end of the content may lie between two of them.
  private var tolerance: CGFloat { 0.75 / max(view.traitCollection.displayScale, 1) }

  /// One movement of the finger, from where there is most room for it.
  private func stroke(towards target: CGPoint, in window: UIWindow) {
    let area = ScreenElement(view).visibleFrame(in: window)
    guard !area.isNull, area.width > 2, area.height > 2 else { return }
    let way = CGVector(dx: target.x - view.contentOffset.x, dy: target.y - view.contentOffset.y)
    let isVertical = abs(way.dy) >= abs(way.dx)
    // Content goes up when the finger does, so the finger starts at the far end.
    let start = CGPoint(
      x: isVertical
        ? area.midX : way.dx > 0 ? area.maxX - edge(area.width) : area.minX + edge(area.width),
      y: !isVertical
        ? area.midY : way.dy > 0 ? area.maxY - edge(area.height) : area.minY + edge(area.height))
    let finger = TouchSequence(at: start, in: window)
    var without = 0
    while without < Self.patience {
      let rest = isVertical ? target.y - view.contentOffset.y : target.x - view.contentOffset.x
      if abs(rest) < tolerance { break }
      let step = min(max(rest, -Self.stride), Self.stride)
      var point = finger.location
      if isVertical { point.y -= step } else { point.x -= step }
      guard area.insetBy(dx: 1, dy: 1).contains(point) else { break }
      let before = stand
      pause(TouchDriver.frame)
      finger.move(to: point)
      Runtime.current.turn()
      without = stand == before ? without + 1 : 0
    }
    // A finger that rests gives the content no speed.
    for _ in 0..<6 {
      pause(TouchDriver.frame)
      finger.move(to: finger.location)
    }
    if without < Self.patience { finger.end() } else { finger.cancel() }
    Runtime.current.turn()
  }

  /// Where a stroke starts, in points from the edge.
  private func edge(_ length: CGFloat) -> CGFloat { min(length * 0.12, 60) }

  private func pause(_ seconds: TimeInterval) {
    Runtime.current.advance(to: Runtime.current.now + seconds)
  }
}
