// Part of Snug, under the Apache License 2.0; see LICENSE.

internal import Foundation
internal import GapRepair
internal import SourceLowering

/// Says what is to blame for an error: a framework, a package, or a name
/// (Documentation/Gaps.md §8.1).
struct GapNeeds {
  /// Modules whose imports are left out, by file.
  let imports: [Int: Set<String>]
  private let importers: [String: Int]
  /// Names that errors called missing, with the files they were missing in.
  private(set) var missing: [String: Set<Int>] = [:]
  private var known: [String: String] = [:]

  init(_ imports: [LeftOutImport]) {
    let byFile = Dictionary(grouping: imports, by: \.file)
    self.imports = byFile.mapValues { Set($0.map(\.module)) }
    importers = Dictionary(grouping: Set(imports), by: \.module).mapValues(\.count)
  }

  /// Takes the names of a round's messages.
  mutating func note(_ messages: [CompilerMessage]) {
    for message in messages {
      switch message.meaning {
      case .missingType(let name), .missingValue(let name):
        missing[name, default: []].insert(message.file)
      default: break
      }
    }
  }

  /// The module that a missing name most likely belongs to; the name itself where no import was
  /// left out.
  ///
  /// It is imported by all files that lack the name, shares words with it, or is imported by few
  /// others. Frameworks whose names all begin alike own no others.
  func owner(of name: String) -> String {
    let files = missing[name] ?? []
    guard let first = files.first else { return name }
    let common = files.reduce(imports[first] ?? []) { $0.intersection(imports[$1] ?? []) }
    return best(common, like: name) ?? name
  }

  private func best(_ modules: Set<String>, like name: String = "") -> String? {
    func rank(_ module: String) -> (Int, Int, String) {
      (-Self.likeness(module, name), importers[module] ?? 0, module)
    }
    return modules.filter { name.isEmpty || Self.mayOwn($0, name) }.min { rank($0) < rank($1) }
  }

  /// How the names of frameworks begin that are never there.
  private static let prefixes = [
    "Accounts": "AC", "AddressBook": "AB", "AddressBookUI": "AB", "AssetsLibrary": "AL",
    "ClassKit": "CLS", "CoreMIDI": "MIDI", "CoreNFC": "NF", "ExternalAccessory": "EA",
    "GameController": "GC", "GLKit": "GLK", "HomeKit": "HM", "iAd": "AD", "Messages": "MS",
    "ReplayKit": "RP", "SensorKit": "SR", "SoundAnalysis": "SN", "Twitter": "TW",
    "VideoToolbox": "VT",
  ]

  /// Constants have a `k` before the prefix.
  private static func mayOwn(_ module: String, _ name: String) -> Bool {
    guard let prefix = prefixes[module] else { return true }
    return name.hasPrefix(prefix) || name.hasPrefix("k" + prefix)
  }

  /// How many letters a module's name has in words that a name has too.
  private static func likeness(_ module: String, _ name: String) -> Int {
    if prefixes[module] != nil { return module.count }
    var words: [String] = []
    for letter in module {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.filter { $0.count > 3 && name.contains($0) }.reduce(0) { $0 + $1.count }
  }

  /// The reason of an edit.
  ///
  /// - Parameter placeholders: What stands for missing types.
  func cause(
    of message: CompilerMessage, _ placeholders: [String: Placeholder]
  ) -> GapCause {
    switch message.meaning {
    case .missingType(let name), .missingValue(let name):
      return GapCause(needs: owner(of: name), message: message.text)
    default: break
    }
    for quoted in message.quoted {
      let words = quoted.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      if let one = words.compactMap({ placeholders[$0] }).first {
        return GapCause(needs: one.needs, message: message.text)
      }
      if let name = words.first(where: { missing[$0] != nil }) {
        return GapCause(needs: owner(of: name), message: message.text)
      }
    }
    let needs = member(message) ?? best(imports[message.file] ?? []) ?? GapCause.unknown
    return GapCause(needs: needs, message: message.text)
  }

  /// `UIView.foo` of "value of type 'UIView' has no member 'foo'".
  private func member(_ message: CompilerMessage) -> String? {
    let names = message.quoted
    if message.text.contains("is not a member type of"), names.count >= 2 {
      return "\(names[1].split(separator: ".").last ?? "").\(names[0])"
    }
    guard message.text.contains("has no member"), names.count >= 2 else { return nil }
    return "\(names[0]).\(names[1])"
  }
}
