// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What the text of a module says of the types of its names (Documentation/Gaps.md §7.3).
///
/// No type is inferred as the compiler does it: what is not written, or made by a type's name, is
/// unknown.
struct TypeIndex {
  /// A declaration of a name: the words of its type, or the expression that gives it.
  struct Entry {
    let file: Int
    let words: Set<String>?
    let value: ExprSyntax?
  }

  private(set) var parents: [String: Set<String>] = [:]
  private(set) var protocols: Set<String> = []
  private var valueTypes: Set<String> = []
  private var classes: Set<String> = []
  private var dynamicTypes: Set<String> = []
  /// Names that stand for other types: of generic parameters, associated types and aliases.
  private(set) var open: Set<String> = []
  private(set) var values: [String: [Entry]] = [:]
  private(set) var results: [String: [Entry]] = [:]
  /// Names of functions of which each only chooses between values: its body calls and changes nothing.
  private(set) var choosers: Set<String> = []
  /// Every name of each file.
  private var names: [Set<String>] = []
  /// How often each type has a member of a name; "" for what is global.
  private var members: [String: [String: Int]] = [:]

  /// - Complexity: one traversal of each file.
  init(_ files: [GapFile]) {
    var actors: Set<String> = []
    for (number, file) in files.enumerated() {
      let scan = TypeScan(file: number)
      scan.walk(file.tree)
      names.append(scan.names)
      parents.merge(scan.parents) { $0.union($1) }
      protocols.formUnion(scan.protocols)
      valueTypes.formUnion(scan.valueTypes)
      classes.formUnion(scan.classes)
      dynamicTypes.formUnion(scan.dynamicTypes)
      open.formUnion(scan.open)
      values.merge(scan.values) { $0 + $1 }
      results.merge(scan.results) { $0 + $1 }
      choosers.formUnion(scan.choosers)
      actors.formUnion(scan.actors)
      for (name, owners) in scan.members {
        members[name, default: [:]].merge(owners) { $0 + $1 }
      }
    }
    choosers.subtract(actors)
  }

  func isDeclared(_ type: String) -> Bool {
    valueTypes.contains(type) || classes.contains(type) || protocols.contains(type)
  }

  /// Whether a protocol of the module has a member of a name.
  func isRequirement(_ name: String) -> Bool {
    members[name]?.keys.contains(where: protocols.contains) ?? false
  }

  func isClass(_ type: String) -> Bool { classes.contains(type) }

  func names(in file: Int) -> Set<String> { names[file] }

  func isValueType(_ type: String) -> Bool { valueTypes.contains(type) }

  /// Everything that a type inherits, itself not among it.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for one in parents[next] ?? [] where found.insert(one).inserted { open.append(one) }
    }
    return found
  }

  func descendants(of type: String) -> Set<String> {
    Set(parents.keys.filter { ancestors(of: $0).contains(type) })
  }

  /// Types whose values may have meant a member of a type: those that inherit it, and protocols that
  /// it answers for.
  func family(of type: String) -> Set<String> {
    descendants(of: type).union(ancestors(of: type).intersection(protocols)).union([type])
  }

  /// Foreign protocols that give their types no members by other names.
  private static let plain: Set<String> = [
    "Any", "AnyObject", "Codable", "Decodable", "Encodable", "Hashable", "Equatable", "Sendable",
    "Identifiable", "CaseIterable", "RawRepresentable", "Comparable", "CodingKey",
    "CustomStringConvertible", "String", "Int", "Character", "Error",
  ]

  /// Whether a use of a member that went may find another one of its name.
  func hasOther(_ lost: LostMeaning) -> Bool {
    guard let owner = lost.owner else { return true }
    let owners = members[lost.name] ?? [:]
    guard isDeclared(owner) else { return owners.values.reduce(0, +) > 1 }
    let above = ancestors(of: owner)
    let related = above.union(descendants(of: owner))
    if owners[owner, default: 0] > 1 || related.contains(where: { owners[$0] != nil }) {
      return true
    }
    if lost.isOverride || dynamicTypes.contains(owner) { return true }
    return isValueType(owner)
      && above.contains { !isDeclared($0) && !TypeIndex.plain.contains($0) }
  }
}

