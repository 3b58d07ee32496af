// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A method of a class or a protocol, as a header declares it.
struct HeaderMethod: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    /// The selector's word before the colon.
    let word: String
    /// Nil for a method without parameters.
    let type: HeaderType?
    let name: String
    /// Whether it is a block that is not kept.
    var isBorrowed = false
  }

  let isOfClass: Bool
  /// Nil for nothing.
  let result: HeaderType?
  let pieces: [Piece]
  /// `NS_SWIFT_NAME(move(to:))`, without its parentheses.
  let swiftName: String?
  /// What stands before the base name, or before the first label of an initialiser.
  var prefix = ""
  let line: Int

  var isInitializer: Bool {
    let first = pieces[0].word
    return !isOfClass && first.hasPrefix("init") && first.dropFirst(4).first?.isLowercase != true
  }
}

struct HeaderProperty: Equatable, Sendable {
  let name: String
  let type: HeaderType
  let isOfClass: Bool
  let isReadOnly: Bool
  let isWeak: Bool
  let line: Int
}

/// What stands between `@interface` or `@protocol` and `@end`.
struct HeaderClass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `class`
    case category
    case `protocol`
  }

  let name: String
  let kind: Kind
  /// What a class inherits.
  var superclass: String?
  var protocols: [String] = []
  var methods: [HeaderMethod] = []
  var properties: [HeaderProperty] = []
  /// Whether what says nothing else is never nil.
  let isNonnull: Bool
  let line: Int
}

/// Named numbers: `NS_ENUM`, `NS_OPTIONS` or C's own.
struct HeaderEnumeration: Sendable {
  enum Kind: Equatable, Sendable {
    case cases
    case options
    /// C's: a structure, whose values are the module's.
    case plain
  }

  let name: String
  let kind: Kind
  let type: String
  /// A value as C writes it; nil for one more than the one before.
  var cases: [(name: String, value: String?)]
}

/// A constant, a function or another name of C's.
struct HeaderValue: Sendable {
  let name: String
  let type: HeaderType
  /// Nil for a variable.
  let parameters: [(name: String, type: HeaderType)]?
  /// As Swift writes it; nil where the header does not say.
  let value: String?
  let isNonnull: Bool
  let line: Int
}
