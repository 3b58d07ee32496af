// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Whether what went is between missing things alone: then it reaches nothing of the app's, and whatever
/// would come back from there is a place of its own (Documentation/Gaps.md §6.16).
///
/// By the text alone; what it does not say may reach the app.
struct InertUse {
  let file: GapFile
  /// The file's number in the index.
  let number: Int
  let types: TypeIndex
  let isPlaceholder: (String) -> Bool
  let cause: GapCause

  /// An edit, which says so where that is enough.
  func marked(_ edit: GapEdit) -> GapEdit {
    var marked = edit
    switch edit.kind {
    case .statement where edit.text.hasPrefix(GapMark.skipped(cause)):
      guard let item = node(of: edit, CodeBlockItemSyntax.self), isTold(item) else { return edit }
      marked.text = GapMark.told(cause) + item.end
    case .value where edit.text.hasPrefix(GapMark.neutral(cause)):
      guard let value = value(of: edit) else { return edit }
      if value.isAddress {
        // An empty text is no address, and what is made of one is unwrapped by force.
        let mark = GapMark.without(cause)
        marked.text = mark.before + "\"file:///\"" + mark.after
        return marked
      }
      guard isOfMissingAlone(value) else { return edit }
      let mark = isGivenAway(value) || isKey(value) ? GapMark.given(cause) : GapMark.absent(cause)
      marked.text = mark + edit.text.dropFirst(GapMark.neutral(cause).count)
    default: return edit
    }
    return marked
  }

  private func node<Node: SyntaxProtocol>(of edit: GapEdit, _ type: Node.Type) -> Node? {
    file.node(at: edit.start)?.upwards.lazy.compactMap { $0.as(Node.self) }
      .first { $0.range == edit.range }
  }

  private func value(of edit: GapEdit) -> ExprSyntax? {
    for node in file.node(at: edit.start).map({ Array($0.upwards) }) ?? [] {
      if let value = node.as(ExprSyntax.self), value.range == edit.range { return value }
      if let item = node.as(CodeBlockItemSyntax.self), item.range == edit.range {
        return item.item.as(ExprSyntax.self)
      }
    }
    return nil
  }

  // MARK: Statements

  /// A call or an assignment to something that is missing, of plain values.
  private func isTold(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    let plain = expression.as(TryExprSyntax.self)?.expression ?? expression
    if let call = plain.as(FunctionCallExprSyntax.self) {
      return isMissingTarget(ExprSyntax(call))
    }
    guard let elements = plain.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let target = elements.first, target.is(MemberAccessExprSyntax.self),
      let value = elements.last,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    return isMissingTarget(target, isAssigned: true) && isPlain(value)
  }

  /// A chain of members and calls that begins with a missing type or with an object of one.
  ///
  /// - Parameter isAssigned: Whether its last member is given a plain value, which opens, shows and routes
  ///   nothing, whatever its name says.
  private func isMissingTarget(_ expression: ExprSyntax, isAssigned: Bool = false) -> Bool {
    guard let chain = CallChain(expression), let root = chain.root,
      chain.arguments.allSatisfy(isPlain)
    else { return false }
    // What is behind an object's first member is missing, too.
    guard let types = isMissingType(root) ? [root] : objectTypes(root), !chain.members.isEmpty
    else { return false }
    // A view is missing where it is in sight, and what covers a screen for a while leaves it as it is.
    return types.allSatisfy { SightNames.isView($0) || GlobalLooks.isPassing($0) }
      || GlobalLooks.isTelling(chain.members.last)
      || !(types + chain.members.dropLast()).contains(where: GlobalLooks.mayBe)
        && !(isAssigned ? GlobalLooks.isLook : GlobalLooks.mayBe)(chain.members.last ?? "")
  }

  private func isMissingType(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, !types.isDeclared(name) else { return false }
    if isPlaceholder(name) { return true }
    switch CompilerMessage(file: 0, offset: 0, text: cause.message).meaning {
    case .missingType(name), .missingValue(name): return true
    default: return false
    }
  }

  /// The types of a variable, where they are missing wherever it is declared.
  private func objectTypes(_ name: String) -> [String]? {
    guard name.first?.isLowercase == true, let words = words(of: name), !words.isEmpty,
      words.allSatisfy(isPlaceholder)
    else { return nil }
    return words.sorted()
  }

  /// What the text says of a variable's type: nil where it says nothing.
  private func words(of name: String) -> Set<String>? {
    let reference = DeclReferenceExprSyntax(baseName: .identifier(name))
    return types.words(of: ExprSyntax(reference), in: number)
  }

  /// Whether a missing object is only told whom to call later: what it would call for has not happened yet.
  func isToldWhomToCall(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item,
      let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let target = elements.first?.as(MemberAccessExprSyntax.self),
      ["delegate", "dataSource", "rootViewController", "presenter"]
        .contains(where: target.declName.baseName.text.hasSuffix)
        || target.declName.baseName.text.hasSuffix("Delegate"),
      elements.last?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let base = target.base, let chain = CallChain(base), let root = chain.root
    else { return false }
    return chain.arguments.isEmpty && objectTypes(root) != nil
  }

  // MARK: Members

