// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import XcodeProject

/// What was left out of a built app, beside its executable.
struct GapFileStore {
  let folder: URL

  private var file: URL { folder.appendingPathComponent("gaps.json") }

  func write(_ report: GapReport) throws(BuildError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try encoder.encode(report).write(to: file)
    } catch {
      throw BuildError(.cannotWrite(file.path, reason: error.localizedDescription))
    }
  }

  /// Nothing left out where the file is not there.
  func read() -> GapReport {
    guard let data = try? Data(contentsOf: file) else { return GapReport() }
    return (try? JSONDecoder().decode(GapReport.self, from: data)) ?? GapReport()
  }
}

extension AppDescription {
  /// The texts of the app's and scenes' delegates in other languages.
  var foreignDelegates: [String] {
    let names = Set(
      foreignSources.filter { name in
        let stem = name.prefix { $0 != "." }
        return stem.hasSuffix("AppDelegate") || stem.hasSuffix("SceneDelegate")
      })
    return locations.keys.sorted()
      .filter { names.contains(URL(fileURLWithPath: $0).lastPathComponent) }
      .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }

  /// Names of the app's sources in other languages.
  var foreignSources: [String] {
    issues.compactMap { issue in
      if case .notSwift(let name) = issue.problem { name } else { nil }
    }
  }
}
