// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension UsageRewriter {
  /// Foundation's blocks that do not escape on Apple's systems, and do here.
  private static let blocks: Set<String> = ["enumerateMatches"]

  /// A block that does not escape uses its object's members without `self`; one that escapes may, too,
  /// where it captures it by name (Documentation/SourceLowering.md §6.21).
  func captureSelf(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.blocks.contains(callee.declName.baseName.text),
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      Syntax(node).hasSelf
    else { return }
    guard let signature = closure.signature else {
      return file.edits.insert(" [self] in ", at: closure.leftBrace.range.upperBound)
    }
    guard signature.capture == nil, signature.attributes.isEmpty else { return }
    file.edits.insert("[self] ", at: signature.range.lowerBound)
  }
}

extension Syntax {
  /// Whether this stands in a function, getter or setter of a type. In an initialiser the object may
  /// not be there yet.
  fileprivate var hasSelf: Bool {
    var isInFunction = false
    var next = parent
    while let node = next {
      if node.is(InitializerDeclSyntax.self), !isInFunction { return false }
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorBlockSyntax.self) {
        isInFunction = true
      }
      if node.is(MemberBlockSyntax.self) { return isInFunction }
      next = node.parent
    }
    return false
  }
}