/// Reads declarations.
private final class TypeScan: SyntaxVisitor {
  private let file: Int
  var parents: [String: Set<String>] = [:]
  var protocols: Set<String> = []
  var valueTypes: Set<String> = []
  var classes: Set<String> = []
  var dynamicTypes: Set<String> = []
  var open: Set<String> = []
  var values: [String: [TypeIndex.Entry]] = [:]
  var results: [String: [TypeIndex.Entry]] = [:]
  var members: [String: [String: Int]] = [:]
  var names: Set<String> = []
  var choosers: Set<String> = []
  var actors: Set<String> = []

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .identifier(let name), .binaryOperator(let name): names.insert(name)
    default: break
    }
    return .skipChildren
  }

  // MARK: Types

  private func note(_ type: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    let above = type.inheritanceClause?.inheritedTypes.map { $0.type.words } ?? []
    parents[name, default: []].formUnion(above.joined())
    if type.attributes.contains(where: { $0.trimmedDescription == "@dynamicMemberLookup" }) {
      dynamicTypes.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.text)
    return note(node, node.name.text)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.insert(node.name.text)
    return note(node, node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    valueTypes.insert(node.name.text)
    return note(node, node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    valueTypes.insert(node.name.text)
    return note(node, node.name.text)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    return note(node, node.name.text)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.extendedType.trimmedDescription.lastWord)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    open.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    open.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    open.insert(node.name.text)
    return .visitChildren
  }

  // MARK: Members and names

  private func noteMember(_ name: String, _ node: some SyntaxProtocol) {
    let isInBody = node.upwards.contains { $0.is(CodeBlockSyntax.self) }
    if isInBody { return }
    members[name, default: [:]][node.enclosingType?.name.lastWord ?? "", default: 0] += 1
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteMember(node.name.text, node)
    if let body = node.body, !ActScan.isIn(body) {
      choosers.insert(node.name.text)
    } else {
      actors.insert(node.name.text)
    }
    let words = node.signature.returnClause?.type.words ?? []
    results[node.name.text, default: []].append(.init(file: file, words: words, value: nil))
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    noteMember("subscript", node)
    results["subscript", default: []]
      .append(.init(file: file, words: node.returnClause.type.words, value: nil))
    return .visitChildren
  }

  private func note(_ name: String, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    values[name, default: []].append(.init(file: file, words: type?.words, value: value))
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type, nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type, nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, nil, nil)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.text
    if let binding = node.parent?.as(PatternBindingSyntax.self) {
      noteMember(name, node)
      note(name, binding.typeAnnotation?.type, binding.initializer?.value)
    } else if let condition = node.parent?.as(OptionalBindingConditionSyntax.self) {
      // `if let x {` is the value of that name.
      if let value = condition.initializer?.value {
        note(name, condition.typeAnnotation?.type, value)
      }
    } else if let loop = node.parent?.as(ForStmtSyntax.self) {
      note(name, loop.typeAnnotation?.type, loop.sequence)
    } else {
      note(name, nil, nil)
    }
    return .visitChildren
  }
}

/// Looks for calls and changes in a body.
private final class ActScan: SyntaxVisitor {
  private var isFound = false

  static func isIn(_ body: CodeBlockSyntax) -> Bool {
    let scan = ActScan(viewMode: .sourceAccurate)
    scan.walk(body)
    return scan.isFound
  }

  private func find() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { find() }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.operator.text
    let compares = ["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    return text.hasSuffix("=") && !compares ? find() : .skipChildren
  }
}

extension TypeSyntax {
  /// Every name in a type: `Set<A.B>?` has `Set`, `A` and `B`.
  var words: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      })
  }
}
