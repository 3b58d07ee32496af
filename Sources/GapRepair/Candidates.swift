// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// The ways to get rid of an error at an offset, smallest first (Documentation/Gaps.md §3).
struct Candidates {
  let file: GapFile
  let offset: Int
  let cause: GapCause
  var all: [Candidate] = []

  init(file: GapFile, offset: Int, cause: GapCause) {
    self.file = file
    self.offset = offset
    self.cause = cause
    let end = max(0, file.bytes.count - 1)
    guard
      let token = file.tree.token(at: AbsolutePosition(utf8Offset: min(max(0, offset), end)))
    else { return }
    for node in token.upwards { add(node) }
  }

  private mutating func add(_ node: Syntax) {
    switch node.kind {
    case .attribute: addAttribute(node)
    case .inheritedType: addConformance(node)
    case .conditionElementList: addCondition(node)
    case .switchCase: addCase(node)
    case .returnStmt: addReturn(node)
    case .initializerClause: addInitialValue(node)
    case .arrayElement, .dictionaryElement: addElement(node)
    case .labeledExpr: addArgument(node)
    case .memberAccessExpr: addText(node)
    case .codeBlockItem: addItem(node)
    case .codeBlock, .accessorBlock: addBody(node)
    case .memberBlockItem: addMember(node)
    default: break
    }
  }

  private mutating func add(_ kind: GapEdit.Kind, _ range: Range<Int>, _ text: String) {
    all.append(Candidate(edit: GapEdit(kind, range, with: text, because: cause)))
  }

  // MARK: Small parts

  private mutating func addConformance(_ node: Syntax) {
    guard let inherited = node.as(InheritedTypeSyntax.self) else { return }
    var candidate = Candidate(
      edit: GapEdit(.conformance, inherited.type.range, with: "Any", because: cause))
    candidate.touchedType = Syntax(inherited).ownerName
    all.append(candidate)
  }

  /// A condition of what is missing does not hold; the names that it binds are gone.
  private mutating func addCondition(_ node: Syntax) {
    guard let list = node.as(ConditionElementListSyntax.self) else { return }
    var candidate = Candidate(
      edit: GapEdit(.value, list.range, with: GapMark.no(cause), because: cause))
    let names = BoundNames.names(in: Syntax(list))
    if !names.isEmpty {
      let scope: [Syntax]
      if let statement = list.parent?.as(GuardStmtSyntax.self) {
        scope = Syntax(statement).laterItems
      } else if let statement = list.parent?.as(IfExprSyntax.self) {
        scope = [Syntax(statement.body)]
      } else {
        scope = (list.parent?.as(WhileStmtSyntax.self)).map { [Syntax($0.body)] } ?? []
      }
      candidate.uses = BoundNames.uses(of: names, in: scope)
    }
    all.append(candidate)
  }

  private mutating func addCase(_ node: Syntax) {
    guard let one = node.as(SwitchCaseSyntax.self), one.label.range.contains(offset),
      let owner = one.parent?.parent?.as(SwitchExprSyntax.self), !one.isDefault
    else { return }
    var candidate = Candidate(
      edit: GapEdit(.switchCase, one.range, with: "", because: cause))
    candidate.extras = [GapEdit.defaultCase(of: owner, because: cause)].compactMap(\.self)
    all.append(candidate)
  }

  private mutating func addReturn(_ node: Syntax) {
    guard let value = node.as(ReturnStmtSyntax.self)?.expression, !node.givesOpaqueValue else {
      return
    }
    add(.value, value.range, GapMark.neutral(cause))
  }

  /// `let x: T = …` keeps its type, so nothing that uses it has to go.
  private mutating func addInitialValue(_ node: Syntax) {
    guard let clause = node.as(InitializerClauseSyntax.self), clause.value.range.contains(offset)
    else { return }
    if let binding = clause.parent?.as(PatternBindingSyntax.self) {
      guard binding.typeAnnotation != nil else { return }
    } else {
      guard clause.parent?.is(FunctionParameterSyntax.self) == true else { return }
    }
    add(.value, clause.value.range, GapMark.neutral(cause))
  }

  /// A list keeps its other elements; one of a single element is the list's own matter.
  private mutating func addElement(_ node: Syntax) {
    guard let list = node.parent, list.children(viewMode: .sourceAccurate).count > 1,
      let literal = list.parent
    else { return }
    var candidate = Candidate(edit: GapEdit(.value, node.range, with: "", because: cause))
    // In a loop's list a call around it takes the types from the loop's pattern (Swift 6.3.1).
    if let loop = literal.loopAround {
      candidate.extras = [
        GapEdit(.mark, loop..<loop, with: GapMark.skipped(cause) + "; ", because: cause)
      ]
      return all.append(candidate)
    }
    let mark = GapMark.without(cause)
    let range = literal.range
    candidate.extras = [
      GapEdit(
        .mark, range.lowerBound..<range.lowerBound, with: mark.before, because: cause),
      GapEdit(.mark, range.upperBound..<range.upperBound, with: mark.after, because: cause),
    ]
    all.append(candidate)
  }

  /// A text that was to be looked up is, by the app's own tables.
  private mutating func addText(_ node: Syntax) {
    guard let (text, whole) = LostText.ranges(of: node, cause.message) else { return }
    let mark = GapMark.lookedUp(cause)
    var candidate = Candidate(
      edit: GapEdit(
        .value, text.upperBound..<whole.upperBound, with: mark.after, because: cause))
    candidate.extras = [
      GapEdit(.mark, text.lowerBound..<text.lowerBound, with: mark.before, because: cause)
    ]
    all.append(candidate)
  }

  /// A call of another initialiser must stay, and what makes an element of a list should, for the other
  /// elements have places by number: their arguments become neutral. So do those of what makes an
  /// object, without which all that uses the object would go.
  private mutating func addArgument(_ node: Syntax) {
    guard let argument = node.as(LabeledExprSyntax.self),
      argument.expression.range.contains(offset),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.isHandedUp || call.parent?.is(ArrayElementSyntax.self) == true || call.makesUsedObject
        || argument.expression.isAddress
    else { return }
    add(.value, argument.expression.range, GapMark.neutral(cause))
  }
}

extension Syntax {
  /// Where the loop begins over whose list this is, or whose list has it.
  fileprivate var loopAround: Int? {
    for node in upwards {
      if node.is(CodeBlockItemSyntax.self) { return nil }
      guard let loop = node.as(ForStmtSyntax.self) else { continue }
      return loop.upwards.first { $0.is(CodeBlockItemSyntax.self) }?.range.lowerBound
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `super.init` or `self.init`.
  var isHandedUp: Bool {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "init", let base = callee.base?.trimmedDescription
    else { return false }
    return base == "super" || base == "self"
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes an object that others come to: one that a name of no written type begins with,
  /// that is assigned or returned, or that another call takes. Of what is unwrapped by force nothing
  /// neutral would be left.
  fileprivate var makesUsedObject: Bool {
    let callee = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
    let name =
      (callee ?? calledExpression).as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard name?.first?.isUppercase == true, !Syntax(self).givesOpaqueValue else { return false }
    guard let parent else { return false }
    if let list = parent.as(ExprListSyntax.self) {
      return list.count == 3 && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
    return parent.is(InitializerClauseSyntax.self) || parent.is(LabeledExprSyntax.self)
      || parent.is(ReturnStmtSyntax.self)
  }
}
