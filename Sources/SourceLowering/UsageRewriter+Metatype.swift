// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// The types of metatypes, as far as the text says them (Documentation/SourceLowering.md §4.5).
extension UsageRewriter {
  /// `T` of a value that is a `T.Type`.
  func metatype(of value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.isName("type"), call.arguments.count == 1,
      let asked = call.arguments.first, asked.label?.text == "of"
    {
      return writtenType(of: asked.expression).flatMap { written in
        let name = written.trimmingCharacters { "?!".contains($0) }
        return name == written || asked.expression.is(ForceUnwrapExprSyntax.self) ? name : nil
      }
    }
    return writtenType(of: value).flatMap(UsageRewriter.instance)
  }

  /// Whether a call makes an object of a metatype of which the text says nothing more: a value with
  /// no capital first, an element, a function's result.
  func isUnknownMetatype(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let value = access.base, metatype(of: value) == nil
    else { return false }
    return UsageRewriter.isValue(value)
  }

  private static func isValue(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      let text = name.baseName.text
      return text != "self" && text != "super" && text.first?.isUppercase == false
    case .memberAccessExpr(let access):
      let text = access.declName.baseName.text
      return access.base != nil && text != "self" && text.first?.isUppercase == false
    case .functionCallExpr(let call):
      // `type(of: value)` may be a structure's, which needs nothing.
      return call.calledExpression.trimmedDescription != "type" && isValue(call.calledExpression)
    case .subscriptCallExpr(let call): return isValue(call.calledExpression)
    case .optionalChainingExpr(let chain): return isValue(chain.expression)
    case .forceUnwrapExpr(let forced): return isValue(forced.expression)
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1
        && tuple.elements.first.map { isValue($0.expression) } == true
    default: return false
    }
  }

  /// `T` of `T.Type`, `(A & B).Type` and optionals of them.
  private static func instance(of written: String) -> String? {
    let text = written.trimmingCharacters { "?!".contains($0) }
    guard text.hasSuffix(".Type") else { return nil }
    return String(text.dropLast(5)).trimmingCharacters { "()".contains($0) }
  }

  /// The type of a value: written where it is declared, or said by what it is made of.
  func writtenType(of value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return type(of: name.baseName.text, around: Syntax(name))
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.text
      if name == "self" { return base.trimmedDescription + ".Type" }
      if base.isName("self") { return memberType(of: name) }
      return writtenType(of: base).flatMap { member(name, ofWritten: $0, at: value) }
        ?? (isObjectOfConstraint(name) ? "AnyObject?" : nil)
    case .functionCallExpr(let call): return resultType(of: call)
    case .arrayExpr(let array):
      return common(array.elements.map(\.expression)).map { "[\($0)]" }
    case .dictionaryExpr(let dictionary):
      let pairs = dictionary.content.as(DictionaryElementListSyntax.self)
      return common(pairs?.map(\.value) ?? []).map { "[\($0)]" }
    case .subscriptCallExpr(let call):
      return writtenType(of: call.calledExpression).flatMap(UsageRewriter.element)
    case .optionalChainingExpr(let chain): return writtenType(of: chain.expression)
    case .forceUnwrapExpr(let forced): return writtenType(of: forced.expression)
    case .sequenceExpr(let sequence):
      // `x as? T.Type`, before operators are folded.
      guard let cast = sequence.elements.last?.as(TypeExprSyntax.self) else { return nil }
      return cast.trimmedDescription
    case .asExpr(let cast): return cast.type.trimmedDescription
    default: return nil
    }
  }

  /// `T.Type` of `[T.Type]` and `[K: T.Type]`.
  static func element(of written: String) -> String? {
    let text = written.trimmingCharacters { "?!".contains($0) }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inner = text.dropFirst().dropLast()
    let value = inner.split(separator: ":", maxSplits: 1).last ?? inner
    return String(value).trimmingCharacters(\.isWhitespace)
  }

  /// What metatypes in one literal have in common: the one, or the framework's class above them all.
  private func common(_ values: [ExprSyntax]) -> String? {
    let written = values.map { metatype(of: $0) }
    guard let first = written.first, let first else { return nil }
    if written.allSatisfy({ $0 == first }) { return first + ".Type" }
    let chains = zip(written, values).map { name, value in
      name.flatMap { frameworkClass($0, at: value) }.map(FrameworkTable.chain) ?? []
    }
    let shared = chains[0].first { name in chains.allSatisfy { $0.contains(name) } }
    return shared.map { $0 + ".Type" }
  }

  /// The type of a parameter, variable, loop or closure's value that a node sees, else of a member.
  private func type(of name: String, around node: Syntax) -> String? {
    var (inner, parent) = (node, node.parent)
    while let current = parent {
      let clause =
        current.as(FunctionDeclSyntax.self)?.signature.parameterClause
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause
      for parameter in clause?.parameters ?? []
      where (parameter.secondName ?? parameter.firstName).text == name {
        return parameter.type.trimmedDescription
      }
      if let found = bound(name, in: current, before: inner, node) { return found.flatMap { $0 } }
      (inner, parent) = (current, current.parent)
    }
    return memberType(of: name)
  }

  /// The type of a name that this node binds: nil where it binds another, an empty answer where the
  /// type is not to be seen.
  private func bound(
    _ name: String, in node: Syntax, before inner: Syntax, _ use: Syntax
  ) -> String?? {
    if let items = node.as(CodeBlockItemListSyntax.self) {
      for item in items where item.range.lowerBound < inner.range.lowerBound {
        if let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first(where: {
          $0.pattern.isName(name)
        }) {
          return .some(
            binding.typeAnnotation?.type.trimmedDescription
              ?? (binding.initializer?.value).flatMap(writtenType))
        }
        guard let guarded = item.item.as(GuardStmtSyntax.self) else { continue }
        if let found = bound(name, by: guarded.conditions, before: inner) { return found }
      }
      return nil
    }
    if let branch = node.as(IfExprSyntax.self) {
      return bound(name, by: branch.conditions, before: use)
    }
    if let loop = node.as(ForStmtSyntax.self), loop.pattern.isName(name),
      inner.id != Syntax(loop.sequence).id
    {
      return .some(writtenType(of: loop.sequence).flatMap(UsageRewriter.element))
    }
    if let closure = node.as(ClosureExprSyntax.self) {
      if closure.firstName == name { return .some(elements(given: closure)) }
      if closure.parameterNames.contains(name) { return .some(nil) }
    }
    if let label = node.as(SwitchCaseSyntax.self)?.label, label.binds(name) { return .some(nil) }
    return nil
  }

  /// A condition binds for what comes after it: in `if let a = a` the second is another one.
  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, before use: Syntax
  ) -> String?? {
    for condition in conditions where condition.range.upperBound <= use.range.lowerBound {
      if let match = condition.condition.as(MatchingPatternConditionSyntax.self),
        match.pattern.binds(name)
      {
        return .some(nil)
      }
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.isName(name)
      else { continue }
      return .some((binding.initializer?.value).flatMap(writtenType))
    }
    return nil
  }

  /// What a closure of `map` and the like gets of the list that it is called on.
  private func elements(given closure: ClosureExprSyntax) -> String? {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let access = call?.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "compactMap", "flatMap", "forEach"].contains(access.declName.baseName.text),
      let list = access.base
    else { return nil }
    return writtenType(of: list).flatMap(UsageRewriter.element)
  }
}

extension SyntaxProtocol {
  /// Whether a pattern gives a name a value.
  fileprivate func binds(_ name: String) -> Bool {
    let names = tokens(viewMode: .sourceAccurate).map(\.text)
    return names.contains(name) && (names.contains("let") || names.contains("var"))
  }
}

extension ClosureExprSyntax {
  /// The names of all its parameters.
  fileprivate var parameterNames: [String] {
    if let list = signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return list.map(\.name.text)
    }
    let clause = signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)
    return clause?.parameters.map { ($0.secondName ?? $0.firstName).text } ?? []
  }

  /// The name of its first parameter.
  fileprivate var firstName: String {
    if let list = signature?.parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return list.first?.name.text ?? "$0"
    }
    let clause = signature?.parameterClause?.as(ClosureParameterClauseSyntax.self)
    let first = clause?.parameters.first
    return (first?.secondName ?? first?.firstName)?.text ?? "$0"
  }
}
