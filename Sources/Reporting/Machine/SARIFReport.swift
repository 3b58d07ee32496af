// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings

/// The report as SARIF 2.1.0 (OASIS), as code scanning services read it.
///
/// Rules are the kinds of findings that occur. Places are relative to the root of the
/// repository (`%SRCROOT%`). A finding without a place has its screen as logical location only.
package enum SARIFReport {
  package static func text(_ input: ReportInput) -> String {
    let input = input.fromRepository
    let all =
      input.report.findings.map { ($0, nil as String?) }
      + input.report.accepted.map { ($0.finding, $0.reason) }
    let kinds = FindingKind.allCases.filter { kind in all.contains { $0.0.kind == kind } }
    let run: JSONText = .object([
      (
        "tool",
        .object([("driver", driver(input.report.tool, rules: kinds))])
      ),
      ("invocations", invocations(input)),
      ("columnKind", .string("unicodeCodePoints")),
      (
        "originalUriBaseIds",
        .object([
          (
            "%SRCROOT%",
            .object([
              ("description", .object([("text", .string("The root of the project's repository."))]))
            ])
          )
        ])
      ),
      ("results", .array(all.map { result($0.0, reason: $0.1, kinds, input) })),
    ])
    return JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).indented
  }

  /// SARIF 2.1.0 §3.20.21: what kept the tool from looking.
  private static func invocations(_ input: ReportInput) -> JSONText? {
    guard input.unseenCount > 0 else { return nil }
    let notes = input.unseenWords.map { unseen in
      JSONText.object([
        ("level", .string("warning")),
        ("message", .object([("text", .string("\(unseen.screen): \(unseen.words)"))])),
      ])
    }
    return .array([
      .object([
        ("executionSuccessful", .bool(false)), ("toolExecutionNotifications", .array(notes)),
      ])
    ])
  }

  private static func driver(_ tool: String, rules: [FindingKind]) -> JSONText {
    let words = tool.split(separator: " ")
    return .object([
      ("name", .string(words.first.map(String.init) ?? tool)),
      ("version", words.count > 1 ? .string(String(words[1])) : nil),
      ("rules", .array(rules.map(rule))),
    ])
  }

  private static func rule(_ kind: FindingKind) -> JSONText {
    func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }
    let rule = kind.rule
    return .object([
      ("id", .string(kind.rawValue)), ("shortDescription", message(rule.title)),
      ("fullDescription", message(rule.meaning)),
      (
        "help",
        .object([
          ("text", .string("\(rule.meaning)\n\n\(rule.cure)")),
          ("markdown", .string("\(rule.meaning)\n\n**Cure:** \(rule.cure)")),
        ])
      ),
      (
        "defaultConfiguration",
        .object([("level", .string(level(min(rule.severity, kind.gravest))))])
      ),
    ])
  }

  private static func result(
    _ finding: Finding, reason: String?, _ kinds: [FindingKind], _ input: ReportInput
  ) -> JSONText {
    let parts =
      [finding.message, input.headline(of: finding)]
      + [finding.alsoText, finding.reason, finding.remedy]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    let related = finding.related.enumerated().filter { $0.element.place != nil }
    return .object([
      ("ruleId", .string(finding.kind.rawValue)),
      ("ruleIndex", kinds.firstIndex(of: finding.kind).map { .number(Double($0)) }),
      // SARIF 2.1.0 §3.27.9: what needs a person's judgement; its level is none (§3.27.10).
      ("kind", finding.severity == .needsReview ? .string("review") : nil),
      ("level", .string(level(finding.severity))),
      ("message", .object([("text", .string(text))])),
      ("locations", .array([location(finding)])),
      (
        "relatedLocations",
        related.isEmpty
          ? nil
          : .array(
            related.map { index, one in
              .object([
                ("id", .number(Double(index + 1))),
                ("message", .object([("text", .string(one.label))])),
                ("physicalLocation", one.place.map(physical)),
              ])
            })
      ),
      ("partialFingerprints", .object([("snug/v1", .string(finding.fingerprint))])),
      (
        "baselineState",
        input.baseline.map { .string($0.isKnown(finding) ? "unchanged" : "new") }
      ),
      (
        "suppressions",
        reason.map { reason in
          .array([.object([("kind", .string("external")), ("justification", .string(reason))])])
        }
      ),
      (
        "properties",
        .object([
          ("screen", .string(finding.screen)), ("where", .string(input.place(of: finding).text)),
        ])
      ),
    ])
  }

  private static func level(_ severity: Severity) -> String {
    severity == .needsReview ? "none" : severity.rawValue
  }

  private static func location(_ finding: Finding) -> JSONText {
    .object([
      ("physicalLocation", finding.place.map(physical)),
      (
        "logicalLocations",
        .array([
          .object([
            ("name", .string(finding.className)),
            ("fullyQualifiedName", .string("\(finding.screen) › \(finding.viewPath)")),
          ])
        ])
      ),
    ])
  }

  private static func physical(_ place: SourcePlace) -> JSONText {
    let isAbsolute = place.file.hasPrefix("/")
    let path = URIPath.escaped(place.file)
    return .object([
      (
        "artifactLocation",
        .object([
          ("uri", .string(isAbsolute ? "file://\(path)" : path)),
          ("uriBaseId", isAbsolute ? nil : .string("%SRCROOT%")),
        ])
      ),
      (
        "region",
        .object([
          ("startLine", .number(Double(max(1, place.line)))),
          ("startColumn", .number(Double(max(1, place.column)))),
        ])
      ),
    ])
  }
}

/// Paths as RFC 3986 writes them in addresses.
enum URIPath {
  static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 128
        && (character.isLetter || character.isNumber || "-._~/!$&'()*+,;=@".contains(character))
      return isPlain ? String(character) : "%" + hexadecimal(byte)
    }.joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0\(digits)" : digits
  }
}
