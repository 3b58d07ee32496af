// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import CheckedInput
internal import Foundation

/// Texts as members of an enumeration, flat or by the words of their keys.
struct ResourceTexts {
  let writer: ResourceCodeWriter

  /// A text of a table.
  private struct Entry {
    let key: String
    /// The text itself, for languages that lack it.
    let format: String
    /// Types of what is put into it, in the order of its arguments.
    let arguments: [String]
  }

  /// The texts and levels below one word of keys.
  private struct Level {
    var entries: [String: Entry] = [:]
    var levels: [String: Level] = [:]
  }

  var text: String {
    let name = writer.name("enumName", "L10n")
    let tables = self.tables()
    let hasNames = tables.count > 1 || writer.isSet("forceFileNameEnum")
    var body = ""
    for (table, entries) in tables.sorted(by: { $0.key < $1.key }) {
      let level = tree(entries)
      if hasNames {
        let members = members(of: level, table: table, indent: "    ")
        body += "  \(writer.access) enum \(ResourceName.type(table)) {\n\(members)  }\n"
      } else {
        body += members(of: level, table: table, indent: "  ")
      }
    }
    return """
      import Foundation

      \(writer.access) enum \(name) {
      \(body)}

      extension \(name) {
        fileprivate static func snugLook(
          _ table: String, _ key: String, _ fallback: String, _ values: CVarArg...
        ) -> String {
          let format = \(lookup)
          return String(format: format, locale: Locale.current, arguments: values)
        }
      }

      \(writer.token)
      """
  }

  /// The expression that finds the text of `key` in `table`.
  private var lookup: String {
    guard let function = writer.code.parameters["lookupFunction"] else {
      return "\(writer.bundle).localizedString(forKey: key, value: fallback, table: table)"
    }
    let values = ["key", "table", "fallback"]
    guard let open = function.firstIndex(of: "(") else { return "\(function)(key, table)" }
    let labels = function[function.index(after: open)...].split(separator: ":").filter { $0 != ")" }
    let arguments = zip(labels, values).map { label, value in
      label == "_" ? value : "\(label): \(value)"
    }
    return "\(function[..<open])(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Reading

  /// Texts by key of each table, by its name; of several languages the first that has a key counts.
  private func tables() -> [String: [String: Entry]] {
    var tables: [String: [String: Entry]] = [:]
    for file in writer.files(["strings", "stringsdict"]) {
      let table = file.deletingPathExtension().lastPathComponent
      guard let data = try? Data(contentsOf: file), !TextCheck.isEmpty(data),
        let list = try? PropertyListText.dictionary(data)
      else { continue }
      for (key, value) in list {
        let entry: Entry
        if let text = value as? String {
          entry = Entry(key: key, format: text, arguments: ResourceFormat(text).types)
        } else if let rule = value as? [String: Any] {
          // Its forms cannot be chosen without the table.
          entry = Entry(key: key, format: key, arguments: plural(rule))
        } else {
          continue
        }
        // Of a text and its forms for numbers the forms say what is put in.
        if value is String, tables[table]?[key] != nil { continue }
        tables[table, default: [:]][key] = entry
      }
    }
    return tables
  }

  private func plural(_ rule: [String: Any]) -> [String] {
    let format = rule["NSStringLocalizedFormatKey"] as? String ?? ""
    return ResourceFormat(format) { name in
      let variable = rule[name] as? [String: Any]
      return variable?["NSStringFormatValueTypeKey"] as? String ?? "d"
    }.types
  }

  private func tree(_ entries: [String: Entry]) -> Level {
    var root = Level()
    let isFlat = !isStructured
    for (key, entry) in entries {
      let words = isFlat ? [key] : key.components(separatedBy: writer.code.separator)
      ResourceTexts.add(entry, words[...], to: &root)
    }
    return root
  }

  private static func add(_ entry: Entry, _ words: ArraySlice<String>, to level: inout Level) {
    guard let first = words.first else { return }
    if words.count == 1 {
      level.entries[first] = entry
    } else {
      let type = ResourceName.type(first)
      add(entry, words.dropFirst(), to: &level.levels[type, default: Level()])
    }
  }

  /// SwiftGen's templates say it by their names, an app's own by calling itself for each level.
  private var isStructured: Bool {
    writer.code.template.contains("structured") || writer.code.template.contains("recursiveBlock")
  }

  // MARK: Writing

  private func members(of level: Level, table: String, indent: String) -> String {
    let type = writer.name("enumName", "L10n")
    var names: Set<String> = []
    var text = ""
    for (word, entry) in level.entries.sorted(by: { $0.key < $1.key }) {
      let name = ResourceName.member(word)
      guard names.insert(name).inserted else { continue }
      let place = [table, entry.key, entry.format].map(ResourceName.literal).joined(
        separator: ", ")
      if entry.arguments.isEmpty {
        text +=
          "\(indent)\(writer.access) static var \(name): String { \(type).snugLook(\(place)) }\n"
        continue
      }
      let parameters = entry.arguments.enumerated().map { "_ p\($0 + 1): \($1)" }
      let values = entry.arguments.enumerated().map { number, type in
        switch type {
        case "Any": "String(describing: p\(number + 1))"
        case "UnsafeRawPointer": "Int(bitPattern: p\(number + 1))"
        default: "p\(number + 1)"
        }
      }
      text += "\(indent)\(writer.access) static func \(name)(\(parameters.joined(separator: ", ")))"
      text += " -> String { \(type).snugLook(\(place), \(values.joined(separator: ", "))) }\n"
    }
    for (name, inner) in level.levels.sorted(by: { $0.key < $1.key }) {
      let inside = members(of: inner, table: table, indent: indent + "  ")
      text += "\(indent)\(writer.access) enum \(name) {\n\(inside)\(indent)}\n"
    }
    return text
  }
}

/// What a format puts into a text: `%@`, `%1$d`, `%#@count@`.
struct ResourceFormat {
  private(set) var types: [String] = []

  /// - Parameter variable: The conversion of a variable for numbers, by its name.
  init(_ text: String, variable: (String) -> String = { _ in "d" }) {
    let pattern =
      #"%(?:(\d+)\$)?[-+0#]*(?:\d+)?(?:\.\d+)?"#
      + #"(?:@(\w+)@|(?:hh|h|ll|l|q|L|z|t|j)?([@aAcCdDeEfFgGiopsSuUxX%]))"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
    var found: [Int: String] = [:]
    var next = 1
    let whole = NSRange(text.startIndex..., in: text)
    for match in expression.matches(in: text, range: whole) {
      func part(_ number: Int) -> String? {
        Range(match.range(at: number), in: text).map { String(text[$0]) }
      }
      let conversion = part(3) ?? part(2).map(variable) ?? "d"
      if conversion == "%" { continue }
      let place = part(1).flatMap(Int.init) ?? next
      if part(1) == nil { next += 1 }
      // A format that a file writes does not decide how much is made of it.
      if place > 0, place < 64 { found[place] = ResourceFormat.type(conversion) }
    }
    types = (1..<((found.keys.max() ?? 0) + 1)).map { found[$0] ?? "Any" }
  }

  private static func type(_ conversion: String) -> String {
    switch conversion.last?.lowercased() {
    case "@": "Any"
    case "a", "e", "f", "g": "Float"
    case "c": "CChar"
    case "s": "UnsafePointer<CChar>"
    case "p": "UnsafeRawPointer"
    default: "Int"
    }
  }
}
