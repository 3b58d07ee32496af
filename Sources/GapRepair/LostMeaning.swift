// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Something that went, whose uses may get another meaning without an error
/// (Documentation/Gaps.md §7).
struct LostMeaning {
  enum Kind: Hashable {
    case function, initializer, property, subscripting, infix
    /// A conformance to the protocol of the name.
    case conformance
    /// A type, or a part of a value type that its values have from the start.
    case type
  }

  struct Parameter {
    let label: String
    /// Whether calls may leave it away, or write it behind the parentheses.
    let isOptional: Bool
  }

  let kind: Kind
  let name: String
  /// The type that it was declared in; nil for what is global.
  let owner: String?
  var parameters: [Parameter] = []
  var isOverride = false

  /// Whether a call with these labels may mean it.
  func fits(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension LostMeaning {
  /// Protocols that values of any type are asked for at run time, by texts and errors.
  private static let dynamic: Set<String> = [
    "CustomStringConvertible", "CustomDebugStringConvertible", "LocalizedError", "CustomNSError",
    "Error",
  ]

  /// What an edit of a file takes from others.
  static func losses(by edit: GapEdit, in file: GapFile) -> [LostMeaning] {
    guard [.attribute, .conformance, .declaration, .type].contains(edit.kind), !edit.range.isEmpty,
      let first = file.node(at: edit.start)
    else { return [] }
    let whole = first.upwards.filter { $0.range == edit.range }
    switch edit.kind {
    case .conformance: return first.ownerOfParts.map { conformance(first, of: $0) } ?? []
    case .attribute:
      guard let attribute = whole.first(where: { $0.is(AttributeSyntax.self) }),
        let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self)
      else { return [] }
      return parts(of: variable)
    default:
      // With its semicolon an item is longer than its declaration.
      let found = whole.lazy.compactMap { node in
        node.as(DeclSyntax.self) ?? node.as(MemberBlockItemSyntax.self)?.decl
          ?? node.as(CodeBlockItemSyntax.self)?.item.as(DeclSyntax.self)
      }.first
      return found.map(losses(with:)) ?? []
    }
  }

  private static func losses(with declaration: DeclSyntax) -> [LostMeaning] {
    if let group = declaration.as(ExtensionDeclSyntax.self) {
      let owner = group.extendedType.trimmedDescription.lastWord
      let conformances = (group.inheritanceClause?.inheritedTypes ?? []).flatMap {
        conformance(Syntax($0.type), of: owner)
      }
      return conformances + group.memberBlock.members.flatMap { losses(with: $0.decl) }
    }
    if declaration.asProtocol((any DeclGroupSyntax).self) != nil {
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      return name.map { [LostMeaning(kind: .type, name: $0, owner: nil)] } ?? []
    }
    let owner = Syntax(declaration).enclosingType?.name.lastWord
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let isOperator = function.name.tokenKind.isOperator
      var lost = LostMeaning(
        kind: isOperator ? .infix : .function, name: function.name.text, owner: owner,
        parameters: function.signature.parameterClause.parameters.map(\.forCallers))
      lost.isOverride = function.modifiers.isOverride
      return [lost] + (Self.compared.contains(function.name.text) ? parts(of: declaration) : [])
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self), let owner {
      let parameters = initializer.signature.parameterClause.parameters.map(\.forCallers)
      return [
        LostMeaning(kind: .initializer, name: owner, owner: owner, parameters: parameters)
      ]
    }
    if let member = declaration.as(SubscriptDeclSyntax.self) {
      let parameters = member.parameterClause.parameters.map { parameter in
        // A subscript's first name is no label where it stands alone.
        Parameter(
          label: parameter.secondName == nil ? "_" : parameter.firstName.text,
          isOptional: parameter.defaultValue != nil)
      }
      return [
        LostMeaning(kind: .subscripting, name: "subscript", owner: owner, parameters: parameters)
      ]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    let names = variable.bindings.flatMap { BoundNames.names(in: Syntax($0.pattern)) }
    return names.sorted().map { name in
      var lost = LostMeaning(kind: .property, name: name, owner: owner)
      lost.isOverride = variable.modifiers.isOverride
      return lost
    } + parts(of: variable)
  }

  /// Of a stored property of a value type: all its values lack it.
  private static func parts(of variable: VariableDeclSyntax) -> [LostMeaning] {
    let isStored = variable.bindings.allSatisfy { $0.accessorBlock?.isComputed != true }
    let isShared = variable.modifiers.contains { $0.name.text == "static" }
    return isStored && !isShared ? parts(of: DeclSyntax(variable)) : []
  }

  /// Functions that generic code compares values by, which names none of them.
  private static let compared: Set<String> = ["==", "<", "hash"]

  private static func parts(of member: DeclSyntax) -> [LostMeaning] {
    guard let owner = Syntax(member).ownerOfParts, Syntax(member).isInValueType else { return [] }
    return [LostMeaning(kind: .type, name: owner, owner: nil)]
  }

  private static func conformance(_ type: Syntax, of owner: String) -> [LostMeaning] {
    let name = type.upwards.first { $0.is(InheritedTypeSyntax.self) }
      .flatMap { $0.as(InheritedTypeSyntax.self)?.type.trimmedDescription.lastWord }
    guard let name else { return [] }
    let lost = LostMeaning(kind: .conformance, name: name, owner: owner)
    return dynamic.contains(name)
      ? [lost, LostMeaning(kind: .type, name: owner, owner: nil)] : [lost]
  }
}

extension Syntax {
  /// The name of the type around, whatever it is.
  fileprivate var ownerOfParts: String? {
    upwards.lazy.compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.lastWord
        ?? (node.asProtocol((any DeclGroupSyntax).self) == nil
          ? nil : node.asProtocol((any NamedDeclSyntax).self)?.name.text)
    }.first
  }

  fileprivate var isInValueType: Bool {
    let type = upwards.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    return type?.is(StructDeclSyntax.self) == true || type?.is(EnumDeclSyntax.self) == true
      || type?.is(ExtensionDeclSyntax.self) == true
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOverride: Bool {
    contains { $0.name.tokenKind == .keyword(.override) }
  }
}

extension FunctionParameterSyntax {
  fileprivate var forCallers: LostMeaning.Parameter {
    .init(
      label: firstName.text,
      isOptional: defaultValue != nil || type.trimmedDescription.contains("->"))
  }
}

extension String {
  /// `B` of `A.B<C>`.
  var lastWord: String {
    let plain = prefix { $0 != "<" }
    return plain.split(separator: ".").last.map { $0.trimmingSpaces } ?? String(plain)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(split(whereSeparator: \.isWhitespace).last ?? self[...])
  }
}
