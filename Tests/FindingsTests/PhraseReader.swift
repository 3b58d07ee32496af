// Part of Snug, under the Apache License 2.0; see LICENSE.

import DeviceMatrix
import Foundation

/// Reads a description as a person does, without knowing how it was made.
struct PhraseReader {
  struct Unknown: Error { let phrase: String }

  let matrix: [Configuration]

  func configurations(_ text: String) throws -> [Configuration] {
    if text == "nowhere" { return [] }
    let isException = text.hasPrefix("everywhere but ")
    let words = isException ? String(text.dropFirst("everywhere but ".count)) : text
    let clauses = words.components(separatedBy: "; ")
    return try matrix.filter { one in
      try clauses.contains { try matches(one, clause: $0) } != isException
    }
  }

  private func matches(_ one: Configuration, clause: String) throws -> Bool {
    if clause == "everywhere" { return true }
    let parts = clause.components(separatedBy: ", ")
    return try parts.enumerated().allSatisfy { index, part in
      if let matches = try? setting(one, part) { return matches }
      guard index == 0 else { throw Unknown(phrase: part) }
      return try matchesPlace(one, part)
    }
  }

  /// `[devices] [in orientation] [sizes]`.
  private func matchesPlace(_ one: Configuration, _ phrase: String) throws -> Bool {
    var phrase = phrase
    var matches = true
    if let start = ["at ", "from "].compactMap({ word in
      phrase.hasPrefix(word) ? phrase.startIndex : phrase.ranges(of: " \(word)").first?.lowerBound
    }).min(), let found = try? size(one, String(phrase[start...]).trimmed) {
      matches = found
      phrase = String(phrase[..<start])
    }
    for orientation in ["portrait", "landscape"] where phrase.hasSuffix("in \(orientation)") {
      matches = matches && one.orientation.rawValue == orientation
      phrase = String(phrase.dropLast("in \(orientation)".count)).trimmed
    }
    guard !phrase.trimmed.isEmpty else { return matches }
    let isDevice = try phrase.trimmed.components(separatedBy: " and ").contains {
      try device(one, $0)
    }
    return matches && isDevice
  }

  private func size(_ one: Configuration, _ phrase: String) throws -> Bool {
    let phrases = phrase.components(separatedBy: " and ")
    var result = false
    var index = 0
    while index < phrases.count {
      let words = phrases[index].components(separatedBy: " ")
      let sizes = words.compactMap { TextSize(name: $0) }.map(rank)
      let next = index + 1 < phrases.count ? phrases[index + 1] : ""
      guard let first = sizes.first, ["at", "from"].contains(words[0]) else {
        throw Unknown(phrase: phrase)
      }
      let mine = rank(one.textSize)
      switch (words[0], next) {
      case ("from", _): result = result || (first...sizes[1]).contains(mine)
      case (_, "above"): result = result || mine >= first
      case (_, "below"): result = result || mine <= first
      default: result = result || mine == first
      }
      index += ["above", "below"].contains(next) ? 2 : 1
    }
    return result
  }

  private func rank(_ size: TextSize) -> Int { TextSize.allCases.firstIndex(of: size) ?? -1 }

  private func device(_ one: Configuration, _ phrase: String) throws -> Bool {
    let device = DeviceCatalog.device(named: one.device)
    let width = device.map { Int($0.size.width) } ?? 0
    let numbers = phrase.split(separator: " ").compactMap { Int($0) }
    switch phrase {
    case "all phones": return device?.idiom == .phone
    case "phones with a home button":
      return device?.idiom == .phone && device?.portraitSafeArea.bottom == 0
    case "phones without a home button":
      return device?.idiom == .phone && device?.portraitSafeArea.bottom != 0
    case "large phones": return device?.isLargePhone == true
    case _ where phrase.hasPrefix("phones up to"):
      return device?.idiom == .phone && width <= numbers[0]
    case _ where phrase.hasPrefix("phones from"):
      return device?.idiom == .phone && width >= numbers[0]
    default: break
    }
    let shapes: [(String, WindowShape)] = [
      (" in full screen", .full), (" in half of the screen", .half), (" in slide-over", .slideOver),
    ]
    if phrase.hasSuffix(" beside another app") {
      return one.device == String(phrase.dropLast(" beside another app".count))
        && one.window != .full
    }
    for (suffix, shape) in shapes where phrase.hasSuffix(suffix) {
      return one.device == String(phrase.dropLast(suffix.count)) && one.window == shape
    }
    guard matrix.contains(where: { $0.device == phrase }) else { throw Unknown(phrase: phrase) }
    return one.device == phrase
  }

  private func setting(_ one: Configuration, _ phrase: String) throws -> Bool {
    try phrase.components(separatedBy: " and ").contains { word in
      switch word {
      case "right to left": one.isRightToLeft
      case "left to right": !one.isRightToLeft
      case "with longer text": one.pseudoLanguage == .longer
      case "with plain text": one.pseudoLanguage == nil
      case "in dark mode": one.appearance == .dark
      case "in light mode": one.appearance == .light
      default: throw Unknown(phrase: word)
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
