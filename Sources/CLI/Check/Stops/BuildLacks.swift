// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Findings
import Foundation
import GapRepair
import XcodeProject

/// What an app was built without: left-out places, libraries, other languages, files that its project
/// names (Documentation/Check.md §5.7.3).
struct BuildLacks: Sendable {
  /// What is missing, the one that most places need first.
  let names: [String]
  /// Files that the project names and that are not there.
  let files: [String]
  /// The app's own modules, which it does not lack.
  let modules: Set<String>
  /// Classes that the app's sources declare; nil where nobody has read them.
  let declared: Set<String>?

  /// Data models among the files that are not there.
  var dataModels: [String] {
    files.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
  }

  /// Whether nothing is missing.
  var isEmpty: Bool { names.isEmpty }

  init(
    names: [String] = [], files: [String] = [], modules: Set<String> = [],
    declared: Set<String>? = nil
  ) {
    self.names = names + files
    self.files = files
    self.modules = modules
    self.declared = declared
  }

  init(_ app: AppDescription, _ gaps: GapReport) {
    self.init(
      names: gaps.needs.map(\.name) + gaps.foreignFiles.map(Self.fileName)
        + app.issues.compactMap(Self.library),
      files: app.issues.compactMap(Self.file), modules: Set(app.modules.map(\.name)),
      declared: gaps.needs.isEmpty ? nil : Self.classes(of: app))
  }

  /// - Complexity: O(n) in the length of the sources.
  private static func classes(of app: AppDescription) -> Set<String> {
    var names: Set<String> = []
    for file in app.modules.flatMap(\.sources) {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for part in text.components(separatedBy: "class ").dropFirst() {
        names.insert(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return names
  }

  /// Whether the build may have lost a class that a document names: where something is missing, or
  /// where the document says that the class is another module's. What it says is the app's own can only be
  /// lost with a source: one that declares it, or one that is not there.
  func mayHaveLost(_ visit: LeftOutVisit) -> Bool {
    if visit.isOwnClass, files.isEmpty, let declared, !declared.contains(visit.needs) {
      return false
    }
    if !visit.isOfDocument || !isEmpty { return true }
    let parts = visit.needs.split(separator: ".")
    return parts.count > 1 && !modules.contains(String(parts[0]))
  }

  private static func fileName(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  private static func library(_ issue: ProjectIssue) -> String? {
    switch issue.problem {
    case .notSwift(let name), .binaryModule(let name), .foreignModule(let name),
      .foreignDependency(let name), .pluginNotRun(let name, _):
      name
    case .missingPods: "Pods"
    case .missingPackage, .notFetched, .unreadablePackage: "a package"
    default: nil
    }
  }

  private static func file(_ issue: ProjectIssue) -> String? {
    switch issue.problem {
    case .missingFile(let path), .missingConfigurationFile(let path), .missingInfoPlist(let path):
      fileName(path)
    default: nil
    }
  }
}
