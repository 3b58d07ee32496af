// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension Syntax {
  /// Calls a private property of a class, which clashes with one that its superclass has by now,
  /// another name wherever the file means it; nothing is lost (Documentation/Gaps.md §4).
  ///
  /// - Returns: nil for anything but a private property that only Swift knows.
  func ownNameEdits(because cause: GapCause) -> [GapEdit]? {
    guard let variable = upwards.compactMap({ $0.as(VariableDeclSyntax.self) }).first,
      variable.parent?.is(MemberBlockItemSyntax.self) == true, variable.attributes.isEmpty,
      let type = variable.enclosingType?.name, variable.bindings.count == 1,
      let own = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    let modifiers = variable.modifiers.map(\.name.text)
    guard modifiers.contains(where: { ["private", "fileprivate"].contains($0) }),
      !modifiers.contains(where: { ["override", "static", "class"].contains($0) })
    else { return nil }
    let scan = OwnNameScan(own.text, in: type)
    scan.walk(root)
    return ([own] + scan.found).map {
      GapEdit(.addition, $0.range, with: "snugOwn_\(own.text)", because: cause)
    }
  }
}

/// Finds the uses of a property in its type and in the type's extensions.
private final class OwnNameScan: SyntaxVisitor {
  private(set) var found: [TokenSyntax] = []
  private let name: String
  private let type: String

  init(_ name: String, in type: String) {
    self.name = name
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, node.enclosingType?.name == type,
      node.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    else { return .visitChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if access.base?.trimmedDescription == "self" { found.append(node.baseName) }
    } else if !isLocal(node) {
      found.append(node.baseName)
    }
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
