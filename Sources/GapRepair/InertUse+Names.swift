// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Types whose values are no objects and call nobody.
enum PlainTypes {
  static let names: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date",
    "Decimal", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
    "NSNumber", "NSString", "Optional", "Set", "String", "Substring", "TimeInterval", "UIColor",
    "UIFont", "UIImage", "UInt", "UInt32", "UInt64", "UInt8", "URL", "URLRequest", "UUID",
  ]
}

/// Names by which a missing library may change what all screens look like, or what is shown.
enum GlobalLooks {
  private static let words: Set<String> = [
    "alert", "appearance", "appearances", "assemble", "assembler", "assembly", "bootstrap",
    "color", "colors", "container", "coordinator", "design", "flow", "font", "fonts", "inject",
    "injection", "language", "layout", "locale", "localize", "navigate", "navigation", "navigator",
    "open", "present", "push", "resolve", "resolver", "root", "route", "router", "screen", "show",
    "skin", "stub", "style", "styles", "swizzle", "theme", "themes", "ui", "view", "views",
    "window",
  ]

  /// Those of them that a plain value may set for all screens.
  private static let looks: Set<String> = [
    "appearance", "appearances", "color", "colors", "design", "font", "fonts", "language",
    "locale", "localize", "root", "skin", "stub", "style", "styles", "theme", "themes", "ui",
  ]

  private static let passing: Set<String> = [
    "banner", "hud", "loader", "loading", "progress", "snackbar", "spinner", "toast",
  ]

  private static let telling: Set<String> = [
    "breadcrumb", "capture", "debug", "error", "event", "identify", "info", "log", "notice",
    "record", "report", "send", "tag", "trace", "track", "verbose", "warn", "warning",
  ]

  /// Whether a function by its name only reports something.
  static func isTelling(_ function: String?) -> Bool {
    NameWords.words(of: function ?? "").first.map(telling.contains) ?? false
  }

  /// Whether a type is by its name of what covers a screen for a while.
  static func isPassing(_ type: String) -> Bool {
    NameWords.words(of: type).contains(where: passing.contains)
  }

  /// Whether one of a name's words says so. A screen's name or class is what is told of it.
  static func mayBe(_ name: String) -> Bool {
    let parts = NameWords.words(of: name)
    return parts.indices.contains { index in
      let next = parts.indices.contains(index + 1) ? parts[index + 1] : ""
      return words.contains(parts[index])
        && !(parts[index] == "screen" && ["class", "name"].contains(next))
    }
  }

  /// Whether a property is by its name of what screens look like.
  static func isLook(_ name: String) -> Bool {
    NameWords.words(of: name).contains(where: looks.contains)
  }
}

/// Names of what a service knows an app by.
enum ServiceKeys {
  private static let last: Set<String> = ["dsn", "key", "keys", "secret", "token"]
  private static let parts: [[String]] = [
    ["ad", "unit"], ["app", "id"], ["application", "id"], ["client", "id"], ["pool", "id"],
    ["project", "id"], ["tracking", "id"], ["api", "key"],
  ]

  static func isOne(_ name: String) -> Bool {
    let words = NameWords.words(of: name)
    if let word = words.last, last.contains(word) { return true }
    return parts.contains { part in
      words.indices.contains { words[$0...].starts(with: part) }
    }
  }
}

/// The words that a name is made of: `setAPIKey_2` of `set`, `api`, `key`, `2`.
enum NameWords {
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase
        && (letters.indices.contains(index - 1) && !letters[index - 1].isUppercase
          || letters.indices.contains(index + 1) && letters[index + 1].isLowercase)
      if isStart || letter == "_" {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}

/// `self.a.b(1)?.c`: a name, the members and calls behind it, and what the calls are given.
struct CallChain {
  private(set) var root: String?
  private(set) var members: [String] = []
  private(set) var arguments: [ExprSyntax] = []

  /// Nil where a closure is handed over, or the chain begins with another value.
  init?(_ expression: ExprSyntax) {
    guard read(expression) else { return nil }
    if root == "self" {
      guard !members.isEmpty else { return nil }
      root = members.removeFirst()
    }
  }

  private mutating func read(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      root = name.baseName.text
      return true
    case .optionalChainingExpr(let chain): return read(chain.expression)
    case .forceUnwrapExpr(let forced): return read(forced.expression)
    case .memberAccessExpr(let access):
      // `.member` begins with the type that is wanted.
      if let base = access.base, !read(base) { return false }
      members.append(access.declName.baseName.text)
      return true
    case .functionCallExpr(let call):
      guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
        read(call.calledExpression)
      else { return false }
      arguments += call.arguments.map(\.expression)
      return true
    default: return false
    }
  }
}
