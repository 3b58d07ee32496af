// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Uses of classes that the module overrides something of in extensions
/// (Documentation/SourceLowering.md §4.8).
extension UsageRewriter {
  /// A class over a framework's class inherits the generated subclass.
  func inheritCategory(_ node: ClassDeclSyntax) {
    guard !facts.categories.isEmpty,
      let name = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
      facts.categories.contains(name.name.text)
    else { return }
    file.edits.replace(
      name.name.range, with: OverridePass.subclassName(of: name.name.text))
  }

  /// `UINavigationController(…)` makes the generated subclass; `x.loadViewIfNeeded()` asks for the
  /// override of an extension first.
  func useCategory(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      facts.categories.contains(name.text)
    {
      file.edits.replace(name.range, with: OverridePass.subclassName(of: name.text))
    }
    if !facts.asked.isEmpty, node.arguments.isEmpty,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      !base.is(SuperExprSyntax.self), facts.asked.contains(access.declName.baseName.text)
    {
      let name = access.declName.baseName
      file.edits.replace(name.range, with: "snugAsk_\(name.text)")
    }
  }
}
