// Part of Snug, under the Apache License 2.0; see LICENSE.

import SwiftSyntax

/// Whether a value is only read or made: nothing of the app is called, handed over or changed for it.
final class PureScan: SyntaxVisitor {
  private let types: TypeIndex
  private let isOfLooks: Bool
  private var isPure = true

  private init(_ types: TypeIndex, isOfLooks: Bool) {
    self.types = types
    self.isOfLooks = isOfLooks
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter isOfLooks: Whether it is a colour or its like, which anything foreign may make.
  static func isPure(_ value: ExprSyntax, _ types: TypeIndex, isOfLooks: Bool = false) -> Bool {
    let scan = PureScan(types, isOfLooks: isOfLooks)
    scan.walk(value)
    return scan.isPure
  }

  private func fail() -> SyntaxVisitorContinueKind {
    isPure = false
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { fail() }
  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { fail() }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { fail() }
  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind { fail() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { fail() }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    // The object itself, or a function of the app.
    let isObject = name == "self" && node.parent?.is(MemberAccessExprSyntax.self) != true
    return isObject || types.results[name] != nil ? fail() : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.madeType { return types.isDeclared(type) ? fail() : .visitChildren }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return fail() }
    if callee.base == nil { return .visitChildren }
    if ["constraint", "withAlphaComponent"].contains(callee.declName.baseName.text) {
      return .visitChildren
    }
    guard let root = NameChain(node.calledExpression)?.root, root.first?.isUppercase == true,
      !types.isDeclared(root), isOfLooks || ["UI", "CG", "NS"].contains(where: root.hasPrefix)
    else { return fail() }
    return .visitChildren
  }
}

/// What a name is bound to in a function.
final class LocalScan: SyntaxVisitor {
  enum Binding {
    case made(String)
    case parameter(String)
    case other

    func type(ownsParameters: Bool) -> String? {
      switch self {
      case .made(let type): type
      case .parameter(let type): ownsParameters ? type : nil
      case .other: nil
      }
    }
  }

  private let name: String
  private var found: [Binding] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func bindings(of name: String, in function: Syntax) -> [Binding] {
    let scan = LocalScan(name)
    // A property's own name is no local one.
    if let variable = function.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { if let block = binding.accessorBlock { scan.walk(block) } }
    } else {
      scan.walk(function)
    }
    return scan.found
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    guard node.identifier.text == name else { return .skipChildren }
    let value = node.parent?.as(PatternBindingSyntax.self)?.initializer?.value
    let type = value?.as(FunctionCallExprSyntax.self)?.madeType
    found.append(type.map { .made($0) } ?? .other)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name {
      found.append(node.type.plainName.map { .parameter($0) } ?? .other)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { found.append(.other) }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { found.append(.other) }
    return .visitChildren
  }
}

/// Whether a view is given to anybody but the views of its own screen.
final class HandedOutScan: SyntaxVisitor {
  private let name: String
  private let isHarmless: (String) -> Bool
  private var isHandedOut = false

  private init(_ name: String, _ isHarmless: @escaping (String) -> Bool) {
    self.name = name
    self.isHarmless = isHarmless
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter isHarmless: Whether a function of the class's own, by its name, hands nothing on.
  static func isHandedOut(
    _ name: String, in node: Syntax, isHarmless: (String) -> Bool
  ) -> Bool {
    withoutActuallyEscaping(isHarmless) { isHarmless in
      let scan = HandedOutScan(name, isHarmless)
      scan.walk(node)
      return scan.isHandedOut
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, !isHandedOut else { return .visitChildren }
    var value = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      // `.label` and `UIColor.label` are of a type.
      let type = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first
      if access.base == nil || type?.isUppercase == true { return .visitChildren }
      value = Syntax(access)
    }
    while let parent = value.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      value = parent
    }
    isHandedOut = !isKept(value)
    return .visitChildren
  }

  private func isKept(_ value: Syntax) -> Bool {
    guard let parent = value.parent else { return false }
    // `name.member`
    if parent.is(MemberAccessExprSyntax.self) { return true }
    // `name == other`
    if let list = parent.as(ExprListSyntax.self) {
      return !list.contains { $0.is(AssignmentExprSyntax.self) }
    }
    guard let argument = parent.as(LabeledExprSyntax.self) ?? argument(around: parent),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    if call.makesConstraint || call.madeType == "UIStackView" { return true }
    // What the class's own functions do with it stands in their bodies, under another name.
    guard let chain = NameChain(call.calledExpression), !chain.leadsOut else { return false }
    return SightNames.additions.contains(chain.members.last ?? chain.root)
      || chain.members.isEmpty && isHarmless(chain.root)
  }

  /// The argument whose list has an element.
  private func argument(around node: Syntax) -> LabeledExprSyntax? {
    guard node.is(ArrayElementSyntax.self) else { return nil }
    return node.parent?.parent?.parent?.as(LabeledExprSyntax.self)
  }
}

/// Finds a class's declaration in a file.
final class ClassFinder: SyntaxVisitor {
  private let name: String
  private var found: ClassDeclSyntax?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func type(named name: String, in tree: SourceFileSyntax) -> ClassDeclSyntax? {
    let finder = ClassFinder(name)
    finder.walk(tree)
    return finder.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, found == nil { found = node }
    return .visitChildren
  }
}
