// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Has manifests evaluated by SwiftPM and remembers the answers by content
/// (Documentation/Packages.md §3).
struct ManifestReader: Sendable {
  let options: PackageOptions

  /// The manifests of several packages, as many at once as there are processors.
  func manifests(_ folders: [URL]) -> [URL: Result<PackageManifest, ProjectError>] {
    let results = Answers()
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      let folder = folders[index]
      results.add(folder, Result { () throws(ProjectError) in try manifest(folder) })
    }
    return results.all
  }

  func manifest(_ folder: URL) throws(ProjectError) -> PackageManifest {
    let file = entry(of: folder)
    if let file, let data = SealedFile.read(file), let known = decode(data) { return known }
    let output = try PackageTool.dumpManifest(of: folder)
    guard let manifest = decode(output) else {
      throw ProjectError(
        .toolFailed(tool: "swift package dump-package", message: "its answer is not understood"),
        at: FileLocation(path: folder.appendingPathComponent("Package.swift").path))
    }
    if let file { SealedFile.write(output, to: file) }
    return manifest
  }

  private func decode(_ data: Data) -> PackageManifest? {
    try? JSONDecoder().decode(PackageManifest.self, from: data)
  }

  /// Where an answer is kept: by the manifests' texts, the folder, and, where they ask for it, the
  /// environment. One that looks at files is evaluated every time.
  private func entry(of folder: URL) -> URL? {
    guard let cache = options.cache else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var key = ContentKey()
    key.add("3 \(folder.path)")
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      guard let data = PlainFile.data(folder.appendingPathComponent(name)) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if text.contains("FileManager") || text.contains("contentsOf") { return nil }
      key.add(name)
      key.add(data)
      guard text.contains("environment") else { continue }
      for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key }) {
        key.add("\(name)=\(value)")
      }
    }
    return cache.appendingPathComponent("manifests/\(key.text).json")
  }

  private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [URL: Result<PackageManifest, ProjectError>] = [:]

    func add(_ folder: URL, _ result: Result<PackageManifest, ProjectError>) {
      lock.withLock { found[folder] = result }
    }

    var all: [URL: Result<PackageManifest, ProjectError>] { lock.withLock { found } }
  }
}
