// Part of Snug, under the Apache License 2.0; see LICENSE.

package import DeviceMatrix

/// A finding as a worker writes it: with what is needed to make its fingerprint anew once its
/// place is known.
package struct RawFinding: Codable, Sendable {
  package var finding: Finding
  package var detail: String
  /// As of ``Finding/init(kind:severity:screen:configurations:viewPath:className:place:related:numbers:message:reason:remedy:region:detail:cause:)``.
  package var cause: String?

  package init(finding: Finding, detail: String, cause: String? = nil) {
    self.finding = finding
    self.detail = detail
    self.cause = cause
  }

  /// The same finding at another place, related places changed too, with the fingerprint that goes
  /// with it.
  package func placed(
    at place: SourcePlace?, _ change: (SourcePlace) -> SourcePlace?,
    in configurations: [Configuration]
  ) -> Finding {
    var result = Finding(
      kind: finding.kind, severity: finding.severity, screen: finding.screen,
      configurations: configurations, viewPath: finding.viewPath, className: finding.className,
      place: place,
      related: finding.related.map {
        RelatedPlace(label: $0.label, place: $0.place.flatMap(change))
      },
      numbers: finding.numbers, message: finding.message, reason: finding.reason,
      remedy: finding.remedy, region: finding.region, detail: detail, cause: cause)
    result.representative = finding.representative
    return result
  }
}

/// Places as a worker writes them, for the tool to look up in the user's files.
package enum WorkerPlace {
  /// Stands for an offset into the program, which is the line.
  package static let codeFile = "code:"
  /// Begins the name of an Interface Builder document.
  package static let documentPrefix = "document:"

  /// Where a class of the app says one of these words: an override that UIKit asked.
  package static func override(of words: [String], in type: String) -> SourcePlace {
    SourcePlace(file: "\(overridePrefix)\(type):\(words.joined(separator: ","))", line: 0)
  }

  /// The class and the words of a place made by ``override(of:in:)``.
  package static func override(_ place: SourcePlace) -> (type: String, words: [String])? {
    guard place.file.hasPrefix(overridePrefix) else { return nil }
    let parts = place.file.dropFirst(overridePrefix.count).split(separator: ":").map(String.init)
    guard parts.count == 2 else { return nil }
    return (parts[0], parts[1].split(separator: ",").map(String.init))
  }

  private static let overridePrefix = "override:"
}
