// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation

/// An explanation as text for a terminal (Documentation/Explain.md §2).
struct ExplanationText {
  let explanation: Explanation
  /// Put before relative paths.
  let root: String

  init(_ explanation: Explanation, root: String = "") {
    self.explanation = explanation
    self.root = root
  }

  var text: String {
    var lines = heading
    for value in explanation.values {
      lines.append("")
      lines += words(for: value)
    }
    for note in explanation.notes {
      lines.append("")
      lines += TextWrap.lines(note, first: "", rest: "")
    }
    return lines.joined(separator: "\n")
  }

  private var heading: [String] {
    let text = explanation.text.map { " \"\($0)\"" } ?? ""
    var lines = TextWrap.lines(
      "\(explanation.path): \(explanation.className)\(text)", first: "", rest: "  ")
    if let place = explanation.place { lines.append("  made    \(path(place))") }
    let (frame, window) = (explanation.frame, explanation.inWindow)
    var place = "\(points(frame.x)), \(points(frame.y))"
    if let outer = explanation.superview { place += " in \(outer)" }
    if explanation.superview != nil {
      place += "; \(points(window.x)), \(points(window.y)) in the window"
    }
    lines.append("  where   \(place)")
    lines.append("  size    \(points(frame.width)) × \(points(frame.height))")
    let configuration = explanation.configuration
    lines.append("  on      \(configuration.device), \(configuration.caption)")
    return lines
  }

  // MARK: A number

  private func words(for value: ExplainedValue) -> [String] {
    var lines = [headline(value)]
    func add(_ label: String, _ text: String) {
      lines += TextWrap.lines(
        text, first: "  " + label.padded(to: 8), rest: String(repeating: " ", count: 10))
    }
    if !value.reason.isEmpty { add("why", value.reason) }
    let width = value.parts.compactMap(\.amount).map { points($0).count }.max() ?? 1
    for part in value.parts {
      let amount = part.amount.map(points) ?? ""
      let lead = "  " + String(repeating: " ", count: max(0, width - amount.count)) + amount + "  "
      let rest = String(repeating: " ", count: lead.count)
      lines += TextWrap.lines(part.text, first: lead, rest: rest, last: part.place.map(path))
      for reason in part.because {
        lines += TextWrap.lines(reason, first: rest + "← ", rest: rest + "  ")
      }
    }
    for loser in value.losers { add("lost", words(for: loser, value.value)) }
    if let next = value.next { add("else", next) }
    if !value.change.isEmpty { add("change", value.change) }
    return lines
  }

  /// `height 42.5 = 11 + 20.5 + 11`.
  private func headline(_ value: ExplainedValue) -> String {
    var text = "\(value.name) \(points(value.value))"
    let amounts = value.parts.compactMap(\.amount).filter { abs($0) >= 0.005 }
    if amounts.count > 1 {
      text += " = " + points(amounts[0])
      for amount in amounts.dropFirst() {
        text += (amount < 0 ? " − " : " + ") + points(abs(amount))
      }
    }
    if let exact = value.exact { text += "  (\(points(exact)) before rounding to pixels)" }
    return text
  }

  private func words(for loser: ExplainedLoser, _ value: Double) -> String {
    let place = loser.place.map { "  \(path($0))" } ?? ""
    if loser.isBroken {
      let missing = loser.missing > 0 ? "; it is off by \(points(loser.missing))" : ""
      return "\(loser.text) was broken, since it contradicts the others\(missing)\(place)"
    }
    guard let wish = loser.preferred else {
      return "\(loser.text): off by \(points(loser.missing))\(place)"
    }
    let difference = "\(points(abs(wish - value))) \(wish > value ? "more" : "less")"
    return "\(loser.text): wanted \(points(wish)), \(difference)\(place)"
  }

  private func path(_ place: SourcePlace) -> String {
    (place.file.hasPrefix("/") ? "" : root) + place.description
  }
}

/// Points with at most two decimals, and a true minus sign.
func points(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  let text =
    abs(rounded) == abs(rounded).rounded() ? "\(Int(abs(rounded)))" : "\(abs(rounded))"
  return rounded < 0 ? "−\(text)" : text
}
