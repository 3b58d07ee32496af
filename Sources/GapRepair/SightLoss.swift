// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Whether what went of a view's or a controller's class only sets up views of its own and hands nothing on:
/// then it is missing only where an object of the class is in sight (Documentation/Gaps.md §6.15).
///
/// By the text alone; what it does not say may be handed on.
struct SightLoss {
  let file: GapFile
  let types: TypeIndex
  let isPlaceholder: (String) -> Bool
  let cause: GapCause
  /// Whether a statement only tells a missing object whom to call.
  var isToldWhomToCall: (CodeBlockItemSyntax) -> Bool = { _ in false }

  /// What names mean in a function of a class.
  struct Scope {
    /// The class as the text calls it.
    let owner: String
    /// Its declaration, where the file has it.
    let type: ClassDeclSyntax?
    let function: Syntax
    /// Whether what the function is called with is the class's own.
    var ownsParameters = false
    /// How many functions that it calls may be read.
    var depth = 1
  }

  /// A statement's edit, which notes the class where that is enough.
  func marked(_ edit: GapEdit) -> GapEdit {
    guard edit.kind == .statement,
      let item = file.node(at: edit.start)?.upwards
        .compactMap({ $0.as(CodeBlockItemSyntax.self) }).first(where: { $0.range == edit.range }),
      let scope = scope(of: Syntax(item)), isShown(scope.owner.lastWord),
      isToldWhomToCall(item) || isConfined(item, scope)
    else { return edit }
    var marked = edit
    marked.text = GapMark.skipped(cause, of: scope.owner) + item.end
    return marked
  }

  /// Whether a member that went does no more.
  func isConfined(member edit: GapEdit) -> Bool {
    guard edit.kind == .declaration,
      let item = file.node(at: edit.start)?.upwards
        .compactMap({ $0.as(MemberBlockItemSyntax.self) }).first(where: { $0.range == edit.range }),
      let owner = Syntax(item.decl).enclosingType?.name.lastWord, isShown(owner)
    else { return false }
    if let function = item.decl.as(FunctionDeclSyntax.self) {
      return isConfined(function, depth: 1)
    }
    guard let variable = item.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      !variable.modifiers.isShared, !variable.modifiers.isOverriding
    else { return false }
    return variable.bindings.allSatisfy { binding in
      binding.accessorBlock == nil
        && (binding.initializer.map { makesMissingView($0.value) } ?? true)
    }
  }

  private func isConfined(_ function: FunctionDeclSyntax, depth: Int) -> Bool {
    guard !function.modifiers.isShared, let body = function.body,
      var scope = scope(of: Syntax(body))
    else { return false }
    let isOverride = function.modifiers.isOverriding
    scope.ownsParameters = !isOverride
    scope.depth = depth
    return body.statements.allSatisfy { item in
      isConfined(item, scope) || isOverride && item.callsSuper(function.name.text)
    }
  }

  // MARK: Where it stands

  /// Whether a class is a view's or a controller's by what it inherits.
  private func isShown(_ type: String) -> Bool {
    types.isClass(type)
      && types.ancestors(of: type).contains {
        SightNames.isView($0) || $0.hasSuffix("ViewController")
          || PlaceholderUses.base(of: $0)?.hasSuffix("Controller") == true
      }
  }

  /// Nil in what is called later, by others, or without an object.
  private func scope(of node: Syntax) -> Scope? {
    var function: Syntax?
    for one in node.upwards {
      if one.is(ClosureExprSyntax.self) || one.is(SubscriptDeclSyntax.self) { return nil }
      let isBody =
        one.is(FunctionDeclSyntax.self) || one.is(InitializerDeclSyntax.self)
        || one.is(DeinitializerDeclSyntax.self) || one.is(VariableDeclSyntax.self)
      if isBody {
        let modifiers = one.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard function == nil, modifiers?.isShared != true else { return nil }
        function = one
      } else if let type = one.as(ClassDeclSyntax.self) {
        return function.map { Scope(owner: type.name.text, type: type, function: $0) }
      } else if let type = one.as(ExtensionDeclSyntax.self) {
        let owner = type.extendedType.trimmedDescription
        guard let function, types.isClass(owner.lastWord) else { return nil }
        return Scope(
          owner: owner, type: ClassFinder.type(named: owner.lastWord, in: file.tree),
          function: function)
      } else if one.asProtocol((any DeclGroupSyntax).self) != nil {
        return nil
      }
    }
    return nil
  }

  // MARK: Statements

