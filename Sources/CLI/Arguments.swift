// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix

/// A sentence about what is wrong with a command line.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String
  /// 64 where the words are no command line of snug; 1 where they name something that is not there.
  package let exitCode: Int32
  /// Whether the sentence starts with a file or option, line and column, and needs no more words.
  package let hasPlace: Bool

  package init(
    _ description: String, exitCode: Int32 = CommandLineTool.ExitCode.usage, hasPlace: Bool = false
  ) {
    self.description = description
    self.exitCode = exitCode
    self.hasPlace = hasPlace
  }

  /// A word that is none of those that are known, with the one that was probably meant.
  ///
  /// - Parameters:
  ///   - list: What stands before the known words.
  package static func unknown(
    _ what: String, _ word: String, known: [String], list: String = "known are",
    for option: String = ""
  ) -> UsageError {
    UsageError(
      "unknown \(what) '\(word)'\(option); "
        + NearWords.advice(for: word, among: known, list: list))
  }
}

/// The words of a command line, taken out one by one by the command that understands them.
package struct Arguments {
  private var words: [String]
  /// Every option that was asked for, in order.
  package private(set) var known: [String] = []
  /// Those of them that stand alone.
  private var flags: Set<String> = []
  /// Options of a wider command that this one has not.
  private var refused: [String] = []

  package init(_ words: [String]) {
    self.words = words
  }

  /// Options that stand alone and that every command takes: a command may follow them.
  static let common = ["--quiet", "-q", "--verbose", "-v"]

  /// Takes the first word that is no option; what every command takes may stand before it.
  package mutating func command() -> String? {
    guard let index = words.firstIndex(where: { !Self.common.contains($0) }),
      !words[index].hasPrefix("-")
    else { return nil }
    return words.remove(at: index)
  }

  /// Makes options unknown that code further down asks for.
  ///
  /// - Parameter remedy: What is said where one is given.
  package mutating func refuse(_ names: [String], _ remedy: String) throws(UsageError) {
    refused += names
    for name in names where words.contains(where: { $0 == name || $0.hasPrefix("\(name)=") }) {
      throw UsageError("\(name) \(remedy)")
    }
  }

  /// Whether one of the options is still among the words.
  package func has(_ names: String...) -> Bool {
    words.contains { word in names.contains { word == $0 || word.hasPrefix("\($0)=") } }
  }

  /// Takes a word such as `--help`; whether it was there.
  package mutating func flag(_ names: String...) -> Bool {
    let count = words.count
    known += names.filter { !refused.contains($0) }
    flags.formUnion(names)
    words.removeAll { names.contains($0) }
    return words.count < count
  }

  /// Takes every value of an option, as `--name value` or `--name=value`, in order.
  ///
  /// A value is split at its commas.
  package mutating func values(_ name: String) throws(UsageError) -> [String] {
    try texts(name).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Takes the values of an option that has two names.
  package mutating func values(
    either name: String, _ other: String
  ) throws(UsageError) -> [String] {
    try values(name) + values(other)
  }

  /// Takes the locales that are named, and `longer`, each in the form of `pt_BR` or `zh-Hant-TW`.
  package mutating func locales() throws(UsageError) -> [String] {
    let words = try values(either: "--locale", "--locales")
    let form = #/[A-Za-z]{2,3}([_-][A-Za-z]{4})?([_-]([A-Za-z]{2}|[0-9]{3}))?/#
    if let wrong = words.first(where: { $0 != "longer" && $0.wholeMatch(of: form) == nil }) {
      throw UsageError(
        "--locale takes languages with or without a region, such as de or pt_BR, not '\(wrong)'")
    }
    return words
  }

  /// Takes every screen that is named: texts, parted by commas.
  package mutating func screens() throws(UsageError) -> [String] {
    try (texts("--screen") + texts("--screens")).flatMap {
      $0.split(separator: ",").map { $0.trimmingSpaces }
    }
  }

  /// Takes the screen that is named, where one can be.
  package mutating func screen() throws(UsageError) -> String? {
    let names = try texts("--screen") + texts("--screens")
    guard names.count <= 1 else { throw UsageError("--screen can be given once") }
    return names.first
  }

  /// Takes every value of an option as it stands, commas and all.
  package mutating func texts(_ name: String) throws(UsageError) -> [String] {
    var found: [String] = []
    var rest: [String] = []
    var index = 0
    if !refused.contains(name) { known.append(name) }
    while index < words.count {
      let word = words[index]
      index += 1
      if word == name {
        guard index < words.count, !words[index].hasPrefix("--") else {
          throw UsageError("\(name) needs a value")
        }
        found.append(words[index])
        index += 1
      } else if word.hasPrefix("\(name)=") {
        found.append(String(word.dropFirst(name.count + 1)))
      } else {
        rest.append(word)
      }
    }
    words = rest
    return found
  }

  /// Takes the value of an option that may be given once.
  package mutating func value(_ name: String) throws(UsageError) -> String? {
    let found = try values(name)
    guard found.count <= 1 else { throw UsageError("\(name) can be given once") }
    return found.first
  }

  /// Takes the one word that is no option, such as a path.
  package mutating func operand(_ what: String) throws(UsageError) -> String {
    guard let index = words.firstIndex(where: { !$0.hasPrefix("-") }) else {
      throw UsageError("\(what) is missing")
    }
    return words.remove(at: index)
  }

  /// Ends the reading: a word that nobody took is an error.
  package func finish() throws(UsageError) {
    // A wrong option is named rather than the value behind it.
    guard let word = words.first(where: { $0.hasPrefix("-") }) ?? words.first else { return }
    guard word.hasPrefix("-") else { throw UsageError("unexpected argument '\(word)'") }
    let name = String(word.prefix { $0 != "=" })
    if flags.contains(name), name != word {
      throw UsageError("\(name) takes no value; write '\(name)' alone")
    }
    let near = NearWords.nearest(to: name, among: known, count: 1).first
    throw UsageError("unknown option '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

extension Substring {
  /// Without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
