// Part of Snug, under the Apache License 2.0; see LICENSE.

package import Foundation

extension ClangSources {
  /// The header by which an app's Swift sees the app's own C.
  package struct Bridge: Equatable, Sendable {
    package var header: URL
    /// It, and what it includes of the app, as far as that is C.
    package fileprivate(set) var headers: [URL] = []
    /// Folders of the app with headers: Xcode finds each by its name alone.
    package var folders: [URL]
    /// Whether it shows nothing but C; else the headers of C that it includes count alone.
    package private(set) var isWhole = true

    /// Nil for a header that shows no C of the app's.
    init?(_ header: URL, folders: [URL]) {
      self.header = header
      self.folders = folders
      guard let text = PlainFile.looseText(header) else { return nil }
      var read: [URL: Header?] = [:]
      if let all = closure(of: header, &read) {
        headers = all
        return
      }
      isWhole = false
      let parts = text.split(whereSeparator: \.isNewline).compactMap { line in
        HeaderLines.included(line).flatMap { place(of: $0, from: header) }
          .flatMap { closure(of: $0, &read) }
      }
      var seen: Set<URL> = []
      headers = parts.joined().filter { seen.insert($0).inserted }
      if headers.isEmpty { return nil }
    }

    /// What a header shows by itself.
    private struct Header {
      let isForeign: Bool
      var included: [URL] = []
    }

    /// A header with what it includes of the app; nil where that shows Objective-C, or what is Apple's.
    ///
    /// - Parameter read: What headers show that were read before; nil for what is no header.
    private func closure(of header: URL, _ read: inout [URL: Header?]) -> [URL]? {
      var found: [URL] = []
      var seen: Set<URL> = []
      var open = [header]
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        let known = read[next] ?? shown(by: next)
        read[next] = .some(known)
        guard let known else { continue }
        if known.isForeign { return nil }
        found.append(next)
        open += known.included
      }
      return found
    }

    private func shown(by header: URL) -> Header? {
      guard let text = PlainFile.looseText(header) else { return nil }
      let lines = HeaderLines.inC(text)
      if lines.contains(where: HeaderLines.isForeign) { return Header(isForeign: true) }
      let included = lines.compactMap { HeaderLines.included($0) }
      return Header(
        isForeign: false, included: included.compactMap { place(of: $0, from: header) })
    }

    /// Where a header lies that is included by its name in quotes.
    package func place(of name: String, from file: URL) -> URL? {
      ([file.deletingLastPathComponent()] + folders).map { $0.resolving(name) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
  }
}

/// Lines of headers.
package enum HeaderLines {
  /// The lines that a compiler of C reads: what is for Objective-C alone is not among them.
  static func inC(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var skipped = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.filter { !$0.isWhitespace }
      if skipped > 0 {
        if words.hasPrefix("#if") { skipped += 1 }
        if words.hasPrefix("#endif") || skipped == 1 && words.hasPrefix("#el") { skipped -= 1 }
      } else if words.hasPrefix("#if"), !words.contains("!"), !words.hasPrefix("#ifndef"),
        words.contains("__OBJC__")
      {
        skipped = 1
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// Whether a line is of Objective-C, or includes what only Apple's systems have.
  static func isForeign(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    let words = ["class", "end", "implementation", "import", "interface", "property", "protocol"]
    if text.first == "@" {
      return words.contains(String(text.dropFirst().prefix { $0.isLetter }))
    }
    let name = HeaderImports.module(of: line)
    return name?.first?.isUppercase == true || text.first != "#" && namesClasses(text)
  }

  /// Whether a line names what only Apple's headers declare: `NSString`, `UIView`, `CGFloat`, `NS_ENUM`.
  private static func namesClasses(_ line: Substring) -> Bool {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      if word.hasPrefix("NS_") || ["CGFloat", "CGRect", "CGSize", "CGPoint"].contains(word) {
        return true
      }
      let rest = word.dropFirst(2)
      return (word.hasPrefix("NS") || word.hasPrefix("UI")) && rest.first?.isUppercase == true
        && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// `Ring.h` of `#include "Ring.h"`.
  package static func included(_ line: Substring) -> String? { HeaderImports.neighbour(of: line) }
}

extension ProjectReader {
  /// The app's own C, where its bridging header shows nothing but C (Documentation/XcodeProject.md §10).
  ///
  /// - Parameter folders: ``headerFolders(_:)`` of the target.
  func bridgedSources(
    _ target: PropertyNode, _ settings: BuildSettings, _ reader: TargetReader, app: String,
    folders: [URL]
  ) -> SourceModule? {
    let sources = reader.foreignSources.filter { ProjectReader.isC($0) }
    guard target["productType"]?.string == ProjectReader.applicationType, !sources.isEmpty,
      !reader.sources.isEmpty,
      let path = settings.nonempty("SWIFT_OBJC_BRIDGING_HEADER"),
      let bridge = ClangSources.Bridge(
        project.folder.resolving(path), folders: folders)
    else { return nil }
    var clang = ClangSources(
      root: project.folder, sources: sources, headers: bridge.header.deletingLastPathComponent())
    clang.bridge = bridge
    for folder in bridge.folders { clang.flags += ["-iquote", folder.path] }
    clang.add(settings, in: project.folder)
    var module = SourceModule(name: "\(app)_C", sources: [])
    module.clang = clang
    return module
  }

  /// Folders with headers that a target's files lie beside.
  ///
  /// - Complexity: O(files of the project).
  func headerFolders(_ reader: TargetReader) -> [URL] {
    let listed = reader.folders.flatMap { FolderListing.files(of: $0).map(\.url) }
    let headers = (Array(tree.urls.values) + listed).filter {
      ["h", "hpp"].contains($0.pathExtension.lowercased())
    }
    let paths = Set((headers + reader.foreignSources).map { $0.deletingLastPathComponent().path })
    return paths.sorted().map { URL(fileURLWithPath: $0) }
  }
}
