// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import DataModel
package import Foundation
internal import IBDocument
internal import Localization
internal import NetworkArchive
internal import Raster
internal import XcodeProject

/// The kinds of files that Snug reads, each with the code that reads it.
package enum FuzzKind: String, CaseIterable, Sendable {
  /// A storyboard or xib, laid out.
  case document
  /// A `project.pbxproj`, read to its app and its tests, with all that it names.
  case project
  /// What lies in and beside a project.
  case workspace, configuration, scheme
  case propertyList, strings, stringsDictionary, catalog, dataModel, json
  /// A picture's header and pixels.
  case image
  case drawing
  /// The `Contents.json` of an image and of a colour.
  case asset
  /// What servers answered once.
  case archive
  /// A font that an app brings, with its glyphs.
  case font

  private var extensions: Set<String> {
    switch self {
    case .document: ["storyboard", "xib"]
    case .project: ["pbxproj"]
    case .workspace: ["xcworkspacedata"]
    case .configuration: ["xcconfig"]
    case .scheme: ["xcscheme"]
    case .archive: ["har"]
    case .propertyList: ["plist"]
    case .strings: ["strings"]
    case .stringsDictionary: ["stringsdict"]
    case .catalog: ["xcstrings"]
    case .json: ["json", "resolved"]
    case .image: ["png", "jpg", "jpeg", "gif"]
    case .drawing: ["svg"]
    case .font: ["ttf", "otf", "ttc"]
    case .dataModel, .asset: []
    }
  }

  /// What mutants are made of: the files of this kind below folders, sorted by path, and Snug's own.
  package func seeds(in folders: [URL]) -> [[UInt8]] {
    var files: [URL] = []
    for folder in folders {
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      files += (all?.compactMap { $0 as? URL } ?? []).filter {
        extensions.contains($0.pathExtension) && !$0.path.contains("/.build/")
      }
    }
    let read = files.sorted { $0.path < $1.path }.compactMap { try? Data(contentsOf: $0) }
    return (own + read).map { [UInt8]($0) }
  }

  private var own: [Data] {
    switch self {
    case .document: []
    case .project: [Data(FuzzSeeds.project.utf8)]
    case .configuration: [Data(FuzzSeeds.configuration.utf8)]
    case .scheme: [Data(FuzzSeeds.scheme.utf8)]
    case .archive: [Data(FuzzSeeds.archive.utf8)]
    case .asset: [Data(FuzzSeeds.imageSet.utf8), Data(FuzzSeeds.colorSet.utf8)]
    case .workspace: [Data(FuzzSeeds.workspace.utf8)]
    case .propertyList: [Data(FuzzSeeds.propertyList.utf8)] + [FuzzSeeds.binary].compactMap { $0 }
    case .strings: [Data(FuzzSeeds.strings.utf8)]
    case .stringsDictionary: [Data(FuzzSeeds.stringsDictionary.utf8)]
    case .catalog, .json: [Data(FuzzSeeds.catalog.utf8)]
    case .dataModel: [Data(FuzzSeeds.dataModel.utf8)]
    case .image: [FuzzSeeds.png, FuzzSeeds.jpeg, FuzzSeeds.gif].compactMap { $0 }
    case .drawing: [Data(FuzzSeeds.drawing.utf8)]
    case .font: FuzzSeeds.fonts
    }
  }

  /// Reads a file as Snug does; what it is refused with, nil when it is read.
  ///
  /// - Parameter screen: What UIKit does with it; without one that is left out.
  @MainActor
  package func problem(of bytes: [UInt8], on screen: (any FuzzScreen)? = nil) -> String? {
    do {
      try read(bytes, on: screen)
      return nil
    } catch let error as TextProblem {
      return "\(file):\(error.place.line):\(error.place.column): error: \(error.message)"
    } catch let error as ArchiveProblem {
      return "\(file):\(error.line):\(error.column): error: \(error.sentence)"
    } catch {
      return "\(error)"
    }
  }

  /// What a mutant is called.
  private var file: String { "Mutant.\(extensions.min() ?? "json")" }

  @MainActor
  private func read(_ bytes: [UInt8], on screen: (any FuzzScreen)?) throws {
    let data = Data(bytes)
    switch self {
    case .document:
      let document = try Document(data: data, file: file)
      screen?.layOut(document)
    case .project: try FuzzProject.read(data)
    case .workspace: try FuzzProject.read(workspace: data)
    case .configuration: try FuzzProject.read(data, inThePlaceOf: FuzzSeeds.configurationPath)
    case .scheme: try FuzzProject.read(data, inThePlaceOf: "Well.xcodeproj/\(FuzzSeeds.schemePath)")
    case .propertyList: _ = try PropertyListFile.parse(data, path: file)
    case .strings: _ = try StringTable(strings: data)
    case .stringsDictionary: _ = try StringTable(stringsDictionary: data)
    case .catalog: _ = try StringTable(catalog: data, language: "de")
    case .json: _ = try JSONText.dictionary(data)
    case .archive: _ = try NetworkArchive(archive: data)
    case .dataModel: _ = try DataModelReader.model(of: data, file: file)
    case .image:
      screen?.open(picture: data)
      _ = try ImageSurface.decoding(data, name: file)
    case .drawing: _ = try VectorDrawing(data, name: file)
    case .asset: try readAsset(data, on: screen)
    case .font:
      try FuzzFont.read(bytes, at: try FuzzKind.emptyFolder().appendingPathComponent(file))
    }
  }

  /// Whether a message begins with a file, and with line and column where the mutant itself is the
  /// file and a text.
  package func hasPlace(_ message: String) -> Bool {
    switch self {
    case .image, .drawing: message.hasPrefix("image ")
    case .font: message.contains("/Mutant.")
    case .project, .workspace, .configuration, .scheme: message.contains(/^.+: error: ./)
    default: message.contains(/^Mutant\.\w+:\d+:\d+: error: ./)
    }
  }

  /// Catalogs are known by their folder, so each mutant has a folder of its own.
  @MainActor
  private func readAsset(_ data: Data, on screen: (any FuzzScreen)?) throws {
    let folder = try FuzzKind.emptyFolder().appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for kind in ["imageset", "colorset"] {
      let set = folder.appendingPathComponent("Assets.xcassets/Well.\(kind)")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try data.write(to: set.appendingPathComponent("Contents.json"))
      try FuzzSeeds.png?.write(to: set.appendingPathComponent("Well.png"))
      try Data(FuzzSeeds.drawing.utf8).write(to: set.appendingPathComponent("Well.svg"))
    }
    screen?.open(assets: "Well", in: folder)
    _ = try JSONText.dictionary(data)
  }

  /// A folder of this process, empty.
  static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-fuzz-\(getpid())")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
