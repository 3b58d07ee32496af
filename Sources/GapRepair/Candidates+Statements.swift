// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension Candidates {
  mutating func addItem(_ node: Syntax) {
    guard let item = node.as(CodeBlockItemSyntax.self), let list = item.parent else { return }
    if list.parent?.is(SourceFileSyntax.self) == true { return addDeclaration(node) }
    if list.parent?.is(IfConfigClauseSyntax.self) == true, case .decl = item.item,
      item.body(because: cause) == nil
    {
      return addDeclaration(node)
    }
    if case .decl(let declaration) = item.item, declaration.isFunctionOrType {
      return addLocal(item, declaration)
    }
    let body = item.body(because: cause)
    if let value = item.assignedValue(at: offset) {
      append(.value, value, GapMark.neutral(cause), body: body)
    }
    let isOnly = list.as(CodeBlockItemListSyntax.self)?.count == 1
    if item.item.is(ReturnStmtSyntax.self) || isOnly, Syntax(item).givesOpaqueValue { return }
    // Of these a body has many, and the others go on without them: they are not counted against it.
    let views = LostLayout.views(of: item, at: offset, cause.message)
    if !views.isEmpty {
      append(.value, item.range, GapMark.withoutLayout(of: views, cause) + item.end, body: nil)
    }
    if let content = LostContent(item, at: offset, cause.message) {
      append(.value, item.range, GapMark.content(content, cause) + item.end, body: body)
    }
    if isOnly, case .expr = item.item, item.givesValue {
      append(.value, item.range, GapMark.neutral(cause) + item.end, body: body)
    }
    var candidate = Candidate(
      edit: GapEdit(
        .statement, item.range, with: GapMark.skipped(cause) + item.end, because: cause))
    candidate.body = body
    let names = item.boundNames
    candidate.uses = BoundNames.uses(of: names, in: Syntax(item).laterItems)
    all.append(candidate)
  }

  private mutating func append(
    _ kind: GapEdit.Kind, _ range: Range<Int>, _ text: String, body: GapEdit?
  ) {
    var candidate = Candidate(edit: GapEdit(kind, range, with: text, because: cause))
    candidate.body = body
    all.append(candidate)
  }

  /// A function or type inside a body; its uses go along.
  private mutating func addLocal(_ item: CodeBlockItemSyntax, _ declaration: DeclSyntax) {
    var candidate = Candidate(
      edit: GapEdit(.declaration, item.range, with: "", because: cause))
    candidate.body = item.body(because: cause)
    if let name = declaration.ownName, let list = item.parent {
      candidate.uses = BoundNames.uses(of: [name], in: [list]).filter { !item.range.contains($0) }
    }
    all.append(candidate)
  }

  mutating func addBody(_ node: Syntax) {
    // What an initialiser did not do is told of the brace that ends it.
    let end = node.as(CodeBlockSyntax.self)?.rightBrace.range.lowerBound
    guard let edit = node.bodyEdit(because: cause),
      edit.range.contains(offset) || edit.isAt(offset) || end == offset
    else { return }
    all.append(Candidate(edit: edit))
    // Where nothing neutral compiles, an initialiser has no body.
    guard let block = node.as(CodeBlockSyntax.self),
      block.parent?.is(InitializerDeclSyntax.self) == true
    else { return }
    var last = Candidate(
      edit: GapEdit(
        .body, block.leftBrace.range.upperBound..<block.rightBrace.range.lowerBound,
        with: GapMark.stop(cause), because: cause))
    last.isStop = true
    all.append(last)
  }
}

extension GapEdit {
  /// Whether an offset is the brace that ends what is replaced.
  fileprivate func isAt(_ offset: Int) -> Bool { offset == end }

  /// The case that takes what a missing one took, where a switch has none.
  static func defaultCase(of node: SwitchExprSyntax, because cause: GapCause) -> GapEdit? {
    let hasDefault = node.cases.contains { $0.as(SwitchCaseSyntax.self)?.isDefault == true }
    let end = node.rightBrace.range.lowerBound
    return hasDefault
      ? nil
      : GapEdit(
        .addition, end..<end, with: "default: \(GapMark.stopOrSkip(in: Syntax(node), cause)); ",
        because: cause)
  }
}

extension GapMark {
  /// What a branch does that must not fall out of an expression: a switch may give a value.
  fileprivate static func stopOrSkip(in node: Syntax, _ cause: GapCause) -> String {
    let isStatement =
      node.parent?.is(ExpressionStmtSyntax.self) == true
      || node.parent?.is(CodeBlockItemSyntax.self) == true
    return isStatement ? skipped(cause) : neutral(cause)
  }
}

extension SwitchCaseSyntax {
  var isDefault: Bool { label.is(SwitchDefaultLabelSyntax.self) }
}

extension DeclSyntax {
  fileprivate var isFunctionOrType: Bool { !self.is(VariableDeclSyntax.self) }

