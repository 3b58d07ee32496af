// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Reporting

/// An explanation for programs (Documentation/Explain.md §6).
struct ExplanationJSON {
  let explanation: Explanation
  let app: String

  init(_ explanation: Explanation, app: String) {
    self.explanation = explanation
    self.app = app
  }

  var text: String {
    let json = JSONText.object([
      ("version", .number(Double(Explanation.version))),
      ("tool", .string("snug \(CommandLineTool.version)")), ("app", .string(app)),
      ("configuration", configuration), ("path", .string(explanation.path)),
      ("class", .string(explanation.className)), ("text", explanation.text.map { .string($0) }),
      ("place", explanation.place.map(place)),
      ("superview", explanation.superview.map { .string($0) }),
      ("frame", rect(explanation.frame)), ("inWindow", rect(explanation.inWindow)),
      ("values", .array(explanation.values.map(value))),
      ("notes", .array(explanation.notes.map { .string($0) })),
    ])
    return String(json.indented.dropLast())
  }

  private var configuration: JSONText {
    let configuration = explanation.configuration
    return .object([
      ("device", .string(configuration.device)), ("window", .string(configuration.window.name)),
      ("orientation", .string(configuration.orientation.rawValue)),
      ("textSize", .string(configuration.textSize.rawValue)),
      ("locale", .string(configuration.locale)),
      ("direction", .string(configuration.isRightToLeft ? "rtl" : "ltr")),
      ("appearance", .string(configuration.appearance.rawValue)),
      ("boldText", .bool(configuration.isTextBold)),
    ])
  }

  private func place(_ place: SourcePlace) -> JSONText {
    .object([
      ("file", .string(place.file)), ("line", .number(Double(place.line))),
      ("column", .number(Double(place.column))),
    ])
  }

  private func rect(_ rect: Rect) -> JSONText {
    .object([
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  private func value(_ value: ExplainedValue) -> JSONText {
    .object([
      ("name", .string(value.name)), ("value", .number(value.value)),
      ("exact", value.exact.map { .number($0) }),
      ("reason", value.reason.isEmpty ? nil : .string(value.reason)),
      ("parts", .array(value.parts.map(part))), ("losers", .array(value.losers.map(loser))),
      ("next", value.next.map { .string($0) }), ("change", .string(value.change)),
    ])
  }

  private func part(_ part: ExplainedPart) -> JSONText {
    .object([
      ("kind", .string(part.kind.rawValue)), ("amount", part.amount.map { .number($0) }),
      ("text", .string(part.text)), ("priority", part.priority.map { .number($0) }),
      ("place", part.place.map(place)),
      ("because", part.because.isEmpty ? nil : .array(part.because.map { .string($0) })),
    ])
  }

  private func loser(_ loser: ExplainedLoser) -> JSONText {
    .object([
      ("text", .string(loser.text)), ("priority", .number(loser.priority)),
      ("missing", .number(loser.missing)), ("preferred", loser.preferred.map { .number($0) }),
      ("broken", .bool(loser.isBroken)), ("place", loser.place.map(place)),
    ])
  }
}
