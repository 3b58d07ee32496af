// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What files of a project may be: files, and inside of the project, links followed
/// (Documentation/XcodeProject.md §12).
struct ProjectBoundary {
  /// Real paths of the folders in which files may lie.
  private let roots: [String]

  /// - Parameter folders: Those of the project and of packages beside it. The checkout around one
  ///   belongs to it: apps share files in one repository.
  init(_ folders: [URL]) {
    roots = folders.map { Self.checkout(around: $0).resolvingSymlinksInPath().path + "/" }
  }

  /// - Throws: for what is neither a file nor a folder, and for what lies outside.
  func check(_ url: URL, at location: FileLocation) throws(ProjectError) {
    var status = stat()
    // What is not there is told where it is missed.
    guard stat(url.path, &status) == 0 else { return }
    if let kind = Self.strangeKind(status.st_mode) {
      throw ProjectError(.noPlainFile(url.path, kind: kind), at: location)
    }
    let real = url.resolvingSymlinksInPath().path + "/"
    guard roots.contains(where: { real.hasPrefix($0) }) else {
      throw ProjectError(.outside(url.path), at: location)
    }
  }

  /// Checks everything that an app is made of.
  ///
  /// - Parameters:
  ///   - url: What somebody named: a project, a workspace or a folder.
  ///   - folders: Those of checkouts that somebody named; a checkout in one may be a link.
  static func check(
    _ app: AppDescription, readFrom url: URL, checkouts folders: [URL]
  ) throws(ProjectError) {
    let checkouts = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return [folder] + names.map { folder.appendingPathComponent($0) }
    }
    let packages = app.definingFiles.filter { $0.lastPathComponent == "Package.swift" }
      .map { $0.deletingLastPathComponent() }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let isPlainFolder = isFolder.boolValue && !url.pathExtension.hasPrefix("xc")
    let named = isPlainFolder ? url : url.deletingLastPathComponent()
    let boundary = ProjectBoundary([app.folder, named] + packages + checkouts)
    let locations = app.locations
    for resource in app.resources {
      let path = resource.url.path
      try boundary.check(resource.url, at: locations[path] ?? FileLocation(path: path))
      guard resource.isFolder else { continue }
      for inner in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
        let url = resource.url.appendingPathComponent(inner)
        try boundary.check(url, at: locations[path] ?? FileLocation(path: url.path))
      }
    }
    for source in app.modules.flatMap(\.sources) {
      let location = locations[source.path] ?? FileLocation(path: source.path)
      // Sources of a package may lie where SwiftPM keeps checkouts; only links can mislead.
      let isLink = source.resolvingSymlinksInPath() != source
      if isLink {
        try boundary.check(source, at: location)
      } else {
        try checkKind(source, location)
      }
    }
  }

  private static func checkKind(_ url: URL, _ location: FileLocation) throws(ProjectError) {
    var status = stat()
    guard stat(url.path, &status) == 0, let kind = strangeKind(status.st_mode) else { return }
    throw ProjectError(.noPlainFile(url.path, kind: kind), at: location)
  }

  /// What a file is that cannot be read to its end; nil for files and folders.
  static func strangeKind(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG, S_IFDIR: nil
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  private static func checkout(around folder: URL) -> URL {
    var place = folder.standardizedFileURL
    while place.path != "/" {
      if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
        return place
      }
      place.deleteLastPathComponent()
    }
    return folder
  }
}
