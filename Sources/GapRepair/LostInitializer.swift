// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// What an initialiser does whose body is left out: it makes a neutral object
/// (Documentation/Gaps.md §3.13).
struct LostInitializer {
  let node: InitializerDeclSyntax
  let cause: GapCause

  /// The statements in place of the body; nil where none are known that would compile.
  var text: String? {
    let mark = GapMark.skipped(cause)
    let isOfCoder = node.signature.parameterClause.parameters.first?.firstName.text == "coder"
    // An object that may be none is none, unless a document needs it.
    if node.optionalMark?.tokenKind == .postfixQuestionMark, !isOfCoder {
      return "\(mark); return nil"
    }
    guard let owner else { return nil }
    let call = handedUp
    if let call, call.isSelf { return "\(mark); \(call.text)" }
    if owner.is(ClassDeclSyntax.self) || owner.is(ActorDeclSyntax.self) {
      return ([mark] + assignments(in: owner) + [call?.text].compactMap(\.self))
        .joined(separator: "; ")
    }
    return "\(mark); self = \(GapMark.neutral(cause))"
  }

  private var owner: Syntax? {
    Syntax(node).upwards.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
  }

  /// Neutral values for the stored properties that have to have one.
  private func assignments(in owner: Syntax) -> [String] {
    let members = owner.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    return members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap { $0.namesWithoutValue }
      .map { "self.\($0) = \(GapMark.neutral(cause))" }
  }

  /// The call of another initialiser, with what needs nothing of the body as it stands.
  private var handedUp: (text: String, isSelf: Bool)? {
    let finder = HandedUpCall()
    if let body = node.body { finder.walk(body) }
    guard let call = finder.call else { return nil }
    let parameters = Set(
      node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    let arguments = call.arguments.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      let value = argument.expression
      let isKept = value.isPlain || parameters.contains(value.trimmedDescription)
      return label + (isKept ? value.trimmedDescription : GapMark.neutral(cause))
    }
    let callee = call.calledExpression.trimmedDescription
    let text = "\(finder.isTried ? "try " : "")\(callee)(\(arguments.joined(separator: ", ")))"
    return (text, callee.hasPrefix("self"))
  }
}

/// Finds the call of another initialiser in a body.
private final class HandedUpCall: SyntaxVisitor {
  private(set) var call: FunctionCallExprSyntax?
  private(set) var isTried = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call == nil, node.isHandedUp else { return .visitChildren }
    call = node
    isTried =
      node.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
      && node.parent?.is(TryExprSyntax.self) == true
    return .skipChildren
  }
}

extension ExprSyntax {
  /// A literal, or a member of the type that is expected: `.zero`.
  fileprivate var isPlain: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base == nil }
    return self.is(NilLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }
}

extension VariableDeclSyntax {
  /// The names of stored properties that an initialiser has to give a value.
  fileprivate var namesWithoutValue: [String] {
    let isShared = modifiers.contains {
      ["static", "class", "lazy"].contains($0.name.text)
    }
    guard !isShared else { return [] }
    let isVariable = bindingSpecifier.tokenKind == .keyword(.var)
    return bindings.compactMap { binding in
      guard binding.initializer == nil, let type = binding.typeAnnotation?.type,
        binding.accessorBlock.map({ !$0.isComputed }) ?? true
      else { return nil }
      let isOptional =
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      return isOptional && isVariable ? nil : binding.pattern.trimmedDescription
    }
  }
}
