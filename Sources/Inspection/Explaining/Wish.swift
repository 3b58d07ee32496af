// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import UIKit

/// What something that was not satisfied would make of a number (Documentation/Explain.md §3.2).
@MainActor
struct Wish {
  /// nil where no one number would satisfy it.
  let value: Double?

  init(
    _ loser: FrameDecision.Loser, of value: FrameValue, _ view: UIView, _ decision: FrameDecision
  ) {
    if let direct = Wish.direct(loser, value, view, decision.value) {
      self.value = direct
    } else if let preferred = loser.preferred, abs(preferred - decision.value) > 0.01 {
      self.value = preferred
    } else {
      self.value = nil
    }
  }

  /// What it says of this very number, whatever stands in its way.
  private static func direct(
    _ loser: FrameDecision.Loser, _ value: FrameValue, _ view: UIView, _ now: Double
  ) -> Double? {
    switch loser.source {
    case .content(let other, let isVertical, let hold):
      guard other === view, value == (isVertical ? .height : .width) else { return nil }
      switch hold {
      case .compressionResistance: return now + loser.missing
      case .hugging: return now - loser.missing
      case .both:
        let natural = isVertical ? view.naturalSizeNow.height : view.naturalSizeNow.width
        return now + (Double(natural) > now ? loser.missing : -loser.missing)
      }
    case .constraint(let constraint):
      guard constraint.firstItem === view, constraint.secondItem == nil,
        constraint.firstAttribute == (value == .height ? .height : .width), value.isSize
      else { return nil }
      return Double(constraint.constant)
    case .frame, .given, .target, .notNegative: return nil
    }
  }
}
