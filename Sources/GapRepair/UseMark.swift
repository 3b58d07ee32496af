// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What notes that a use of something that went is come to (Documentation/Gaps.md §7.2): it stands
/// before the statement, or around the value that a body of one expression gives.
struct UseMark {
  let cause: GapCause
  /// Where what is used went; the file is nil where it is that of the use.
  let file: String?
  let line: Int

  /// - Returns: nothing for uses that no run comes to.
  func edits(for node: Syntax) -> [GapEdit] {
    var value: ExprSyntax?
    for one in node.upwards {
      if one.is(AttributeSyntax.self) || one.is(InheritanceClauseSyntax.self) { return [] }
      if let clause = one.as(InitializerClauseSyntax.self) { value = clause.value }
      if one.is(MemberBlockItemSyntax.self) { return value.map(around) ?? [] }
      guard let item = one.as(CodeBlockItemSyntax.self) else { continue }
      if item.parent?.parent?.is(SourceFileSyntax.self) == true {
        if item.item.is(VariableDeclSyntax.self) { return value.map(around) ?? [] }
      }
      return edits(for: item)
    }
    return []
  }

  /// The marks of a statement.
  func edits(for item: CodeBlockItemSyntax) -> [GapEdit] {
    if case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) {
      return []
    }
    let list = item.parent?.as(CodeBlockItemListSyntax.self)
    if list?.count == 1, case .expr(let expression) = item.item, expression.canBeArgument {
      return around(expression)
    }
    return [mark(item.range.lowerBound, GapMark.skipped(cause, file: file, line: line) + "; ")]
  }

  private func around(_ expression: ExprSyntax) -> [GapEdit] {
    let text = GapMark.without(cause, file: file, line: line)
    return [
      mark(expression.range.lowerBound, text.before), mark(expression.range.upperBound, text.after),
    ]
  }

  private func mark(_ place: Int, _ text: String) -> GapEdit {
    GapEdit(.use, place..<place, with: text, because: cause)
  }
}

extension ExprSyntax {
  /// Whether it is a value: no assignment, no branch, no call of another initialiser.
  fileprivate var canBeArgument: Bool {
    if self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) { return false }
    if self.is(MacroExpansionExprSyntax.self) { return false }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.canBeArgument }
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.canBeArgument }
    if self.as(FunctionCallExprSyntax.self)?.isHandedUp == true { return false }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return true }
    return !sequence.elements.contains { element in
      element.is(AssignmentExprSyntax.self)
        || element.as(BinaryOperatorExprSyntax.self)?.operator.text.isAssigning == true
    }
  }
}

extension String {
  fileprivate var isAssigning: Bool {
    hasSuffix("=") && !["==", "!=", "===", "!==", "<=", ">=", "~="].contains(self)
  }
}
