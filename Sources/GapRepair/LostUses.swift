// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Finds the uses of what went that another declaration would answer now
/// (Documentation/Gaps.md §7).
final class LostUses: SyntaxVisitor {
  struct Use {
    let node: Syntax
    let lost: Int
  }

  private let losses: [LostMeaning]
  private let byName: [String: [Int]]
  private let conformances: [String: [Int]]
  private let types: [String: [Int]]
  private let families: [String: Set<String>]
  private let hasOther: [Bool]
  private let index: TypeIndex
  private var file = 0
  private var uses: [Use] = []

  init(of losses: [LostMeaning], in index: TypeIndex) {
    self.losses = losses
    self.index = index
    func numbers(_ kinds: Set<LostMeaning.Kind>) -> [String: [Int]] {
      Dictionary(grouping: losses.indices.filter { kinds.contains(losses[$0].kind) }) {
        losses[$0].name
      }
    }
    byName = numbers([.function, .initializer, .property, .subscripting, .infix])
    types = numbers([.type])
    // Who asks for a protocol gets those that inherit it.
    var asked: [String: [Int]] = [:]
    for (name, numbers) in numbers([.conformance]) {
      let values = numbers.filter { !index.isClass(losses[$0].owner ?? "") }
      for one in index.ancestors(of: name).union([name]) { asked[one, default: []] += values }
    }
    conformances = asked
    let owners = Set(losses.compactMap(\.owner))
    families = Dictionary(uniqueKeysWithValues: owners.map { ($0, index.family(of: $0)) })
    hasOther = losses.map(index.hasOther)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether a file has a name for which a look at its tree is worth while.
  private func mayHaveUses(_ file: Int) -> Bool {
    let names = index.names(in: file)
    return conformances.keys.contains(where: names.contains)
      || losses.indices.contains { number in
        losses[number].kind == .subscripting
          ? hasOther[number] : names.contains(losses[number].name)
      }
  }

  func uses(in file: GapFile, number: Int) -> [Use] {
    guard mayHaveUses(number) else { return [] }
    self.file = number
    uses = []
    walk(file.tree)
    return uses
  }

  // MARK: What is used

  private func note(_ node: some SyntaxProtocol, _ numbers: [Int]) {
    for lost in numbers { uses.append(Use(node: Syntax(node), lost: lost)) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    note(node, (types[name] ?? []))
    guard let numbers = byName[name] else { return .visitChildren }
    note(
      node.declName,
      numbers.filter { number in
        losses[number].owner != nil && losses[number].kind != .initializer && hasOther[number]
          && fits(node, losses[number]) && mayBe(node.base, losses[number])
      })
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember { return .visitChildren }
    let name = node.baseName.text
    note(node, types[name] ?? [])
    let around = Set(node.enclosingTypes)
    note(
      node,
      (byName[name] ?? []).filter { number in
        let lost = losses[number]
        guard lost.kind != .infix, fits(node, lost) else { return false }
        if lost.kind == .initializer { return node.parent?.is(FunctionCallExprSyntax.self) == true }
        if node.isShadowed(name) { return false }
        guard let owner = lost.owner, let family = families[owner] else { return true }
        return !family.isDisjoint(with: around)
      })
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    note(
      node,
      (byName["subscript"] ?? []).filter { number in
        hasOther[number] && losses[number].fits(labels)
          && mayBe(node.calledExpression, losses[number])
      })
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let numbers = byName[node.operator.text], let list = node.parent?.as(ExprListSyntax.self)
    else { return .visitChildren }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == node.id }) else {
      return .visitChildren
    }
    let sides = elements.indices.filter { abs($0 - place) == 1 }.map { elements[$0] }
    note(
      node,
      numbers.filter { number in
        guard let owner = losses[number].owner, let family = families[owner] else { return true }
        // An operator without a word of the type may be anybody's.
        return sides.contains { side in
          index.words(of: side, in: file).map { !$0.isDisjoint(with: family) } ?? false
        }
      })
    return .visitChildren
  }

  /// `x is P`, `x as? P` and their patterns.
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
    noteAsked(node.type)
    return .visitChildren
  }

  override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
    noteAsked(node.type)
    return .visitChildren
  }

  private func noteAsked(_ type: TypeSyntax) {
    for word in type.words { note(type, conformances[word] ?? []) }
  }

  // MARK: Whose it may be

  /// Whether a name is called as what went would be; without a call it may be.
  private func fits(_ node: some ExprSyntaxProtocol, _ lost: LostMeaning) -> Bool {
    guard lost.kind != .property, let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    else { return true }
    return lost.fits(call.arguments.map { $0.label?.text ?? "_" })
  }

  private func mayBe(_ base: ExprSyntax?, _ lost: LostMeaning) -> Bool {
    guard let owner = lost.owner, let family = families[owner] else { return true }
    // What follows a dot alone is of whatever type is wanted.
    guard let base else { return lost.kind != .property }
    if base.is(SuperExprSyntax.self) {
      let above = base.enclosingType.map { index.ancestors(of: $0.name.lastWord) } ?? []
      return above.contains(owner)
    }
    guard let words = index.words(of: base, in: file) else { return true }
    return !words.isDisjoint(with: family) || !words.isDisjoint(with: index.open)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the bodies around it bind a name before it.
  fileprivate func isShadowed(_ name: String) -> Bool {
    let place = range.lowerBound
    for node in upwards {
      let binder: Syntax?
      if let list = node.as(CodeBlockItemListSyntax.self) {
        if list.parent?.is(SourceFileSyntax.self) == true { return false }
        let isBound = list.contains { item in
          item.range.upperBound <= place && (item.item.is(DeclSyntax.self) || item.isGuard)
            && BoundNames.names(in: Syntax(item)).contains(name)
        }
        if isBound { return true }
        continue
      } else if let branch = node.as(IfExprSyntax.self) {
        binder = branch.body.range.contains(place) ? Syntax(branch.conditions) : nil
      } else if let loop = node.as(ForStmtSyntax.self) {
        binder = loop.body.range.contains(place) ? Syntax(loop.pattern) : nil
      } else if let one = node.as(SwitchCaseSyntax.self) {
        binder = Syntax(one.label)
      } else if let closure = node.as(ClosureExprSyntax.self) {
        binder = closure.signature.map { Syntax($0) }
      } else {
        binder =
          node.as(FunctionDeclSyntax.self).map { Syntax($0.signature) }
          ?? node.as(InitializerDeclSyntax.self).map { Syntax($0.signature) }
      }
      if binder?.binds(name) == true { return true }
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isGuard: Bool {
    if case .stmt(let statement) = item { statement.is(GuardStmtSyntax.self) } else { false }
  }
}

extension Syntax {
  /// Whether a pattern, a parameter or a list of conditions binds a name.
  fileprivate func binds(_ name: String) -> Bool {
    BoundNames.names(in: self).contains(name)
      || tokens(viewMode: .sourceAccurate).contains { token in
        token.text == name
          && (token.parent?.is(FunctionParameterSyntax.self) == true
            || token.parent?.is(ClosureParameterSyntax.self) == true
            || token.parent?.is(ClosureShorthandParameterSyntax.self) == true)
      }
  }
}

extension SyntaxProtocol {
  /// The names of all types around.
  fileprivate var enclosingTypes: [String] {
    upwards.compactMap { node in
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.lastWord
        ?? (node.asProtocol((any DeclGroupSyntax).self) == nil
          ? nil : node.asProtocol((any NamedDeclSyntax).self)?.name.text)
    }
  }
}
