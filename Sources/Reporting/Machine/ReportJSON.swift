// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
internal import Findings
internal import Foundation

/// The written form of a report, version 1 (Documentation/ReportFormat.md, report.schema.json).
package enum ReportJSON {
  package static func text(_ input: ReportInput) -> String { value(input).indented }

  /// - Parameter isForPage: Whether findings also have the short form of where they show, and their
  ///   configurations as spans, which is for pages.
  static func value(_ input: ReportInput, isForPage: Bool = false) -> JSONText {
    let report = input.report
    return .object([
      ("version", .number(Double(report.version))), ("tool", .string(report.tool)),
      ("app", .string(report.app)),
      ("folder", report.folder.isEmpty ? nil : .string(report.folder)),
      ("leftOut", report.leftOut.map(leftOut)),
      ("summary", summary(input)),
      ("matrix", .array(report.matrix.map(configuration))),
      ("screens", .array(report.screens.map { screen($0, input) })),
      ("findings", .array(report.findings.map { finding($0, input, isForPage) })),
      (
        "accepted",
        .array(
          report.accepted.map {
            .object([
              ("reason", .string($0.reason)),
              ("finding", finding($0.finding, input, isForPage)),
            ])
          })
      ),
      ("acceptances", .array(report.acceptances.map(acceptance))),
      ("partial", report.isPartial ? .bool(true) : nil), ("shard", report.shard.map(shard)),
      ("exploration", report.exploration.map(exploration)),
      (
        "coverage",
        report.coverage.isEmpty ? nil : .array(report.coverage.map { coverage($0, input) })
      ),
      ("choice", report.choice.map(choice)), ("taken", report.taken.map(taken)),
      ("gone", input.baseline.map { .array($0.gone(in: report).map(entry)) }),
    ])
  }

  private static func shard(_ one: CheckReport.Shard) -> JSONText {
    .object([("number", .number(Double(one.number))), ("count", .number(Double(one.count)))])
  }

  private static func leftOut(_ one: CheckReport.LeftOut) -> JSONText {
    .object([
      ("headline", .string(one.headline)), ("atLaunch", .array(one.atLaunch.map(JSONText.string))),
    ])
  }

  private static func summary(_ input: ReportInput) -> JSONText {
    func number(_ value: Int) -> JSONText { .number(Double(value)) }
    return .object([
      ("screens", number(input.report.screens.count)), ("checked", number(input.checkedCount)),
      ("errors", number(input.count(of: .error))), ("warnings", number(input.count(of: .warning))),
      ("notes", number(input.count(of: .note))),
      ("reviews", number(input.count(of: .needsReview))),
      ("accepted", number(input.report.accepted.count)),
      ("unseen", input.unseenCount == 0 ? nil : number(input.unseenCount)),
      ("new", input.baseline.map { _ in number(input.newFindings.count) }),
    ])
  }

  private static func exploration(_ one: ExplorationSummary) -> JSONText {
    .object([
      ("steps", .number(Double(one.steps))), ("screens", .number(Double(one.screens))),
      ("ending", .string(one.ending.rawValue)),
      ("notTried", one.notTried.isEmpty ? nil : .array(one.notTried.map(JSONText.string))),
      ("ends", one.ends.isEmpty ? nil : .array(one.ends.map(JSONText.string))),
      ("on", one.on.map(JSONText.string)), ("sentence", .string(one.sentence)),
    ])
  }

  private static func coverage(_ one: ControllerCoverage, _ input: ReportInput) -> JSONText {
    .object([
      ("name", .string(one.name)), ("status", .string(one.status.rawValue)),
      ("place", one.place.map(place)), ("screens", .array(one.screens.map(JSONText.string))),
      ("reason", one.reason.isEmpty ? nil : .string(one.reason)),
      ("absent", one.absent.isEmpty ? nil : indices(one.absent, input)),
    ])
  }

  private static func choice(_ choice: ConfigurationChoice) -> JSONText {
    .object([
      ("chosen", .number(Double(choice.chosen))), ("all", .number(Double(choice.all))),
    ])
  }

  private static func taken(_ taken: TakenSummary) -> JSONText {
    .object([
      ("since", .string(taken.revision)), ("screens", .array(taken.screens.map(JSONText.string))),
      ("sentence", .string(taken.sentence)),
    ])
  }

  private static func configuration(_ one: Configuration) -> JSONText {
    .object([
      ("name", .string(one.name)), ("device", .string(one.device)),
      ("orientation", .string(one.orientation.rawValue)),
      ("textSize", .string(one.textSize.rawValue)), ("locale", .string(one.locale)),
      ("direction", one.direction.map { .string($0.rawValue) }),
      ("pseudoLanguage", one.pseudoLanguage.map { .string($0.rawValue) }),
      ("appearance", one.appearance == .light ? nil : .string(one.appearance.rawValue)),
      ("bold", one.isTextBold ? .bool(true) : nil),
      ("window", one.window == .full ? nil : .string(one.window.name)),
      ("scale", one.scale.map { .number(Double($0)) }),
    ])
  }

  private static func screen(_ screen: ScreenResult, _ input: ReportInput) -> JSONText {
    .object([
      ("name", .string(screen.name)), ("origin", .string(screen.origin.rawValue)),
      ("place", screen.place.map(place)),
      ("steps", screen.steps.isEmpty ? nil : .array(screen.steps.map(JSONText.string))),
      ("found", screen.isFound ? .bool(true) : nil),
      ("configurations", indices(screen.configurations, input)),
      ("pictures", paths(of: screen, input, \.picture)),
      ("geometry", paths(of: screen, input, \.geometry)),
      ("goldens", paths(of: screen, input, \.golden)),
      ("differences", paths(of: screen, input, \.difference)),
      ("layouts", paths(of: screen, input, \.layout)),
      ("accessibility", paths(of: screen, input, \.accessibility)),
      (
        "unfinished",
        .array(
          screen.unfinished.map { one in
            .object([
              ("configuration", index(one.configuration, input)),
              ("kind", one.kind.map { .string($0.rawValue) }), ("message", .string(one.message)),
              ("accepted", one.accepted.map(JSONText.string)),
            ])
          })
      ),
    ])
  }

  /// A path or null for each of the screen's configurations; nothing where all are null.
  private static func paths(
    of screen: ScreenResult, _ input: ReportInput, _ path: (ScreenFiles) -> String?
  ) -> JSONText? {
    let paths = screen.configurations.filter { input.order.place(of: $0) != .max }
      .map { screen.files[$0].flatMap(path) }
    guard paths.contains(where: { $0 != nil }) else { return nil }
    return .array(paths.map { $0.map(JSONText.string) ?? .null })
  }

  private static func finding(
    _ finding: Finding, _ input: ReportInput, _ isForPage: Bool
  ) -> JSONText {
    .object([
      ("fingerprint", .string(finding.fingerprint)), ("cause", .string(finding.cause)),
      ("kind", .string(finding.kind.rawValue)),
      ("severity", .string(finding.severity.rawValue)), ("screen", .string(finding.screen)),
      ("message", .string(finding.message)), ("where", .string(input.place(of: finding).text)),
      ("headline", isForPage ? .string(input.headline(of: finding)) : nil),
      ("baseline", input.baseline.map { .string($0.isKnown(finding) ? "known" : "new") }),
      ("viewPath", .string(finding.viewPath)), ("className", .string(finding.className)),
      ("place", finding.place.map(place)),
      (
        "related",
        .array(
          finding.related.map {
            .object([("label", .string($0.label)), ("place", $0.place.map(place))])
          })
      ),
      (
        "numbers",
        .array(
          finding.numbers.map {
            .object([
              ("name", .string($0.name)), ("value", .number($0.value)), ("unit", .string($0.unit)),
            ])
          })
      ),
      ("reason", .string(finding.reason)), ("remedy", .string(finding.remedy)),
      ("region", finding.region.map(rect)),
      ("picture", finding.files?.picture.map(JSONText.string)),
      ("geometry", finding.files?.geometry.map(JSONText.string)),
      (
        "representative",
        finding.representative.flatMap { index($0, input) }
      ),
      configurations(finding.configurations, input, isForPage),
      (
        "also",
        finding.also.isEmpty ? nil : .array(finding.also.map { sighting($0, input, isForPage) })
      ),
    ])
  }

  /// Places in the matrix; for pages as spans, each a place and how many from there: a page of five
  /// thousand findings has a million of them.
  private static func configurations(
    _ all: [Configuration], _ input: ReportInput, _ isForPage: Bool
  ) -> (String, JSONText?) {
    guard isForPage else { return ("configurations", indices(all, input)) }
    var spans: [Int] = []
    for place in all.map(input.order.place(of:)) where place != .max {
      if let count = spans.last, spans[spans.count - 2] + count == place {
        spans[spans.count - 1] += 1
      } else {
        spans += [place, 1]
      }
    }
    return ("spans", .integers(spans))
  }

  private static func sighting(
    _ one: Sighting, _ input: ReportInput, _ isForPage: Bool
  ) -> JSONText {
    .object([
      ("screen", .string(one.screen)), ("viewPath", .string(one.viewPath)),
      ("place", one.place.map(place)), ("fingerprint", .string(one.fingerprint)),
      configurations(one.configurations, input, isForPage),
    ])
  }

  private static func acceptance(_ one: Acceptance) -> JSONText {
    .object([
      ("kind", one.kind.map { .string($0.rawValue) }), ("screen", one.screen.map { .string($0) }),
      ("view", one.view.map { .string($0) }), ("fingerprint", one.fingerprint.map { .string($0) }),
      ("reason", .string(one.reason)),
    ])
  }

  private static func entry(_ entry: Baseline.Entry) -> JSONText {
    .object([
      ("fingerprint", .string(entry.fingerprint)), ("kind", .string(entry.kind.rawValue)),
      ("screen", .string(entry.screen)), ("message", .string(entry.message)),
    ])
  }

  private static func place(_ place: SourcePlace) -> JSONText {
    .object([
      ("file", .string(place.file)), ("line", .number(Double(place.line))),
      ("column", .number(Double(place.column))),
    ])
  }

  private static func rect(_ rect: Rect) -> JSONText {
    .object([
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  /// The place in the matrix, of what is in it.
  private static func index(_ configuration: Configuration, _ input: ReportInput) -> JSONText? {
    let place = input.order.place(of: configuration)
    return place == .max ? nil : .number(Double(place))
  }

  private static func indices(_ configurations: [Configuration], _ input: ReportInput) -> JSONText {
    .integers(configurations.map(input.order.place(of:)).filter { $0 != .max })
  }
}
