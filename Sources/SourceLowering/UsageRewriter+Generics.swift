// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// The framework classes that generic parameters and associated types derive from
/// (Documentation/SourceLowering.md §4.5).
extension UsageRewriter {
  /// `T` of `T()` and `T.init()`, `R.Root` of `R.Root()`, `Self` of `Self()` and of `self.init()` in
  /// a static member.
  func constructedName(_ node: FunctionCallExprSyntax) -> String? {
    if let name = UsageRewriter.typeName(node.calledExpression) { return name }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init",
      let name = access.base.flatMap(UsageRewriter.typeName)
    else { return nil }
    guard name == "self" else { return name }
    var parent = node.parent
    while let current = parent, !current.is(FunctionDeclSyntax.self) {
      if current.is(InitializerDeclSyntax.self) { return nil }
      parent = current.parent
    }
    return parent == nil ? nil : "Self"
  }

  /// A plain name, or names of types one inside the other.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.argumentNames == nil, isCapital(access.declName.baseName.text),
      let outer = access.base.flatMap(typeName), isCapital(outer)
    else { return nil }
    return "\(outer).\(access.declName.baseName.text)"
  }

  private static func isCapital(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// The framework class that a generic parameter, an associated type of one, another name of these,
  /// or `Self` derives from.
  ///
  /// - Parameter seen: The aliases that led here: one of itself is the compiler's to tell.
  func base(of name: String, at node: some SyntaxProtocol, seen: Set<String> = []) -> String? {
    if name == "Self" { return selfBase(at: node) }
    if name.hasPrefix("Self.") { return base(of: String(name.dropFirst(5)), at: node, seen: seen) }
    let parts = name.split(separator: ".").map(String.init)
    var parent = node.parent
    while let current = parent {
      let clauses = genericClauses(of: current)
      if let written = requirement(on: name, in: clauses.requirements),
        let found = frameworkClass(written, at: node)
      {
        return found
      }
      if let constraint = clauses.parameters?.parameters.first(where: {
        $0.name.text == parts.first
      }) {
        let wanted = [
          constraint.inheritedType?.trimmedDescription,
          requirement(on: parts[0], in: clauses.requirements),
        ].compactMap(\.self)
        guard !wanted.isEmpty, parts.count < 3 else { return nil }
        let written = wanted.joined(separator: " & ")
        let type = parts.count == 2 ? associatedType(parts[1], of: written) : written
        return type.flatMap { frameworkClass($0, at: node) }
      }
      if let extended = current.as(ExtensionDeclSyntax.self),
        let written = requirement(on: name, in: extended.genericWhereClause)
          ?? associatedType(name, of: extended.extendedType.trimmedDescription)
      {
        return frameworkClass(written, at: node)
      }
      if let alias = alias(name, in: current), !seen.contains(name) {
        let written = alias.initializer.value.trimmedDescription
        return base(of: written, at: alias, seen: seen.union([name]))
      }
      parent = current.parent
    }
    return nil
  }

  /// What an associated type of a protocol, or of one that it refines, is said to be.
  private func associatedType(_ name: String, of written: String) -> String? {
    var open = written.split(separator: "&").map { $0.filter { !$0.isWhitespace } }
    var seen: Set<String> = []
    while let next = open.popLast() {
      let bare = ModuleModel.bare(next)
      guard seen.insert(bare).inserted else { continue }
      if let found = model.associatedTypes["\(bare).\(name)"] { return found }
      if let type = model.types[bare], type.kind == .protocol { open += type.inherited }
    }
    return nil
  }

  /// Another name of a type, among the members of a type's braces.
  private func alias(_ name: String, in node: Syntax) -> TypeAliasDeclSyntax? {
    node.as(MemberBlockItemListSyntax.self)?.lazy
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }.first { $0.name.text == name }
  }

  private func genericClauses(of node: Syntax) -> (
    parameters: GenericParameterClauseSyntax?, requirements: GenericWhereClauseSyntax?
  ) {
    if let function = node.as(FunctionDeclSyntax.self) {
      return (function.genericParameterClause, function.genericWhereClause)
    }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return (initializer.genericParameterClause, initializer.genericWhereClause)
    }
    if let type = node.as(ClassDeclSyntax.self) {
      return (type.genericParameterClause, type.genericWhereClause)
    }
    if let type = node.as(StructDeclSyntax.self) {
      return (type.genericParameterClause, type.genericWhereClause)
    }
    if let type = node.as(EnumDeclSyntax.self) {
      return (type.genericParameterClause, type.genericWhereClause)
    }
    return (nil, nil)
  }

  /// What a clause wants of a type; all of it, as `A & B`.
  func requirement(on name: String, in clause: GenericWhereClauseSyntax?) -> String? {
    let wanted = (clause?.requirements ?? []).compactMap { requirement -> String? in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == name
      else { return nil }
      return conformance.rightType.trimmedDescription
    }
    return wanted.isEmpty ? nil : wanted.joined(separator: " & ")
  }
}
