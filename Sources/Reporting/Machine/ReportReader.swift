// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import DeviceMatrix
package import Findings
package import Foundation

/// Why a file is no report: `PATH: error: what; remedy`.
package struct ReportError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// Reads what ``ReportJSON`` writes.
package enum ReportReader {
  /// The folder that a report lies in.
  ///
  /// - Parameter path: A report, or a folder that has one.
  package static func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return path
    }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// - Parameter path: A report, or a folder that has one.
  package static func report(at path: String) throws(ReportError) -> CheckReport {
    var file = URL(fileURLWithPath: path)
    if folder(of: path) == path { file.appendPathComponent(ReportLayout.json) }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ReportError(
        description: "\(path): error: there is no report to read; name a report.json that "
          + "'snug check --format json' wrote, or its folder")
    }
    return try report(from: data, path: path)
  }

  package static func report(from data: Data, path: String) throws(ReportError) -> CheckReport {
    struct Version: Decodable { let version: Int }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data).version else {
      throw ReportError(description: "\(path): error: this is no report of snug")
    }
    guard version == CheckReport.currentVersion else {
      throw ReportError(
        description: "\(path): error: the report has form \(version), and this snug reads form "
          + "\(CheckReport.currentVersion); check again with this version")
    }
    do {
      return try decoder.decode(Document.self, from: data).report()
    } catch let error as ReportError {
      throw ReportError(description: "\(path): error: \(error.description)")
    } catch let error as DecodingError {
      throw ReportError(description: "\(path): error: the report is damaged: \(error.sentence)")
    } catch {
      throw ReportError(description: "\(path): error: the report is damaged: \(error)")
    }
  }
}

/// The document as it is written: configurations by their place in the matrix.
private struct Document: Decodable {
  struct Screen: Decodable {
    struct Unfinished: Decodable {
      let configuration: Int
      let kind: FindingKind?
      let message: String
      let accepted: String?
    }

    let name: String
    let origin: ScreenResult.Origin
    let place: SourcePlace?
    let steps: [String]?
    let found: Bool?
    let configurations: [Int]
    let unfinished: [Unfinished]
    let pictures: [String?]?
    let geometry: [String?]?
    let goldens: [String?]?
    let differences: [String?]?
    let layouts: [String?]?
    let accessibility: [String?]?

    /// The files of the configuration at a place in the screen's list.
    func files(_ place: Int) -> ScreenFiles {
      func path(_ list: [String?]?) -> String? {
        list.flatMap { $0.indices.contains(place) ? $0[place] : nil }
      }
      return ScreenFiles(
        picture: path(pictures), geometry: path(geometry), golden: path(goldens),
        difference: path(differences), layout: path(layouts), accessibility: path(accessibility))
    }
  }

  struct Entry: Decodable {
    struct Sighting: Decodable {
      let screen: String
      let viewPath: String
      let place: SourcePlace?
      let fingerprint: String
      let configurations: [Int]
    }

    let fingerprint: String
    /// Absent in reports of older versions.
    let cause: String?
    let kind: FindingKind
    let severity: Severity
    let screen: String
    let message: String
    let viewPath: String
    let className: String
    let place: SourcePlace?
    let related: [RelatedPlace]
    let numbers: [Finding.Measurement]
    let reason: String
    let remedy: String
    let region: Rect?
    let picture: String?
    let geometry: String?
    let representative: Int?
    let configurations: [Int]
    let also: [Sighting]?
  }

  struct Accepted: Decodable {
    let reason: String
    let finding: Entry
  }

  let version: Int
  let tool: String
  let app: String
  /// Absent where the project's folder is the repository's.
  let folder: String?
  let matrix: [Configuration]
  let screens: [Screen]
  let findings: [Entry]
  let accepted: [Accepted]
  let acceptances: [Acceptance]
  let partial: Bool?
  let shard: CheckReport.Shard?
  let coverage: [Coverage]?
  let choice: ConfigurationChoice?
  let exploration: ExplorationSummary?
  let taken: Taken?

  struct Taken: Decodable {
    let since: String
    let screens: [String]
  }

  struct Coverage: Decodable {
    let name: String
    let status: ControllerCoverage.Status
    let place: SourcePlace?
    let screens: [String]
    let reason: String?
    let absent: [Int]?
  }
  /// Absent where the app's build is whole.
  let leftOut: CheckReport.LeftOut?

  func report() throws -> CheckReport {
    var report = CheckReport(
      version: version, tool: tool, app: app, matrix: matrix, acceptances: acceptances,
      isPartial: partial ?? false)
    report.folder = folder ?? ""
    report.shard = shard
    report.choice = choice
    report.exploration = exploration
    report.taken = taken.map { TakenSummary(revision: $0.since, screens: $0.screens) }
    report.coverage = try (coverage ?? []).map {
      var one = ControllerCoverage(
        name: $0.name, place: $0.place, status: $0.status, screens: $0.screens,
        reason: $0.reason ?? "")
      one.absent = try ($0.absent ?? []).map(configuration)
      return one
    }
    report.leftOut = leftOut
    report.screens = try screens.map { screen in
      var result = ScreenResult(
        name: screen.name, origin: screen.origin, place: screen.place,
        configurations: try screen.configurations.map(configuration),
        unfinished: try screen.unfinished.map {
          .init(
            configuration: try configuration($0.configuration), kind: $0.kind, message: $0.message,
            accepted: $0.accepted)
        },
        files: try files(of: screen))
      result.steps = screen.steps ?? []
      result.isFound = screen.found ?? false
      return result
    }
    report.findings = try findings.map(finding)
    report.accepted = try accepted.map {
      AcceptedFinding(finding: try finding($0.finding), reason: $0.reason)
    }
    return report
  }

  private func files(of screen: Screen) throws -> [Configuration: ScreenFiles] {
    var files: [Configuration: ScreenFiles] = [:]
    for (place, index) in screen.configurations.enumerated() {
      let own = screen.files(place)
      if !own.paths.isEmpty { files[try configuration(index)] = own }
    }
    return files
  }

  private func configuration(_ index: Int) throws -> Configuration {
    guard matrix.indices.contains(index) else {
      throw ReportError(description: "the report is damaged: there is no configuration \(index)")
    }
    return matrix[index]
  }

  private func finding(_ entry: Entry) throws -> Finding {
    var finding = Finding(
      kind: entry.kind, severity: entry.severity, screen: entry.screen,
      configurations: try entry.configurations.map(configuration), viewPath: entry.viewPath,
      className: entry.className, place: entry.place, related: entry.related,
      numbers: entry.numbers, message: entry.message, reason: entry.reason, remedy: entry.remedy,
      region: entry.region)
    finding.representative = try entry.representative.map(configuration)
    finding.fingerprint = entry.fingerprint
    finding.cause = entry.cause ?? entry.fingerprint
    finding.also = try (entry.also ?? []).map {
      Sighting(
        screen: $0.screen, viewPath: $0.viewPath, place: $0.place, fingerprint: $0.fingerprint,
        configurations: try $0.configurations.map(configuration))
    }
    if entry.picture != nil || entry.geometry != nil {
      finding.files = ScreenFiles(picture: entry.picture, geometry: entry.geometry)
    }
    return finding
  }
}

extension DecodingError {
  /// What is wrong where, such as `findings[3].kind: …`.
  fileprivate var sentence: String {
    let context: Context
    switch self {
    case .keyNotFound(let key, let found):
      return "\(Self.path(found.codingPath + [key])) is missing"
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    @unknown default: return "\(self)"
    }
    let path = Self.path(context.codingPath)
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
