// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// What a module's own header shows to all its Swift files: the umbrella header of a framework or
/// pod, the bridging header of an app or test bundle (Documentation/XcodeProject.md §10).
enum HeaderImports {
  /// The modules that a header imports, also through headers beside it.
  ///
  /// - Complexity: O(characters); each header is read once.
  static func modules(in header: URL) -> [String] {
    var found: Set<String> = []
    var open = [header]
    var read: Set<String> = []
    while let url = open.popLast() {
      guard read.insert(url.standardizedFileURL.path).inserted,
        let data = PlainFile.data(url)
      else { continue }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if let name = module(of: line) {
          found.insert(name)
        } else if let name = neighbour(of: line) {
          open.append(url.deletingLastPathComponent().appendingPathComponent(name))
        }
      }
    }
    return found.sorted()
  }

  /// `UIKit` of `#import <UIKit/UIKit.h>` and of `@import UIKit;`.
  static func module(of line: Substring) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 || line.contains("<") else { return nil }
    let text = words.joined()
    for start in ["#import<", "#include<", "@import"] where text.hasPrefix(start) {
      let name = text.dropFirst(start.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text.dropFirst(start.count + name.count).first
      let ends: [Character] = start == "@import" ? [";", "."] : ["/"]
      return rest.map(ends.contains) == true && !name.isEmpty ? String(name) : nil
    }
    return nil
  }

  /// `Badge.h` of `#import "Badge.h"`.
  static func neighbour(of line: Substring) -> String? {
    guard line.drop(while: \.isWhitespace).hasPrefix("#") else { return nil }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, ["#import", "#include"].contains(parts[0].filter { !$0.isWhitespace })
    else { return nil }
    return String(parts[1])
  }
}

extension ProjectReader {
  /// What the header of a target shows: a bridging header, or the umbrella header by its name.
  func headerImports(
    _ target: PropertyNode, _ settings: BuildSettings, module: String
  ) -> [String] {
    if let path = settings.nonempty("SWIFT_OBJC_BRIDGING_HEADER") {
      return HeaderImports.modules(in: project.folder.resolving(path))
    }
    guard let type = target["productType"]?.string, !type.hasSuffix("application") else {
      return []
    }
    let names = ["\(module).h", "\(module)-umbrella.h", "\(target["name"]?.string ?? "").h"]
    let headers = tree.urls.values.filter { names.contains($0.lastPathComponent) }
    let listed = headers.sorted { $0.path < $1.path }
    return Set(listed.flatMap(HeaderImports.modules)).sorted()
  }
}
