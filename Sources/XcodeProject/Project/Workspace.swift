// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

#if canImport(FoundationXML)
  private import FoundationXML
#endif

/// The projects and packages that a workspace lists.
struct Workspace {
  let url: URL
  let projects: [URL]
  /// The folders in it that are Swift packages.
  let packages: [URL]

  /// - Parameter url: The `.xcworkspace` folder.
  init(at url: URL) throws(ProjectError) {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let parser = (try? Data(contentsOf: file)).map({ XMLParser(data: $0) }) else {
      throw ProjectError(.notAProject, at: FileLocation(path: url.path))
    }
    let collector = Collector(folder: url.deletingLastPathComponent(), workspace: url)
    parser.shouldResolveExternalEntities = false
    parser.delegate = collector
    guard parser.parse() else {
      throw ProjectError(
        .malformed("well-formed XML"),
        at: FileLocation(path: file.path, line: parser.lineNumber))
    }
    self.url = url
    projects = collector.projects
    packages = collector.packages
  }

  private final class Collector: NSObject, XMLParserDelegate {
    private let folder: URL
    private let workspace: URL
    private var groups: [URL] = []
    private(set) var projects: [URL] = []
    private(set) var packages: [URL] = []

    init(folder: URL, workspace: URL) {
      self.folder = folder
      self.workspace = workspace
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      let location = attributeDict["location"] ?? "group:"
      let place = resolve(location)
      if elementName == "Group" { groups.append(place) }
      if elementName == "FileRef", place.pathExtension == "xcodeproj" { projects.append(place) }
      let manifest = place.appendingPathComponent("Package.swift")
      if elementName == "FileRef", FileManager.default.fileExists(atPath: manifest.path) {
        packages.append(place)
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      if elementName == "Group" { groups.removeLast() }
    }

    /// `group:` is relative to the group around, `container:` to the workspace's folder, `self:` is
    /// the project that the workspace is part of.
    private func resolve(_ location: String) -> URL {
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts.count == 2 ? String(parts[1]) : location
      let base: URL
      switch parts[0] {
      case "self": return workspace.deletingLastPathComponent()
      case "absolute": return URL(fileURLWithPath: path)
      case "container": base = folder
      default: base = groups.last ?? folder
      }
      return base.resolving(path)
    }
  }
}
