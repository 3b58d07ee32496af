// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
package import Foundation

/// A form of report; the raw values are what people type after `--format`.
package enum ReportFormat: String, Sendable, CaseIterable {
  case html
  case json
  case sarif
  case junit
  /// For pull requests.
  case markdown
  /// For GitLab's merge requests.
  case codequality
  /// Not a file: lines for GitHub's log.
  case github
}

/// The folder of a report: pages and files for machines beside the pictures that are there already.
package struct ReportFolder {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Writes a file a format.
  ///
  /// - Returns: The paths written.
  /// - Parameter address: Where the folder will be found, for links in Markdown; nil for its own files.
  @discardableResult
  package func write(
    _ input: ReportInput, formats: [ReportFormat], address: String? = nil
  ) throws(ReportError) -> [String] {
    var paths: [String] = []
    for format in ReportFormat.allCases where formats.contains(format) {
      guard let (name, text) = file(format, input, address) else { continue }
      try write(text, to: name)
      paths.append("\(path)/\(name)")
    }
    if formats.contains(.html) { removeFiles(notIn: input.report) }
    return paths
  }

  /// Makes the folder that pictures go to.
  ///
  /// - Returns: Its absolute path.
  package func makePictureFolder() throws(ReportError) -> String {
    let folder = URL(fileURLWithPath: path).appendingPathComponent(ReportLayout.pictures)
    try Self.makeFolder(folder, for: path)
    return folder.path
  }

  /// Makes the folders that are not there; links are followed.
  ///
  /// - Parameter name: What is told where it cannot be done.
  private static func makeFolder(_ folder: URL, for name: String) throws(ReportError) {
    var absent: [String] = []
    var place = folder.resolvingSymlinksInPath()
    var status = stat()
    while stat(place.path, &status) != 0, place.path != "/" {
      absent.append(place.path)
      place.deleteLastPathComponent()
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw failure(name, reason: "\(place.path) is a file and no folder")
    }
    for step in absent.reversed() where mkdir(step, 0o777) != 0 && errno != EEXIST {
      throw failure(name, reason: String(cString: strerror(errno)))
    }
  }

  /// Removes pictures and frames of earlier reports that this one does not show.
  private func removeFiles(notIn report: CheckReport) {
    var shown: Set<String> = []
    for screen in report.screens { shown.formUnion(screen.files.values.flatMap(\.paths)) }
    for finding in report.findings + report.accepted.map(\.finding) {
      shown.formUnion(finding.files?.paths ?? [])
    }
    for name in [ReportLayout.pictures, ReportLayout.geometry] {
      let folder = URL(fileURLWithPath: path).appendingPathComponent(name)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for file in files where ReportLayout.isOwnName(file) && !shown.contains("\(name)/\(file)") {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(file))
      }
    }
  }

  /// Copies pictures and frames of another report's folder here.
  package func adopt(filesOf other: String) throws(ReportError) {
    for name in [ReportLayout.pictures, ReportLayout.geometry] {
      let source = URL(fileURLWithPath: other).appendingPathComponent(name)
      guard let walk = FileManager.default.enumerator(atPath: source.path) else { continue }
      for case let file as String in walk where file.contains(".") {
        do {
          let target = URL(fileURLWithPath: path).appendingPathComponent("\(name)/\(file)")
          let manager = FileManager.default
          try manager.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
          try manager.copyItem(at: source.appendingPathComponent(file), to: target)
        } catch {
          throw Self.failure("\(path)/\(name)/\(file)", error)
        }
      }
    }
  }

  private func file(
    _ format: ReportFormat, _ input: ReportInput, _ address: String?
  ) -> (String, String)? {
    switch format {
    case .html:
      return (ReportLayout.page, ReportPage(input: input).html)
    case .json: return (ReportLayout.json, ReportJSON.text(input))
    case .sarif: return (ReportLayout.sarif, SARIFReport.text(input))
    case .junit: return (ReportLayout.junit, JUnitReport.text(input))
    case .markdown:
      // Beside the pictures links need no address.
      return (ReportLayout.markdown, MarkdownReport(input, address: address ?? ".").text)
    case .codequality: return (ReportLayout.codeQuality, CodeQualityReport.text(input))
    case .github: return nil
    }
  }

  package func write(_ text: String, to name: String) throws(ReportError) {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, and the folders it lies in, where there are none.
  package func write(_ data: Data, to name: String) throws(ReportError) {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try Self.makeFolder(file.deletingLastPathComponent(), for: "\(path)/\(name)")
    if let number = WholeFile.write(data, to: file.path) {
      throw Self.failure("\(path)/\(name)", reason: String(cString: strerror(number)))
    }
  }

  private static func failure(_ path: String, _ error: any Error) -> ReportError {
    let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
    let reason = code.map { String(cString: strerror(Int32($0))) } ?? error.localizedDescription
    return failure(path, reason: reason)
  }

  private static func failure(_ path: String, reason: String) -> ReportError {
    ReportError(
      description: "\(path): error: the report cannot be written (\(reason)); "
        + "name another folder with --report")
  }
}
