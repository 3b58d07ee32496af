// Part of Snug, under the Apache License 2.0; see LICENSE.

/// One message of the compiler, at an offset of an author's file.
package struct CompilerMessage: Equatable, Sendable {
  /// The position of the file among the module's.
  package var file: Int
  package var offset: Int
  /// Whether the place is text that was inserted there.
  package var isInserted: Bool
  package var text: String
  /// The notes that follow.
  package var notes: [CompilerMessage]

  package init(
    file: Int, offset: Int, isInserted: Bool = false, text: String, notes: [CompilerMessage] = []
  ) {
    self.file = file
    self.offset = offset
    self.isInserted = isInserted
    self.text = text
    self.notes = notes
  }

  /// What the words ask for (Documentation/Gaps.md §4).
  package enum Meaning: Equatable, Sendable {
    case missingType(String)
    case missingValue(String)
    /// A type is used as what it is not: the word says what it is to be.
    case wrongKind(String, Placeholder.Kind)
    /// A value of the first type, which may be optional, is used as one of the second.
    case wrongType(String, String)
    case isolation
    case unknownAttribute
    case nothingToOverride
    case missingOverride
    /// A property has the name of one of the superclass's that cannot be overridden so.
    case clashingProperty
    case missingConformance(String)
    /// Stored properties without value; their places are the notes', or the name is given.
    case uninitialized(String?)
    case usedBeforeValue(String)
    case missingReturn
    case inexhaustiveSwitch
    /// A value is unwrapped that is always there: Objective-C's optional requirements have values here.
    case needlessUnwrapping
    /// The compiler gave an expression up.
    case tooComplex
    case other
  }

  package var meaning: Meaning {
    let names = quoted
    func has(_ part: String) -> Bool { text.contains(part) }
    if text.hasPrefix("cannot find type '") { return .missingType(names[0]) }
    if text.hasPrefix("cannot find '"), has("' in scope") { return .missingValue(names[0]) }
    if let kind = wrongKind(names) { return kind }
    if let use = wrongType(names) { return use }
    if isAboutIsolation { return .isolation }
    if has("unknown attribute '") || has("macro '") && has("could not be found")
      || has("external macro implementation type")
    {
      return .unknownAttribute
    }
    if has("requires an 'override' keyword") { return .missingOverride }
    if has("overriding non-open property outside") || has("cannot override a property with type") {
      return .clashingProperty
    }
    if has("does not override a designated") || has("does not override any")
      || has("cannot override") || has("overrides nothing")
    {
      return .nothingToOverride
    }
    if has("does not conform to protocol '"), names.count > 1 {
      return .missingConformance(names[1])
    }
    return initialization(names)
  }

  private func initialization(_ names: [String]) -> Meaning {
    func has(_ part: String) -> Bool { text.contains(part) }
    if has("has no initializers") || has("without initializing all stored properties")
      || has("before all stored properties are initialized")
    {
      return .uninitialized(nil)
    }
    if has("' not initialized"), let name = names.first {
      return .uninitialized(name.split(separator: ".").last.map(String.init))
    }
    if has("used before being initialized") || has("captured by a closure before being init")
      || has("captured by 'defer' before being init"), let name = names.first
    {
      return name.hasPrefix("self.")
        ? .uninitialized(String(name.dropFirst(5))) : .usedBeforeValue(name)
    }
    if has("missing return in") || has("body must not fall through") { return .missingReturn }
    if has("switch must be exhaustive") { return .inexhaustiveSwitch }
    if has("in reasonable time") { return .tooComplex }
    if text.hasPrefix("'?' pattern cannot match values of type")
      || text.hasPrefix("cannot use optional chaining on non-optional value")
      || text.hasPrefix("cannot force unwrap value of non-optional type")
      || text.hasPrefix("initializer for conditional binding must have Optional type")
    {
      return .needlessUnwrapping
    }
    return .other
  }

  private func wrongKind(_ names: [String]) -> Meaning? {
    func has(_ part: String) -> Bool { text.contains(part) }
    if has("inheritance from non-protocol") || has("to non-protocol, non-class type")
      || has("non-protocol, non-class type '") || has("superclass '") && has("must appear first"),
      let name = names.first(where: { Placeholder.isPlainName($0) })
    {
      return .wrongKind(has("superclass '") ? names[0] : names.last ?? name, .protocol)
    }
    if text.hasPrefix("multiple inheritance from classes"), let name = names.last {
      return .wrongKind(name, .protocol)
    }
    if has("has no effect on concrete type '"), let name = names.last {
      return .wrongKind(name, .protocol)
    }
    return nil
  }

  private func wrongType(_ names: [String]) -> Meaning? {
    func bare(_ type: String) -> String {
      String(type.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    // What is missing and inherited by generated code can be inherited as an object.
    if text.hasPrefix("inheritance from a final class '"), let name = names.first {
      return .wrongType(bare(name), "NSObject")
    }
    guard names.count > 1 else { return nil }
    if text.contains("requires that '"), text.contains("' inherit from '") {
      let wanted = bare(names[names.count - 1])
      return Placeholder.bases.isBase(wanted)
        ? .wrongType(bare(names[names.count - 2]), wanted) : nil
    }
    if text.hasPrefix("value of type '"), text.contains("has no member '") {
      return Placeholder.bases[ofMember: names[names.count - 1]].map {
        .wrongType(bare(names[0]), $0)
      }
    }
    let isUse = ["convert", "assign", "convert return expression"].contains { verb in
      ["value ", ""].contains { text.hasPrefix("cannot \(verb) \($0)of type '") }
    }
    guard isUse else { return nil }
    let wanted = bare(names[names.count - 1])
    return Placeholder.bases.isBase(wanted) ? .wrongType(bare(names[0]), wanted) : nil
  }

  /// A type that is used as another one, whatever these are: the same class, a class above it, or a
  /// protocol that it adopts (Documentation/Gaps.md §5.4).
  package var use: (of: String, as: String)? {
    let names = quoted.map(Self.plainType)
    guard names.count > 1 else { return nil }
    let isRequirement = ["inherit from", "conform to"].contains {
      text.contains("requires that '") && text.contains("' \($0) '")
    }
    if isRequirement { return (names[names.count - 2], names[names.count - 1]) }
    let isUse = ["cannot convert value", "cannot convert return expression", "cannot assign value"]
      .contains { text.hasPrefix("\($0) of type '") }
    // Around what is made stands a generic function that notes it.
    if text.hasPrefix("conflicting arguments to generic parameter '"), names.count == 3 {
      return (names[1], names[2])
    }
    guard isUse || text.hasPrefix("argument type '") && text.contains("' does not conform to ")
    else { return nil }
    return (names[0], names[names.count - 1])
  }

  /// The name in `(any Name)?`, `[Name]` or `Name<Int>`.
  private static func plainType(_ text: String) -> String {
    let bare = text.drop { "[(".contains($0) }
    let name = bare.hasPrefix("any ") ? bare.dropFirst(4) : bare
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private var isAboutIsolation: Bool {
    [
      "actor-isolated", "crosses into", "non-sendable", "non-Sendable", "data race",
      "'Sendable'", "not concurrency-safe", "@Sendable", "sending '", "'@preconcurrency'",
      "global actor '", "outside of its actor", "isolation",
    ].contains { text.contains($0) }
  }

  /// What stands in quotes, in order.
  package var quoted: [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
