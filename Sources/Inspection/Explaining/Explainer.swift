// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix
package import Findings
import Foundation
package import UIKit

/// Says why a view is where it is (Documentation/Explain.md).
///
/// Layout must be settled. Cells are measured once more; nothing is moved.
@MainActor
package struct Explainer {
  let directory: ViewDirectory

  package init(_ directory: ViewDirectory) { self.directory = directory }

  /// Explains numbers of a view's frame, all four where none is named.
  package func explanation(
    of view: UIView, _ value: FrameValue?, in configuration: Configuration
  ) -> Explanation {
    let inWindow = view.convert(view.bounds, to: view.window)
    let values = value.map { [$0] } ?? FrameValue.allCases
    return Explanation(
      configuration: configuration, path: directory.name(of: view),
      className: ClassNames.name(of: type(of: view)), text: ViewDirectory.text(of: view),
      place: OriginPlace.place(of: view), frame: Rect(view.frame),
      superview: view.superview.map { $0.shortName }, inWindow: Rect(inWindow),
      values: values.map { explained(view, $0) }, notes: notes(view))
  }

  func explained(_ view: UIView, _ value: FrameValue) -> ExplainedValue {
    let length = HandFrame.length(of: value, view.frame)
    if view.isPlacedByConstraints, let decision = view.decision(of: value) {
      return explained(decision, value, view, length)
    }
    if let outer = OuterFrame.of(view, value, self) {
      var result = outer.value
      result.value = rounded(Double(length))
      return result
    }
    let hand = HandFrame(view, value)
    return ExplainedValue(
      name: value.rawValue, value: rounded(Double(length)),
      parts: [
        ExplainedPart(
          .frame, amount: rounded(Double(length)), text: hand.text, place: hand.place,
          because: hand.because)
      ], change: hand.change)
  }

  /// A number that constraints decide.
  func explained(
    _ decision: FrameDecision, _ value: FrameValue, _ view: UIView, _ length: CGFloat,
    reason: String = ""
  ) -> ExplainedValue {
    let words = PartWords(explainer: self)
    var result = ExplainedValue(
      name: value.rawValue, value: rounded(Double(length)), reason: reason)
    if abs(decision.value - Double(length)) > 0.005 { result.exact = rounded(decision.value) }
    result.parts = decision.parts.map { part in
      var part = words.part(part)
      part.amount = part.amount.map { rounded($0) }
      return part
    }
    // What is given comes first: distances are taken off it.
    result.parts =
      result.parts.filter { $0.kind == .given } + result.parts.filter { $0.kind != .given }
    result.losers = decision.losers.compactMap { words.loser($0, of: value, view, decision) }
    result.next = next(decision, value)
    result.change = ChangeWords(view: view, value: value, decision: decision).text
    return result
  }

  private func next(_ decision: FrameDecision, _ value: FrameValue) -> String? {
    guard let next = decision.next, !decision.isOpen, abs(next.value - decision.value) > 0.01
    else { return nil }
    let without = PartWords.name(of: next.without)
    let isMeasured = next.parts.contains { part in
      if case .target = part.source { return true }
      return false
    }
    if next.parts.isEmpty || isMeasured { return "without \(without) nothing would decide it" }
    var text = "without \(without) it would be \(short(next.value))"
    let old = decision.parts.map { PartWords.name(of: $0.source) }
    let new = next.parts.first { !old.contains(PartWords.name(of: $0.source)) }
    if let new { text += ", by \(PartWords.name(of: new.source))" }
    return text
  }

  // MARK: Where a given length comes from

  /// The way from a length up to where it comes from, a sentence a view.
  func origin(of value: FrameValue, _ view: UIView) -> [String] {
    var sentences: [String] = []
    var current: UIView? = view
    while let view = current, sentences.count < 6 {
      let length = short(HandFrame.length(of: value, view.frame))
      let word = value.isVertical ? "tall" : "wide"
      if view.isPlacedByConstraints, let decision = view.decision(of: value) {
        let names = decision.parts.compactMap { part -> String? in
          guard case .constraint(let constraint) = part.source else { return nil }
          return "`\(ConstraintWords.text(of: constraint))`"
        }
        let by = names.isEmpty ? "" : " by \(list(Array(names.prefix(3))))"
        sentences.append("\(view.shortName) is \(length) \(word)\(by)")
        current =
          decision.parts.compactMap { part -> UIView? in
            if case .given(let root, _) = part.source { return root }
            return nil
          }.first
      } else if let outer = OuterFrame.of(view, value, self) {
        sentences.append(outer.value.reason)
        current = outer.next
      } else {
        let hand = HandFrame(view, value)
        let place = hand.place == nil ? "" : " in code"
        sentences.append(
          FrameNotes.note(of: view, value) == nil
            ? "\(view.shortName): \(hand.text)" : "\(view.shortName) has its frame set\(place)")
        current = nil
      }
    }
    return sentences
  }

  // MARK: Beside the numbers

  private func notes(_ view: UIView) -> [String] {
    var found: [String] = []
    if view.isHidden { found.append("The view is hidden.") }
    if view.alpha <= 0.01 { found.append("The view is transparent: its alpha is 0.") }
    if view.hasTransform {
      found.append("The view has a transform, which layout does not see; the frame is what shows.")
    }
    if let label = view as? UILabel, let shown = label.shownText, shown.isTruncated {
      let needed = shown.needed
      found.append(
        label.numberOfLines == 1
          ? "The text is cut: it needs \(short(needed.width)) of width."
          : "The text is cut: \(shown.shownLines) of \(shown.neededLines) lines show; all need "
            + "\(short(needed.height)) of height.")
    }
    return found
  }
}
