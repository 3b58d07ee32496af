// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension PackageTargetReader {
  /// What an Xcode project beside the package copies into the bundle of its tests from the target's
  /// folder: every file that is no source (Documentation/XcodeProject.md §11).
  ///
  /// Of files of one name that of a folder for iOS counts, then one that is of no other system.
  func looseResources() -> [AppResource] {
    var found: [String: (rank: Int, resource: AppResource)] = [:]
    for file in FolderListing.files(of: root) where isLoose(file) {
      let resource = FolderReader.resource(file)
      let rank = systemRank(of: file.path)
      if let known = found[resource.bundlePath], known.rank <= rank { continue }
      found[resource.bundlePath] = (rank, resource)
    }
    return found.values.map(\.resource).sorted { $0.bundlePath < $1.bundlePath }
  }

  private static let sources: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hpp", "m", "mm", "s", "S", "md", "modulemap", "sh",
    "entitlements", "xcprivacy",
  ]

  private func isLoose(_ file: FolderListing.File) -> Bool {
    let name = file.url.lastPathComponent
    // Recorded pictures of snapshot tests are read where they lie.
    return !PackageTargetReader.sources.contains(file.url.pathExtension)
      && !name.hasSuffix("Info.plist") && !file.path.contains("__")
  }

  private func systemRank(of path: String) -> Int {
    let folders = path.lowercased().split(separator: "/").dropLast()
    if folders.contains("ios") { return 0 }
    let others: Set<Substring> = ["macos", "osx", "mac", "tvos", "watchos", "visionos"]
    return folders.contains(where: others.contains) ? 2 : 1
  }
}
