// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Bundles of tests for the Mac that need nothing of the Mac, as those of a command-line tool beside
/// an app (Documentation/XcodeProject.md §11).
extension ProjectReader {
  /// What Linux has under the same names.
  private static let plainModules: Set<String> = [
    "Swift", "Foundation", "XCTest", "Testing", "Dispatch", "Darwin", "CoreFoundation",
  ]

  func isForMac(_ target: PropertyNode) throws(ProjectError) -> Bool {
    var reader = ConfigurationReader(project: project, tree: tree, requested: nil)
    return try reader.settings(of: target).value("SDKROOT").hasPrefix("macosx")
  }

  /// Whether a bundle's sources, with those of what it tests, are Swift over Foundation alone, and no
  /// other bundle has its tests.
  static func isPlain(_ bundle: AppDescription, beside others: [AppDescription]) -> Bool {
    let own = Set(bundle.modules.last?.sources ?? [])
    let isElsewhere = others.contains { other in
      other.modules.last?.sources.contains { own.contains($0) } == true
    }
    guard !isElsewhere else { return false }
    let known = plainModules.union(bundle.modules.map(\.name))
    return bundle.modules.flatMap(\.sources).allSatisfy { source in
      source.pathExtension == "swift"
        && PlainFile.text(source).map { imports(in: $0).isSubset(of: known) } == true
    }
  }

  private static func imports(in text: String) -> Set<String> {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: line).map { String($0.output.1) })
  }
}
