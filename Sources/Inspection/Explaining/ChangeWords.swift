// Part of Snug, under the Apache License 2.0; see LICENSE.

import Foundation
internal import UIKit

/// What would have to change for a number to be another one (Documentation/Explain.md §5).
@MainActor
struct ChangeWords {
  let view: UIView
  let value: FrameValue
  let decision: FrameDecision

  var text: String {
    if let text = nothingDecides { return text }
    if let text = broken { return text }
    if decision.isOpen { return Inspector.cure([openValue]) }
    if let text = beaten { return text }
    return follows
  }

  private var openValue: OpenValue {
    switch value {
    case .x: .horizontalPosition
    case .y: .verticalPosition
    case .width: .width
    case .height: .height
    }
  }

  /// A length of nothing.
  private var nothingDecides: String? {
    guard value.isSize, abs(decision.value) < 0.01 else { return nil }
    let isDecided = decision.parts.contains { part in
      switch part.source {
      case .target, .notNegative: false
      default: true
      }
    }
    guard !isDecided else { return nil }
    let name = view.shortName
    let anchor = value == .height ? "heightAnchor" : "widthAnchor"
    if view is UIScrollView {
      return "A list or scroll view has no \(value.rawValue) by nature, since its content scrolls. "
        + "Give it one: \(name).\(anchor) equal to its contentSize.\(value.rawValue), set again when "
        + "that changes, or an intrinsicContentSize that answers the contentSize."
    }
    return "Nothing gives \(name) a \(value.rawValue). Tie both of its edges, add "
      + "\(name).\(anchor), or give it content with a natural size."
  }

  private var broken: String? {
    guard let loser = decision.losers.first(where: { $0.preferred == nil }) else { return nil }
    let name = PartWords.name(of: loser.source)
    guard let rival = rival else {
      return "Remove \(name), or give it a priority below 1000: it cannot hold with the others."
    }
    return "\(name) is required too and was broken. Remove it or \(rival), or give one of them a "
      + "priority below 1000."
  }

  /// The nearest constraint of the app among those that decide.
  private var rival: String? {
    for part in decision.parts {
      guard case .constraint = part.source else { continue }
      return PartWords.name(of: part.source)
    }
    return nil
  }

  /// Something optional wanted more than it got.
  ///
  /// A view that is stretched beyond its content is what most people want; only lack is a reason.
  private var beaten: String? {
    let wanting = decision.losers.compactMap { loser -> (FrameDecision.Loser, Double)? in
      switch loser.source {
      case .content(_, _, .hugging), .target, .given, .frame, .notNegative: return nil
      case .constraint(let constraint) where constraint.isOfSystem: return nil
      default: break
      }
      guard let wish = Wish(loser, of: value, view, decision).value else { return nil }
      return abs(wish - decision.value) > 0.01 ? (loser, wish) : nil
    }
    guard let (loser, wish) = wanting.max(by: { $0.0.priority < $1.0.priority }) else { return nil }
    var ways: [String] = []
    for part in decision.parts where part.priority > loser.priority {
      switch part.source {
      case .constraint(let constraint):
        guard ways.count < 2 else { continue }
        let name = PartWords.name(of: part.source)
        // A wish for more is granted by a constraint that allows more.
        ways.append(
          constraint.secondItem == nil && constraint.relation == .equal && wish > decision.value
            ? "\(name) must become ≥ or go" : "\(name) must go or change")
      case .given(let outer, let isVertical) where part.effect != 0:
        let now = isVertical ? outer.bounds.height : outer.bounds.width
        let needed = Double(now) + (wish - decision.value) / part.effect
        ways.append(
          "\(outer.shortName) must be \(short(needed)) \(isVertical ? "tall" : "wide") instead of "
            + short(now))
      default: continue
      }
    }
    guard !ways.isEmpty else { return nil }
    let level = String(format: "%g", Double(loser.priority))
    return
      "For \(short(wish)), \(ways.joined(separator: ", or ")); a priority below the \(level) of "
      + "\(PartWords.name(of: loser.source)) would do, too."
  }

  private var follows: String {
    var ways: [String] = []
    for part in decision.parts {
      switch part.source {
      case .constraint(let constraint):
        // Edges that touch are not what anybody wants to change, as long as there is more.
        guard abs(part.amount) > 0.01 || constraint.multiplier != 1 else { continue }
        let what: String
        if constraint.constant != 0 {
          what = "constant"
        } else if !InsetWords.text(of: constraint).isEmpty {
          what = "margin or safe area"
        } else {
          what = constraint.multiplier == 1 ? "constant" : "multiplier"
        }
        ways.append("the \(what) of \(PartWords.name(of: part.source))")
      case .content(let view, _, _): ways.append(ChangeWords.content(of: view))
      case .given(let view, let isVertical):
        ways.append("the \(isVertical ? "height" : "width") of \(view.shortName)")
      case .frame(let view, let value):
        ways.append("\(value.rawValue) of \(view.shortName)'s frame")
      case .target, .notNegative: continue
      }
    }
    ways = ways.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if ways.count > 4 { ways = ways.prefix(4) + ["the others above"] }
    if ways.isEmpty {
      guard let rival else { return "" }
      return "It follows \(rival); give that a constant to move it."
    }
    guard ways.count > 1 else { return "It changes with \(ways[0])." }
    let last = ways.removeLast()
    return "It changes with \(ways.joined(separator: ", ")) or \(last)."
  }

  private static func content(of view: UIView) -> String {
    let name = view.shortName
    switch view {
    case let label as UILabel:
      return label.numberOfLines == 1
        ? "\(name)'s text or font (one line only: numberOfLines is 1)"
        : "\(name)'s text, font or width"
    case is UIImageView: return "\(name)'s image"
    case is UIButton: return "\(name)'s title, image or insets"
    default: return "what \(name) shows"
    }
  }
}
