// Part of Snug, under the Apache License 2.0; see LICENSE.

/// Reads the language of steps (Documentation/Steps.md).
///
/// Steps stand one a line or between semicolons; `#` starts a comment.
package enum StepParser {
  /// Reads all steps of a text.
  ///
  /// - Parameter source: The file's or option's name, for places in errors.
  /// - Throws: the first error; a text without steps is one.
  /// - Complexity: O(n) in the length of the text.
  package static func steps(in text: String, source: String) throws(StepError) -> [Step] {
    var steps: [Step] = []
    for statement in try StepScanner.statements(in: text, source: source) {
      let first = statement.words[0]
      guard !first.isQuoted, let verb = StepVerb(rawValue: first.text.lowercased()) else {
        throw StepError(
          .unknownVerb(first.text, near: StepVerb.near(first.text)), at: first.place)
      }
      var reader = StepReader(verb: verb, statement)
      let action = try reader.action()
      try reader.finish()
      steps.append(Step(action, text: statement.text, place: first.place))
    }
    guard !steps.isEmpty else {
      throw StepError(.noSteps, at: StepPlace(source: source, line: 1, column: 1))
    }
    return steps
  }

  /// Reads the name of an element (Documentation/Steps.md §3), such as `Buy in "Blue shirt"`.
  package static func element(in text: String, source: String) throws(StepError) -> ElementQuery {
    guard let statement = try StepScanner.statements(in: "tap \(text)", source: source).first else {
      throw StepError(.noSteps, at: StepPlace(source: source, line: 1, column: 1))
    }
    var reader = StepReader(verb: .tap, statement)
    return try reader.element()
  }
}

extension StepReader {
  /// What the words after the verb say.
  fileprivate mutating func action() throws(StepError) -> StepAction {
    switch verb {
    case .tap: return .tap(try element(), times: 1)
    case .doubleTap: return .tap(try element(), times: 2)
    case .longPress:
      let element = try element(until: "for")
      return .longPress(element, seconds: takes("for") ? try seconds() : 1)
    case .drag: return try drag()
    case .swipe:
      let direction = try direction()
      if takes("from") {
        guard takes("edge") else { throw missing("'edge'") }
        return .swipeFromEdge(direction)
      }
      return .swipe(direction, on: takes("on") ? try element() : nil)
    case .scroll: return try scroll()
    case .select: return try select()
    case .set: return try set()
    case .type:
      let text = try text()
      return .type(text, into: takes("into") || takes("in") ? try element() : nil)
    case .clear: return .clear(isAtEnd ? nil : try element())
    case .rotate: return .rotate(try rotation())
    case .textSize: return try textSize()
    case .appearance:
      return .appearance(
        try choice("appearance", Configuration.Appearance.allCases.map { ($0.rawValue, $0) }))
    case .direction:
      return .direction(
        isRightToLeft: try choice(
          "direction",
          [("rtl", true), ("ltr", false), ("right-to-left", true), ("left-to-right", false)]))
    case .locale:
      guard let word = take() else { throw missing("a locale") }
      return .locale(word.text)
    case .bold: return .boldText(try choice("setting", [("on", true), ("off", false)]))
    case .window: return .window(try window())
    case .back: return .back
    case .dismiss: return .dismiss
    case .open: return .open(try words("an address such as \"notes://new\""))
    case .shortcut: return .shortcut(try words("the title of a quick action"))
    case .shake: return .shake
    case .pin: return try pin()
    case .wait:
      guard takes("for") else { return .wait(seconds: try seconds()) }
      let element = try element(until: "within")
      return .waitFor(element, seconds: takes("within") ? try seconds() : 10)
    case .expect:
      let isThere = !takes("no")
      return .expect(try element(), isThere: isThere)
    case .picture: return .picture(name: isAtEnd ? nil : try words("a name"))
    }
  }

  /// `pin "Town hall"`, `pin "#2" callout`.
  private mutating func pin() throws(StepError) -> StepAction {
    guard let first = take() else { throw missing("the title of a pin") }
    var name = first.text
    while let word = next, !first.isQuoted, !word.isWord("callout") {
      name += " \(word.text)"
      _ = take()
    }
    return .pin(name, isCallout: takes("callout"))
  }

  /// All words that are left, of which there is one at least.
  private mutating func words(_ what: String) throws(StepError) -> String {
    guard !isAtEnd else { throw missing(what) }
    var words: [String] = []
    while let word = take() { words.append(word.text) }
    return words.joined(separator: " ")
  }

