// Part of Snug, under the Apache License 2.0; see LICENSE.

extension PredicateParser {
  /// A value with what follows it: `SUBQUERY(…).@count`, `names[FIRST]`.
  mutating func member() -> PredicateValue? {
    guard var value = operand() else { return nil }
    while true {
      if tokens.first == .sign("."), case .word(let path) = tokens.dropFirst().first {
        tokens.removeFirst(2)
        value = .member(value, path)
      } else if tokens.first == .sign("[") {
        guard let indexed = indexed(value) else { return nil }
        value = indexed
      } else {
        return value
      }
    }
  }

  private mutating func indexed(_ value: PredicateValue) -> PredicateValue? {
    tokens.removeFirst()
    let index: PredicateValue
    switch tokens.first {
    case .word(let word) where ["FIRST", "LAST", "SIZE"].contains(word.uppercased()):
      tokens.removeFirst()
      index = .constant(word.uppercased())
    default:
      guard let given = sum() else { return nil }
      index = given
    }
    return take("]") ? .function("objectFrom:withIndex:", [value, index]) : nil
  }

  /// `$each.name` is a key path from the variable.
  func variable(_ name: String) -> PredicateValue {
    guard let dot = name.firstIndex(of: ".") else { return .variable(name) }
    return .member(.variable(String(name[..<dot])), String(name[name.index(after: dot)...]))
  }

  mutating func list() -> PredicateValue? {
    var values: [PredicateValue] = []
    while tokens.first != .sign("}") {
      guard let value = sum() else { return nil }
      values.append(value)
      if !take(",") { break }
    }
    return take("}") ? .list(values) : nil
  }

  mutating func named(_ word: String) -> PredicateValue? {
    if word.uppercased() == "SUBQUERY", tokens.first == .sign("(") { return subquery() }
    if let name = functionName(word) {
      tokens.removeFirst()
      var arguments: [PredicateValue] = []
      while tokens.first != .sign(")") {
        guard let argument = sum() else { return nil }
        arguments.append(argument)
        if !take(",") { break }
      }
      guard take(")") else { return nil }
      if name.uppercased() == "CAST" { return arguments.first.map { cast($0, arguments) } }
      // FUNCTION(object, "selector", …): only functions of the syntax are known here.
      return .function(name, arguments)
    }
    switch word.uppercased() {
    case "SELF": return .path("")
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    default: return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
    }
  }

  /// `now(`, `lowercase:(`, `add:to:(`: takes the name's further parts, not the bracket.
  private mutating func functionName(_ word: String) -> String? {
    var rest = tokens
    var name = word
    while rest.first == .sign(":") {
      rest.removeFirst()
      name += ":"
      if case .word(let part) = rest.first {
        rest.removeFirst()
        name += part
      }
    }
    guard rest.first == .sign("(") else { return nil }
    tokens = rest
    return name
  }

  private func cast(_ value: PredicateValue, _ arguments: [PredicateValue]) -> PredicateValue {
    arguments.count == 2 ? .function("castObject:toType:", arguments) : value
  }

  private mutating func subquery() -> PredicateValue? {
    tokens.removeFirst()
    guard let list = sum(), take(","), case .variable(let name) = tokens.popFirst(), take(","),
      let node = alternatives(), take(")")
    else { return nil }
    return .subquery(list, name, node)
  }
}
