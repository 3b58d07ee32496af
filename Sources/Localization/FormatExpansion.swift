// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation

/// Formats with `%#@name@` made plain: each stands for a text that depends on an argument.
///
/// Texts that apps take from tables are plain strings here, so what a text's names stand for is
/// remembered under names made unique (`%#@items·12@`). Documentation/Localization.md §3.
package final class FormatExpansion: @unchecked Sendable {
  package static let shared = FormatExpansion()

  private struct Rule {
    let variables: [String: StringTable.Variable]
    let language: String
  }

  private let lock = NSLock()
  private var rules: [Rule] = []
  private var known: [String: String] = [:]

  /// The text to hand out for an entry.
  package func text(of entry: StringTable.Entry, language: String) -> String {
    guard !entry.variables.isEmpty else { return entry.format }
    let key = "\(language)\u{0}\(entry)"
    return lock.withLock {
      if let text = known[key] { return text }
      var text = entry.format
      for name in entry.variables.keys {
        text = text.replacingOccurrences(of: "#@\(name)@", with: "#@\(name)·\(rules.count)@")
      }
      rules.append(Rule(variables: entry.variables, language: language))
      known[key] = text
      return text
    }
  }

  /// A format without `%#@name@`, and the arguments in the order in which it takes them.
  package func expanding(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    guard format.contains("#@") else { return (format, arguments) }
    var reader = Reader(arguments: arguments)
    let text = expanding(format, with: &reader, bound: nil, depth: 0)
    return (text, reader.taken)
  }

  /// Which arguments a format used so far.
  private struct Reader {
    let arguments: [any CVarArg]
    var next = 1
    var taken: [any CVarArg] = []

    mutating func place(_ given: Int?) -> Int {
      if let given { return given }
      defer { next += 1 }
      return next
    }

    mutating func take(_ place: Int) {
      if arguments.indices.contains(place - 1) { taken.append(arguments[place - 1]) }
    }
  }

  private func expanding(
    _ format: String, with reader: inout Reader, bound: (place: Int, type: String)?, depth: Int
  ) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
      } else if rest.hasPrefix("arg"), let bound {
        reader.take(bound.place)
        result += "%\(bound.type)"
        rest = rest.dropFirst(3)
      } else {
        var given: Int?
        if let dollar = rest.firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
          given = number
          rest = rest[rest.index(after: dollar)...]
        }
        if rest.hasPrefix("#@"), depth < 4, let end = rest.dropFirst(2).firstIndex(of: "@") {
          let name = String(rest.dropFirst(2)[..<end])
          rest = rest[rest.index(after: end)...]
          result += substitution(name, given, with: &reader, depth: depth)
        } else {
          reader.take(given ?? bound?.place ?? reader.place(nil))
          result += "%"
        }
      }
    }
    return result + rest
  }

  private func substitution(
    _ name: String, _ given: Int?, with reader: inout Reader, depth: Int
  ) -> String {
    guard let dot = name.lastIndex(of: "·"), let number = Int(name[name.index(after: dot)...]),
      let rule = lock.withLock({ rules.indices.contains(number) ? rules[number] : nil }),
      let variable = rule.variables[String(name[..<dot])]
    else { return "#@\(name)@" }
    let place = reader.place(given ?? variable.argument)
    let value =
      reader.arguments.indices.contains(place - 1)
      ? FormatExpansion.int(reader.arguments[place - 1]) : 0
    var form = variable.form(for: value, language: rule.language)
    for other in rule.variables.keys {
      form = form.replacingOccurrences(of: "#@\(other)@", with: "#@\(other)·\(number)@")
    }
    return expanding(form, with: &reader, bound: (place, variable.valueType), depth: depth + 1)
  }

  private static func int(_ argument: any CVarArg) -> Int {
    switch argument {
    case let integer as any BinaryInteger: Int(clamping: integer)
    case let number as Double: Int(number)
    case let number as NSNumber: number.intValue
    default: 0
    }
  }
}
