// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Findings
internal import Foundation

/// A form of report; the raw values are what people type after `--format`.
package enum ReportFormat: String, Sendable, CaseIterable {
  case html
  case json
  case sarif
  case junit
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
  @discardableResult
  package func write(
    _ input: ReportInput, formats: [ReportFormat]
  ) throws(ReportError) -> [String] {
    var paths: [String] = []
    for format in ReportFormat.allCases where formats.contains(format) {
      guard let (name, text) = file(format, input) else { continue }
      try write(text, to: name)
      paths.append("\(path)/\(name)")
    }
    return paths
  }

  /// Copies pictures and frames of another report's folder here.
  package func adopt(filesOf other: String) throws(ReportError) {
    for name in ["pictures", "geometry", "comparison"] {
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

  private func file(_ format: ReportFormat, _ input: ReportInput) -> (String, String)? {
    switch format {
    case .html:
      let folder = URL(fileURLWithPath: path)
      let page = ReportPage(input: input) {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      return (ReportLayout.page, page.html)
    case .json: return (ReportLayout.json, ReportJSON.text(input))
    case .sarif: return (ReportLayout.sarif, SARIFReport.text(input))
    case .junit: return (ReportLayout.junit, JUnitReport.text(input))
    case .github: return nil
    }
  }

  private func write(_ text: String, to name: String) throws(ReportError) {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Self.failure("\(path)/\(name)", error)
    }
    if let number = WholeFile.write(Data(text.utf8), to: file.path) {
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
