// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation

/// Finds where a class, or a stored property of it, is declared in an app's sources.
///
/// For views that are made where no line of code is: in a property's initial value, which the
/// compiler puts into initialisers, or by UIKit from a registered class. The text is searched, not
/// parsed; a declaration is a line that names the class or the property.
final class DeclarationFinder {
  private let files: [String]
  private lazy var lines: [(file: String, lines: [String])] = files.map { file in
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return (file, text.components(separatedBy: "\n"))
  }

  private var callCounts: [String: Int] = [:]

  init(files: [String]) { self.files = files }

  /// How often a function of that name is called in the sources, whoever declares it.
  func callCount(ofFunction name: String) -> Int {
    if let known = callCounts[name] { return known }
    var count = 0
    for line in lines.flatMap(\.lines) {
      var rest = line[...]
      while let range = rest.range(of: "\(name)(") {
        let before = rest[..<range.lowerBound]
        let isWhole = before.last.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
        if isWhole, !before.hasSuffix("func ") { count += 1 }
        rest = rest[range.upperBound...]
      }
    }
    callCounts[name] = count
    return count
  }

  func place(ofClass name: String) -> SourcePlace? { place(of: "class", name) }

  /// The property that a path names and the class that declares it, where an initial value that is
  /// no closure makes what it holds.
  func initialValue(ofPath path: String) -> (place: SourcePlace, type: String)? {
    let words = path.split(separator: " ").first ?? ""
    let parts = words.split(separator: ".").map(String.init)
    guard parts.count > 1, var type = parts.first else { return nil }
    let name = String(parts[1].prefix { $0 != "[" })
    var depth = 0
    while let start = place(of: "class", type), depth < 8 {
      if let found = property(name, after: start) {
        guard let line = self.line(at: found), line.contains("="), !line.contains("= nil"),
          !line.contains("lazy ")
        else {
          return nil
        }
        return (found, type)
      }
      guard let above = superclass(at: start) else { return nil }
      type = above
      depth += 1
    }
    return nil
  }

  private func line(at place: SourcePlace) -> String? {
    guard let lines = lines.first(where: { $0.file == place.file })?.lines,
      lines.indices.contains(place.line - 1)
    else { return nil }
    return lines[place.line - 1]
  }

  /// The place that a path such as `ContactCell.nameLabel` names: the property's, else the class's.
  func place(ofPath path: String) -> SourcePlace? {
    let words = path.split(separator: " ").first ?? ""
    let parts = words.split(separator: ".").map(String.init)
    guard let type = parts.first, let start = place(of: "class", type) else { return nil }
    guard parts.count > 1 else { return start }
    let property = String(parts[1].prefix { $0 != "[" })
    guard property != "view" else { return start }
    // A property may be a superclass's.
    var (place, depth): (SourcePlace?, Int) = (start, 0)
    while let current = place, depth < 8 {
      if let found = self.property(property, after: current) { return found }
      place = superclass(at: current).flatMap { self.place(of: "class", $0) }
      depth += 1
    }
    return start
  }

  /// The first line that says one of the words in a class, in its extensions or in a superclass.
  func place(ofAny words: [String], in type: String) -> SourcePlace? {
    var type: String? = type
    var depth = 0
    while let name = type, depth < 8 {
      for (file, lines) in lines {
        if let found = place(ofAny: words, in: name, file, lines) { return found }
      }
      type = place(of: "class", name).flatMap { superclass(at: $0) }
      depth += 1
    }
    return nil
  }

  private func place(
    ofAny words: [String], in type: String, _ file: String, _ lines: [String]
  ) -> SourcePlace? {
    var isInside = false
    for (index, line) in lines.enumerated() {
      let starts = ["class ", "extension ", "struct ", "enum ", "protocol "]
      if let start = starts.first(where: { line.contains($0) && !line.hasPrefix(" ") }),
        let range = line.range(of: start)
      {
        let rest = line[range.upperBound...]
        isInside =
          rest.hasPrefix(type) && isEnd(line, line.index(range.upperBound, offsetBy: type.count))
      }
      guard isInside, !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { continue }
      for word in words {
        guard let range = line.range(of: word), isEnd(line, range.upperBound) else { continue }
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
        return SourcePlace(file: file, line: index + 1, column: column)
      }
    }
    return nil
  }

  /// The first name after the colon of a class's declaration.
  private func superclass(at place: SourcePlace) -> String? {
    guard let lines = lines.first(where: { $0.file == place.file })?.lines,
      lines.indices.contains(place.line - 1)
    else { return nil }
    let line = lines[place.line - 1].dropFirst(place.column - 1)
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[line.index(after: colon)...].drop { $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private func place(of keyword: String, _ name: String) -> SourcePlace? {
    for (file, lines) in lines {
      for (index, line) in lines.enumerated() {
        guard let range = line.range(of: "\(keyword) \(name)"), isEnd(line, range.upperBound),
          !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        else { continue }
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + keyword.count + 2
        return SourcePlace(file: file, line: index + 1, column: column)
      }
    }
    return nil
  }

  /// Whether a name ends there.
  private func isEnd(_ line: String, _ index: String.Index) -> Bool {
    guard index < line.endIndex else { return true }
    return !(line[index].isLetter || line[index].isNumber || line[index] == "_")
  }

  private func property(_ name: String, after start: SourcePlace) -> SourcePlace? {
    guard let lines = lines.first(where: { $0.file == start.file })?.lines else { return nil }
    for index in start.line..<max(lines.count, start.line) {
      let line = lines[index]
      if line.hasPrefix("class ") || line.hasPrefix("final class ") { return nil }
      for keyword in ["let", "var"] {
        guard let range = line.range(of: "\(keyword) \(name)"), isEnd(line, range.upperBound) else {
          continue
        }
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + keyword.count + 2
        return SourcePlace(file: start.file, line: index + 1, column: column)
      }
    }
    return nil
  }
}
