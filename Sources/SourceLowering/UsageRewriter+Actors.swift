// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Actors over `NSObject` (Documentation/SourceLowering.md §4.11).
extension UsageRewriter {
  /// Such an actor adopts a protocol that has what `NSObject` gives it: what it overrides of that it
  /// declares, and there is nothing above it to initialise.
  func inheritObject(_ node: ActorDeclSyntax) {
    guard let base = node.inheritanceClause?.inheritedTypes.first?.type,
      ["NSObject", "Foundation.NSObject", "ObjectiveC.NSObject"].contains(base.trimmedDescription)
    else { return }
    file.addedImports.insert("UIKit")
    file.edits.replace(base.range, with: "UIKit.SnugObjectActor")
    let uses = InheritedUses(viewMode: .sourceAccurate)
    uses.walk(node.memberBlock)
    for range in uses.ranges { file.edits.blank(range) }
  }

  /// `override` and `super.init()` of an actor's own members.
  private final class InheritedUses: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.override) { ranges.append(node.range) }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
        callee.base?.is(SuperExprSyntax.self) == true, callee.declName.baseName.text == "init"
      else { return .visitChildren }
      ranges.append(node.range)
      return .skipChildren
    }
  }
}
