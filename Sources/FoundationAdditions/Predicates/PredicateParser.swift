// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reads the format of a predicate, after the syntax of Apple's Predicate Programming Guide.
struct PredicateParser {
  var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any?>

  /// - Returns: The predicate, or nil when the format has another syntax.
  static func parse(_ format: String, _ arguments: [Any?]) -> PredicateNode? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let node = parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return node
  }

  /// Reads one side of a comparison.
  static func value(_ format: String, _ arguments: [Any?]) -> PredicateValue? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let value = parser.sum(), parser.tokens.isEmpty else { return nil }
    return value
  }

  mutating func take(_ signs: String...) -> Bool {
    switch tokens.first {
    case .sign(let sign) where signs.contains(sign): break
    case .word(let word) where signs.contains(word.uppercased()): break
    default: return false
    }
    tokens.removeFirst()
    return true
  }

  // MARK: Logic

  mutating func alternatives() -> PredicateNode? {
    guard var node = conjunction() else { return nil }
    while take("OR", "||") {
      guard let other = conjunction() else { return nil }
      node = .or(node, other)
    }
    return node
  }

  private mutating func conjunction() -> PredicateNode? {
    guard var node = negation() else { return nil }
    while take("AND", "&&") {
      guard let other = negation() else { return nil }
      node = .and(node, other)
    }
    return node
  }

  private mutating func negation() -> PredicateNode? {
    if take("NOT", "!") { return negation().map(PredicateNode.not) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    let start = self
    if take("("), let node = alternatives(), take(")") { return node }
    // What is in brackets can be a value, too.
    self = start
    return comparison()
  }

  private mutating func comparison() -> PredicateNode? {
    var quantifier = PredicateNode.Quantifier.none
    if take("ANY", "SOME") {
      quantifier = .any
    } else if take("ALL") {
      quantifier = .all
    } else if take("NONE") {
      quantifier = .no
    }
    guard let left = sum(), let relation = relation(), let right = sum() else { return nil }
    return .comparison(
      left, relation.kind, right, quantifier: quantifier, options: relation.options)
  }

  private mutating func relation() -> (
    kind: PredicateNode.Relation, options: Set<Character>
  )? {
    let kind: PredicateNode.Relation
    switch tokens.popFirst() {
    case .sign("="), .sign("=="): kind = .equal
    case .sign("!="), .sign("<>"): kind = .notEqual
    case .sign("<"): kind = .less
    case .sign(">"): kind = .greater
    case .sign("<="), .sign("=<"): kind = .lessOrEqual
    case .sign(">="), .sign("=>"): kind = .greaterOrEqual
    case .word(let word):
      guard let named = PredicateNode.Relation(rawValue: word.uppercased()) else { return nil }
      kind = named
    default: return nil
    }
    guard tokens.first == .sign("[") else { return (kind, []) }
    tokens.removeFirst()
    guard case .word(let letters) = tokens.popFirst(), take("]") else { return nil }
    return (kind, Set(letters.lowercased()))
  }

  // MARK: Values

  mutating func sum() -> PredicateValue? {
    guard var value = product() else { return nil }
    while case .sign(let sign) = tokens.first, sign == "+" || sign == "-" {
      tokens.removeFirst()
      guard let other = product() else { return nil }
      value = .arithmetic(value, sign, other)
    }
    return value
  }

  private mutating func product() -> PredicateValue? {
    guard var value = power() else { return nil }
    while case .sign(let sign) = tokens.first, sign == "*" || sign == "/" {
      tokens.removeFirst()
      guard let other = power() else { return nil }
      value = .arithmetic(value, sign, other)
    }
    return value
  }

  private mutating func power() -> PredicateValue? {
    guard var value = member() else { return nil }
    while tokens.first == .sign("**") {
      tokens.removeFirst()
      guard let other = member() else { return nil }
      value = .arithmetic(value, "**", other)
    }
    return value
  }

  mutating func operand() -> PredicateValue? {
    guard let token = tokens.popFirst() else { return nil }
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .wholeNumber(let number): return .constant(number)
    case .variable(let name): return variable(name)
    case .argument("K"):
      guard let path = arguments.popFirst() as? String else { return nil }
      return .path(path)
    case .argument:
      guard !arguments.isEmpty else { return nil }
      return .constant(arguments.removeFirst())
    case .sign("-"): return operand().map { .arithmetic(.constant(0), "-", $0) }
    case .sign("("):
      guard let value = sum(), take(")") else { return nil }
      return value
    case .sign("{"): return list()
    case .word(let word): return named(word)
    case .sign: return nil
    }
  }
}