  private mutating func direction() throws(StepError) -> StepDirection {
    try choice("direction", StepDirection.allCases.map { ($0.rawValue, $0) })
  }

  /// `drag A to B`, `drag A by 0,-120`.
  private mutating func drag() throws(StepError) -> StepAction {
    let start = try element(until: "to", "by")
    if takes("to") { return .drag(start, to: try element()) }
    guard takes("by") else { throw missing("'to' and where the drag ends") }
    guard let first = next else { throw missing("a distance such as 0,-120") }
    guard case .point(let x, let y) = try element() else {
      throw StepError(
        .malformed(first.text, expected: "a distance such as 0,-120"), at: first.place)
    }
    return .dragBy(start, x: x, y: y)
  }

  /// `scroll 400`, `scroll 400 left in Shelf`, `scroll up 100`, `scroll to Imprint`, `scroll to top`,
  /// `scroll bottom`.
  private mutating func scroll() throws(StepError) -> StepAction {
    let edges: [String: StepDirection] = [
      "top": .up, "bottom": .down, "left": .left, "right": .right,
    ]
    let isTo = takes("to")
    if let word = next, !word.isQuoted, let edge = edges[word.text.lowercased()],
      // `left` and `right` without `to` are directions.
      isTo || StepDirection(rawValue: word.text.lowercased()) == nil,
      words.count == 1 || words.dropFirst().first?.isWord("in") == true
    {
      _ = take()
      return .scrollToEdge(edge, in: takes("in") ? try element() : nil)
    }
    if isTo { return .scrollTo(try element()) }
    var direction = takesDirection()
    let points = try points()
    if direction == nil { direction = takesDirection() }
    if !isAtEnd, next?.isWord("in") != true, let word = next, !word.isQuoted {
      throw StepError(
        .unknownWord(word.text, what: "direction", known: StepDirection.allCases.map(\.rawValue)),
        at: word.place)
    }
    return .scroll(direction ?? .down, points: points, in: takes("in") ? try element() : nil)
  }

  private mutating func takesDirection() -> StepDirection? {
    guard let word = next, !word.isQuoted,
      let direction = StepDirection(rawValue: word.text.lowercased())
    else { return nil }
    _ = take()
    return direction
  }

  /// `select 3` or `select 1.3`.
  private mutating func select() throws(StepError) -> StepAction {
    guard let word = take() else { throw missing("the number of an item") }
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap(\.self)
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      numbers.allSatisfy({ $0 >= 0 })
    else {
      throw StepError(
        .malformed(
          word.text, expected: "an item's number such as 3, or section and item such as 1.3"),
        at: word.place)
    }
    return .select(section: parts.count == 2 ? numbers[0] : 0, item: numbers[numbers.count - 1])
  }

  /// `set Volume to 0.5`.
  private mutating func set() throws(StepError) -> StepAction {
    let element = try element(until: "to")
    guard takes("to") else { throw missing("'to' and a value") }
    guard !isAtEnd else { throw missing("a value") }
    var value: [String] = []
    while let word = take() { value.append(word.text) }
    return .set(element, to: value.joined(separator: " "))
  }

  private mutating func text() throws(StepError) -> String {
    guard let first = take() else { throw missing("the text") }
    guard !first.isQuoted else { return first.text }
    var text = first.text
    while let word = next, !word.isWord("into"), !word.isQuoted {
      text += " \(word.text)"
      _ = take()
    }
    return text
  }

  private mutating func rotation() throws(StepError) -> StepRotation {
    guard !isAtEnd else { return .toggle }
    return try choice(
      "orientation",
      [("left", StepRotation.left), ("right", .right)]
        + Orientation.allCases.map { ($0.rawValue, .to($0)) })
  }

  private mutating func textSize() throws(StepError) -> StepAction {
    if takes("larger") { return .changeTextSize(by: 1) }
    if takes("smaller") { return .changeTextSize(by: -1) }
    return .textSize(try choice("text size", TextSize.allCases.map { ($0.rawValue, $0) }))
  }

  private mutating func window() throws(StepError) -> WindowShape {
    guard let word = take() else { throw missing("the window's shape") }
    guard let shape = WindowShape(name: word.text) else {
      throw StepError(
        .unknownWord(
          word.text, what: "window",
          known: ["full", "half", "one-third", "two-thirds", "slide-over", "507x768"]),
        at: word.place)
    }
    return shape
  }
}
