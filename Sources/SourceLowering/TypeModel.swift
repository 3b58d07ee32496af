// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// A type that the module declares, or a framework type that it extends.
final class TypeModel {
  enum Kind {
    case `class`
    case `protocol`
    /// A structure, enumeration or actor.
    case value
    /// Declared elsewhere; only its extensions are here.
    case foreign
  }

  /// With the names of the types around it: `Outer.Inner`.
  let name: String
  var kind: Kind = .foreign
  /// The declaration, then the extensions.
  var bodies: [TypeBody] = []
  /// Names after the colon, of the declaration and of extensions.
  var inherited: [String] = []
  /// The first name after a class's colon; a protocol's name is possible.
  var firstInherited: String?
  var isGeneric = false
  var isLocal = false
  /// The braces that a type inside a function can be named in; empty for other types.
  var scope = 0..<0
  var isFinal = false
  var isOpen = false
  /// `@available(*, unavailable, …)`: nothing may name it.
  var isUnavailable = false
  /// Whether the declaration is marked `@usableFromInline`, which what fulfils a public protocol is then.
  var isUsableFromInline = false
  /// Whether the declaration itself is marked `@MainActor`.
  var isOnMainActor = false
  var access = Access.internal
  /// The name in `@objc(Name)`.
  var objectiveCName: String?

  init(name: String) {
    self.name = name
  }

  var declaration: TypeBody? { bodies.first { !$0.isExtension } }

  /// The word that declares a type and imports it by name: `struct`.
  var word = ""
  /// Whether only those who name an interface of the system's programmers see it (`@_spi`).
  var isHidden = false

  /// Whether the declaration has an initialiser that is no convenience.
  func declares(designated name: String) -> Bool {
    declaration?.members.contains {
      $0.kind == .initializer && $0.fullName == name && !$0.isConvenience
    } ?? false
  }

  var declaresFrame: Bool { declares(designated: "init(frame:)") }

  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

enum Access: Int, Comparable {
  case `private`
  case `fileprivate`
  case `internal`
  case `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// One pair of braces of a type: its declaration or an extension.
final class TypeBody {
  unowned var type: TypeModel
  let file: ParsedFile
  let isExtension: Bool
  /// The offset of the closing brace.
  let closingBrace: Int
  /// Where another protocol can be adopted, and what stands before its name.
  var adoption: (offset: Int, separator: String)?
  var members: [Member] = []
  /// How many functions are around the body.
  var depth = 0
  /// The bodies that stand inside this one.
  var nested: [TypeBody] = []
  /// Whether an extension has a `where` clause: its members cannot move.
  var isConstrained = false
  /// `@objcMembers` or `@objc extension`: every member has a name at run time.
  var exposesMembers = false
  /// The access that members of an extension get from it.
  var memberAccess: Access?
  var isPreconcurrency = false

  init(type: TypeModel, file: ParsedFile, isExtension: Bool, closingBrace: Int) {
    self.type = type
    self.file = file
    self.isExtension = isExtension
    self.closingBrace = closingBrace
  }
}

/// One declaration inside a type.
final class Member {
  enum Kind: Equatable {
    case function
    case initializer
    case variable
    case other
  }

  struct Parameter: Equatable {
    /// nil for `_`.
    let label: String?
    let type: String
    let isVariadic: Bool
  }

  let kind: Kind
  /// Without backticks. Names of all variables of a declaration stand in ``variables``.
  let name: String
  var parameters: [Parameter] = []
  var variables: [String] = []
  /// Names of attributes, without arguments.
  var attributes: Set<String> = []
  /// The name in `@objc(name:)`.
  var objectiveCName: String?
  var isStatic = false
  var isOptionalRequirement = false
  var isConvenience = false
  var isRequired = false
  var isFailable = false
  var isAsync = false
  var isThrowing = false
  /// Marked `@available(*, unavailable)`.
  var isUnavailable = false
  var isGeneric = false
  var result: String?
  /// What a variable of one name is set to where no type is written.
  var initialValue: ExprSyntax?
  /// Whether it is stored and has no value until an initialiser gives it one.
  var lacksValue = false
  var access: Access?
  /// The written access, when there.
  var accessRange: Range<Int>?
  /// Whether other modules may override it.
  var isOpen = false
  /// The keyword `override`, when there.
  var overrideRange: Range<Int>?
  let range: Range<Int>
  /// The name itself; what stands between it and the body; nil where there is no plain body.
  var nameRange: Range<Int>?
  var signatureRange: Range<Int>?
  /// What a property does in braces of its own, where it does.
  var accessors: AccessorList?
  /// The arguments that pass a function's own parameters on; nil when they cannot be passed on.
  var forwarded: String?
  /// The parameters without a name of their own: the `_`, and whether it is the label, too.
  var unnamed: [(range: Range<Int>, isLabel: Bool)] = []
  /// The default values of the parameters, with their `=`.
  var defaultValues: [Range<Int>] = []
  /// How many of the first parameters a call has to give.
  var leastArguments = 0
  /// Whether it is marked `dynamic`.
  var isDynamic = false
  /// Whether it lost its `override` here, or stands under another name.
  var isRedirected = false
  /// What the author's code is called where the method may give way to other code.
  var ownName: String?
  /// Whether a selector names it although it has no attribute.
  var isSelected = false

  init(kind: Kind, name: String, range: Range<Int>) {
    self.kind = kind
    self.name = name
    self.range = range
  }

  /// `tableView(_:didSelectRowAt:)`.
  var fullName: String {
    guard kind != .variable else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  var isExposed: Bool {
    isSelected || !attributes.isDisjoint(with: AttributeTable.exposing)
  }
}

/// Attributes that mean something to Objective-C or Interface Builder.
enum AttributeTable {
  /// They give a member a name at run time.
  static let exposing: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable",
  ]

  /// They have no meaning to the compiler here and are blanked.
  static let dropped: Set<String> = exposing.union([
    "IBDesignable", "objcMembers", "nonobjc", "UIApplicationMain", "NSApplicationMain", "NSCopying",
  ])
}
