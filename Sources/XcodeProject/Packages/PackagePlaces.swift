// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import Supervision

/// The folders that can hold checkouts of packages, by identity (Documentation/Packages.md §2).
struct PackagePlaces {
  /// Folders of checkouts, those that were named first.
  private let roots: [URL]
  /// What was fetched here, by identity.
  var fetched: [String: URL] = [:]
  private var names: [URL: [String: String]] = [:]

  /// - Parameter folders: the project's, its workspace's, the package's.
  init(_ options: PackageOptions, folders: [URL], name: String) {
    var roots = options.folders
    for data in options.derivedData {
      roots.append(data.appendingPathComponent("SourcePackages/checkouts"))
      // The common folder of derived data has one for each project: `Name-abcdefgh`.
      let children = (try? FileManager.default.contentsOfDirectory(atPath: data.path)) ?? []
      for child in children.sorted() where child.hasPrefix(name + "-") {
        roots.append(data.appendingPathComponent("\(child)/SourcePackages/checkouts"))
      }
    }
    for folder in folders {
      roots += ["SourcePackages/checkouts", ".build/checkouts", "Packages", "Carthage/Checkouts"]
        .map(folder.appendingPathComponent)
    }
    self.roots = roots
  }

  /// The folder of a package; its name is compared without case.
  mutating func folder(identity: String, url: String) -> URL? {
    let wanted = [identity, PackageIdentity.of(url)]
    for root in roots {
      let known = names[root] ?? listing(root)
      names[root] = known
      for name in wanted {
        guard let folder = known[name] else { continue }
        let place = root.appendingPathComponent(folder)
        // A checkout may be a link: a manifest is read where only its real folder is shown.
        if PackagePlaces.isPackage(place) { return place.resolvingSymlinksInPath() }
      }
    }
    return fetched[identity].flatMap { PackagePlaces.isPackage($0) ? $0 : nil }
  }

  static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  private func listing(_ root: URL) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return Dictionary(names.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The commit that a checkout stands at; nil where git does not say.
  static func revision(of folder: URL) -> String? {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path),
      let result = try? Git.run(["rev-parse", "HEAD"], in: folder), result.hasSucceeded
    else { return nil }
    return String(decoding: result.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
