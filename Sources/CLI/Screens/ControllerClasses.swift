// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import XcodeProject

/// The view controller classes that an app's sources declare.
struct ControllerClasses {
  struct Entry: Equatable {
    let name: String
    let superclass: String
    let place: SourcePlace
    /// The first class above it that is none of the app's own.
    var framework = ""
    /// Whether it is in a language that is not compiled.
    var isForeign = false

    var hostsSwiftUI: Bool { framework == "UIHostingController" }
  }

  /// In the order of files and lines; those of other languages last.
  private(set) var entries: [Entry] = []
  /// SwiftUI views that the sources put into UIKit.
  private(set) var hosted: [(name: String, place: SourcePlace)] = []

  /// Who names each controller class: types, and documents by their files' names; itself left out.
  private var makers: [String: [String]] = [:]

  /// - Parameters:
  ///   - sources: A path and what is in the file, each.
  ///   - foreign: The same of files in Objective-C.
  ///   - documents: Storyboards and xibs, a name and what is in the file, each.
  ///   - seen: Names of controllers that were in sight: what is declared and shown counts, whatever
  ///     its superclass is called.
  /// - Complexity: O(n) in the length of the sources.
  init(
    _ sources: [(path: String, text: String)], foreign: [(path: String, text: String)] = [],
    documents: [(name: String, text: String)] = [], seen: Set<String> = []
  ) {
    var classes: [Entry] = []
    var others = Others()
    for source in sources {
      let text = Self.withoutComments(source.text)
      for match in text.matches(
        of: #/(?m)^[^\n"]*?\bclass\s+(\w+)\s*(?:<[^>{]*>)?\s*:\s*([\w.]+)/#)
      {
        classes.append(
          Entry(
            name: String(match.1), superclass: Self.plain(match.2),
            place: Self.place(of: match.1.startIndex, in: text, source.path)))
      }
      others.read(text)
      hosted += HostedViews(text).found.map {
        (name: $0.name, place: Self.place(of: $0.index, in: text, source.path))
      }
    }
    classes += foreign.flatMap(Self.foreignClasses)
    let supers = Dictionary(
      classes.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    for var entry in classes {
      entry.framework = others.framework(above: entry.superclass, supers)
      if seen.contains(entry.name) || others.mayBeController(entry) { entries.append(entry) }
    }
    findMakers(sources, documents)
  }

  /// Those of an app.
  init(of app: AppDescription, seen: Set<String>) {
    func texts(_ urls: [URL]) -> [(url: URL, text: String)] {
      urls.compactMap { url in
        (try? String(contentsOf: url, encoding: .utf8)).map { (url, $0) }
      }
    }
    let documents = app.resources.map(\.url).filter {
      ["storyboard", "xib"].contains($0.pathExtension)
    }
    self.init(
      texts(app.modules.flatMap(\.sources)).map { ($0.url.path, $0.text) },
      foreign: app.foreignClassFiles,
      documents: texts(documents).map { ($0.url.lastPathComponent, $0.text) }, seen: seen)
  }

  /// Whether there are classes that the app makes and that were in no sight.
  func misses(besides seen: Set<String>) -> Bool {
    entries.contains { entry in
      !seen.contains(entry.name) && !entry.isForeign && !entry.hostsSwiftUI
        && !isBase(entry.name) && !mentions(of: entry.name).isEmpty
    }
  }

  /// A generic class counts whatever it is made for.
  static func withoutParameters(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

  /// The classes that a file of Objective-C declares.
  private static func foreignClasses(_ file: (path: String, text: String)) -> [Entry] {
    let text = withoutComments(file.text)
    return text.matches(of: #/@interface\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*(\w+)/#).map { match in
      Entry(
        name: String(match.1), superclass: String(match.2),
        place: place(of: match.1.startIndex, in: text, file.path), isForeign: true)
    }
  }

  /// Types of the app and documents that name a class, but for its own declarations and its subclasses'.
  func mentions(of name: String) -> [String] { makers[name] ?? [] }

  private mutating func findMakers(
    _ sources: [(path: String, text: String)], _ documents: [(name: String, text: String)]
  ) {
    let names = Set(entries.map(\.name))
    // Made once: making a pattern costs more than a line of text does.
    let typeHead = #/\b(?:class|struct|enum|actor|extension)\s+([A-Z]\w*)[^{]*/#
    let member = #/(?:\w+ )*(?:let|var|func)\b/#
    let wordPattern = #/\w+/#
    for source in sources {
      // What stands outside of every type belongs to the file.
      let file = URL(fileURLWithPath: source.path).lastPathComponent
      var owner = file
      for line in Self.withoutComments(source.text).split(separator: "\n") {
        var rest = line
        if let match = line.firstMatch(of: typeHead) {
          // A type within another one belongs to it.
          if line.first?.isWhitespace == false { owner = String(match.1) }
          rest = line[match.range.upperBound...]
        } else if line.prefixMatch(of: member) != nil {
          owner = file
        }
        for match in rest.matches(of: wordPattern) {
          let word = String(match.output)
          guard names.contains(word), word != owner else { continue }
          note(word, by: owner)
        }
      }
    }
    for document in documents {
      for match in document.text.matches(of: #/customClass="(\w+)"/#) {
        let name = String(match.1)
        if names.contains(name) { note(name, by: document.name) }
      }
    }
  }

  private mutating func note(_ name: String, by owner: String) {
    if makers[name]?.contains(owner) != true { makers[name, default: []].append(owner) }
  }

  /// Whether other classes of the app are made from this one.
  func isBase(_ name: String) -> Bool { entries.contains { $0.superclass == name } }

  static func plain(_ name: Substring) -> String {
    name.split(separator: ".").last.map(String.init) ?? String(name)
  }

  /// The text with comments blank, so that places stay.
  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/(?m)//[^\n]*$/#) { String(repeating: " ", count: $0.output.count) }
  }

  private static func place(
    of index: String.Index, in text: String, _ path: String
  ) -> SourcePlace {
    let before = text[..<index]
    let line = before.count { $0.isNewline } + 1
    let start = before.lastIndex(where: \.isNewline).map { text.index(after: $0) }
    let column = text.distance(from: start ?? text.startIndex, to: index) + 1
    return SourcePlace(file: path, line: line, column: column)
  }
}