  /// Whether a property that went only kept what comes of missing things, and nobody but those who name it
  /// could ask for it: their places are left out or marked.
  func isUnasked(member edit: GapEdit) -> Bool {
    guard edit.kind == .declaration,
      let variable = node(of: edit, MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self),
      variable.attributes.isEmpty,
      !variable.modifiers.contains(where: {
        ["override", "public", "open", "package"].contains($0.name.text) && $0.detail == nil
      })
    else { return false }
    return variable.bindings.allSatisfy { binding in
      guard binding.accessorBlock == nil, let value = binding.initializer?.value else {
        return false
      }
      return isOfMissingAlone(value)
        && BoundNames.names(in: Syntax(binding.pattern)).allSatisfy { !types.isRequirement($0) }
    }
  }

  // MARK: Values

  /// Whether nothing of the app's is called for a value, and what it begins with is missing.
  private func isOfMissingAlone(_ value: ExprSyntax) -> Bool {
    let plain = value.as(TryExprSyntax.self)?.expression ?? value
    if let name = plain.as(DeclReferenceExprSyntax.self) {
      return !types.isDeclared(name.baseName.text) && name.baseName.text != "self"
    }
    guard let chain = CallChain(plain), chain.arguments.allSatisfy(isPlain) else { return false }
    // `.member` is of the type that is wanted, which is looked at when it runs.
    guard let root = chain.root else { return true }
    return isMissingType(root) || objectTypes(root) != nil
  }

  /// Whether a value is an argument of what makes a placeholder.
  private func isGivenAway(_ value: ExprSyntax) -> Bool {
    guard let argument = value.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let type = call.madeType
    else { return false }
    return isPlaceholder(type)
  }

  /// Whether a value is by its own name what a service knows the app by, and so is shown nowhere.
  private func isKey(_ value: ExprSyntax) -> Bool {
    guard let name = CallChain(value)?.members.last, !Syntax(value).isChosenBy else { return false }
    return ServiceKeys.isOne(name)
  }

  /// Whether a value is a plain one: it cannot call the app, nor is it an object that could be changed.
  private func isPlain(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let text):
      return text.segments.allSatisfy { segment in
        guard let inner = segment.as(ExpressionSegmentSyntax.self) else { return true }
        return inner.expressions.allSatisfy { isPlain($0.expression) }
      }
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    case .prefixOperatorExpr(let negative): return isPlain(negative.expression)
    case .forceUnwrapExpr(let forced): return isPlain(forced.expression)
    case .optionalChainingExpr(let chain): return isPlain(chain.expression)
    case .arrayExpr(let list): return list.elements.allSatisfy { isPlain($0.expression) }
    case .dictionaryExpr(let table):
      guard let pairs = table.content.as(DictionaryElementListSyntax.self) else { return true }
      return pairs.allSatisfy { isPlain($0.key) && isPlain($0.value) }
    case .declReferenceExpr(let name):
      // What nothing of the text declares may be anything.
      guard types.values[name.baseName.text] != nil,
        let words = types.words(of: ExprSyntax(name), in: number)
      else { return false }
      return name.baseName.text != "self" && words.allSatisfy(isPlainType)
    case .memberAccessExpr(let access):
      // `.member`, `Constants.key`, `self.count`
      guard let base = access.base else { return true }
      if let words = types.words(of: value, in: number), !words.isEmpty,
        words.allSatisfy(isPlainType)
      {
        return true
      }
      return base.is(DeclReferenceExprSyntax.self) && isConstant(access)
    case .functionCallExpr(let call):
      guard call.trailingClosure == nil, call.arguments.allSatisfy({ isPlain($0.expression) })
      else { return false }
      return call.madeType.map(isPlainType) ?? isChoice(call)
    default: return false
    }
  }

  /// `Constants.key(isTest: true)` of functions of the app's that only choose a plain value.
  private func isChoice(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)
      ?? callee.as(MemberAccessExprSyntax.self).flatMap { access in
        access.base?.is(DeclReferenceExprSyntax.self) == true ? access.declName : nil
      }
    guard let name = name?.baseName.text, types.choosers.contains(name) else { return false }
    let words = types.words(of: ExprSyntax(call), in: number) ?? []
    return !words.isEmpty && words.allSatisfy(isPlainType)
  }

  /// `Constants.key` where the app declares it with a literal, or a missing type has it.
  private func isConstant(_ access: MemberAccessExprSyntax) -> Bool {
    guard let root = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      root.first?.isUppercase == true
    else { return false }
    if isMissingType(root) { return true }
    let entries = types.values[access.declName.baseName.text] ?? []
    return !entries.isEmpty && entries.allSatisfy { $0.value.map(\.isLiteral) ?? false }
  }

  private func isPlainType(_ name: String) -> Bool {
    PlainTypes.names.contains(name) || isPlaceholder(name)
  }
}

extension ExprSyntax {
  /// Whether it is the text that an address is made of.
  var isAddress: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "string",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["URL", "NSURL", "URLComponents"].contains(call.madeType)
  }

  /// Whether it is a literal without names in it.
  fileprivate var isLiteral: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
  }
}

extension Syntax {
  /// Whether what the app does next may depend on what stands here: it is in a condition, or between
  /// operators other than an assignment.
  var isChosenBy: Bool {
    for node in upwards.dropFirst() {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
      if node.is(ConditionElementSyntax.self) || node.is(TernaryExprSyntax.self) { return true }
      if let list = node.as(ExprListSyntax.self),
        list.contains(where: {
          $0.is(BinaryOperatorExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self)
        })
      {
        return true
      }
      if let choice = node.as(SwitchExprSyntax.self),
        choice.subject.range.contains(range.lowerBound)
      {
        return true
      }
    }
    return false
  }
}
