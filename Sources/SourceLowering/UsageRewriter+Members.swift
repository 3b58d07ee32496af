// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// The types of members and results, as the module's declarations say them
/// (Documentation/SourceLowering.md §4.5).
extension UsageRewriter {
  func memberType(of name: String) -> String? {
    let member = enclosingType.flatMap { type in
      model.chain(of: type).flatMap(\.bodies).flatMap(\.members)
        .first { $0.variables.contains(name) }
    }
    guard let member else { return nil }
    // A value that is called like its member is another one.
    let value = member.initialValue.flatMap { $0.trimmedDescription == name ? nil : $0 }
    return member.result ?? value.flatMap(writtenType)
  }

  /// The type of a property of a value whose type is written.
  func member(_ name: String, ofWritten type: String, at node: some SyntaxProtocol) -> String? {
    if let element = UsageRewriter.element(of: type), ["first", "last"].contains(name) {
      return element + "?"
    }
    return declared(name, ofWritten: type, at: node) { $0.variables.contains(name) }
  }

  /// What a call gives: an object of the named class, or what the function says.
  func resultType(of call: FunctionCallExprSyntax) -> String? {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text
      if base.isName("self") { return ownResult(of: name) }
      guard let type = writtenType(of: base) else { return nil }
      return declared(name, ofWritten: type, at: call) { $0.kind == .function && $0.name == name }
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return nil
    }
    if name.first?.isUppercase == true {
      let isKnown = ownType(name, at: call) != nil || frameworkClass(name, at: call) != nil
      return isKnown || model.known.hasUntypedMembers(name) ? name : nil
    }
    return localResult(of: name, at: call) ?? ownResult(of: name) ?? model.functionResult(name)
  }

  private func declared(
    _ name: String, ofWritten type: String, at node: some SyntaxProtocol,
    _ isMeant: (Member) -> Bool
  ) -> String? {
    let bare = ModuleModel.bare(type.trimmingCharacters { "?!".contains($0) })
    guard let own = ownType(bare, at: node) else {
      return model.known.untypedMembers["\(bare).\(name)"]
    }
    return model.chain(of: own).flatMap(\.bodies).flatMap(\.members).first(where: isMeant)?.result
  }

  private func ownResult(of name: String) -> String? {
    enclosingType.flatMap { type in
      model.chain(of: type).flatMap(\.bodies).flatMap(\.members)
        .first { $0.kind == .function && $0.name == name }?.result
    }
  }

  /// The result of a function that stands in a function around the node.
  private func localResult(of name: String, at node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let current = parent {
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] {
        if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name {
          return function.signature.returnClause?.type.trimmedDescription
        }
      }
      parent = current.parent
    }
    return nil
  }
}