  /// The name of a function or type.
  var ownName: String? {
    self.as(FunctionDeclSyntax.self)?.name.text ?? asProtocol(NamedDeclSyntax.self)?.name.text
  }
}

extension CodeBlockItemSyntax {
  /// What parts the item from another one in its line, and goes with it.
  var end: String { semicolon == nil ? "" : ";" }

  /// The names that a statement declares for those after it.
  fileprivate var boundNames: Set<String> {
    if case .decl(let declaration) = item { return BoundNames.names(in: Syntax(declaration)) }
    if case .stmt(let statement) = item, let guardStatement = statement.as(GuardStmtSyntax.self) {
      return BoundNames.names(in: Syntax(guardStatement.conditions))
    }
    return []
  }

  /// What an initialiser, or a plain name, is given: without it something had no value.
  fileprivate func assignedValue(at offset: Int) -> Range<Int>? {
    guard case .expr(let expression) = item,
      let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count > 2
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements[1].is(AssignmentExprSyntax.self), let last = elements.last else { return nil }
    let target = elements[0]
    let isOwn =
      target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
      && isInInitializer
    guard isOwn || target.is(DeclReferenceExprSyntax.self) else { return nil }
    let range = elements[2].range.lowerBound..<last.range.upperBound
    return range.contains(offset) ? range : nil
  }

  private var isInInitializer: Bool {
    for node in upwards {
      if node.is(InitializerDeclSyntax.self) { return true }
      if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }

  /// Whether a body of this statement alone gives its value.
  fileprivate var givesValue: Bool {
    guard let owner = parent?.parent else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if owner.is(AccessorBlockSyntax.self) { return true }
    guard let block = owner.as(CodeBlockSyntax.self) else { return false }
    if let function = block.parent?.as(FunctionDeclSyntax.self) { return function.hasValue }
    let specifier = block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind
    return specifier == .keyword(.get)
  }

  /// The edit that takes the whole of the body around the statement.
  fileprivate func body(because cause: GapCause) -> GapEdit? {
    for node in upwards.dropFirst() {
      if let edit = node.bodyEdit(because: cause) { return edit }
    }
    return nil
  }
}

extension TypeSyntax {
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}

extension FunctionDeclSyntax {
  var hasValue: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return false }
    return type != "Void" && type != "()"
  }
}

extension Syntax {
  /// The statements after the one that this node is part of, in its list.
  var laterItems: [Syntax] {
    guard let item = upwards.first(where: { $0.is(CodeBlockItemSyntax.self) }),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    // A filtered list would be another tree, with other offsets.
    return list.map { Syntax($0) }.filter { $0.range.lowerBound >= item.range.upperBound }
  }

  /// Whether what stands here is in the body of a function or getter whose result is opaque: nothing
  /// neutral has that type, and everything that calls it would be in error (Documentation/Gaps.md
  /// §3.10).
  var givesOpaqueValue: Bool {
    for node in upwards {
      if node.is(ClosureExprSyntax.self) { return false }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isOpaque == true
      }
      if let member = node.as(SubscriptDeclSyntax.self) { return member.returnClause.type.isOpaque }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.isOpaque == true
      }
    }
    return false
  }

  /// Of the block of a function, an initialiser or an accessor, the edit that replaces all of it.
  func bodyEdit(because cause: GapCause) -> GapEdit? {
    if givesOpaqueValue { return nil }
    if let accessors = self.as(AccessorBlockSyntax.self) {
      guard case .getter(let items) = accessors.accessors, !items.isEmpty else { return nil }
      return GapEdit(.body, items.range, with: GapMark.neutral(cause), because: cause)
    }
    guard let block = self.as(CodeBlockSyntax.self), !block.statements.isEmpty,
      let owner = block.parent, let text = owner.bodyText(because: cause)
    else { return nil }
    return GapEdit(.body, block.statements.range, with: text, because: cause)
  }

  /// What a body consists of when everything in it is left out; nil for other blocks.
  private func bodyText(because cause: GapCause) -> String? {
    if let function = self.as(FunctionDeclSyntax.self) {
      if function.signature.returnClause?.type.trimmedDescription == "Never" {
        return GapMark.stop(cause)
      }
      return function.hasValue ? "return " + GapMark.neutral(cause) : GapMark.skipped(cause)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return LostInitializer(node: initializer, cause: cause).text ?? GapMark.stop(cause)
    }
    if self.is(DeinitializerDeclSyntax.self) { return GapMark.skipped(cause) }
    guard let accessor = self.as(AccessorDeclSyntax.self) else { return nil }
    switch accessor.accessorSpecifier.tokenKind {
    case .keyword(.get): return "return " + GapMark.neutral(cause)
    case .keyword(.set), .keyword(.willSet), .keyword(.didSet): return GapMark.skipped(cause)
    default: return GapMark.stop(cause)
    }
  }
}
