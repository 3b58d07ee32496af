// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Names that patterns bind, and where they are used.
enum BoundNames {
  static func names(in node: Syntax) -> Set<String> {
    let scan = PatternScan()
    scan.walk(node)
    return scan.names
  }

  /// Offsets of the references to names in later statements.
  static func uses(of names: Set<String>, in nodes: [Syntax]) -> [Int] {
    guard !names.isEmpty else { return [] }
    let scan = ReferenceScan(names)
    for node in nodes { scan.walk(node) }
    return scan.offsets
  }
}

private final class PatternScan: SyntaxVisitor {
  var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class ReferenceScan: SyntaxVisitor {
  private let names: Set<String>
  var offsets: [Int] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.baseName.text) else { return .visitChildren }
    // `.name` of something else is another thing.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    offsets.append(node.baseName.range.lowerBound)
    return .visitChildren
  }

  /// `if let x {` names the value too.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      names.contains(pattern.identifier.text)
    {
      offsets.append(pattern.range.lowerBound)
    }
    return .visitChildren
  }
}
