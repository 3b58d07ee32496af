// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension Syntax {
  /// Calls a private property of a class, which clashes with one that its superclass has by now,
  /// another name wherever the file means it; nothing is lost (Documentation/Gaps.md §4).
  ///
  /// - Returns: nil for anything but a private property that only Swift knows, and where a use of the
  ///   name may be that property or another.
  func ownNameEdits(because cause: GapCause) -> [GapEdit]? {
    guard let variable = upwards.compactMap({ $0.as(VariableDeclSyntax.self) }).first,
      variable.parent?.is(MemberBlockItemSyntax.self) == true, variable.attributes.isEmpty,
      let type = variable.enclosingType?.name, variable.bindings.count == 1,
      let own = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    let modifiers = variable.modifiers.map(\.name.text)
    guard variable.modifiers.contains(where: { $0.name.text == "private" && $0.detail == nil }),
      !modifiers.contains(where: { ["override", "static", "class"].contains($0) })
    else { return nil }
    let scan = OwnNameScan(own.text, in: type)
    scan.walk(root)
    guard !scan.isDoubtful else { return nil }
    return ([own] + scan.found).map {
      GapEdit(.addition, $0.range, with: "snugOwn_\(own.text)", because: cause)
    }
  }
}

/// Finds the uses of a property in its type and in the type's extensions.
private final class OwnNameScan: SyntaxVisitor {
  private(set) var found: [TokenSyntax] = []
  /// Whether a use cannot be decided: of another object, in a key path, beside a local value of the
  /// name, as a function.
  private(set) var isDoubtful = false
  private let name: String
  private let type: String

  init(_ name: String, in type: String) {
    self.name = name
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, node.enclosingType?.name == type else {
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      isDoubtful = true
    } else if let access = node.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == node.id
    {
      if access.base?.trimmedDescription == "self" {
        found.append(node.baseName)
      } else {
        isDoubtful = true
      }
    } else if node.parent?.is(FunctionCallExprSyntax.self) == true {
      isDoubtful = true
    } else if !isLocal(node) {
      found.append(node.baseName)
    }
    return .visitChildren
  }

  /// `if let tabs`, which reads the property where it has no value.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let bound = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    if bound == name, node.enclosingType?.name == type { isDoubtful = true }
    return .visitChildren
  }

  /// `{ tabs in … }` beside uses of the property in the same member.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let names = node.signature?.parameterClause?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    if names.contains(name), node.enclosingType?.name == type { isDoubtful = true }
    return .visitChildren
  }

  /// Whether the member around a use declares a value of that name itself, so that the use may mean
  /// it.
  private func isLocal(_ node: DeclReferenceExprSyntax) -> Bool {
    let members = Syntax(node).upwards.compactMap { $0.as(MemberBlockItemSyntax.self) }
    guard let member = members.first?.decl else { return false }
    return member.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let parent = token.parent else { return false }
      if let pattern = parent.as(IdentifierPatternSyntax.self) {
        let owner = pattern.parent?.parent?.parent
        return owner?.id != Syntax(member).id
      }
      return parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
        || parent.is(ClosureShorthandParameterSyntax.self)
    }
  }
}
