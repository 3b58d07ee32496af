// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// Why a size that was kept through a change is wrong (Documentation/Check.md §6.11).
///
/// Three states of one view are compared: before the change, after it, and launched in the setting
/// that it led to. A size is shown to be wrong where it stayed as it was, and either a text that a
/// fresh launch shows is cut now, or the rule by which the view got its size in both launches, from
/// its surroundings or its text, no longer holds. Everything else proves nothing.
@MainActor
struct SizeProof {
  let isVertical: Bool
  let reason: String

  init?(before: ScreenSketch.Entry, after: ScreenSketch.Entry, fresh: ScreenSketch.Entry) {
    for isVertical in [false, true] {
      func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
      let (old, now, right) = (length(before.size), length(after.size), length(fresh.size))
      guard abs(now - right) > 1, abs(now - old) <= 0.5 else { continue }
      if after.layer != nil {
        guard before.fillsView, fresh.fillsView, !after.fillsView else { continue }
        self.isVertical = isVertical
        reason = "The layer was as large as its view, and did not follow it."
        return
      }
      if after.missingLines > 0.25, fresh.missingLines < 0.1 {
        self.isVertical = isVertical
        reason = "Text in it is cut now, and not after a launch in this setting."
        return
      }
      if let rule = SizeProof.brokenRule(before, after, fresh, length) {
        self.isVertical = isVertical
        reason = rule
        return
      }
      if isVertical, let rule = SizeProof.brokenSlack(before, after, fresh) {
        self.isVertical = true
        reason = rule
        return
      }
    }
    return nil
  }

  /// The most columns that a width is taken for.
  private static let columns = 8

  /// Whether both launches take the same share of their surroundings, and the kept size does not.
  private static func brokenRule(
    _ before: ScreenSketch.Entry, _ after: ScreenSketch.Entry, _ fresh: ScreenSketch.Entry,
    _ length: (CGSize) -> CGFloat
  ) -> String? {
    let measures: [(String, (ScreenSketch.Surroundings) -> CGSize)] = [
      ("the view around it", { $0.outer }), ("the safe area of the view around it", { $0.safe }),
      ("the window", { $0.window }),
    ]
    for (name, measure) in measures {
      let old = length(measure(before.surroundings))
      let now = length(measure(after.surroundings))
      let right = length(measure(fresh.surroundings))
      // Only what changed, and is now as it is after a launch, can have been followed.
      guard abs(now - right) <= 1, abs(old - now) > 1, old > 0, right > 0 else { continue }
      let (size, kept, wanted) = (length(before.size), length(after.size), length(fresh.size))
      if size > 1, abs(size / old - wanted / right) < 0.002, wanted > 1 {
        return "In both launches it takes \(short(wanted / right * 100)) % of \(name)."
      }
      for count in 1...columns {
        let rest = (old - CGFloat(count) * size, right - CGFloat(count) * wanted)
        guard abs(rest.0 - rest.1) <= 1, rest.0 >= -1,
          rest.0 <= max(old / 2, 40 * CGFloat(count + 1)),
          abs(now - CGFloat(count) * kept - rest.1) > 1
        else { continue }
        return count == 1
          ? "In both launches it is \(name) less \(short(rest.1)) pt."
          : "In both launches \(count) of them and \(short(rest.1)) pt fill \(name)."
      }
    }
    return nil
  }

  /// Whether both launches leave the same room below the text, and the kept height does not.
  private static func brokenSlack(
    _ before: ScreenSketch.Entry, _ after: ScreenSketch.Entry, _ fresh: ScreenSketch.Entry
  ) -> String? {
    guard let old = before.textBottom, let now = after.textBottom, let right = fresh.textBottom
    else { return nil }
    let rooms = (
      before.size.height - old, after.size.height - now, fresh.size.height - right
    )
    guard abs(rooms.0 - rooms.2) <= 1.5, abs(rooms.1 - rooms.2) > 2, rooms.2 >= -1 else {
      return nil
    }
    return "In both launches \(short(rooms.2)) pt are left below its text, and now "
      + "\(short(rooms.1)) pt."
  }
}
