// Part of Snug, under the Apache License 2.0; see LICENSE.

/// What stands for a symbol that is not drawn here, so that an app that counts on it goes on
/// (Documentation/Symbols.md §3).
enum SymbolKin {
  /// The words that Apple's names are made of, as far as names are known here.
  private static let words: Set<Substring> = {
    var words = Set(SymbolNames.names.flatMap { $0.split(separator: ".") })
    words.formUnion(SystemSymbols.ownNames.flatMap { $0[...].split(separator: ".") })
    words.formUnion(SymbolWords.others)
    words.formUnion(
      """
      and app on in to down up left right forward backward fill circle square rectangle triangle
      diamond hexagon octagon capsule slash badge dashed dotted inset filled portrait landscape
      bubble half top bottom leading trailing center plus minus xmark checkmark trianglebadge
      exclamationmark questionmark ellipsis stack split grid outline inverse righthalf lefthalf
      tophalf bottomhalf
      """.split(whereSeparator: \.isWhitespace))
    return words
  }()

  /// The known name that is most like `name`: the same without its last words; nil where a word of
  /// the name is none of Apple's, as then a device has no such symbol either.
  static func name(for name: String) -> String? {
    var parts = name[...].split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 1, SymbolWords.single.contains(parts[0]) { return "square.dashed" }
    guard parts.count > 1, parts.allSatisfy({ words.contains($0) || isNumberOrLetter($0) }) else {
      return nil
    }
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if SystemSymbols.storage(for: SymbolRequest(name: shorter)) != nil { return shorter }
    }
    return "square.dashed"
  }

  private static func isNumberOrLetter(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy(\.isNumber)
      || word.count == 1 && word.allSatisfy(\.isLetter)
  }
}
