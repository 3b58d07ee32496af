// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

/// The view controller classes that an app's sources declare.
struct ControllerClasses {
  struct Entry: Equatable {
    let name: String
    let superclass: String
    let place: SourcePlace
  }

  /// In the order of files and lines.
  private(set) var entries: [Entry] = []
  /// SwiftUI views that the sources put into hosting controllers.
  private(set) var hosted: [(name: String, place: SourcePlace)] = []

  /// - Parameter sources: A path and what is in the file, each.
  /// - Complexity: O(n) in the length of the sources.
  init(_ sources: [(path: String, text: String)]) {
    var classes: [Entry] = []
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
      for match in text.matches(of: #/UIHostingController\s*\(\s*rootView:\s*(\w+)/#) {
        hosted.append((String(match.1), Self.place(of: match.1.startIndex, in: text, source.path)))
      }
    }
    let supers = Dictionary(
      classes.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })
    entries = classes.filter { entry in
      var name = entry.superclass
      for _ in 0..<32 {
        guard let next = supers[name] else { break }
        name = next
      }
      return Self.isController(name)
    }
  }

  /// Whether other classes of the app are made from this one.
  func isBase(_ name: String) -> Bool { entries.contains { $0.superclass == name } }

  /// Whether a class of a framework is a view controller, by its name.
  private static func isController(_ name: String) -> Bool {
    name.hasSuffix("ViewController") && !name.hasSuffix("PreviewViewController")
      || [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UISearchController", "UIAlertController", "UIHostingController",
      ].contains(name)
  }

  private static func plain(_ name: Substring) -> String {
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
