// Part of Snug, under the Apache License 2.0; see LICENSE.

/// How Swift names a declaration for Objective-C.
///
/// The rule is the compiler's (`AbstractFunctionDecl::getObjCSelector`): a first argument label is
/// joined with `With`, unless it begins or the method ends with a preposition.
/// Documentation/SourceLowering.md §3.
enum ObjectiveCName {
  /// `foo(_:bar:)` is `foo:bar:`, `foo(with:)` is `fooWith:`, `foo(bar:)` is `fooWithBar:`.
  static func selector(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first, !first.isEmpty {
      if !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base)) {
        name += "With"
      }
      name += capitalised(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label ?? "") + ":" }
    return name
  }

  static func selector(of member: Member) -> String {
    if let given = member.objectiveCName { return given }
    if member.kind == .variable { return member.name }
    if let known = OptionalMethodTable.methods(like: member).first { return known.selector }
    // A method of the app's own that is only called the same has a name by the rule.
    if member.overrideRange != nil || member.isRedirected,
      let known = FrameworkTable.selectors[member.fullName]
    {
      return known
    }
    var labels = member.parameters.map(\.label)
    if member.isAsync { labels.append("completionHandler") }
    if member.isThrowing && !member.isAsync { labels.append("error") }
    return selector(base: member.name, labels: labels)
  }

  static func setter(of property: String) -> String {
    "set" + capitalised(property) + ":"
  }

  static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    let rest = name.dropFirst()
    let end = rest.firstIndex { $0.isUppercase } ?? name.endIndex
    return name[..<end].lowercased()
  }

  private static func lastWord(of name: String) -> String {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word)
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
