// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Visits only what is compiled: of each `#if` block the clause that holds on iOS.
class ActiveVisitor: SyntaxVisitor {
  let conditions: BuildConditions
  let file: ParsedFile
  /// Whether this visitor, one of several over a file, is the one that decides the conditions.
  var writesConditions: Bool { false }

  init(file: ParsedFile, conditions: BuildConditions) {
    self.file = file
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    SwiftUIDeclaration.name(of: node, in: file) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses where writesConditions {
      if let condition = clause.condition { rewriteAtoms(of: Syntax(condition)) }
    }
    if let elements = conditions.activeClause(of: node)?.elements { walk(Syntax(elements)) }
    return .skipChildren
  }

  /// Writes `true` or `false` for the atoms that Linux would decide another way.
  private func rewriteAtoms(of node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let text = conditions.replacement(for: call) {
        file.edits.overwrite(call.range, with: text)
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { rewriteAtoms(of: child) }
  }
}
