// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension Candidates {
  /// A declaration of the file: a type, a function, a variable, a statement of `main.swift`.
  mutating func addDeclaration(_ node: Syntax) {
    guard let item = node.as(CodeBlockItemSyntax.self) else { return }
    guard case .decl(let declaration) = item.item else {
      var candidate = Candidate(
        edit: GapEdit(
          .statement, item.range, with: GapMark.skipped(cause) + item.end, because: cause))
      candidate.uses = BoundNames.uses(of: item.names, in: Syntax(item).laterItems)
      all.append(candidate)
      return
    }
    remove(declaration, node.range)
  }

  mutating func addMember(_ node: Syntax) {
    guard let item = node.as(MemberBlockItemSyntax.self) else { return }
    remove(item.decl, node.range)
  }

  private mutating func remove(_ declaration: DeclSyntax, _ range: Range<Int>) {
    // An `#if` is no declaration: its parts are.
    if declaration.is(IfConfigDeclSyntax.self) { return }
    let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil
    var candidate = Candidate(
      edit: GapEdit(isType ? .type : .declaration, range, with: "", because: cause))
    if !isType, !isCalledByItsNameAlone(declaration),
      let owner = Syntax(declaration).enclosingType, owner.isClass
    {
      candidate.touchedType = owner.name
    }
    all.append(candidate)
  }

  /// Whether nobody but the file's own words can come to a member: then what they were goes or is marked
  /// (Documentation/Gaps.md §6.14), and an object that nobody asks for it lacks nothing.
  private func isCalledByItsNameAlone(_ declaration: DeclSyntax) -> Bool {
    let hidden: Set<String> = ["private", "fileprivate"]
    func isHidden(_ modifiers: DeclModifierListSyntax?) -> Bool {
      modifiers?.contains { hidden.contains($0.name.text) && $0.detail == nil } == true
    }
    guard declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self),
      let member = declaration.asProtocol((any WithModifiersSyntax).self),
      isHidden(member.modifiers),
      member.modifiers.allSatisfy({ hidden.contains($0.name.text) || $0.name.text == "static" }),
      declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.isEmpty == true
    else { return false }
    // Members of a hidden class may be what a protocol asks for.
    return !Syntax(declaration).upwards.dropFirst().contains { node in
      isHidden(node.asProtocol((any WithModifiersSyntax).self)?.modifiers)
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var names: Set<String> { BoundNames.names(in: Syntax(self)) }
}

extension Syntax {
  /// The class, or the type that an extension extends, which an inheritance clause is of.
  var ownerName: String? {
    for node in upwards {
      if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      if node.is(MemberBlockSyntax.self) { return nil }
    }
    return nil
  }
}