  private func isConfined(_ item: CodeBlockItemSyntax, _ scope: Scope) -> Bool {
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.allSatisfy { binding in
        binding.accessorBlock == nil
          && (binding.initializer.map { makesMissingView($0.value) } ?? false)
      }
    case .expr(let expression):
      let plain = expression.as(TryExprSyntax.self)?.expression ?? expression
      if let call = plain.as(FunctionCallExprSyntax.self) { return isConfined(call, scope) }
      guard let elements = plain.as(SequenceExprSyntax.self)?.elements, elements.count > 2,
        let target = elements.first,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return false }
      return isConfined(target, given: elements.dropFirst(2).map { $0 }, scope)
    default: return false
    }
  }

  private func isConfined(
    _ target: ExprSyntax, given values: [ExprSyntax], _ scope: Scope
  ) -> Bool {
    // `a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true`
    if let access = target.as(MemberAccessExprSyntax.self),
      ["isActive", "priority"].contains(access.declName.baseName.text),
      let call = access.base?.as(FunctionCallExprSyntax.self), call.makesConstraint
    {
      return ([ExprSyntax(call)] + values).allSatisfy { PureScan.isPure($0, types) }
    }
    guard let chain = NameChain(target), let member = chain.members.last,
      let kind = kind(of: chain, scope), !chain.leadsOut
    else { return false }
    if kind == .framework, isEvent(chain) { return true }
    if kind == .missing { return values.allSatisfy { PureScan.isPure($0, types) } }
    if chain.members.dropLast().allSatisfy(SightNames.parts.contains),
      SightNames.looks.contains(member)
    {
      return values.allSatisfy { PureScan.isPure($0, types, isOfLooks: true) }
    }
    // What a framework's view does not have here nobody reads, and a plain setting is no content.
    return kind == .framework && chain.members.contains(where: message.quoted.contains)
      && values.count == 1 && values[0].isSetting
  }

  /// Whether what a library adds to a framework's view tells of something that happens later, and has not
  /// yet: a list that is pulled, a touch.
  private func isEvent(_ chain: NameChain) -> Bool {
    chain.members.contains(where: message.quoted.contains)
      && SightNames.isEvent(chain.members.suffix(2))
  }

  private func isConfined(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
    if let chain = NameChain(call.calledExpression), !chain.leadsOut,
      kind(of: chain, scope) == .framework, isEvent(chain)
    {
      return true
    }
    let isPure =
      call.trailingClosure == nil
      && call.arguments.allSatisfy { PureScan.isPure($0.expression, types) }
    guard isPure else { return false }
    if call.calledExpression.trimmedDescription == "NSLayoutConstraint.activate" { return true }
    guard let chain = NameChain(call.calledExpression), !chain.leadsOut else { return false }
    let name = chain.members.last ?? chain.root
    let isOfOwn = chain.members.isEmpty
    if isOfOwn, SightNames.additions.contains(name) { return true }
    if isOfOwn { return isConfined(functionNamed: name, scope) }
    guard let kind = kind(of: chain, scope) else { return false }
    return kind == .missing
      || SightNames.additions.contains(name)
        && chain.members.dropLast().allSatisfy(SightNames.parts.contains)
  }

  /// A function of the class that the file has once.
  private func isConfined(functionNamed name: String, _ scope: Scope) -> Bool {
    guard scope.depth > 0, let type = scope.type else { return false }
    let found = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.name.text == name }
    return found.count == 1 && types.results[name]?.count == 1
      && isConfined(found[0], depth: scope.depth - 1)
  }

  // MARK: Views

  private enum Kind { case missing, framework, other }

  private var message: CompilerMessage {
    CompilerMessage(file: 0, offset: 0, text: cause.message)
  }

  private func isMissing(_ type: String) -> Bool {
    switch message.meaning {
    case .missingType(type), .missingValue(type): true
    default: isPlaceholder(type)
    }
  }

  private func makesMissingView(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), let type = call.madeType,
      kind(ofType: type) == .missing, call.trailingClosure == nil
    else { return false }
    return call.arguments.allSatisfy { PureScan.isPure($0.expression, types) }
  }

  /// Nil where it is no view, or may be shown by another class.
  private func kind(of chain: NameChain, _ scope: Scope) -> Kind? {
    let name = chain.root
    let locals = chain.isOfSelf ? [] : LocalScan.bindings(of: name, in: scope.function)
    if !locals.isEmpty {
      guard locals.count == 1, let type = locals[0].type(ownsParameters: scope.ownsParameters),
        !isHandedOut(name, in: scope.function, scope)
      else { return nil }
      return kind(ofType: type)
    }
    let members = (scope.type?.memberBlock.members ?? []).compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }.filter { BoundNames.names(in: Syntax($0.bindings)).contains(name) }
    if members.isEmpty { return ["view", "contentView"].contains(name) ? .framework : nil }
    guard members.count == 1, let type = members[0].ownViewType,
      !isHandedOut(name, in: Syntax(file.tree), scope)
    else { return nil }
    return kind(ofType: type)
  }

  private func isHandedOut(_ name: String, in node: Syntax, _ scope: Scope) -> Bool {
    HandedOutScan.isHandedOut(name, in: node) { isConfined(functionNamed: $0, scope) }
  }

  private func kind(ofType type: String) -> Kind? {
    if types.isDeclared(type) {
      return types.ancestors(of: type).contains(where: SightNames.isView) ? .other : nil
    }
    guard SightNames.isView(type) else { return nil }
    if isMissing(type) { return .missing }
    return SightNames.frameworks.contains(where: type.hasPrefix) ? .framework : .other
  }
}

extension DeclModifierListSyntax {
  fileprivate var isShared: Bool { contains { ["static", "class"].contains($0.name.text) } }
  fileprivate var isOverriding: Bool { contains { $0.name.text == "override" } }
}

extension CodeBlockItemSyntax {
  /// Whether it hands a call on to the superclass.
  fileprivate func callsSuper(_ name: String) -> Bool {
    guard case .expr(let expression) = item,
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)
    else { return false }
    return callee.base?.is(SuperExprSyntax.self) == true && callee.declName.baseName.text == name
  }
}

extension ExprSyntax {
  /// Whether it is a switch, a number or a case, and no content.
  fileprivate var isSetting: Bool {
    self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
      || self.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
  }
}
