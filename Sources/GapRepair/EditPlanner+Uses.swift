// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension EditPlanner {
  /// Something that went in this round, and the edit by which it did.
  struct Loss {
    let meaning: LostMeaning
    let edit: GapEdit
    let file: Int
  }

  /// Marks what uses the round's losses, or takes calls that another function of the module would
  /// answer (Documentation/Gaps.md §7).
  func settle(_ losses: [Loss]) {
    guard !losses.isEmpty else { return }
    let scan = LostUses(of: losses.map(\.meaning), in: types)
    for (number, file) in files.enumerated() {
      for use in scan.uses(in: file, number: number) {
        let loss = losses[use.lost]
        // What went with it is not there to be marked.
        if loss.file == number, loss.edit.range.contains(use.node.range.lowerBound) { continue }
        if goes(use.node, with: loss.meaning) {
          take(useAt: use.node.range.lowerBound, in: number, loss.edit.cause)
        } else {
          mark(use.node, in: number, of: loss)
        }
      }
    }
  }

  /// Calls of a function with others of its name go, as those of an override and an initialiser do.
  private func goes(_ node: Syntax, with lost: LostMeaning) -> Bool {
    guard lost.kind == .function || lost.kind == .initializer else { return false }
    let callee = node.parent?.is(MemberAccessExprSyntax.self) == true ? node.parent : node
    guard callee?.parent?.is(FunctionCallExprSyntax.self) == true else { return false }
    return declarations.count(of: lost.name) > 1 || lost.isOverride
  }

  private func mark(_ node: Syntax, in file: Int, of loss: Loss) {
    let origin = files[loss.file]
    let mark = UseMark(
      cause: loss.edit.cause, file: file == loss.file ? nil : origin.path,
      line: origin.line(of: loss.edit.start))
    add(mark.edits(for: node), in: file)
  }

  /// Both ends of a mark, or none.
  private func add(_ marks: [GapEdit], in file: Int) {
    guard marks.allSatisfy({ !files[file].isSpent($0) }) else { return }
    for one in marks { choose(one, in: file) }
  }

  /// What a switch does after a case that went is not what its author meant
  /// (Documentation/Gaps.md §7.4).
  func markCases(after edit: GapEdit, in file: Int) {
    guard edit.kind == .switchCase,
      let lost = files[file].node(at: edit.start)?.upwards.lazy
        .compactMap({ $0.as(SwitchCaseSyntax.self) }).first,
      let list = lost.parent?.as(SwitchCaseListSyntax.self)
    else { return }
    let mark = UseMark(cause: edit.cause, file: nil, line: files[file].line(of: edit.start))
    for case .switchCase(let later) in list where later.range.lowerBound >= edit.end {
      guard let first = later.statements.first, lost.mayTakeWhat(later) else { continue }
      add(mark.edits(for: first), in: file)
    }
  }
}

extension SwitchCaseSyntax {
  /// Whether a value may fit both: not where both name cases, and no name twice.
  fileprivate func mayTakeWhat(_ later: SwitchCaseSyntax) -> Bool {
    guard let own = caseNames, let others = later.caseNames else { return true }
    return !own.isDisjoint(with: others)
  }

  /// The `.name` that each pattern begins with; nil where one is something else.
  private var caseNames: Set<String>? {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return nil }
    var names: Set<String> = []
    for item in label.caseItems {
      let pattern =
        item.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? item.pattern
      guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
        return nil
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      }
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
      names.insert(member.declName.baseName.text)
    }
    return names
  }
}
