// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A type of C or Objective-C as a header writes it, and what Swift makes of it
/// (Documentation/Gaps.md §5.9).
indirect enum HeaderType: Equatable, Sendable {
  /// A name with as many stars, types in angle brackets, and whether it may be nil, as far as said.
  case named(String, arguments: [HeaderType], stars: Int, mayBeNil: Bool?)
  case block([HeaderType], HeaderType, mayBeNil: Bool?)
  /// A pointer to what C calls so and nobody changes by it: `const char *`.
  case constant(String, mayBeNil: Bool?)

  /// Levels of types inside each other that are read.
  private static let mostLevels = 32

  /// - Parameters:
  ///   - tokens: A type, and perhaps a name, which is passed over.
  ///   - depth: How many types it stands in.
  /// - Returns: Nil for what Swift does not see, and for what is not read here: arrays, pointers to
  ///   functions, and what stands in too many others.
  /// - Complexity: O(tokens) for each level.
  init?(_ tokens: ArraySlice<HeaderToken>, depth: Int = 0) {
    guard depth < HeaderType.mostLevels else { return nil }
    var mayBeNil: Bool?
    /// What words beside `nullable` and `nonnull` say.
    var resultMayBeNil: Bool?
    var words: [String] = []
    var base: String?
    var arguments: [HeaderType] = []
    var stars = 0
    var isConstant = false
    let own: Set<String> = ["nullable", "nonnull"]
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let text = tokens[index].text
      if let said = HeaderType.nullability[text] {
        mayBeNil = said
        if !own.contains(text) { resultMayBeNil = said }
      } else if text == "(" {
        // Before a block the plain words are the block's, those behind a star its result's.
        guard let name = base ?? HeaderType.number(words) else { return nil }
        let result = HeaderType.named(
          name, arguments: arguments, stars: stars, mayBeNil: resultMayBeNil)
        guard let block = HeaderType.block(tokens[index...], result: result, depth: depth) else {
          return nil
        }
        let said = tokens[..<index].lazy.filter { own.contains($0.text) }
          .compactMap { HeaderType.nullability[$0.text] }.first
        self = block.mayBeNil == nil ? said.map(block.said) ?? block : block
        return
      } else if text == "<" {
        let end = HeaderReader.closing(tokens, at: index)
        arguments = HeaderReader.parted(HeaderReader.inside(tokens, index + 1, end)).compactMap {
          HeaderType($0, depth: depth + 1)
        }
        index = end
      } else if text == "*" {
        stars += 1
      } else if text == "const", stars == 0 {
        isConstant = true
      } else if text == "[" {
        return nil
      } else if HeaderType.numbers.contains(text) {
        words.append(text)
      } else if tokens[index].isWord, !HeaderType.qualifiers.contains(text),
        base == nil, words.isEmpty
      {
        base = text
      }
      index += 1
    }
    guard let name = base ?? HeaderType.number(words) else { return nil }
    let isOfC = name == "void" || HeaderType.plain[name] != nil
    self =
      isConstant && isOfC && stars == 1
      ? .constant(name, mayBeNil: mayBeNil)
      : .named(name, arguments: arguments, stars: stars, mayBeNil: mayBeNil)
  }

  /// `(^name)(…)` behind a result.
  private static func block(
    _ tokens: ArraySlice<HeaderToken>, result: HeaderType, depth: Int
  ) -> HeaderType? {
    let first = tokens.startIndex
    guard tokens.count > 3, tokens[first + 1].text == "^" else { return nil }
    let end = HeaderReader.closing(tokens, at: first)
    guard end + 1 < tokens.endIndex, tokens[end + 1].text == "(" else { return nil }
    let last = HeaderReader.closing(tokens, at: end + 1)
    let inside = HeaderReader.inside(tokens, first + 1, end)
    var parameters: [HeaderType] = []
    for part in HeaderReader.parted(HeaderReader.inside(tokens, end + 2, last))
    where part.first?.text != "void" || part.count > 1 {
      guard let type = HeaderType(part, depth: depth + 1) else { return nil }
      parameters.append(type)
    }
    let said = inside.lazy.compactMap { nullability[$0.text] }.first
    return .block(parameters, result, mayBeNil: said)
  }

  private static let nullability: [String: Bool] = [
    "nullable": true, "_Nullable": true, "__nullable": true, "_Nullable_result": true,
    "nonnull": false, "_Nonnull": false, "__nonnull": false,
  ]

  private static let qualifiers: Set<String> = [
    "const", "volatile", "struct", "enum", "union", "in", "out", "inout", "bycopy", "byref",
    "oneway", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing", "__kindof",
    "__block", "IBInspectable", "IBOutlet", "NS_NOESCAPE", "null_unspecified",
    "_Null_unspecified", "__null_unspecified", "__covariant", "__contravariant", "extern",
    "static", "inline",
  ]

  private static let numbers: Set<String> = [
    "unsigned", "signed", "long", "short", "int", "char", "float", "double",
  ]

  /// Swift's type of C's words for a number; nil for none.
  private static func number(_ words: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    let isUnsigned = words.contains("unsigned")
    if words.contains("double") { return "Double" }
    if words.contains("float") { return "Float" }
    if words.contains("char") { return isUnsigned ? "UInt8" : "Int8" }
    if words.contains("short") { return isUnsigned ? "UInt16" : "Int16" }
    switch words.count(where: { $0 == "long" }) {
    case 0: return isUnsigned ? "UInt32" : "Int32"
    case 1: return isUnsigned ? "UInt" : "Int"
    default: return isUnsigned ? "UInt64" : "Int64"
    }
  }

  /// Whether it is an object, a block or a class: what may be nil.
  var isObject: Bool {
    switch self {
    case .block: true
    case .constant: false
    case .named("void", _, _, _): false
    case .named(let name, _, let stars, _):
      stars == 1 && HeaderType.plain[name] == nil
        || stars == 0 && HeaderType.references.contains(name)
    }
  }

  /// Whether it is a pointer to a value of C, which may be nil as objects may.
  var isPointer: Bool {
    switch self {
    case .constant: true
    case .named(let name, _, 1, _): name == "void" || HeaderType.plain[name] != nil
    default: false
    }
  }

  var isBlock: Bool { if case .block = self { true } else { false } }
  var isVoid: Bool { if case .named("void", _, 0, _) = self { true } else { false } }
  /// Whether it is `NSError **`.
  var isErrorPlace: Bool {
    if case .named("NSError", _, 2, _) = self { true } else { false }
  }
  var mayBeNil: Bool? {
    switch self {
    case .named(_, _, _, let mayBeNil), .block(_, _, let mayBeNil), .constant(_, let mayBeNil):
      mayBeNil
    }
  }
  /// The class or typedef that is named; nil for a block.
  var name: String? {
    if case .named(let name, _, _, _) = self { name } else { nil }
  }

  /// Whether Swift has it as a structure or an enumeration, which nothing refers to weakly.
  var isValue: Bool {
    guard isObject, let name else { return true }
    return HeaderType.isValue(name)
  }

  private static let references: Set<String> = [
    "id", "Class", "instancetype", "dispatch_queue_t", "CGColorRef", "CGImageRef", "CGPathRef",
    "CGContextRef",
  ]
}
