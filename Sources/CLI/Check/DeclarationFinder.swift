// Part of Snug, under the Apache License 2.0; see LICENSE.

import Findings
import Foundation
import SourceLowering

/// Finds where a class, or a stored property of it, is declared in an app's sources.
///
/// For views that are made where no line of code is: in a property's initial value, which the
/// compiler puts into initialisers, or by UIKit from a registered class. Only files that name what is
/// looked for are parsed.
final class DeclarationFinder {
  /// Superclasses that are followed; an app's own text may say that a class inherits itself.
  private static let deepest = 8

  private let files: [String]
  private lazy var texts: [(file: String, bytes: [UInt8])] = files.map { file in
    (file, Array(FileManager.default.contents(atPath: file) ?? Data()))
  }
  private var types: [String: [DeclaredType]] = [:]
  /// Classes that were looked for; nil where the app declares none of the name.
  private var found: [String: (file: String, type: DeclaredType)?] = [:]
  private var callCounts: [String: Int] = [:]

  init(files: [String]) { self.files = files }

  /// How often a function of that name is called in the sources, whoever declares it.
  func callCount(ofFunction name: String) -> Int {
    if let known = callCounts[name] { return known }
    var count = 0
    for (_, bytes) in texts where bytes.holds("\(name)(") {
      let text = String(decoding: bytes, as: UTF8.self)
      var rest = text[...]
      while let range = rest.range(of: "\(name)(") {
        let before = rest[..<range.lowerBound]
        let isWhole = before.last.map { !Self.isInName($0) } ?? true
        if isWhole, !before.hasSuffix("func ") { count += 1 }
        rest = rest[range.upperBound...]
      }
    }
    callCounts[name] = count
    return count
  }

  func place(ofClass name: String) -> SourcePlace? {
    declaration(ofClass: name).map {
      SourcePlace(file: $0.file, line: $0.type.line, column: $0.type.column)
    }
  }

  /// The property that a path names and the class that declares it, where an initial value makes what
  /// it holds.
  func initialValue(ofPath path: String) -> (place: SourcePlace, type: String)? {
    guard let (type, name) = Self.property(inPath: path), let name,
      let found = property(name, ofClass: type), found.property.hasInitialValue
    else { return nil }
    return (found.place, found.type)
  }

  /// The place that a path such as `ContactCell.nameLabel` names: the property's, which may be a
  /// superclass's, else the class's.
  func place(ofPath path: String) -> SourcePlace? {
    guard let (type, name) = Self.property(inPath: path) else { return nil }
    if let name, name != "view", let found = property(name, ofClass: type) { return found.place }
    return place(ofClass: type)
  }

  /// The first line that says one of the words in a class, in its extensions or in a superclass.
  func place(ofAny words: [String], in type: String) -> SourcePlace? {
    for name in classes(from: type) {
      for (file, bytes) in texts where bytes.holds(name) {
        for declared in self.types(in: file, bytes) where declared.name == name {
          if let found = place(ofAny: words, in: declared, file, bytes) { return found }
        }
      }
    }
    return nil
  }

  private func place(
    ofAny words: [String], in type: DeclaredType, _ file: String, _ bytes: [UInt8]
  ) -> SourcePlace? {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    for number in type.lines where lines.indices.contains(number - 1) {
      let line = lines[number - 1]
      guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") else { continue }
      for word in words {
        guard let range = line.range(of: word),
          range.upperBound == line.endIndex || !Self.isInName(line[range.upperBound])
        else { continue }
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
        return SourcePlace(file: file, line: number, column: column)
      }
    }
    return nil
  }

  // MARK: Declarations

  /// `ContactCell.nameLabel[2] "Anna"` is about the property `nameLabel` of `ContactCell`.
  private static func property(inPath path: String) -> (type: String, name: String?)? {
    let parts = (path.split(separator: " ").first ?? "").split(separator: ".").map(String.init)
    guard let type = parts.first else { return nil }
    return (type, parts.count > 1 ? String(parts[1].prefix { $0 != "[" }) : nil)
  }

  private func property(
    _ name: String, ofClass type: String
  ) -> (property: DeclaredType.Property, place: SourcePlace, type: String)? {
    for type in classes(from: type) {
      guard let (file, declared) = declaration(ofClass: type),
        let property = declared.properties.first(where: { $0.name == name })
      else { continue }
      let place = SourcePlace(file: file, line: property.line, column: property.column)
      return (property, place, type)
    }
    return nil
  }

  /// A class and its superclasses, as far as the app declares them.
  private func classes(from type: String) -> [String] {
    var names = [type]
    while names.count < Self.deepest,
      let above = declaration(ofClass: names.last ?? "")?.type.firstInherited
    {
      names.append(above)
    }
    return names
  }

  /// The first class of that name.
  private func declaration(ofClass name: String) -> (file: String, type: DeclaredType)? {
    if let known = found[name] { return known }
    for (file, bytes) in texts where bytes.holds(name) {
      if let type = types(in: file, bytes).first(where: { $0.isClass && $0.name == name }) {
        found[name] = .some((file, type))
        return (file, type)
      }
    }
    found[name] = .some(nil)
    return nil
  }

  private func types(in file: String, _ bytes: [UInt8]) -> [DeclaredType] {
    if let known = types[file] { return known }
    let found = DeclaredType.all(in: String(decoding: bytes, as: UTF8.self))
    types[file] = found
    return found
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
