// Part of Snug, under the Apache License 2.0; see LICENSE.

import AppBuild
import Foundation
import XcodeProject

/// Options of every command that builds an app: where its packages may come from
/// (Documentation/Packages.md §2).
struct PackageArguments: Equatable, Sendable {
  private(set) var options = PackageOptions()

  /// - Parameter build: How the command builds; nil for one that needs every package.
  init(
    _ arguments: inout Arguments, build: BuildOptions? = nil
  ) throws(UsageError) {
    options.goesAroundMissing = build?.isStrict == false
    let here = { (path: String) in URL(fileURLWithPath: path).standardizedFileURL }
    options.folders = try arguments.texts("--packages").map(here)
    options.derivedData = try arguments.texts("--derived-data").map(here)
    options.isOffline = arguments.flag("--offline")
    for folder in options.folders + options.derivedData {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw UsageError(
          "\(folder.path): error: there is no such folder of packages",
          exitCode: CommandLineTool.ExitCode.failure, hasPlace: true)
      }
    }
    // What SwiftPM itself is to be told.
    for name in ["--netrc-file", "--config-path", "--security-path", "--cache-path"] {
      for value in try arguments.texts(name) {
        options.toolArguments += [name, here(value).path]
      }
    }
    for name in ["--netrc", "--disable-netrc", "--keychain", "--disable-keychain"]
    where arguments.flag(name) { options.toolArguments.append(name) }
    options.cache = BuildCache.standard.folder
  }

  func reader(target: String? = nil) -> AppReader {
    var reader = AppReader(target: target)
    reader.packages = options
    return reader
  }
}
