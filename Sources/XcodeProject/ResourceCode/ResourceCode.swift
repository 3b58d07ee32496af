// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

/// A file that SwiftGen writes of an app's resources while Xcode builds it, as its configuration says
/// (Documentation/AppBuild.md §3.3).
package struct ResourceCode: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case texts = "strings"
    case assets = "xcassets"
    case scenes = "ib"
  }

  package var kind: Kind
  /// The name of one of SwiftGen's own templates, or the text of one of the app's.
  package var template: String
  /// Files and folders that are read; some may not exist.
  package var inputs: [URL]
  package var parameters: [String: String]
  /// What parts the words of a text's key.
  package var separator = "."
  /// The file that is missing.
  package var output: URL
  package var configuration: URL

  /// What is written into a file, when a configuration near it says so.
  ///
  /// - Parameters:
  ///   - output: A file of a target that does not exist.
  ///   - folder: The project's.
  package init?(output: URL, folder: URL) {
    let wanted = output.standardizedFileURL
    let place = output.deletingLastPathComponent()
    for file in ResourceCode.configurations(near: place, folder: folder) {
      if let code = ResourceCode.all(of: file).first(where: { $0.output.path == wanted.path }) {
        self = code
        return
      }
    }
    return nil
  }

  /// What is written into a folder whose members are what is on disk, of files that do not exist.
  static func missing(below root: URL, folder: URL) -> [ResourceCode] {
    let path = root.standardizedFileURL.path + "/"
    var found: [ResourceCode] = []
    for file in configurations(near: root, folder: folder) {
      for code in all(of: file)
      where code.output.path.hasPrefix(path) && code.output.pathExtension == "swift"
        && !FileManager.default.fileExists(atPath: code.output.path)
        && !found.contains(where: { $0.output.path == code.output.path })
      {
        found.append(code)
      }
    }
    return found
  }

  /// Everything that one configuration writes.
  private static func all(of file: URL) -> [ResourceCode] {
    guard let data = try? Data(contentsOf: file), data.count < 1 << 20 else { return [] }
    let root = YAMLText(String(decoding: data, as: UTF8.self))
    return Kind.allCases.flatMap { kind in
      (root[kind.rawValue]?.elements ?? []).flatMap { command in
        // Before version 6 the command itself had the words of its only output.
        ((command["outputs"]?.elements ?? []) + [command]).compactMap { entry in
          ResourceCode(kind, command, writing: entry, of: root, file: file)
        }
      }
    }
  }

  private init?(
    _ kind: Kind, _ command: YAMLText, writing entry: YAMLText, of root: YAMLText, file: URL
  ) {
    guard let path = entry["output"]?.text else { return nil }
    let folder = file.deletingLastPathComponent()
    self.kind = kind
    output = folder.appending(root["output_dir"]?.text).appending(path).standardizedFileURL
    configuration = file
    let source = folder.appending(root["input_dir"]?.text)
    inputs = ((command["inputs"] ?? command["paths"])?.elements ?? []).compactMap {
      $0.text.map { source.appending($0).standardizedFileURL }
    }
    separator = command["options"]?["separator"]?.text ?? "."
    parameters = ResourceCode.texts(entry["params"] ?? command["params"])
    if let name = (entry["templateName"] ?? command["templateName"])?.text {
      template = name
    } else if let path = (entry["templatePath"] ?? command["templatePath"])?.text {
      template = (try? String(contentsOf: folder.appending(path), encoding: .utf8)) ?? path
    } else {
      template = ""
    }
  }

  private static func texts(_ value: YAMLText?) -> [String: String] {
    guard case .map(let entries)? = value else { return [:] }
    return entries.compactMapValues(\.text)
  }

  /// Beside the file and in the folders around it up to the one around the project; then in the
  /// folders beside the project.
  private static func configurations(near folderOfFile: URL, folder: URL) -> [URL] {
    var places: [URL] = []
    let outermost = folder.deletingLastPathComponent().standardizedFileURL.path
    var place = folderOfFile.standardizedFileURL
    while place.path.hasPrefix(outermost), place.path != "/" {
      places.append(place)
      place.deleteLastPathComponent()
    }
    places.append(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    places += names.sorted().map(folder.appendingPathComponent)
    return places.flatMap { place in
      ["swiftgen.yml", ".swiftgen.yml", "swiftgen.yaml"].map(place.appendingPathComponent)
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

extension URL {
  /// A path in this folder, or one of its own.
  fileprivate func appending(_ path: String?) -> URL {
    guard let path else { return self }
    return path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
  }
}
