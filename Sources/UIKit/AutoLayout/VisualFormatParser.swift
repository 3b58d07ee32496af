// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reads one line of the visual format language; what it cannot read ends the process with UIKit's
/// text.
@MainActor
struct VisualFormatParser {
  private let characters: [Character]
  private let format: String
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  /// `["H:" | "V:"] ["|" connection] view (connection view)* [connection "|"]`
  mutating func parse() -> VisualFormat {
    var result = VisualFormat()
    if peek == "H" || peek == "V" {
      let letter = next()
      guard peek == ":" else {
        let direction = letter == "V" ? "vertical" : "horizontal"
        fail("Expected ':' after '\(letter)' to specify \(direction) arrangement")
      }
      _ = next()
      result.isVertical = letter == "V"
    }
    if accept("|") { result.leadingBar = connection() }
    result.elements = [element()]
    while index < characters.count {
      let between = connection()
      if accept("|") {
        result.trailingBar = between
        break
      }
      result.connections.append(between)
      result.elements.append(element())
    }
    guard index == characters.count else { fail("Expected the end of the format") }
    return result
  }

  // MARK: Parts

  /// `"[" name ["(" predicates ")"] "]"`
  private mutating func element() -> VisualFormat.Element {
    guard accept("[") else { fail("Expected a view.") }
    let start = index
    guard let name = identifier() else {
      fail(
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.")
    }
    var element = VisualFormat.Element(view: view(named: name, at: start))
    if accept("(") { element.sizes = predicates(allowViews: true) }
    guard accept("]") else { fail("Expected a ']' here to give the end of a view") }
    return element
  }

  /// `"" | "-" | "-" predicateList "-"`; one predicate needs no parentheses, whatever its relation.
  private mutating func connection() -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    if peek == "[" || peek == "|" || peek == nil { return .standard }
    let list: [VisualFormat.Predicate]
    if accept("(") {
      list = predicates(allowViews: false)
    } else {
      list = [predicate(allowViews: false)]
    }
    guard accept("-") else { fail("Expected a '-' here to give the end of a connection") }
    return .spaced(list)
  }

  /// `predicate ("," predicate)* ")"`
  private mutating func predicates(allowViews: Bool) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat { list.append(predicate(allowViews: allowViews)) } while accept(",")
    guard accept(")") else { fail("Expected a ')' here to give the end of a predicate list") }
    return list
  }

  /// `["==" | "<=" | ">="] object ["@" priority]`
  private mutating func predicate(allowViews: Bool) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let first = peek, "=<>".contains(first) {
      _ = next()
      guard accept("=") else { fail("Expected '==', '<=' or '>='") }
      relation = first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    var result = VisualFormat.Predicate(
      relation: relation, target: target(allowViews: allowViews))
    if accept("@") { result.priority = UILayoutPriority(Float(number())) }
    return result
  }

  private mutating func target(allowViews: Bool) -> VisualFormat.Target {
    let start = index
    if allowViews, let name = identifier() {
      if let value = metric(named: name) { return .number(value) }
      return .view(view(named: name, at: start))
    }
    return .number(number())
  }

  /// A literal in the C locale, or a metric.
  private mutating func number() -> CGFloat {
    let start = index
    if let name = identifier() {
      guard let value = metric(named: name) else {
        index = start
        fail("\(name) is not a key in the metrics dictionary.")
      }
      return value
    }
    if let sign = peek, sign == "-" || sign == "+" { _ = next() }
    while let digit = peek, digit.isNumber || digit == "." { _ = next() }
    guard let value = Double(String(characters[start..<index])) else {
      index = start
      fail("Expected a number or a key in the metrics dictionary")
    }
    return CGFloat(value)
  }

  private mutating func identifier() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = index
    while let letter = peek, letter.isLetter || letter.isNumber || letter == "_" { _ = next() }
    return String(characters[start..<index])
  }

  private mutating func view(named name: String, at start: Int) -> NSObject {
    guard let view = views[name] as? NSObject, view is UIView || view is UILayoutGuide else {
      fail("\(name) is not a key in the views dictionary.")
    }
    return view
  }

  private func metric(named name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  // MARK: Characters

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func next() -> Character {
    index += 1
    return characters[index - 1]
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  func fail(_ reason: String) -> Never {
    let caret = String(repeating: " ", count: index) + "^"
    Runtime.raise(
      .invalidArgument, "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)")
  }
}
