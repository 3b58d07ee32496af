// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
import Foundation
internal import UIKit

/// What a number follows, in words (Documentation/Explain.md §3).
@MainActor
struct PartWords {
  let explainer: Explainer

  func part(_ part: FrameDecision.Part) -> ExplainedPart {
    switch part.source {
    case .constraint(let constraint): return constraintPart(constraint, part)
    case .content(let view, let isVertical, let hold):
      return ExplainedPart(
        .content, amount: part.amount,
        text: ContentWords.text(
          of: view, isVertical: isVertical, part.effect == 0 ? nil : part.amount / part.effect)
          + " (\(PartWords.words(for: hold, part.priority)))",
        priority: Double(part.priority), place: OriginPlace.place(of: view))
    case .frame(let view, let value):
      let hand = HandFrame(view, value)
      return ExplainedPart(
        .frame, amount: part.amount, text: "\(view.shortName): \(hand.text)", place: hand.place,
        because: hand.because)
    case .given(let view, let isVertical):
      let value: FrameValue = isVertical ? .height : .width
      let length = isVertical ? view.bounds.height : view.bounds.width
      return ExplainedPart(
        .given, amount: part.amount,
        text: "\(view.shortName) is \(short(length)) \(isVertical ? "tall" : "wide")",
        because: explainer.origin(of: value, view))
    case .target(let isVertical):
      return ExplainedPart(
        .target, amount: part.amount,
        text: "nothing else gives a \(isVertical ? "height" : "width"); measuring starts from "
          + "\(short(part.amount))", priority: Double(part.priority))
    case .notNegative:
      return ExplainedPart(.system, amount: part.amount, text: "a length is never negative")
    }
  }

  /// What is not satisfied, in words.
  func loser(
    _ loser: FrameDecision.Loser, of value: FrameValue, _ view: UIView, _ decision: FrameDecision
  ) -> ExplainedLoser? {
    let wish = Wish(loser, of: value, view, decision).value
    let text: String
    let place: SourcePlace?
    switch loser.source {
    case .constraint(let constraint):
      // A stack's wish to be small gives way in every layout.
      if constraint.isOfSystem, loser.priority < 1000 { return nil }
      text = ConstraintWords.text(of: constraint)
      place = self.place(of: constraint)
    case .content(let other, let isVertical, let hold):
      // Neighbours that are stretched, and sizes asked for a position, are no news.
      guard let wish, value.isSize, hold == .compressionResistance || other === view else {
        return nil
      }
      text =
        ContentWords.text(of: other, isVertical: isVertical, other === view ? wish : nil)
        + " (\(PartWords.words(for: hold, loser.priority)))"
      place = OriginPlace.place(of: other)
    case .frame, .given, .target, .notNegative: return nil
    }
    return ExplainedLoser(
      text: text, priority: Double(loser.priority), missing: rounded(loser.missing),
      preferred: wish.map { rounded($0) },
      isBroken: loser.preferred == nil, place: place)
  }

  /// One source without its share, for sentences.
  static func name(of source: FrameDecision.Source) -> String {
    switch source {
    case .constraint(let constraint): "`\(ConstraintWords.text(of: constraint))`"
    case .content(let view, _, let hold):
      switch hold {
      case .hugging: "the content hugging of \(view.shortName)"
      case .compressionResistance: "the compression resistance of \(view.shortName)"
      case .both: "the natural size of \(view.shortName)"
      }
    case .frame(let view, let value): "\(value.rawValue) of \(view.shortName)'s frame"
    case .given(let view, let isVertical):
      "the \(isVertical ? "height" : "width") of \(view.shortName)"
    case .target: "the size that measuring starts from"
    case .notNegative: "that a length is never negative"
    }
  }

  private static func words(
    for hold: FrameDecision.ContentHold, _ priority: Float
  ) -> String {
    let level = String(format: "%g", Double(priority))
    switch hold {
    case .hugging: return "kept from growing by content hugging \(level)"
    case .compressionResistance: return "kept from shrinking by compression resistance \(level)"
    case .both: return "content hugging and compression resistance \(level)"
    }
  }

  // MARK: Constraints

  private func constraintPart(
    _ constraint: NSLayoutConstraint, _ part: FrameDecision.Part
  ) -> ExplainedPart {
    let stack = PartWords.stack(of: constraint)
    var text = ConstraintWords.text(of: constraint)
    if let stack, let role = PartWords.role(of: constraint, in: stack) { text += " (\(role))" }
    return ExplainedPart(
      stack == nil ? .constraint : .stack, amount: part.amount, text: text,
      priority: Double(part.priority), place: place(of: constraint),
      because: InsetWords.text(of: constraint))
  }

  private func place(of constraint: NSLayoutConstraint) -> SourcePlace? {
    if let stack = PartWords.stack(of: constraint) { return OriginPlace.place(of: stack) }
    return OriginPlace.place(constraint.origin)
  }

  /// The stack view that made a constraint.
  private static func stack(of constraint: NSLayoutConstraint) -> UIStackView? {
    guard constraint.identifier?.hasPrefix("UISV-") == true else { return nil }
    let views = [constraint.firstView, constraint.secondView].compactMap(\.self)
    return views.compactMap { $0 as? UIStackView }.first { stack in
      views.allSatisfy { $0 === stack || $0.superview === stack }
    } ?? views.first?.superview as? UIStackView
  }

  private static func role(of constraint: NSLayoutConstraint, in stack: UIStackView) -> String? {
    let name = stack.shortName
    switch constraint.identifier ?? "" {
    case "UISV-canvas-connection": return "an end of \(name)"
    case "UISV-spacing": return "spacing of \(name)"
    case "UISV-fill-equally": return "distribution fillEqually of \(name)"
    case "UISV-fill-proportionally": return "distribution fillProportionally of \(name)"
    case "UISV-hiding": return "hidden in \(name), so without extent"
    case "UISV-text-width-disambiguation": return "an equal share of \(name) for its texts"
    case "UISV-canvas-fit": return "\(name) is as small as its items allow"
    case "UISV-ambiguity-suppression": return "items of \(name) are no larger than needed"
    case let other where other.hasPrefix("UISV-distributing"):
      return "distribution of \(name)"
    default: return "alignment of \(name)"
    }
  }
}

/// To a hundredth of a point, so that rounding noise does not show.
func rounded(_ value: Double) -> Double {
  let result = (value * 100).rounded() / 100
  return result == 0 ? 0 : result
}
