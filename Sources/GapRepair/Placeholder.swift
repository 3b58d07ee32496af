// Part of Snug, under the Apache License 2.0; see LICENSE.

/// A type that stands for one that is missing (Documentation/Gaps.md §5).
package struct Placeholder: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    case `class`
    case `protocol`
  }

  package var name: String
  package var kind: Kind
  /// Of a class that others inherit, the class it inherits itself; nil where none does.
  package var base: String?
  /// The number of generic parameters.
  package var arity = 0
  /// Whether a protocol is of classes only.
  package var isForClasses = false
  /// Names of types within.
  package var members: Set<String> = []
  /// What is left out with it: a framework, a package, a file.
  package var needs: String

  package init(name: String, kind: Kind, needs: String) {
    self.name = name
    self.kind = kind
    self.needs = needs
  }

  /// Whether a text is a type's name and nothing else.
  static func isPlainName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The declaration.
  package var text: String {
    switch kind {
    case .protocol:
      return "public protocol \(name)\(isForClasses ? ": AnyObject" : "") {}"
    case .class:
      let parameters = (0..<arity).map { "T\($0)" }.joined(separator: ", ")
      let head = "\(name)\(arity > 0 ? "<\(parameters)>" : "")"
      let types = members.sorted().map { Placeholder(name: $0, kind: .class, needs: needs).text }
      let inside = types.map { "\n  " + $0.replacing("\n", with: "\n  ") }.joined()
      guard let base else { return Self.value(head, inside) }
      // UIKit's own classes are made by its initialisers and isolated to the main actor.
      guard base == "NSObject" else { return "open class \(head): \(base) {\(inside)\n}" }
      return "open class \(head): NSObject, @unchecked Sendable, Error {\(inside)\n"
        + "  public override init() { super.init() }\n}"
    }
  }

  /// A type that nobody inherits can do what compilers synthesise conformances from.
  private static func value(_ head: String, _ inside: String) -> String {
    """
    public final class \(head): Hashable, Codable, Error, @unchecked Sendable, SnugPlaceholder {\(inside)
      public init() {}
      public init(from decoder: any Decoder) throws {}
      public func encode(to encoder: any Encoder) throws {}
      public static func == (one: \(head), other: \(head)) -> Bool { one === other }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """
  }

}
