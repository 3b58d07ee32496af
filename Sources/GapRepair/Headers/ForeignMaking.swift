// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Writes in Swift what headers in Objective-C declare, so that what uses it compiles as it stands;
/// what runs comes to a left-out place (Documentation/Gaps.md §5.9).
package struct ForeignMaking {
  /// What the paths of such files end in; none of them is an author's.
  package static let ending = ".snug-headers.swift"

  let paths: [String]
  let readers: [HeaderReader]
  /// Values of constants, by name, as the implementations give them.
  private let texts: [String: String]
  let classes: [String: HeaderClass]
  let names: HeaderNames
  let protocols: Set<String>
  /// Named numbers.
  let numbers: Set<String>

  /// - Parameters:
  ///   - headers: Paths and texts.
  ///   - implementations: The texts of the sources in Objective-C, for constants.
  ///   - renamed: Swift's names of the frameworks' types, by those that C has.
  /// - Complexity: O(characters).
  package init(
    headers: [(path: String, text: String)], implementations: [String] = [],
    renamed: [String: String] = [:]
  ) {
    paths = headers.map(\.path)
    readers = headers.map { HeaderReader($0.text) }
    classes = readers.flatMap(\.classes).filter { $0.kind == .class }
      .reduce(into: [:]) { $0[$1.name] = $0[$1.name] ?? $1 }
    numbers = Set(readers.flatMap(\.enumerations).map(\.name))
    protocols = Set(readers.flatMap(\.classes).filter { $0.kind == .protocol }.map(\.name))
    names = HeaderNames(
      blocks: Set(readers.flatMap(\.aliases).filter { $0.type.isBlock }.map(\.name)),
      renamed: renamed)
    texts = implementations.flatMap { HeaderReader($0).values }
      .reduce(into: [:]) { known, value in if let text = value.value { known[value.name] = text } }
  }

  /// The file's text; nil where the headers declare nothing.
  package var text: String? {
    var seen: Set<String> = []
    var parts: [String] = []
    for (path, reader) in zip(paths, readers) {
      for one in reader.classes {
        let key = one.kind == .category ? "" : one.name
        if key.isEmpty || seen.insert(key).inserted { parts.append(text(of: one, path)) }
      }
      for one in reader.enumerations where one.name.isEmpty || seen.insert(one.name).inserted {
        parts.append(ForeignMaking.text(of: one))
      }
      for alias in reader.aliases where seen.insert(alias.name).inserted {
        let type = alias.type.named(isNonnull: alias.isNonnull, names: names)
        if let type { parts.append("public typealias \(alias.name) = \(type)") }
      }
      for value in reader.values where seen.insert(value.name).inserted {
        if let text = text(of: value, path) { parts.append(text) }
      }
    }
    guard !parts.isEmpty else { return nil }
    let frameworks = readers.reduce(into: Set<String>()) { $0.formUnion($1.frameworks) }
    let imports = frameworks.filter { $0.first?.isUppercase == true }
      .union(["Foundation", "UIKit", "HeadlessHost", "SnugGaps"])
    return imports.sorted().map { "import \($0)\n" }.joined() + "\n"
      + parts.joined(separator: "\n") + "\n"
  }

  // MARK: Names of C

  private func text(of value: HeaderValue, _ path: String) -> String? {
    guard let type = value.type.swift(isNonnull: value.isNonnull, names: names) else {
      return value.type.isVoid ? function(value, "Void", path) : nil
    }
    if value.parameters != nil { return function(value, type, path) }
    let plain = type.hasSuffix("!") ? String(type.dropLast()) : type
    let known = value.value ?? texts[value.name]
    let mark = mark("snugNeutral", value.name, path, value.line)
    return
      "nonisolated(unsafe) public let \(ForeignMaking.escaped(value.name)): \(plain) = "
      + (known ?? mark)
  }

  private func function(_ value: HeaderValue, _ result: String, _ path: String) -> String? {
    var parts: [String] = []
    for (name, type) in value.parameters ?? [] {
      guard let swift = parameter(type, value.isNonnull) else { return nil }
      parts.append("_ \(ForeignMaking.escaped(name)): \(swift)")
    }
    let isVoid = value.type.isVoid
    let mark = given(
      mark(isVoid ? "snugLeftOut" : "snugNeutral", value.name, path, value.line), as: result)
    return "public func \(value.name)(\(parts.joined(separator: ", ")))"
      + "\(isVoid ? "" : " -> \(result)") { \(mark) }"
  }

  func parameter(_ type: HeaderType, _ isNonnull: Bool) -> String? {
    guard let swift = type.swift(isNonnull: isNonnull, names: names) else { return nil }
    let mayBeNil = swift.hasSuffix("?") || swift.hasSuffix("!")
    return isBlock(type) && !mayBeNil ? "@escaping \(swift)" : swift
  }

  /// A call that notes the place in the header.
  ///
  /// - Parameter more: Arguments before the place.
  func mark(
    _ function: String, _ needs: String, _ path: String, _ line: Int, with more: String = ""
  ) -> String {
    "\(function)(\(GapMark.literal("\(needs) in Objective-C"))\(more), "
      + "file: \(GapMark.literal(path)), line: \(line))"
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]

  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  // MARK: Named numbers

  private static func text(of node: HeaderEnumeration) -> String {
    switch node.kind {
    case .cases: cases(node)
    case .options: options(node)
    case .plain: plain(node)
    }
  }

  /// The cases' names without the words that all of them and the enumeration's name begin with, which
  /// may be in the plural; of an enumeration without a name those of the cases alone. A rest without a
  /// small letter stays as it is: `RSA`, `II`.
  private static func shortNames(_ node: HeaderEnumeration) -> [String] {
    let names = node.cases.map { HeaderName.words($0.name) }
    let own = HeaderName.words(node.name)
    // `kOvenHot` of an `Oven` is `hot`.
    let offset = !own.isEmpty && own[0] != "k" && names.allSatisfy { $0.first == "k" } ? 1 : 0
    var count = offset
    let shortest = names.map(\.count).min() ?? 0
    func isShared(_ word: String) -> Bool {
      let place = count - offset
      return own.isEmpty || place < own.count && (own[place] == word || own[place] == word + "s")
    }
    while count < shortest - 1, Set(names.map { $0[count] }).count == 1, isShared(names[0][count]) {
      count += 1
    }
    return names.map { words in
      let rest = words.dropFirst(count).joined().drop { $0 == "_" }
      let name = rest.first?.isNumber == true ? words.joined() : String(rest)
      return escaped(name.contains(where: \.isLowercase) ? HeaderName.lowered(name) : name)
    }
  }

  private static func cases(_ node: HeaderEnumeration) -> String {
    var seen: Set<String> = []
    var owners: [Int: String] = [:]
    var implied: Int? = 0
    var members: [String] = []
    for (name, number) in zip(shortNames(node), HeaderNumber.values(of: node)) {
      guard let number, HeaderNumber.fits(number, node.type), seen.insert(name).inserted else {
        continue
      }
      if let owner = owners[number] {
        members.append("public static var \(name): Self { .\(owner) }")
        continue
      }
      owners[number] = name
      members.append("case \(name)" + (number == implied ? "" : " = \(number)"))
      implied = number == .max ? nil : number + 1
    }
    // Numbers without a case are no enumeration of Swift's.
    guard !members.isEmpty else { return options(node) }
    return "@objc public enum \(node.name): \(node.type) { \(members.joined(separator: "; ")) }"
  }

  private static func options(_ node: HeaderEnumeration) -> String {
    let members = zip(shortNames(node), HeaderNumber.values(of: node)).compactMap { name, value in
      value.flatMap { HeaderNumber.fits($0, node.type) ? $0 : nil }
        .map { "public static let \(name) = \(node.name)(rawValue: \($0))" }
    }
    return "public struct \(node.name): OptionSet, Sendable { public let rawValue: \(node.type); "
      + "public init(rawValue: \(node.type)) { self.rawValue = rawValue }; "
      + members.joined(separator: "; ") + " }"
  }

  private static func plain(_ node: HeaderEnumeration) -> String {
    let numbers = zip(node.cases, HeaderNumber.values(of: node)).compactMap { one, value in
      value.map { (name: escaped(one.name), value: $0) }
    }
    guard !node.name.isEmpty else {
      return numbers.map { "public let \($0.name): Int = \($0.value)" }.joined(separator: "\n")
    }
    return "public struct \(node.name): RawRepresentable, Hashable, Sendable "
      + "{ public var rawValue: UInt32; "
      + "public init(rawValue: UInt32) { self.rawValue = rawValue }; "
      + "public init(_ rawValue: UInt32) { self.rawValue = rawValue } }\n"
      + numbers.map {
        "public let \($0.name) = \(node.name)(rawValue: \(UInt32(truncatingIfNeeded: $0.value)))"
      }
      .joined(separator: "\n")
  }
}
