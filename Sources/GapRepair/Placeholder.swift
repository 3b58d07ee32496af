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
  /// Of a class, another placeholder that it is used as, with the same `base`; nil where there is none.
  package var parent: Placeholder.Parent?
  /// The placeholders of protocols that it is used as.
  package var adopted: Set<String> = []
  /// The number of generic parameters.
  package var arity = 0
  /// Whether a protocol is of classes only.
  package var isForClasses = false
  /// Names of types within.
  package var members: Set<String> = []
  /// Those of them that classes inherit.
  package var inheritedMembers: Set<String> = []
  /// The labels of the calls that make one, each call once; `_` for an argument without.
  package var initializers: Set<[String]> = []
  /// Whether it keeps the window of a delegate, which its subclass does not declare.
  package var hasWindow = false
  /// What is left out with it: a framework, a package, a file.
  package var needs: String

  /// A class that a placeholder inherits, with the initialisers that it has already.
  package struct Parent: Hashable, Sendable, Codable {
    package var name: String
    package var initializers: Set<[String]>
  }

  package init(name: String, kind: Kind, needs: String) {
    self.name = name
    self.kind = kind
    self.needs = needs
  }

  /// What the superclass of the app's delegate is: it makes its window all the same.
  static let delegate = "UIResponder"

  /// What its class conforms to.
  package var protocols: Set<String> { base == Self.delegate ? ["UIApplicationDelegate"] : [] }

  /// Whether its objects are views, controllers, parts of them or the app's delegate: what it would
  /// show is missing.
  var isShown: Bool { kind == .class && ![nil, "NSObject"].contains(base) }

  /// Whether a text is a type's name and nothing else.
  static func isPlainName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The declaration.
  package var text: String {
    switch kind {
    case .protocol:
      // A value of the protocol is one of this class where nothing else conforms.
      return "public protocol \(name)\(isForClasses ? ": AnyObject" : "") {}\n"
        + "public final class SnugNeutral_\(name): \(name), SnugPlaceholder { public init() {} }"
    case .class:
      let parameters = (0..<arity).map { "T\($0)" }.joined(separator: ", ")
      let head = "\(name)\(arity > 0 ? "<\(parameters)>" : "")"
      let types = members.sorted().map { member(named: $0).text }
      let inside =
        types.map { "\n  " + $0.replacing("\n", with: "\n  ") }.joined() + initializerText
      let others = adopted.sorted().map { ", \($0)" }.joined()
      guard let superclass else { return value(head, others, inside + errorText) }
      // UIKit's own classes are made by its initialisers and isolated to the main actor.
      guard superclass == "NSObject" else {
        let window = hasWindow ? "\n  open var window: UIWindow?" : ""
        return "open class \(head): \(parent?.name ?? superclass)\(others) {"
          + "\(inside)\(window)\n}"
      }
      let plain = "\n  public override init() { super.init() }"
      if let parent {
        return "open class \(head): \(parent.name)\(others), @unchecked Swift.Sendable {\(inside)"
          + (initializerText.isEmpty ? "" : plain) + "\n}"
      }
      return "open class \(head): NSObject\(others), @unchecked Swift.Sendable, Swift.Error {"
        + "\(inside)\(plain)\(errorText)\(objectText)\n}"
    }
  }

  /// Whether objects are errors by their name.
  var isError: Bool { name.hasSuffix("Error") }

  /// Notes that something asked an object for what a missing one would say of itself.
  private var asked: String { "snugLeftOut(\(GapMark.literal(needs)), file: \"\", line: 0)" }

  /// What every object can be asked (Documentation/Gaps.md §6.16).
  private var objectText: String {
    "\n  open override func isEqual(_ other: Any?) -> Swift.Bool { \(asked); "
      + "return self === other as AnyObject? }"
      + "\n  open override var description: Swift.String { \(asked); return \"\" }"
  }

  /// A placeholder is an error so that it can be thrown and caught. What Foundation tells of every error
  /// would be shown as if the missing type had said it, unless that is its trade.
  private var errorText: String {
    isError
      ? ""
      : "\n  @available(*, unavailable) public var localizedDescription: Swift.String { \"\" }"
  }

  /// A type within.
  private func member(named name: String) -> Placeholder {
    var member = Placeholder(name: name, kind: .class, needs: needs)
    if inheritedMembers.contains(name) {
      member.base = PlaceholderUses.base(of: name) ?? "NSObject"
    }
    return member
  }

  /// The class that the declaration inherits: a list whose layout is missing is laid out as a plain flow,
  /// a container shows a controller that it is made with or given.
  private var superclass: String? {
    switch base {
    case "UICollectionViewLayout": "UICollectionViewFlowLayout"
    case "UIViewController": "SnugContainer"
    case Self.delegate: "SnugDelegateStandIn"
    default: base
    }
  }

  /// Initialisers that take what the calls give, and note where they are called.
  private var initializerText: String {
    let start: (modifier: String, call: String)
    switch base {
    case nil: start = ("", "")
    case "NSObject": start = ("", "super.init(); ")
    // Classes that inherit these call them as `super.init`, so they are no convenience.
    case "UIViewController": start = ("", "super.init(nibName: nil, bundle: nil); ")
    case "UIView": start = ("", "super.init(frame: .zero); ")
    case let base? where base.hasSuffix("Controller"):
      start = ("convenience ", "self.init(nibName: nil, bundle: nil); ")
    case "UITableViewCell":
      start = ("convenience ", "self.init(style: .default, reuseIdentifier: nil); ")
    case "CALayer", "UICollectionViewLayout", "UICollectionViewFlowLayout", Self.delegate:
      start = ("convenience ", "self.init(); ")
    case "UICollectionView":
      start = (
        "convenience ",
        "self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()); "
      )
    case "UIGestureRecognizer":
      start = ("convenience ", "self.init(target: nil, action: nil); ")
    default: start = ("convenience ", "self.init(frame: .zero); ")
    }
    let isController = base?.hasSuffix("Controller") == true
    let own = initializers.filter {
      base != "UINavigationController" || $0 != ["rootViewController"]
    }
    let texts = own.sorted { $0.joined() < $1.joined() }.map { labels in
      let isAgain = start.modifier.isEmpty && parent?.initializers.contains(labels) == true
      let parameters = labels.enumerated().map { "\($1) p\($0): Any?, " }.joined()
      let parts = labels.enumerated().map { "(\"\($1)\", p\($0))" }.joined(separator: ", ")
      let values = labels.indices.map { "p\($0) as Any?" }.joined(separator: ", ")
      let cause = GapMark.literal(needs)
      // An error that is thrown chooses what the app does.
      let note =
        isError
        ? "snugLeftOut(\(cause), file: file, line: line)"
        : "snugMade(\(cause), self, of: [\(values)], file, line)"
      let contents = isController ? "snugContain([\(parts)]); " : ""
      return
        "\n  public \(isAgain ? "override " : start.modifier)init(\(parameters)file: Swift.StaticString = #filePath, "
        + "line: Swift.UInt = #line) { \(start.call)\(contents)"
        + "\(note) }"
    }
    return texts.joined() + (own.isEmpty ? "" : Self.inherited[base ?? ""] ?? "")
  }

  /// What a class with initialisers of its own would not inherit.
  private static let inherited = [
    "UIViewController":
      "\n  public override init(nibName: Swift.String?, bundle: Bundle?) "
      + "{ super.init(nibName: nibName, bundle: bundle) }"
      + "\n  public required init?(coder: NSCoder) { super.init(coder: coder) }",
    "UIView":
      "\n  public required init(frame: CGRect) { super.init(frame: frame) }"
      + "\n  public required init?(coder: NSCoder) { super.init(coder: coder) }",
  ]

  /// A type that nobody inherits can do what compilers synthesise conformances from. Names of the
  /// standard library are whole: a type within may be called `Decoder`.
  private func value(_ head: String, _ adopted: String, _ inside: String) -> String {
    """
    public final class \(head): Swift.Hashable, Swift.Codable, Swift.Error,
      Swift.TextOutputStreamable, @unchecked Swift.Sendable, SnugPlaceholder\(adopted) {\(inside)
      public init() {}
      public init(from decoder: any Swift.Decoder) throws {}
      public func encode(to encoder: any Swift.Encoder) throws { \(asked) }
      public func write<Target: Swift.TextOutputStream>(to target: inout Target) { \(asked) }
      public static func == (one: \(head), other: \(head)) -> Swift.Bool {
        \(asked)
        return one === other
      }
      public func hash(into hasher: inout Swift.Hasher) {
        hasher.combine(Swift.ObjectIdentifier(self))
      }
    }
    """
  }

}
