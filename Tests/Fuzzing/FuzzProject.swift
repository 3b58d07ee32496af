// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import XcodeProject

/// Has projects read to their end: what a broken one names, and is not there, is written, so that
/// reading does not stop where it looks for the first source (Documentation/HostileFiles.md §4.4).
enum FuzzProject {
  /// A sound project names sources first; then what lies beside them is looked for.
  private static let rounds = 4
  private static let mostFiles = 400

  /// Reads a `project.pbxproj`.
  static func read(_ data: Data) throws {
    try inFolder { folder in
      let project = folder.appendingPathComponent("Mutant.xcodeproj")
      try write(data, to: project.appendingPathComponent("project.pbxproj"))
      writeFolders(named: data, in: folder)
      try readToItsEnd(project, in: folder)
    }
  }

  /// Reads a workspace's list beside a sound project.
  static func read(workspace data: Data) throws {
    try inFolder { folder in
      let workspace = folder.appendingPathComponent("Mutant.xcworkspace")
      try write(data, to: workspace.appendingPathComponent("contents.xcworkspacedata"))
      try writeProject(in: folder.appendingPathComponent("Wells"))
      try readToItsEnd(workspace, in: folder)
    }
  }

  /// Reads a sound project with a broken file in the place of one of its own.
  static func read(_ data: Data, inThePlaceOf path: String) throws {
    try inFolder { folder in
      let project = try writeProject(in: folder)
      try write(data, to: folder.appendingPathComponent(path))
      try readToItsEnd(project, in: folder)
    }
  }

  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = try FuzzKind.emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @discardableResult
  private static func writeProject(in folder: URL) throws -> URL {
    let project = folder.appendingPathComponent("Well.xcodeproj")
    try write(Data(FuzzSeeds.project.utf8), to: project.appendingPathComponent("project.pbxproj"))
    try write(
      Data(FuzzSeeds.scheme.utf8), to: project.appendingPathComponent(FuzzSeeds.schemePath))
    try write(
      Data(FuzzSeeds.configuration.utf8),
      to: folder.appendingPathComponent(FuzzSeeds.configurationPath))
    return project
  }

  // MARK: Reading

  private static func readToItsEnd(_ place: URL, in folder: URL) throws {
    var reader = AppReader()
    reader.packages.isOffline = true
    for _ in 0..<rounds {
      let missing = missing(reader, place).prefix(mostFiles)
      guard missing.filter({ writeSound($0, in: folder) }).isEmpty == false else { break }
    }
    _ = try? reader.tests(at: place)
    _ = try reader.app(at: place)
  }

  /// Paths of what the app and its tests name and is not there.
  private static func missing(_ reader: AppReader, _ place: URL) -> [String] {
    func paths(_ read: () throws(ProjectError) -> [AppDescription]) -> [String] {
      do throws(ProjectError) {
        return try read().flatMap(\.issues).compactMap { issue in
          switch issue.problem {
          case .missingFile(let path), .missingInfoPlist(let path),
            .missingConfigurationFile(let path):
            path
          default: nil
          }
        }
      } catch {
        guard case .missingFiles(let files) = error.kind else { return [] }
        return files.map(\.path)
      }
    }
    return paths { () throws(ProjectError) in [try reader.app(at: place)] }
      + paths { () throws(ProjectError) in try reader.tests(at: place) }
  }

  // MARK: Writing

  private static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a sound file of a kind that its name tells, or a folder with some.
  ///
  /// - Returns: Whether it is there now and was not before; nothing is written outside of the folder.
  private static func writeSound(_ path: String, in folder: URL) -> Bool {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    guard file.path.hasPrefix(folder.standardizedFileURL.path + "/"), path.utf8.count < 1000,
      file.lastPathComponent != "Package.swift",
      !FileManager.default.fileExists(atPath: file.path)
    else { return false }
    switch file.pathExtension.lowercased() {
    case "swift": try? write(Data(FuzzSeeds.source.utf8), to: file)
    case "plist": try? write(Data(FuzzSeeds.propertyList.utf8), to: file)
    case "xcconfig": try? write(Data(FuzzSeeds.configuration.utf8), to: file)
    case "xcassets":
      try? write(Data(FuzzSeeds.imageSet.utf8), to: file.appendingPathComponent("Contents.json"))
    case "": writeFolder(file)
    default: try? write(Data(), to: file)
    }
    return FileManager.default.fileExists(atPath: file.path)
  }

  private static func writeFolder(_ folder: URL) {
    try? write(Data(FuzzSeeds.source.utf8), to: folder.appendingPathComponent("Well.swift"))
    try? write(Data(FuzzSeeds.propertyList.utf8), to: folder.appendingPathComponent("Info.plist"))
  }

  /// Writes the folders whose members are what is on disk: no message says that one is missing.
  private static func writeFolders(named data: Data, in folder: URL) {
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("PBXFileSystemSynchronizedRootGroup") else { return }
    for part in text.components(separatedBy: "path = ").dropFirst().prefix(mostFiles) {
      let name = part.prefix { $0 != ";" && $0 != "\n" }
        .trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      guard !name.isEmpty, !name.contains("."), name.utf8.count < 200 else { continue }
      _ = writeSound(folder.appendingPathComponent(name).path, in: folder)
    }
  }
}
