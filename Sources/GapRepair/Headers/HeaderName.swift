// Part of Snug, under the Apache License 2.0; see LICENSE.

/// The names that Swift gives to what Objective-C declares, by the rules of its importer
/// (SE-0005; Documentation/Gaps.md §5.9), as far as words alone say them.
struct HeaderName: Equatable, Sendable {
  var base: String
  /// One for each parameter; `_` for none.
  var labels: [String]

  /// - Parameters:
  ///   - method: Not an initialiser.
  ///   - owner: The class.
  ///   - properties: Names of its properties: what adds to one keeps its name.
  init(_ method: HeaderMethod, in owner: String, properties: Set<String>) {
    if let said = HeaderName(written: method.swiftName) {
      self = said
      return
    }
    let first = method.pieces[0]
    labels = []
    base = first.word
    if let type = first.type {
      (base, labels) = HeaderName.first(first.word, type, properties)
    } else if let name = method.result?.name, name == owner || name == "instancetype" {
      base = HeaderName.without(type: owner, base, of: { _ in true }) ?? base
    }
    base = HeaderName.withoutOwner(owner, base, properties)
    for piece in method.pieces.dropFirst() {
      labels.append(HeaderName.label(piece.word, piece.type))
    }
    base = method.prefix + base
  }

  /// The labels of an initialiser: `initWithTitle:color:` and `buttonWithTitle:color:` of a `Button`.
  ///
  /// - Parameter rest: What follows `init` or the class's words in the first piece.
  init(making method: HeaderMethod, rest: String) {
    base = "init"
    labels = []
    if let said = HeaderName(written: method.swiftName) {
      self = said
      return
    }
    guard let type = method.pieces[0].type else { return }
    let word = rest.hasPrefix("With") ? String(rest.dropFirst(4)) : rest
    let label = HeaderName.label(HeaderName.lowered(word), type)
    labels = [label == "_" && !method.prefix.isEmpty ? method.prefix : method.prefix + label]
    for piece in method.pieces.dropFirst() {
      labels.append(HeaderName.label(piece.word, piece.type))
    }
  }

  /// `move(to:animated:)`.
  private init?(written: String?) {
    guard let written, let open = written.firstIndex(of: "("), written.hasSuffix(")") else {
      return nil
    }
    base = String(written[..<open])
    labels = written[written.index(after: open)...].dropLast().split(separator: ":").map(
      String.init)
    guard base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
  }

  /// The name and the first label of a piece with a parameter.
  private static func first(
    _ word: String, _ type: HeaderType, _ properties: Set<String>
  ) -> (String, [String]) {
    var base = word
    if type.name == "BOOL", base.hasSuffix("Animated"), base != "Animated" {
      return (String(base.dropLast(8)), ["animated"])
    }
    if let typeName = typeWords(type),
      let short = without(type: typeName, base, of: isWordBeforeType)
    {
      let lost = base.dropFirst(short.count)
      let property = lowered(String(lost))
      if !properties.contains(property), !properties.contains(property + "s") { base = short }
    }
    let words = words(base)
    guard
      let place = words.indices.last(where: {
        $0 > 0 && prepositions.contains(words[$0].lowercased())
      })
    else { return (base, ["_"]) }
    let start = words[..<place].joined()
    var rest = Array(words[place...])
    // Of a block the preposition goes: `load(completion:)`.
    if type.isBlock || type.name.map({ $0.hasSuffix("Block") || $0.hasSuffix("Handler") }) == true,
      rest[0] == "With", rest.count > 1
    {
      rest.removeFirst()
    }
    return (start, [lowered(rest.joined())])
  }

  private static func label(_ word: String, _ type: HeaderType?) -> String {
    guard !word.isEmpty else { return "_" }
    guard let type, let name = typeWords(type),
      let short = without(type: name, word, of: isWordBeforeType)
    else { return word }
    return short
  }

  /// A name without the last words of a type; nil where nothing of it is left, or no word stands
  /// before it that says so.
  private static func without(
    type: String, _ name: String, of isEnough: (String) -> Bool
  ) -> String? {
    let all = words(name)
    var count = 0
    for (one, other) in zip(all.reversed(), words(type).reversed()) {
      guard one.lowercased() == other.lowercased() else { break }
      count += 1
    }
    guard count > 0, count < all.count else { return nil }
    let rest = all.dropLast(count)
    return isEnough(rest[rest.count - 1].lowercased()) ? rest.joined() : nil
  }

  /// A name without the last words of its own class behind a verb: `showHUDAdded` of `ProgressHUD` is
  /// `showAdded`.
  private static func withoutOwner(
    _ owner: String, _ name: String, _ properties: Set<String>
  ) -> String {
    let all = words(name)
    let own = words(owner)
    for count in stride(from: min(own.count, all.count - 1), to: 0, by: -1) {
      for start in 1...(all.count - count) {
        let part = all[start..<start + count]
        guard zip(part, own.suffix(count)).allSatisfy({ $0.lowercased() == $1.lowercased() }),
          verbs.contains(all[start - 1].lowercased()),
          !properties.contains(lowered(part.joined()))
        else { continue }
        return (all[..<start] + all[(start + count)...]).joined()
      }
    }
    return name
  }

  /// The name by which words are dropped.
  private static func typeWords(_ type: HeaderType) -> String? {
    switch type.name {
    case "id"?: "Object"
    case "BOOL"?, "NSInteger"?, "NSUInteger"?, "CGFloat"?: nil
    case let name? where name.hasPrefix("NS"): String(name.dropFirst(2))
    case let name?: name
    case nil: nil
    }
  }

  private static func isWordBeforeType(_ word: String) -> Bool {
    prepositions.contains(word) || verbs.contains(word) || word.hasSuffix("ing")
  }

  static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static let verbs: Set<String> = [
    "add", "append", "apply", "attach", "begin", "cancel", "change", "check", "clear", "close",
    "configure", "connect", "create", "delete", "deselect", "dismiss", "display", "download",
    "draw", "edit", "end", "enable", "fetch", "find", "finish", "get", "handle", "hide", "insert",
    "invalidate", "layout", "load", "log", "make", "move", "notify", "open", "perform", "play",
    "pop", "present", "push", "read", "receive", "register", "reload", "remove", "render",
    "replace", "request", "reset", "resume", "save", "select", "send", "set", "show", "start",
    "stop", "track", "update", "upload", "use", "validate", "write",
  ]

  /// `setImageWithURLString` is `set`, `Image`, `With`, `URL`, `String`.
  static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : "_"
      let after = index + 1 < letters.count ? letters[index + 1] : "_"
      let begins = letter.isUppercase && (!before.isUppercase || after.isLowercase)
      if begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// With the first word in lower case: `URLString` is `urlString`.
  static func lowered(_ name: String) -> String {
    let words = words(name)
    guard let first = words.first else { return name }
    return first.lowercased() + words.dropFirst().joined()
  }
}
