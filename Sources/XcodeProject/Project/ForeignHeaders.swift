// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

extension ProjectReader {
  /// The headers in Objective-C that a target's Swift sees: what its bridging header includes, or its
  /// umbrella header, of the target's own (Documentation/XcodeProject.md §10).
  ///
  /// - Parameter folders: ``headerFolders(_:)`` of the target.
  /// - Returns: Those that declare something in Objective-C, in the order in which they are reached.
  /// - Complexity: O(characters of the headers).
  func foreignHeaders(
    _ settings: BuildSettings, module: String, folders: [URL]
  ) -> [URL] {
    let start: URL?
    if let path = settings.nonempty("SWIFT_OBJC_BRIDGING_HEADER") {
      start = project.folder.resolving(path)
    } else {
      // The one that CocoaPods writes includes all that are public.
      start = ["\(module)-umbrella.h", "\(module).h"].lazy
        .flatMap { name in folders.map { $0.appendingPathComponent(name) } }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
    guard let start else { return [] }
    var found: [URL] = []
    var seen: Set<String> = []
    var open = [start]
    while let next = open.popLast() {
      guard seen.insert(next.standardizedFileURL.path).inserted,
        let text = PlainFile.looseText(next)
      else { continue }
      if HeaderLines.isObjectiveC(text) { found.append(next) }
      let names = text.split(whereSeparator: \.isNewline).compactMap { line in
        HeaderLines.included(line) ?? HeaderLines.included(line, of: module)
      }
      let places = names.compactMap { name in
        ([next.deletingLastPathComponent()] + folders).map { $0.resolving(name) }
          .first { FileManager.default.fileExists(atPath: $0.path) }
      }
      open += places.reversed()
    }
    return found
  }
}

extension HeaderLines {
  /// Headers that a library may have; one with more is not read.
  private static let most = 400

  /// Those of some files that are headers in Objective-C.
  ///
  /// - Complexity: O(characters of the headers).
  static func objectiveC(_ files: [URL]) -> [URL] {
    let headers = files.filter { $0.pathExtension == "h" }
    guard headers.count <= most else { return [] }
    return headers.filter { PlainFile.looseText($0).map(isObjectiveC) == true }
  }

  /// Whether a header declares classes, protocols or named values as Objective-C does.
  static func isObjectiveC(_ text: String) -> Bool {
    ["@interface", "@protocol", "NS_ENUM", "NS_OPTIONS", "NSString"].contains(where: text.contains)
  }

  /// `Ring.h` of `#import <Kit/Ring.h>` in a header of the module `Kit`.
  static func included(_ line: Substring, of module: String) -> String? {
    guard HeaderImports.module(of: line) == module, let start = line.firstIndex(of: "/") else {
      return nil
    }
    return String(line[line.index(after: start)...].prefix { $0 != ">" })
  }
}
