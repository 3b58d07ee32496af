// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CanvasModel
internal import CheckedInput
internal import DataModel
package import Foundation
internal import IBDocument
internal import Localization
internal import Raster
internal import UIKit
internal import XcodeProject

/// The kinds of files that Snug reads, each with the code that reads it.
package enum FuzzKind: String, CaseIterable, Sendable {
  /// A storyboard or xib, laid out.
  case document
  /// A `project.pbxproj`, read to its app and its tests.
  case project
  case workspace, propertyList, strings, stringsDictionary, catalog, dataModel, json
  /// A picture's header and pixels.
  case image
  case drawing
  /// A font that an app brings, with its glyphs.
  case font

  private var extensions: Set<String> {
    switch self {
    case .document: ["storyboard", "xib"]
    case .project: ["pbxproj"]
    case .workspace: ["xcworkspacedata"]
    case .propertyList: ["plist"]
    case .strings: ["strings"]
    case .stringsDictionary: ["stringsdict"]
    case .catalog: ["xcstrings"]
    case .json: ["json", "resolved"]
    case .image: ["png", "jpg", "jpeg", "gif"]
    case .drawing: ["svg"]
    case .font: ["ttf", "otf", "ttc"]
    case .dataModel: []
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
    case .project: []
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
  @MainActor
  package func problem(of bytes: [UInt8]) -> String? {
    let data = Data(bytes)
    let file = "Mutant.\(extensions.first ?? "xml")"
    do {
      switch self {
      case .document: try FuzzKind.layOut(Document(data: data, file: file))
      case .project: try FuzzKind.readProject(data)
      case .workspace: try FuzzKind.readWorkspace(data)
      case .propertyList: _ = try PropertyListFile.parse(data, path: file)
      case .strings: _ = try StringTable(strings: data)
      case .stringsDictionary: _ = try StringTable(stringsDictionary: data)
      case .catalog: _ = try StringTable(catalog: data, language: "de")
      case .json: _ = try JSONText.dictionary(data)
      case .dataModel: _ = try DataModelReader.model(of: data, file: file)
      case .image:
        _ = UIImage(data: data)?.size
        _ = try ImageSurface.decoding(data, name: file)
      case .drawing: _ = try VectorDrawing(data, name: file)
      case .font:
        try FuzzFont.read(bytes, at: try FuzzKind.emptyFolder().appendingPathComponent(file))
      }
      return nil
    } catch let error as TextProblem {
      return "\(file):\(error.place.line):\(error.place.column): error: \(error.message)"
    } catch {
      return "\(error)"
    }
  }

  /// Whether a message begins with a file, and with line and column where the mutant itself is the
  /// file and a text.
  package func hasPlace(_ message: String) -> Bool {
    switch self {
    case .image, .drawing: message.hasPrefix("image ")
    case .font: message.contains("/Mutant.")
    case .project, .workspace: message.contains(/^.+: error: ./)
    default: message.contains(/^Mutant\.\w+:\d+:\d+: error: ./)
    }
  }

  @MainActor
  private static func layOut(_ document: Document) {
    Runtime.current.clearIssues()
    _ = DocumentCanvas(document: document, conditions: .usual(of: document)).placed()
    Runtime.current.clearIssues()
  }

  private static func readProject(_ data: Data) throws {
    let project = try emptyFolder().appendingPathComponent("Mutant.xcodeproj")
    defer { try? FileManager.default.removeItem(at: project.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try data.write(to: project.appendingPathComponent("project.pbxproj"))
    var reader = AppReader()
    reader.packages.isOffline = true
    _ = try? reader.tests(at: project)
    _ = try reader.app(at: project)
  }

  private static func readWorkspace(_ data: Data) throws {
    let workspace = try emptyFolder().appendingPathComponent("Mutant.xcworkspace")
    defer { try? FileManager.default.removeItem(at: workspace.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    try data.write(to: workspace.appendingPathComponent("contents.xcworkspacedata"))
    _ = try AppReader().app(at: workspace)
  }

  private static func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snug-fuzz-\(getpid())")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
