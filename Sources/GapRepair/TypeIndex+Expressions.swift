// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

extension TypeIndex {
  /// What an expression's type is called, with what is in it: nil where the text does not say.
  ///
  /// - Parameters:
  ///   - file: Where the expression stands: names are those of its file first.
  ///   - depth: How many names on the way are looked up.
  func words(of expression: ExprSyntax, in file: Int, depth: Int = 4) -> Set<String>? {
    guard depth > 0 else { return nil }
    func words(_ inner: ExprSyntax) -> Set<String>? {
      self.words(of: inner, in: file, depth: depth)
    }
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let chain): return words(chain.expression)
    case .forceUnwrapExpr(let forced): return words(forced.expression)
    case .tryExpr(let attempt): return words(attempt.expression)
    case .awaitExpr(let wait): return words(wait.expression)
    case .tupleExpr(let tuple):
      guard let only = tuple.elements.first, tuple.elements.count == 1 else { return nil }
      return words(only.expression)
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: return []
    case .superExpr: return expression.superclass(in: self)
    case .declReferenceExpr(let name): return self.words(of: name, in: file, depth)
    case .memberAccessExpr(let access): return self.words(of: access, in: file, depth)
    case .functionCallExpr(let call): return self.words(of: call, in: file, depth)
    case .subscriptCallExpr(let call): return words(call.calledExpression)
    case .sequenceExpr(let sequence):
      // `x as? T`, and nothing behind it.
      let last = sequence.elements.last?.as(TypeExprSyntax.self)
      return sequence.elements.count == 3 ? last?.type.words : nil
    default: return nil
    }
  }

  private func words(
    of name: DeclReferenceExprSyntax, in file: Int, _ depth: Int
  ) -> Set<String>? {
    let text = name.baseName.text
    if text == "self" || text == "Self" {
      return name.enclosingType.map { [$0.name.lastWord] } ?? nil
    }
    if isDeclared(text) || text.first?.isUppercase == true { return [text] }
    if text.hasPrefix("$") { return nil }
    return words(of: values[text] ?? [], near: file, depth)
  }

  private func words(
    of access: MemberAccessExprSyntax, in file: Int, _ depth: Int
  ) -> Set<String>? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if ["self", "init", "shared", "default"].contains(name) || values[name] == nil {
      // What others declare may hand on what is in it, as `first` of a list does.
      return words(of: base, in: file, depth: depth - 1)
    }
    return words(of: values[name] ?? [], near: nil, depth)
  }

  private func words(
    of call: FunctionCallExprSyntax, in file: Int, _ depth: Int
  ) -> Set<String>? {
    let callee = call.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      if isDeclared(text) || text.first?.isUppercase == true { return [text] }
      return results[text].flatMap { words(of: $0, near: nil, depth) }
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    let name = access.declName.baseName.text
    if name.first?.isUppercase == true { return [name] }
    if let found = results[name] { return words(of: found, near: nil, depth) }
    return name == "init" ? words(of: base, in: file, depth: depth - 1) : nil
  }

  /// Of several declarations of a name all count; one that says nothing makes it unknown.
  private func words(of entries: [Entry], near file: Int?, _ depth: Int) -> Set<String>? {
    let near = entries.filter { $0.file == file }
    var found: Set<String> = []
    for entry in near.isEmpty ? entries : near {
      let words =
        entry.words
        ?? entry.value.flatMap { self.words(of: $0, in: entry.file, depth: depth - 1) }
      guard let words else { return nil }
      found.formUnion(words)
    }
    return found
  }
}

extension SyntaxProtocol {
  /// The names that the class around inherits: what `super` may be.
  fileprivate func superclass(in index: TypeIndex) -> Set<String>? {
    guard let type = enclosingType?.name.lastWord else { return nil }
    return index.parents[type]?.subtracting(index.protocols)
  }
}
